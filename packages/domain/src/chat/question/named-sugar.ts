import { languageOfMessage } from "../../language/language-of-message.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning, phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { bloodSugarIn } from "../../safety/content-check/blood-sugar.ts";
import { type DiabetesType, diabetesTypesIn } from "../person/diabetes-type.ts";
import { readRecordActivities } from "../records/kinds/read-record-activities.ts";

/** What a measured blood sugar means before exercise, where texts say it in words. */
const TOO_HIGH = { en: ", too high before exercise", zh: "，太高，运动前" } as const;
/** What is asked with one that is neither low nor too high, as texts call it. */
const TO_BEGIN_WITH = {
  type_1_diabetes: {
    en: ", what glucose level to start exercise, how many carbs, type 1 diabetes",
    zh: "，1型糖尿病运动前血糖多少要先吃糖",
  },
  eating: {
    en: ", should diabetics eat before exercise",
    zh: "，糖尿病运动前要吃东西吗",
  },
  beginning: { en: ", before exercise with diabetes", zh: "，糖尿病运动前" },
} as const;
const HIGH_NAMED = /高|\bhigh\b/iu;

/** "What should my sugar be", "sugar levels before a run": what is measured in the blood, and nothing that is eaten. */
const MEASURED = [
  "(my|her|his|the|your) (sugar|sugars) (level|levels|reading|readings|) (be|is|was|are|were|at|goes|went|falls|fell|crashes|rises|spikes)",
  "(my|her|his|the|your) (sugar|sugars) (drop|drops|dropped|dip|dips)",
  "(sugar|sugars) (level|levels|reading|readings|number|numbers|target|targets|range)",
];
const SUGAR: ReadonlySet<string> = new Set(["sugar", "sugars"]);

/** "Eat something first?", "ok to lift?" */
const TO_BEGIN = {
  eating: [
    "(eat|eating|ate|snack|carb|carbs|banana|juice|food|fuel|bite)",
    "(吃|食|加餐|垫|喝|饮)",
  ],
  beginning: [
    "(start|begin|train|training|exercise|exercising|workout|work out|lift|gym|class|sport)",
    "(运动|锻炼|训练|练|健身|举铁|做gym|开始)",
  ],
} as const;

let asking: PhraseFinder<keyof typeof TO_BEGIN> | undefined;
let measured: PhraseFinder<true> | undefined;

/**
 * A question whose blood sugar is called that where only sugar is spoken of, and which says so where it is high, or what is asked where
 * it is neither high nor low, for somebody of these types of diabetes.
 */
export function withSugarNamed(question: ReadText, types: readonly DiabetesType[] = []): ReadText {
  const { source } = question;
  if (HIGH_NAMED.test(source)) return question;
  const sugar = bloodSugarIn(question);
  const language = languageOfMessage(question);
  if (sugar?.level === "medium") return read(source.trim() + TOO_HIGH[language]);
  const isEven = sugar?.isOfNow === true && sugar.level === undefined;
  const asked = isEven ? askedWith(question) : undefined;
  if (asked === undefined) return withBloodNamed(question);
  const named = diabetesTypesIn(question);
  const [type, ...others] = named.length > 0 ? named : types;
  const isOfFirst = type === "type_1_diabetes" && others.length === 0;
  return read(source.trim() + TO_BEGIN_WITH[isOfFirst ? "type_1_diabetes" : asked][language]);
}

/** Whether somebody asks to eat or to begin, with what they measured. */
function askedWith(question: ReadText): keyof typeof TO_BEGIN | undefined {
  asking ??= createPhraseFinder(phrasesByMeaning(TO_BEGIN), { within: "sentence" });
  const found = new Set(asking.findAll(question.words).hits.map(({ meaning }) => meaning));
  if (found.has("eating")) return "eating";
  return found.size > 0 || readRecordActivities(question).length > 0 ? "beginning" : undefined;
}

function withBloodNamed(question: ReadText): ReadText {
  const { source, words } = question;
  measured ??= createPhraseFinder(phrasesWith(MEASURED, true as const));
  const [found] = measured.find(words);
  if (found === undefined && bloodSugarIn(question) === undefined) return question;
  const from = found?.start ?? 0;
  const place = words.findIndex(({ text }, at) => at >= from && SUGAR.has(text));
  const sugar = words[place];
  if (sugar === undefined || words[place - 1]?.text === "blood") return question;
  return read(`${source.slice(0, sugar.start)}blood ${source.slice(sugar.start)}`);
}
