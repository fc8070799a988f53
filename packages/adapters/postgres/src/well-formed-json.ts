/** The JSON of `value` as jsonb takes it: text with half a surrogate pair is mended as the driver mends plain text. */
export function wellFormedJson(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    typeof each === "string" ? each.toWellFormed() : each,
  );
}
