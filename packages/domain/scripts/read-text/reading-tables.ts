import { coursesOf } from "../../src/language/course.ts";
import { deniedWords } from "../../src/language/denial.ts";
import { readAmounts } from "../../src/language/read-amounts.ts";
import type { ReadText, Token } from "../../src/language/read-text.ts";
import { voicesOf } from "../../src/language/voice.ts";

/** What was read of a text, as tables in Markdown: its sentences, its tokens, its amounts. */
export function readingTables(text: ReadText): string {
  return [sentenceTable(text), tokenTable(text), amountTable(text)].join("\n\n");
}

function sentenceTable(text: ReadText): string {
  const courses = coursesOf(text);
  const voices = voicesOf(text);
  const rows = text.sentences.map(({ start, end }, at) => [
    String(at),
    text.source.slice(start, end),
    courses[at] ?? "",
    Object.entries(voices[at] ?? {})
      .flatMap(([name, is]) => (is ? [name.slice("is".length).toLowerCase()] : []))
      .join(", "),
  ]);
  return table(["sentence", "text", "course", "voice"], rows);
}

function tokenTable(text: ReadText): string {
  const denied = new Set<Token>();
  for (const [at, isDenied] of deniedWords(text).entries())
    if (isDenied === 1) denied.add(text.words[at] as Token);
  const rows = text.tokens.map((token) => [
    text.source.slice(token.start, token.end),
    token.kind,
    token.text,
    token.stem,
    token.value === undefined ? "" : String(token.value),
    `${token.sentence}.${token.clause}`,
    [token.quoted ? "quoted" : "", denied.has(token) ? "denied" : ""].filter(Boolean).join(", "),
  ]);
  return table(["written", "kind", "text", "stem", "value", "clause", ""], rows);
}

function amountTable({ source, tokens }: ReadText): string {
  const rows = readAmounts(tokens).map(({ start, end, unit, low, high, bound }) => [
    source.slice(tokens[start]?.start, tokens[end - 1]?.end),
    unit.measure,
    low === high ? String(low) : `${low}-${high}`,
    bound,
  ]);
  return table(["written", "measure", "amount", "bound"], rows);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}
