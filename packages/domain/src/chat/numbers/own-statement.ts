import type { Cue, Place, SentenceReading } from "./sentence-parts.ts";
import { type Evidence, evidenceIn } from "./statement-evidence.ts";
import { asks, type Standing } from "./statement-voice.ts";

const YOURS = /\b(?:you|your|yours|youve|youre)\b|[你您]/u;
const OWN: ReadonlySet<Evidence["kind"]> = new Set<Evidence["kind"]>(["did", "kept"]);
const AGAINST_ALL: ReadonlySet<Evidence["kind"]> = new Set<Evidence["kind"]>([
  ...(["sticky", "future", "reported"] as const),
]);

/** Whether nothing in a sentence speaks against a figure's being stated: no advice, plan, supposition or question; `excused` cues aside. */
export function isPlainlyStated(
  figure: Place,
  reading: SentenceReading,
  excused: (cue: Cue) => boolean = () => false,
): boolean {
  if (asks(reading.tokens)) return false;
  const { end } = figure;
  const cues = reading.cues.filter((cue) => !excused(cue));
  return !evidenceIn({ ...reading, cues }).some(
    (each) =>
      (each.kind === "not" && isHere(each, figure, reading)) ||
      (AGAINST_ALL.has(each.kind) && (each.start < end || isHere(each, figure, reading))),
  );
}

/** Whether a sentence speaks of the person, by its own words or those before it. */
export function speaksOfPerson(reading: SentenceReading, standing: Standing): boolean {
  const written = reading.tokens.map(({ text }) => text).join(" ");
  return (
    YOURS.test(written) ||
    standing === "own" ||
    evidenceIn(reading).some(({ kind }) => OWN.has(kind))
  );
}

/** The words of a cue. */
export function wordsOfCue({ start, end }: Cue, { tokens }: SentenceReading): readonly string[] {
  return tokens.slice(start, end).map(({ text }) => text);
}

/** Whether a place is in the clause of a figure, or in one of those over which it reaches: "24 minutes and 31 seconds". */
export function isHere(
  { clause }: Place,
  figure: Place,
  { clauses }: Pick<SentenceReading, "clauses">,
): boolean {
  return clause >= figure.clause && clause <= (clauses[figure.end - 1] ?? figure.clause);
}
