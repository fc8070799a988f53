import { globSync, readFileSync } from "node:fs";
import { COMMON_MISSPELLINGS } from "../../src/language/misspellings.data.ts";
import { readLabelledTexts } from "../eval-safety/labelled-texts.ts";
import { LOOK_ALIKE_WORDS } from "./look-alike-words.data.ts";

const SOURCE = new URL("../../src/", import.meta.url);
const LABELLED = new URL("../../data-safety/own-en.jsonl", import.meta.url);
/** Written by programs, or read where nothing else is: what sessions are called is mended by its own words. */
const LEFT_OUT =
  /scripts|vocabulary|misspellings|weights-|deciding-rules|time-zone|activity-type-translations|aliases-(?:colloquial|everyday)/;
const LITERAL = /"(?:[^"\\\n]|\\.)*"|= `[^`]*`/g;
const APOSTROPHES = /['’]/g;
const WORD = /[a-z]{2,}/g;
/** The beginning of a word in a phrase is no word. */
const BEGINNING = /[a-z0-9]+\*/g;
const LEAST_USES = 3;
const LINE_LENGTH = 110;

/**
 * The text of `src/language/vocabulary.data.ts`: the English words of all phrases and texts of the data files, those that the
 * safe labelled texts use more than once, and those that only look like a misspelling.
 */
export function vocabularyFile(): string {
  const lookAlike = LOOK_ALIKE_WORDS.flatMap((line) => line.split(" "));
  const words = new Set([...wordsOfData(), ...wordsOfLabelledTexts(), ...lookAlike]);
  for (const wrongs of Object.values(COMMON_MISSPELLINGS))
    for (const wrong of wrongs) words.delete(wrong);
  const lines: string[] = [];
  for (const word of [...words].sort()) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return `/**
 * Words that need no mending: those of the phrases and texts of this package, and of everyday texts about exercise.
 * Written by \`scripts/write-vocabulary.ts\`; not to be edited by hand.
 */
export const VOCABULARY: readonly string[] = [
${lines.map((line) => `  "${line}",`).join("\n")}
];
`;
}

function wordsOfData(): string[] {
  return globSync("**/*.data.ts", { cwd: SOURCE })
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => readFileSync(new URL(file, SOURCE), "utf8").match(LITERAL) ?? [])
    .flatMap((literal) => plain(literal).replace(BEGINNING, " ").match(WORD) ?? []);
}

function wordsOfLabelledTexts(): string[] {
  const uses = new Map<string, number>();
  for (const { text, label } of readLabelledTexts([LABELLED])) {
    if (label !== "safe") continue;
    for (const word of plain(text).match(WORD) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return [...uses].filter(([, count]) => count >= LEAST_USES).map(([word]) => word);
}

function plain(text: string): string {
  return text.toLowerCase().replace(APOSTROPHES, "");
}
