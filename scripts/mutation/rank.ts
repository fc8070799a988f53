import { createHash } from "node:crypto";

/** Why a change was not tried: others of its part were drawn. */
export const NOT_DRAWN = "not drawn";

type Place = { readonly line: number; readonly column: number };

/** From where to where a change goes; lines and columns are counted from one. */
export type Span = { readonly start: Place; readonly end: Place };

/** A change to the code, as Stryker tells of it. */
export type Change = {
  readonly file: string;
  readonly location: Span;
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
};

/** Where a change stands in the order in which a seed draws: the same one for as long as it stands where it stands. */
export function rankOf({ file, location, mutatorName, replacement }: Change, seed: string): string {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column];
  return createHash("sha256")
    .update(JSON.stringify([seed, file, place, mutatorName, replacement]))
    .digest("hex");
}
