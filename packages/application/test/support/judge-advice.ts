import { createAdviceJudge } from "@health-exercise/domain/chat";
import { ADVICE_WEIGHTS } from "@health-exercise/domain/chat/advice-weights";

/** The judge of replies as it is used. */
export const judgeAdvice = createAdviceJudge(ADVICE_WEIGHTS);
