/**
 * Prints how the check of numbers judges statements about people whose records are known:
 * `node --conditions=@health-exercise/source packages/domain/scripts/eval-statements.ts people.jsonl statements.jsonl`.
 */
import { readFileSync } from "node:fs";
import { evaluate } from "./eval-statements/evaluate.ts";
import { recordedPeople } from "./eval-statements/recorded-people.ts";
import type { Statement } from "./eval-statements/statement.ts";

const [peopleFile, ...files] = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const isVerbose = process.argv.includes("--failures");
if (peopleFile === undefined || files.length === 0)
  throw new Error("Name the people and the statements.");
const rowsOf = (file: string): unknown[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
const people = recordedPeople(rowsOf(peopleFile));
console.log(evaluate(people, files.flatMap(rowsOf) as Statement[], isVerbose));
