import { type ChatTurn, helpsInCrisis, isClearedBy, isSeenBy } from "@health-exercise/domain/chat";
import { type ReadText, read } from "@health-exercise/domain/language";
import { type CheckContent, checkInSteps } from "@health-exercise/domain/safety";
import type { Steps } from "@health-exercise/domain/user";

/**
 * So much of what the person said before, the latest, can raise the risk (design values): what was said longer ago is
 * mostly over, and an assessment of more text takes long.
 */
const ASSESSED = { turns: 3, characters: 8_000 } as const;

/** What the person wrote in earlier turns, word for word, the latest last. */
export function ownWordsIn(history: readonly ChatTurn[]): readonly string[] {
  return history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
}

/** What the person said before, parted by the last time that they told of a doctor who found nothing. */
export type AssessedTurns = {
  readonly history: readonly ChatTurn[];
  /** Before that: what lasts of it limits, its signs are over. */
  readonly lookedAt: readonly ChatTurn[];
};

/**
 * The latest of the person's own turns before a message, as far as they are assessed: not those that told of dying and nothing else, which
 * limit by the matter that they leave open alone. Found step by step.
 */
export function* assessedTurnsInSteps(
  message: ReadText,
  history: readonly ChatTurn[],
  checkContent: CheckContent,
): Steps<AssessedTurns> {
  const own = history
    .map((turn, index) => ({ turn, reply: history[index + 1] }))
    .filter(({ turn }) => turn.role === "user")
    .slice(-ASSESSED.turns);
  const assessed: ChatTurn[] = [];
  let characters = 0;
  for (const { turn, reply } of own.toReversed()) {
    characters += turn.content.length;
    if (characters > ASSESSED.characters) break;
    const wasHelped = reply?.role === "assistant" && helpsInCrisis(reply.content);
    if (!(wasHelped && (yield* tellsOfDyingAlone(turn.content, checkContent))))
      assessed.unshift(turn);
  }
  if (isClearedBy(message)) return { history: [], lookedAt: assessed };
  const cleared = Math.max(
    0,
    assessed.findLastIndex(({ content }) => isClearedBy(read(content))),
  );
  return { history: assessed.slice(cleared), lookedAt: assessed.slice(0, cleared) };
}

/** The same turns parted by the last time that a doctor is told to have looked, whatever came of it; undefined where none is. */
export function partedOnceSeen(
  message: ReadText,
  { history, lookedAt }: AssessedTurns,
): AssessedTurns | undefined {
  const seen = isSeenBy(message)
    ? history.length
    : history.findLastIndex(({ content }) => isSeenBy(read(content)));
  if (seen <= 0) return undefined;
  return { history: history.slice(seen), lookedAt: [...lookedAt, ...history.slice(0, seen)] };
}

function* tellsOfDyingAlone(content: string, checkContent: CheckContent): Steps<boolean> {
  const { findings } = yield* checkInSteps(checkContent, read(content));
  return findings.every(({ flag }) => flag === "self_harm");
}
