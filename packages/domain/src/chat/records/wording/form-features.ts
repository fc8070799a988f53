import type { ReadText, Token } from "../../../language/read-text.ts";
import type { TextLanguage } from "../../../language/text-language.ts";
import { labelFeatures } from "../../../safety/learned/label-judge.ts";
import type { Features } from "../../../safety/learned/weight-row.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import { mendRecordWords } from "../mend-record-words.ts";
import type { FoundPeriod } from "../periods/found-period.ts";
import { type RecordReading, readRecordWords } from "../record-reading.ts";

/** Questions are short and share few words: fewer buckets do (design value). */
export const FORM_BUCKETS = 1 << 16;
/** What is longer is told by how it ends, in tokens (design value). */
const MOST_TOKENS = 40;

/** The words of a question, with what stands for any sport and any period, and the cues that the rules found. */
export function formFeatures(
  written: ReadText,
  today: LocalDate,
  language: TextLanguage,
): Features {
  const reading = readRecordWords(written, today);
  const tokens = withPlaces(mendRecordWords(written).words, reading).slice(-MOST_TOKENS);
  const names = [
    ...[...reading.cues].map((cue) => `cue ${cue}`),
    `sports ${Math.min(2, reading.activities.length)}`,
    `periods ${Math.min(2, reading.periods.length)}`,
    `length ${Math.min(5, Math.floor(Math.log2(tokens.length + 1)))}`,
    /[?？]/u.test(written.source) ? "asks" : "says",
    `first ${tokens[0]?.text ?? ""}`,
    `last ${tokens.at(-1)?.text ?? ""}`,
  ];
  return labelFeatures(tokens, names, language, FORM_BUCKETS);
}

/** The words, with one for each sport and each period, since which one it is does not matter. */
function withPlaces(words: readonly Token[], { activities, periods }: RecordReading): Token[] {
  const tokens: Token[] = [];
  const spans = [
    ...periods.map((each) => ({ ...each, name: nameOf(each) })),
    ...activities.map((each) => ({ ...each, name: each.activity ? "<sport>" : "<exercise>" })),
  ];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] as Token;
    const span = spans.find((each) => each.start <= place && place < each.end);
    if (span === undefined) tokens.push(word);
    else {
      const { name: text } = span;
      tokens.push({ ...word, kind: "word", text, singular: text, stem: text, value: undefined });
      place = span.end - 1;
    }
  }
  return tokens;
}

function nameOf({ period }: FoundPeriod): string {
  return period === "future" ? "<future>" : `<${period.kind}>`;
}
