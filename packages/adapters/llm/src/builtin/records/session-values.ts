import { read } from "@health-exercise/domain/language";
import {
  type DatedSession,
  minutesOf,
  type RecordActivity,
  recordActivityNamed,
} from "@health-exercise/domain/sport";
import { addDays, daysIn, type LocalDate } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { amountOf, onDate, quotedName } from "./amounts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { MEASURE_TEXTS } from "./measure-texts.data.ts";
import { distanceOf } from "./measures.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

/** What is told of a session that answers a question, by what it is of. */
export function valuesOfSession(
  { log, date }: DatedSession,
  { of }: FactOf<"sessions">,
  telling: Telling,
): Readonly<Record<string, string>> {
  const { today, language } = telling;
  return {
    ...periodPhraseOf(of.period, today, language),
    ...kindOf(log, of.activity, telling),
    ...sessionFacts(log, telling),
    calories: amountOf("calories", log.calories, language),
    on: onDate(date, today, language),
    ago: agoOf(date, today, language),
  };
}

/** The kind of exercise that is asked about: by the name that the person gave it where the session is called so. */
function kindOf(
  { sportName }: DatedSession["log"],
  asked: RecordActivity | null,
  { language }: Telling,
): Readonly<Record<"activity" | "session", string>> {
  const texts = FACT_TEXTS[language];
  const activity = activityPhraseOf(asked, language);
  if (asked === null) return { activity, session: texts.anySession };
  const { title } = asked;
  return title !== undefined && wordsOf(sportName).includes(wordsOf(title))
    ? { activity: title, session: title }
    : { activity, session: filled(texts.sessionOf, { activity }) };
}

function wordsOf(text: string): string {
  return ` ${read(text)
    .words.map(({ singular }) => singular)
    .join(" ")} `;
}

/** What a session says of itself. */
export function sessionFacts(
  { sportName, sportStart, sportEnd, calories, measures }: DatedSession["log"],
  telling: Telling,
) {
  const { language } = telling;
  const texts = RECORD_TEXTS[language];
  const minutes =
    sportEnd === null
      ? ""
      : amountOf("minutes", minutesOf(sportEnd.getTime() - sportStart.getTime()), language);
  const burned = calories === 0 ? "" : amountOf("calories", calories, language);
  const join = minutes === "" ? texts.withOnlyCalories : texts.withSessionCalories;
  return {
    name: quotedName(sportName, language) ?? texts.unnamedSession,
    minutes,
    andDistance:
      measures.distanceMeters === null
        ? ""
        : filled(MEASURE_TEXTS[language].over, {
            distance: distanceOf(measures.distanceMeters, telling, recordActivityNamed(sportName)),
          }),
    andCalories: burned === "" ? "" : filled(join, { calories: burned }),
  };
}

function agoOf(date: LocalDate, today: LocalDate, language: Telling["language"]): string {
  const { daysAgo } = FACT_TEXTS[language];
  if (date === today) return daysAgo.today;
  if (date === addDays(today, -1)) return daysAgo.yesterday;
  return filled(daysAgo.ago, { n: String(daysIn({ start: date, end: today }) - 1) });
}
