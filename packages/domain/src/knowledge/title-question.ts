import type { ReadText } from "../language/read-text.ts";

const MARKS = new Set(["?", "？"]);
const NO = new Set(["no", "nope"]);
const YES = new Set(["yes"]);

/** Whether a title asks. */
export function asksSomething({ tokens, words }: ReadText): boolean {
  return MARKS.has(tokens.at(-1)?.text ?? "") || words.at(-1)?.text === "吗";
}

/** What the first word of an answer says to a question of yes and no; undefined for any other answer. */
export function answerOf({ words }: ReadText): "yes" | "no" | undefined {
  const first = words[0]?.text ?? "";
  if (NO.has(first)) return "no";
  return YES.has(first) ? "yes" : undefined;
}
