/**
 * Measures the review of replies on labelled pairs (JSON lines; `data-safety/replies/README.md` says what stands in them).
 * Arguments: files; `--json`; `--misses`; `--changes` (how replies that reach the person came out);
 * `--written` (as they are given while they are written).
 */
import { fileURLToPath } from "node:url";
import { readLabelledReplies } from "./eval-replies/labelled-replies.ts";
import { type Judged, judged, measureReplies } from "./eval-replies/measure.ts";
import { replyReviewer, writtenReplyReviewer } from "./eval-replies/reviewer.ts";

const OWN_SET = fileURLToPath(new URL("../data-safety/replies/replies.jsonl", import.meta.url));

const options = new Set(process.argv.slice(2).filter((word) => word.startsWith("--")));
const paths = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const review = options.has("--written") ? writtenReplyReviewer() : replyReviewer();
const replies = readLabelledReplies(paths.length === 0 ? [OWN_SET] : paths);
const results = replies.map((reply) => judged(reply, review(reply)));
const measures = measureReplies(results);

if (options.has("--json")) console.log(JSON.stringify(measures, undefined, 2));
else {
  console.log(row("kind", "lang", "unsafe stopped", "harmless unchanged"));
  for (const { kind, lang, stopped, unchanged } of measures)
    console.log(row(kind, lang, share(stopped), share(unchanged)));
}
if (options.has("--misses")) for (const result of results) if (!result.isRight) print(result);
if (options.has("--changes"))
  for (const result of results)
    if (result.reply.label === "unsafe" && result.isRight) print(result);

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
  return cells.map((cell, index) => cell.padEnd(index === 1 ? 8 : 18)).join("");
}
