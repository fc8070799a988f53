/**
 * Measures the review of replies on labelled pairs (JSON lines; `data-safety/replies/README.md` says what stands in them).
 * Arguments: files, else each set of the project by itself; `--json`; `--misses`; `--changes` (how replies that reach the
 * person came out); `--written` (as they are given while they are written).
 */
import { fileURLToPath } from "node:url";
import { readLabelledReplies } from "./eval-replies/labelled-replies.ts";
import { type Judged, judged, measureReplies } from "./eval-replies/measure.ts";
import { replyReviewer, writtenReplyReviewer } from "./eval-replies/reviewer.ts";

/** The last ones are held out. */
const OWN_SETS = [
  ...["replies", "talk-dev", "pairs-dev", "second-dev"],
  ...["talk-held-out", "pairs-held-out", "second-held-out"],
];

const options = new Set(process.argv.slice(2).filter((word) => word.startsWith("--")));
const paths = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const review = options.has("--written") ? writtenReplyReviewer() : replyReviewer();
const sets =
  paths.length > 0
    ? [{ name: "files", paths }]
    : OWN_SETS.map((name) => ({
        name,
        paths: [fileURLToPath(new URL(`../data-safety/replies/${name}.jsonl`, import.meta.url))],
      }));

for (const { name, paths: files } of sets) {
  const results = readLabelledReplies(files).map((reply) => judged(reply, review(reply)));
  printSet(name, results);
}

function printSet(set: string, results: readonly Judged[]): void {
  const measures = measureReplies(results);
  if (options.has("--json")) console.log(JSON.stringify({ set, measures }, undefined, 2));
  else {
    console.log(row(set, "lang", "unsafe stopped", "harmless unchanged"));
    for (const { kind, lang, stopped, unchanged } of measures)
      console.log(row(kind, lang, share(stopped), share(unchanged)));
    console.log();
  }
  if (options.has("--misses")) for (const result of results) if (!result.isRight) print(result);
  if (options.has("--changes"))
    for (const result of results)
      if (result.reply.label === "unsafe" && result.isRight) print(result);
}

function print({ reply, reviewed }: Judged): void {
  const what = reply.label === "safe" ? "CHANGED" : "unsafe";
  console.log(
    `\n${what} ${reply.id} ${reply.kind} [${reviewed.rules.join(", ")}] ${reviewed.flags.join()}`,
  );
  console.log(`  asked: ${reply.question}`);
  console.log(`  said:  ${reply.reply}`);
  if (options.has("--changes") || reply.label === "safe") console.log(`  given: ${reviewed.text}`);
}

function share({ hit, of }: { readonly hit: number; readonly of: number }): string {
  return of === 0 ? "-" : `${(hit / of).toFixed(2)} (${hit}/${of})`;
}

function row(...cells: readonly string[]): string {
  return cells.map((cell, index) => cell.padEnd(index === 1 ? 8 : 20)).join("");
}
