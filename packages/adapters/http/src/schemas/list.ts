import { z } from "zod";

type ListLimits = { readonly min?: number; readonly max: number };

/**
 * A list of bounded length. One that is too long is refused before its items are looked at: each of
 * them could be at fault, and a body has room for many thousands.
 */
export function list<Item extends z.ZodType>(item: Item, { min = 0, max }: ListLimits) {
  return z.preprocess((value, context) => {
    if (!Array.isArray(value) || value.length <= max) return value;
    context.addIssue({ code: "too_big", origin: "array", maximum: max, inclusive: true });
    return z.NEVER;
  }, z.array(item).min(min).max(max));
}
