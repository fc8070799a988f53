import { createFormJudge } from "@health-exercise/domain/chat";
import { FORM_WEIGHTS } from "@health-exercise/domain/chat/form-weights";

/** The judge of forms of questions about records as it is used. */
export const judgeForm = createFormJudge(FORM_WEIGHTS);
