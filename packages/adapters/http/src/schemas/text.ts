import { isVisible } from "@health-exercise/domain/user";
import { z } from "zod";

type TextLimits = {
  /** In characters (code points), as JSON Schema counts them; default 0. */
  readonly min?: number;
  readonly max: number;
  /** Takes white space off both ends first. */
  readonly trim?: boolean;
  /** Refuses what nobody can see, such as zero-width spaces alone: it is what something is called. */
  readonly isName?: boolean;
};

/**
 * Text of bounded length. Bodies and query strings are searched for NUL characters and lone
 * surrogates before any schema sees them.
 */
export function text({ min = 0, max, trim = false, isName = false }: TextLimits) {
  const base = trim ? z.string().trim() : z.string();
  return base
    .superRefine((value, context) => {
      if (isShorter(value, min)) {
        context.addIssue({ code: "custom", message: shortMessage(min) });
      } else if (isLonger(value, max)) {
        context.addIssue({ code: "custom", message: `must have at most ${max} characters` });
      } else if (isName && value !== "" && !isVisible(value)) {
        context.addIssue({ code: "custom", message: shortMessage(1) });
      }
    })
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max });
}

function shortMessage(min: number): string {
  return min === 1 ? "must not be empty" : `must have at least ${min} characters`;
}

// A character takes one or two code units, so that most texts need no counting.
function isShorter(value: string, min: number): boolean {
  return value.length < min || (value.length < 2 * min && characters(value) < min);
}

/** Whether a text has more characters (code points) than that. */
export function isLonger(value: string, max: number): boolean {
  return value.length > max && (value.length > 2 * max || characters(value) > max);
}

function characters(value: string): number {
  let count = 0;
  for (const _character of value) count += 1;
  return count;
}
