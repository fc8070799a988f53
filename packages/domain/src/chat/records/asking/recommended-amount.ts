import { inMandarin } from "../../../language/in-mandarin.ts";
import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import { weeklyTargetFor } from "../../../sport/statistics/weekly-target.ts";
import { isMinor } from "../../../user/adulthood.ts";
import type { AskedRecords } from "../asked-records.ts";
import { mendRecordWords } from "../mend-record-words.ts";
import { RECOMMENDED_AMOUNT_WORDS } from "./recommended-amount.data.ts";

type Word = keyof typeof RECOMMENDED_AMOUNT_WORDS;

/** What texts recommend to adults, in MET-minutes (US Department of Health and Human Services, 2018). */
const METS_OF_ADULTS = weeklyTargetFor(null).metMinutes;

const RECOMMENDED: readonly string[] = ["recommend", "推 荐", "建 议"];
const WEEKS: readonly string[] = ["week", "周", "星 期", "礼 拜"];

let finder: PhraseFinder<Word> | undefined;

/**
 * The amount of a week that is recommended to somebody of this age, with how far they are; undefined where a question does
 * not ask for it, or what is written for adults holds for them as well.
 */
export function recommendedAmountFor(
  question: ReadText,
  ageYears: number | null | undefined,
): AskedRecords | undefined {
  if (ageYears == null) return undefined;
  const asked = recommendedAmountIn(question);
  const hasOtherMets = weeklyTargetFor(ageYears).metMinutes !== METS_OF_ADULTS;
  const isOther = isMinor(ageYears) ? asked !== undefined : asked === "met" && hasOtherMets;
  if (!isOther) return undefined;
  const query = {
    metric: asked === "met" ? "met_minutes" : "minutes",
    activity: null,
    period: { kind: "week", weeksAgo: 0 },
    grouping: null,
    comparison: { with: "target" },
  } as const;
  return { kind: "records", query, ask: "recommended" };
}

/** In what a question asks how much exercise is recommended to who writes it; undefined where it asks for nothing of that, or more. */
export function recommendedAmountIn(question: ReadText): "minutes" | "met" | undefined {
  const { words } = mendRecordWords(inMandarin(question));
  finder ??= createPhraseFinder<Word>(phrasesByMeaning<Word>(RECOMMENDED_AMOUNT_WORDS), {
    compare: "singular",
    within: "sentence",
  });
  const { hits } = finder.findAll(words);
  const known = new Set(
    hits.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  const found = new Set(hits.map(({ meaning }) => meaning));
  const isWhole = found.has("amount") && found.has("norm");
  if (known.size < words.length || !isWhole || found.has("done")) return undefined;
  if (found.has("met")) return "met";
  return found.has("exercise") || isOfWeek(words) ? "minutes" : undefined;
}

/** "How much is recommended per week?" is of nothing else. */
function isOfWeek(words: ReadText["words"]): boolean {
  const texts = words.map(({ text }) => text).join(" ");
  return (
    RECOMMENDED.some((each) => texts.includes(each)) && WEEKS.some((each) => texts.includes(each))
  );
}
