/**
 * Writes a MET table of the domain from its CSV form.
 *
 *   node packages/domain/scripts/write-met-data.mjs <table.csv> <adult-2024|older-adult-2024|wheelchair-2024>
 *
 * The CSV has the columns code, heading_code, heading, description, met, met_system and baseline_kcal_per_kg_h.
 * Values are copied as they stand: no MET is changed and no activity is merged or left out.
 */
import { readFileSync, writeFileSync } from "node:fs";

const TABLES = {
  "adult-2024": {
    name: "ADULT_2024",
    title: "2024 Adult Compendium of Physical Activities",
    citation: "Herrmann SD, Willis EA, Ainsworth BE, et al. J Sport Health Sci 2024;13(1):6-12.",
    coverage: "1,111 of the 1,114 published rows.",
  },
  "older-adult-2024": {
    name: "OLDER_ADULT_2024",
    title: "2024 Older Adult Compendium of Physical Activities",
    citation: "Willis EA, Herrmann SD, Hastert M, et al. J Sport Health Sci 2024;13(1):13-17.",
    coverage: "All 99 rows.",
  },
  "wheelchair-2024": {
    name: "WHEELCHAIR_2024",
    title: "2024 Wheelchair Compendium of Physical Activities",
    citation: "Conger SA, Herrmann SD, Willis EA, et al. J Sport Health Sci 2024;13(1):18-23.",
    coverage:
      "All 124 rows. The published heading code is 90 for every row; the first three\n * digits of the code tell them apart.",
  },
};

/** Fields of each record, quotes and doubled quotes resolved. */
function readCsv(text) {
  const records = [];
  let record = [];
  let field = "";
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[index + 1] === '"') {
        field += '"';
        index += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ",") {
      record.push(field);
      field = "";
    } else if (character === "\n") {
      record.push(field);
      records.push(record);
      record = [];
      field = "";
    } else if (character !== "\r") field += character;
  }
  if (field !== "" || record.length > 0) records.push([...record, field]);
  return records;
}

const [csvPath, edition] = process.argv.slice(2);
const table = TABLES[edition];
if (csvPath === undefined || table === undefined) {
  console.error(`Usage: write-met-data.mjs <table.csv> <${Object.keys(TABLES).join("|")}>`);
  process.exit(1);
}

const [columns, ...records] = readCsv(readFileSync(csvPath, "utf8"));
const rows = records.map((record) =>
  Object.fromEntries(columns.map((column, index) => [column, record[index]])),
);
const headingCodeOf = (row) =>
  edition === "wheelchair-2024" ? row.code.slice(0, 3) : row.heading_code;
const headings = new Map(rows.map((row) => [headingCodeOf(row), row.heading]));

/** Fields of a row are separated by bars, so none may hold one; nor what ends or fills a template literal. */
function fieldOf(value) {
  if (/[|`\\\n]|\$\{/.test(value))
    throw new Error(`No field of a row can be ${JSON.stringify(value)}.`);
  return value;
}

const lines = [
  "/**",
  ` * ${table.title}: ${table.coverage}`,
  ` * ${table.citation}`,
  " * Source: https://pacompendium.com. Free to use with the citation; no MET may be changed and no activities merged.",
  ` * Written by scripts/write-met-data.mjs; do not edit by hand.`,
  " */",
  'import type { MetHeadingRecord } from "./met-record.ts";',
  "",
  `/** Headings of the ${table.title}: code and name as published. */`,
  `export const ${table.name}_HEADINGS: readonly MetHeadingRecord[] = [`,
  ...[...headings].map(
    ([code, heading]) => `  [${JSON.stringify(code)}, ${JSON.stringify(heading)}],`,
  ),
  "];",
  "",
  `/** Rows of the ${table.title}: code, heading code, MET and description. */`,
  `export const ${table.name}_ROWS = \``,
  ...rows.map((row) =>
    [row.code, headingCodeOf(row), row.met, row.description].map(fieldOf).join("|"),
  ),
  "`;",
  "",
];
writeFileSync(new URL(`../src/sport/met/${edition}.data.ts`, import.meta.url), lines.join("\n"));
