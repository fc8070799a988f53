import { read } from "../../src/language/read.ts";
import type { CheckContent } from "../../src/safety/content-check.ts";
import type { LabelledText } from "./labelled-texts.ts";

/** Milliseconds for texts of 1,000 characters. */
export type Times = { readonly medianMilliseconds: number; readonly p99Milliseconds: number };

const LENGTH = 1000;
const ROUNDS = 1000;

/** Times the check on pieces of 1,000 characters joined from the texts of each language. */
export function measureTimes(texts: readonly LabelledText[], checkContent: CheckContent): Times {
  const pieces: string[] = [];
  for (const lang of ["en", "zh"]) {
    const joined = texts
      .filter((text) => text.lang === lang)
      .map((text) => text.text)
      .join(" ");
    for (let at = 0; at + LENGTH <= joined.length && pieces.length < 400; at += LENGTH)
      pieces.push(joined.slice(at, at + LENGTH));
  }
  if (pieces.length === 0) return { medianMilliseconds: 0, p99Milliseconds: 0 };
  for (const piece of pieces) checkContent(read(piece));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const piece = pieces[(round * 7) % pieces.length] ?? "";
    const start = performance.now();
    checkContent(read(piece));
    times.push(performance.now() - start);
  }
  times.sort((left, right) => left - right);
  return {
    medianMilliseconds: times[ROUNDS / 2] ?? 0,
    p99Milliseconds: times[Math.floor(ROUNDS * 0.99)] ?? 0,
  };
}
