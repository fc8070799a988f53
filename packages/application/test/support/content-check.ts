import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";

/** The content check as it is used. */
export const contentCheck = createContentCheck(CONTENT_CHECK_WEIGHTS);
