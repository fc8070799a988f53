/**
 * Measures the content check on labelled texts (JSON lines: id, text, lang, and where known label, set, type or kind,
 * min_risk and flags). Arguments: files or directories; `--json`; `--misses N`; `--parts` for how texts of
 * each writer, length and script fare, and with slips of the finger.
 */
import { createContentCheck } from "../src/safety/content-check/check-content.ts";
import { CONTENT_CHECK_WEIGHTS } from "../src/safety/content-check/weights.ts";
import { printBreakdown } from "./eval-safety/breakdown.ts";
import { readLabelledTexts } from "./eval-safety/labelled-texts.ts";
import { measure } from "./eval-safety/measure.ts";
import { printMeasures, printMisses } from "./eval-safety/print.ts";
import { measureTimes } from "./eval-safety/times.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
const DEFAULT_SET = new URL("../data-safety/", import.meta.url);

const paths: string[] = [];
let asJson = false;
let isBrokenDown = false;
let misses = 0;
const words = process.argv.slice(2);
for (let index = 0; index < words.length; index += 1) {
  const word = words[index] ?? "";
  if (word === "--json") asJson = true;
  else if (word === "--parts") isBrokenDown = true;
  else if (word === "--misses") {
    misses = Number(words[index + 1] ?? "20");
    index += 1;
  } else paths.push(word);
}

const texts = readLabelledTexts(paths.length === 0 ? [DEFAULT_SET] : paths);
const measures = measure(texts, checkContent);
const times = measureTimes(texts, checkContent);
if (isBrokenDown) printBreakdown(texts, checkContent);
else if (asJson) console.log(JSON.stringify({ ...measures, times }, undefined, 2));
else printMeasures(measures, times);
if (misses > 0) printMisses(texts, checkContent, misses);
