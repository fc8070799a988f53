import type { ChatTurn } from "@health-exercise/domain/chat";

/**
 * So much of what the person said before, the latest, can raise the risk (design values): what was said longer ago is
 * mostly over, and an assessment of more text takes long.
 */
const ASSESSED = { turns: 3, characters: 8_000 } as const;

/** The latest of the person's own turns, as far as they are assessed. */
export function assessedTurns(history: readonly ChatTurn[]): readonly ChatTurn[] {
  const own = history.filter(({ role }) => role === "user").slice(-ASSESSED.turns);
  const lengthFrom = (index: number) =>
    own.slice(index).reduce((sum, { content }) => sum + content.length, 0);
  return own.filter((_, index) => lengthFrom(index) <= ASSESSED.characters);
}
