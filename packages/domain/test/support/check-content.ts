import { createAdviceJudge } from "../../src/chat/advice/advice-judge.ts";
import { ADVICE_WEIGHTS } from "../../src/chat/advice-weights.ts";
import { read } from "../../src/language/read.ts";
import { createContentCheck } from "../../src/safety/content-check/check-content.ts";
import { CONTENT_CHECK_WEIGHTS } from "../../src/safety/content-check/weights.ts";
import type { ContentCheck, ContentKind, SafetyContext } from "../../src/safety/content-check.ts";

/** The content check as it is used. */
export const contentCheck = createContentCheck(CONTENT_CHECK_WEIGHTS);

/** The judge of advice as it is used. */
export const judgeAdvice = createAdviceJudge(ADVICE_WEIGHTS);

/** The same check of a text that is not read yet. */
export function checkContent(
  text: string,
  context?: SafetyContext,
  kind?: ContentKind,
): ContentCheck {
  return contentCheck(read(text), context, kind);
}
