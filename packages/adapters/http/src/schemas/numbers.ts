import { z } from "zod";

type Bounds = { readonly min: number; readonly max: number };

/** A whole number in JSON; `1.5`, `"5"` and numbers out of bounds are refused. */
export function integer({ min, max }: Bounds) {
  // Beyond what is exact in JSON, too, the bound that is told is that of the field.
  const error = ({ code }: z.core.$ZodRawIssue) => {
    if (code === "too_big") return `must be at most ${max}`;
    return code === "too_small" ? `must be at least ${min}` : undefined;
  };
  return z.int({ error }).min(min).max(max);
}

/** A number in JSON. */
export function number({ min, max }: Bounds) {
  return z.number().min(min).max(max);
}

/** A whole number in a query string or form: decimal digits only. */
export function integerText(bounds: Bounds) {
  return numberText(/^-?\d{1,16}$/, "must be a whole number", { type: "integer", ...bounds });
}

/** A number in a query string or form: decimal digits, at most one point, no exponent. */
export function decimalText(bounds: Bounds) {
  return numberText(/^-?\d{1,15}(?:\.\d{1,15})?$/, "must be a number", {
    type: "number",
    ...bounds,
  });
}

function numberText(
  pattern: RegExp,
  expectation: string,
  { type, min, max }: Bounds & { readonly type: "integer" | "number" },
) {
  return z
    .string()
    .transform((digits, context) => {
      const value = pattern.test(digits) ? Number(digits) : Number.NaN;
      if (value >= min && value <= max) return value;
      const message = `${expectation} from ${min} to ${max}`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .meta({ type, minimum: min, maximum: max });
}
