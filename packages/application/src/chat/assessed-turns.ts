import { type ChatTurn, helpsInCrisis } from "@health-exercise/domain/chat";
import { read } from "@health-exercise/domain/language";
import { type CheckContent, checkInSteps } from "@health-exercise/domain/safety";
import type { Steps } from "@health-exercise/domain/user";

/**
 * So much of what the person said before, the latest, can raise the risk (design values): what was said longer ago is
 * mostly over, and an assessment of more text takes long.
 */
const ASSESSED = { turns: 3, characters: 8_000 } as const;

/**
 * The latest of the person's own turns, as far as they are assessed: not those that told of dying and nothing else, which
 * limit by the matter that they leave open alone. Found step by step.
 */
export function* assessedTurnsInSteps(
  history: readonly ChatTurn[],
  checkContent: CheckContent,
): Steps<readonly ChatTurn[]> {
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
  return assessed;
}

function* tellsOfDyingAlone(content: string, checkContent: CheckContent): Steps<boolean> {
  const { findings } = yield* checkInSteps(checkContent, read(content));
  return findings.every(({ flag }) => flag === "self_harm");
}
