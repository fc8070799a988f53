import type { Token } from "../../language/read-text.ts";

/** The places of quoted questions: examples of what can be asked. */
export function quotedQuestions(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let start = 0; start < tokens.length; ) {
    let end = start;
    while (tokens[end]?.quoted === true) end += 1;
    if (tokens[end - 1]?.text === "?") for (let at = start; at < end; at += 1) places.add(at);
    start = end + 1;
  }
  return places;
}
