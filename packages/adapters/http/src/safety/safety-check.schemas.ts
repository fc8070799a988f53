import { RISK_LEVELS, SAFETY_FLAGS } from "@health-exercise/domain/safety";
import { z } from "zod";
import { number } from "../schemas/numbers.ts";
import { text } from "../schemas/text.ts";

const MAX_CONTENT_LENGTH = 20_000;
const MAX_ENTRIES = 50;
const MAX_ENTRY_LENGTH = 200;
const AGE_YEARS = { min: 0, max: 120 };

/** A text that safety looks at: not empty and not white space alone. */
export const checkedContent = text({ min: 1, max: MAX_CONTENT_LENGTH }).refine(
  (content) => content.trim() !== "",
  "must not be empty",
);

/** A list of what somebody has or takes, in their own words. */
export const healthEntries = z
  .array(text({ max: MAX_ENTRY_LENGTH }))
  .max(MAX_ENTRIES)
  .nullish();

/** What a client can tell about the person whose text is checked. */
export const safetyContextFields = {
  age: number(AGE_YEARS).nullish().meta({ description: "In years." }),
  pregnant: z.boolean().nullish(),
  conditions: healthEntries,
  medications: healthEntries,
  injuries: healthEntries,
};

const userContext = z.object(safetyContextFields).meta({
  description: "What is known about the person; it can raise the risk. Other fields are ignored.",
});

export const safetyCheckBody = z
  .object({
    content: checkedContent,
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
