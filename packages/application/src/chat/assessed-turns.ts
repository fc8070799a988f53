import {
  type ChatTurn,
  helpsInCrisis,
  type OpenMatter,
  resolvesMatter,
} from "@health-exercise/domain/chat";

/**
 * So much of what the person said before, the latest, can raise the risk (design values): what was said longer ago is
 * mostly over, and an assessment of more text takes long.
 */
const ASSESSED = { turns: 3, characters: 8_000 } as const;

/**
 * The latest of the person's own turns, as far as they are assessed: not what has been looked after since, and not what was
 * told of dying, which limits by the matter that it leaves open alone.
 */
export function assessedTurns(
  history: readonly ChatTurn[],
  open: OpenMatter | null,
): readonly ChatTurn[] {
  if (open?.stage === "resolved") return [];
  const since = history.findLastIndex(
    ({ role, content }) => role === "assistant" && resolvesMatter(content),
  );
  const own = history
    .slice(since + 1)
    .filter(({ role }, index, turns) => {
      const reply = turns[index + 1];
      return role === "user" && !(reply?.role === "assistant" && helpsInCrisis(reply.content));
    })
    .slice(-ASSESSED.turns);
  const lengthFrom = (index: number) =>
    own.slice(index).reduce((sum, { content }) => sum + content.length, 0);
  return own.filter((_, index) => lengthFrom(index) <= ASSESSED.characters);
}
