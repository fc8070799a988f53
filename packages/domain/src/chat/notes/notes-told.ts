import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { triesToInstruct } from "../../safety/content-check/tries-to-instruct.ts";
import type { ContentCheck } from "../../safety/content-check.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import type { SafetyFlag } from "../../safety/safety-flag.ts";
import { oneLine } from "../reply/one-line.ts";
import { CHAT_NOTE_LIMITS, type ToldNote } from "./chat-note.ts";
import { tellingOf, wordsAround } from "./is-told.ts";
import { type NoteSpan, noteSpans } from "./note-spans.ts";
import { type ToldWords, toldWords } from "./told-words.ts";

/** A message about one of these is no place to take notes from, however mild it is. */
const NO_NOTES_BESIDE: ReadonlySet<SafetyFlag> = new Set<SafetyFlag>([
  "self_harm",
  "eating_disorder",
  "energy_deficiency",
  "extreme_diet",
  "doping_or_misuse",
  "substance_use",
  "poisoning",
  "violence",
  "abuse",
  "harassment",
  "sexual_misconduct",
  "privacy_violation",
  "prompt_injection",
]);

/** Addresses of any kind, and long numbers: who keeps notes has no need of them. */
const CONTACT = /@|:\/\/|www\.|\d{6}/i;
/** What joins a clause to the one before it. */
const JOINED = /^and /i;
/** Who tells of themselves does it in fewer places. A design value. */
const MOST_JUDGED = 40;
/** So many words of a Chinese clause may stand before what is told in it. A design value. */
const LONGEST_BEGINNING = 8;

/**
 * What a person tells of themselves in a message that is worth keeping over sessions, in their own words. Nothing from a
 * message that was judged `medium` or higher, that is about a crisis, or that tries to instruct the service.
 */
export function notesTold(
  message: ReadText,
  { riskLevel, flags }: Pick<ContentCheck, "riskLevel" | "flags">,
): readonly ToldNote[] {
  if (isAtLeast(riskLevel, "medium") || flags.some((flag) => NO_NOTES_BESIDE.has(flag))) return [];
  const found = toldWords(message);
  const spans = noteSpans(message, found);
  if (spans.length === 0) return [];
  const isTold = tellingOf(message, found, spans);
  const notes = new Map<string, ToldNote>();
  let judged = 0;
  for (const span of spans) {
    const { topic } = span;
    const { kind } = span.rule;
    const key = `${kind} ${topic}`;
    if (notes.has(key)) continue;
    judged += 1;
    if (judged > MOST_JUDGED || notes.size === CHAT_NOTE_LIMITS.ofMessage) break;
    if (!isTold(span)) continue;
    const text = oneLine(wordsOf(message, found, span), CHAT_NOTE_LIMITS.textLength);
    if (text !== "" && !CONTACT.test(text) && !instructs(text))
      notes.set(key, { kind, topic, text });
  }
  return notes.size > 0 && triesToInstruct(message, "chat") ? [] : [...notes.values()];
}

function instructs(text: string): boolean {
  return triesToInstruct(read(text), "chat");
}

/** From where it is told to the end of the clause, or to where it goes on to something else. */
function wordsOf({ source, words }: ReadText, found: ToldWords, span: NoteSpan): string {
  if (span.rule.kind === "name")
    return source.slice(words[span.start]?.start, words[span.end - 1]?.end);
  const clause = wordsAround(words, span.start, "clause");
  const ends = [...found.end, ...found.asking]
    .map(({ start }) => start)
    .filter((start) => start >= span.end && start < clause.end);
  const end = Math.min(clause.end, ...ends);
  const isChinese = words[span.start]?.kind === "han" || words[span.start]?.kind === "number";
  const begun = [...found.end, ...found.opening]
    .filter((hit) => hit.end <= span.start)
    .map((hit) => hit.end);
  const beginning = Math.max(clause.start, ...begun);
  const isNear = isChinese && span.start - beginning <= LONGEST_BEGINNING;
  const first = words[isNear ? beginning : span.start];
  return source.slice(first?.start, words[end - 1]?.end).replace(JOINED, "");
}
