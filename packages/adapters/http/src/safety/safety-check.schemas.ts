import { RISK_LEVELS, SAFETY_FLAGS } from "@health-exercise/domain/safety";
import { z } from "zod";
import { text } from "../schemas/text.ts";
import { userContext } from "./user-context.schemas.ts";

const MAX_CONTENT_LENGTH = 20_000;

/** A text that safety looks at: not empty and not white space alone. */
export const checkedContent = text({ min: 1, max: MAX_CONTENT_LENGTH }).refine(
  (content) => content.trim() !== "",
  "must not be empty",
);

export const safetyCheckBody = z
  .object({
    content: checkedContent.meta({ description: "The text to be checked." }),
    user_context: userContext.nullish(),
  })
  .meta({ id: "SafetyCheckRequest" });

/** The outcome of a check in a response. */
export const safetyOutcome = {
  is_safe: z.boolean().meta({ description: "True for `safe` and `low`." }),
  risk_level: z.enum(RISK_LEVELS),
  flags: z
    .array(z.enum(SAFETY_FLAGS))
    .meta({ description: "What was recognised, most serious first." }),
  warnings: z.array(z.string()).meta({ description: "In the language of the text." }),
};

export const safetyCheck = z
  .object({
    ...safetyOutcome,
    requires_human_review: z.boolean().meta({ description: "True for `high` and `critical`." }),
    safety_disclaimer: z.string(),
  })
  .meta({ id: "SafetyCheck" });
