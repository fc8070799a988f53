import { expect } from "vitest";
import type { SaidScope } from "../../../src/chat/numbers/claim-scope.ts";
import { claimsIn } from "../../../src/chat/numbers/claims-in.ts";
import type { ClaimReading, NumberClaim } from "../../../src/chat/numbers/number-claim.ts";
import { type SaidFigure, saidFigure } from "../../../src/chat/numbers/said-figure.ts";
import type { Place, SentenceReading } from "../../../src/chat/numbers/sentence-parts.ts";
import { readSentence } from "../../../src/chat/numbers/sentence-reading.ts";
import type { Amount } from "../../../src/language/amount.ts";
import { read } from "../../../src/language/read.ts";
import { saidTokens } from "../../../src/language/text-lines.ts";
import type { RecordPeriod, RecordQuery } from "../../../src/sport/records/record-query.ts";
import { TODAY } from "./some-facts.ts";
import { toldFacts } from "./told-facts.ts";

/** What a text comes to, in words. */
type Row = readonly [text: string, ...outcomes: readonly string[]];

/** Every text comes to what stands beside it. */
export function expectEach(of: (text: string) => string | readonly string[], rows: readonly Row[]) {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(([text]) => [text, of(text)].flat())).toEqual(rows);
}

/** The first sentence of a text as it is read. */
export function sentenceOf(text: string): SentenceReading {
  const reply = read(text);
  const [sentence] = reply.sentences;
  return readSentence(sentence === undefined ? [] : saidTokens(reply, sentence), text, TODAY);
}

/** The figures of a sentence before which nothing was said. */
export function figuresOf(text: string): readonly SaidFigure[] {
  const reading = sentenceOf(text);
  const context = { today: TODAY, lead: undefined, carried: [] };
  return reading.figures.map((figure) => saidFigure(figure, reading, context));
}

/** Words of a sentence: those of a place. */
export function wordsAt({ tokens }: SentenceReading, { start, end }: Omit<Place, "clause">) {
  const words = tokens.slice(start, end).map(({ text }) => text);
  return words.join(" ");
}

/** A figure: how it is bounded, how much it is, and of what. */
export function amountInWords({ bound, low, high, measure, form }: Amount): string {
  const range = low === high ? `${rounded(low)}` : `${rounded(low)}-${rounded(high)}`;
  const words = [bound === "exact" ? "" : bound, range, measure, form === "plain" ? "" : form];
  return words.filter((word) => word !== "").join(" ");
}

/** What a reply claims, and each way in which it can be meant with the values that would be right, the likeliest first. */
export function claimsOf(
  text: string,
  asked: SaidScope | null = null,
  told: readonly Amount[] = [],
): readonly string[] {
  const context = { today: TODAY, asked, told, isQuoted: () => false };
  return claimsIn(read(text), context).map(claimInWords);
}

function claimInWords({ amount, meaning }: NumberClaim): string {
  const said = amountInWords(amount);
  if (meaning.kind === "body") return `${said}: ${meaning.measure}`;
  const readings = meaning.readings.map(readingInWords).join("; ");
  return `${said}${meaning.isCertain ? "!" : ""}: ${inShort(readings)}`;
}

/** What is asked of the records, and the values that would be right. */
function readingInWords({ queries, values }: ClaimReading): string {
  const facts = queries.flatMap((query) => toldFacts(query) ?? []);
  const right = values(facts)?.map(rounded).join("/") ?? "?";
  return `${queries.map(queryInWords).join(" & ")} ${right === "" ? "none" : right}`;
}

function queryInWords(query: RecordQuery): string {
  const metric = query.metric === "minutes" ? "" : query.metric;
  const activity = "activity" in query ? (query.activity?.name ?? "") : "";
  const target = "comparison" in query && query.comparison !== null ? "target" : "";
  const period = "period" in query ? periodInWords(query.period) : "";
  return [metric, target, activity, period].filter((word) => word !== "").join(" ");
}

export function periodInWords(period: RecordPeriod | "future"): string {
  if (period === "future") return period;
  switch (period.kind) {
    case "ever":
      return "ever";
    case "day":
      return period.date;
    case "week":
      return `w${period.weeksAgo}`;
    case "month":
      return `${period.year}-${period.month}`;
    case "year":
      return `${period.year}`;
    case "last_days":
      return `last${period.days}`;
    case "since":
      return `since ${period.date}`;
    case "range":
      return `${period.start}..${period.end}`;
  }
}

const NOW = ["ever", "w0", "2026-03-06", "2026-3", "2026"];
const RECENT = ["w1", "last7", "last30", "2026-03-05", "2026-2"];
const [OPEN_DAYS, NOW_DAYS] = [[...NOW, ...RECENT], NOW].map(
  (days) =>
    new RegExp(
      `((?:[^;\\d ]+ )*)${days.map((each, at) => (at === 0 ? `${each} ([^;]+)` : `(?:\\1)${each} [^;]+`)).join("; ")}`,
      "g",
    ),
) as [RegExp, RegExp];

/** All days that can be meant where none are named are "open", or "now" without those before now; with what is right of all days. */
function inShort(readings: string): string {
  return readings.replace(OPEN_DAYS, "$1open $2").replace(NOW_DAYS, "$1now $2");
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
