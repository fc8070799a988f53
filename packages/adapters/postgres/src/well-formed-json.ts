/** How half a surrogate pair is written in JSON; a text that holds these signs themselves looks like it too. */
const MAYBE_HALF_A_PAIR = "\\ud";

/** The JSON of `value` as jsonb takes it: text with half a surrogate pair is mended as the driver mends plain text. */
export function wellFormedJson(value: unknown): string {
  // To look at each value costs as much again as writing them.
  const json = JSON.stringify(value);
  if (!json.includes(MAYBE_HALF_A_PAIR)) return json;
  return JSON.stringify(value, (_, each) =>
    typeof each === "string" ? each.toWellFormed() : each,
  );
}
