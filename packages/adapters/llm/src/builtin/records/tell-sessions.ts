import type { RecordAsk } from "@health-exercise/domain/chat";
import {
  type DatedSession,
  feelingRatingOf,
  minutesOf,
  noteInFeedback,
  ROUTES,
  recordActivityNamed,
} from "@health-exercise/domain/sport";
import { addDays, daysIn, type LocalDate } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { amountOf, onDate, quotedName, quotedNote } from "./amounts.ts";
import { FACT_TEXTS, type FactTexts } from "./fact-texts.data.ts";
import { MEASURE_TEXTS } from "./measure-texts.data.ts";
import { distanceOf } from "./measures.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";
import { amountSentence } from "./tell-amounts.ts";
import {
  bestSentence,
  isMeasureAsk,
  measuredSentence,
  stretchSentence,
} from "./tell-measured-sessions.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

type Sessions = FactOf<"sessions">;

/** The sessions that were picked out, and of the last one what is asked for. */
export function sessionSentences(fact: Sessions, ask: RecordAsk, telling: Telling): string[] {
  const { language } = telling;
  const texts = FACT_TEXTS[language];
  const [session] = fact.sessions;
  if (fact.query.metric in ROUTES)
    return [stretchSentence(fact, ask, session && valuesOf(session, fact, telling), telling)];
  if (session === undefined && hasPick(fact))
    return [amountSentence(fact.of, measureOfPick(fact), telling)];
  if (session === undefined) return [amountSentence(fact.of, "sessions", telling)];
  switch (fact.query.metric) {
    case "longest":
      return [filled(longestText(ask, texts), valuesOf(session, fact, telling))];
    case "most_calories":
      return [filled(texts.mostCalories, valuesOf(session, fact, telling))];
    case "list":
      return listSentences(fact, telling);
    case "longest_distance":
    case "best_pace":
      return [
        bestSentence(
          fact,
          session,
          fact.query.metric,
          ask,
          valuesOf(session, fact, telling),
          telling,
        ),
      ];
    default:
      return [lastSentence(session, fact, ask, telling)];
  }
}

/** Whether what is asked for is a distance or a pace that no session tells. */
function hasPick({ query, of }: Sessions): boolean {
  const isOfMeasure = query.metric === "longest_distance" || query.metric === "best_pace";
  return isOfMeasure && of.amount.totals.sessions > 0;
}

function measureOfPick({ query }: Sessions): "distance_m" | "pace_s_per_km" {
  return query.metric === "best_pace" ? "pace_s_per_km" : "distance_m";
}

function longestText(ask: RecordAsk, { longest, longestWhen }: FactTexts): string {
  return ask === "when" || ask === "days_since" ? longestWhen : longest;
}

function lastSentence(session: DatedSession, fact: Sessions, ask: RecordAsk, telling: Telling) {
  const texts = FACT_TEXTS[telling.language];
  const values = valuesOf(session, fact, telling);
  if (ask === "note" || ask === "rating") return feedbackSentence(session, values, ask, telling);
  if (isMeasureAsk(ask)) return measuredSentence(session, ask, values, telling);
  if (session.log.sportEnd === null) return filled(texts.lastUntimed, values);
  if (ask === "when") return filled(texts.lastWhen, values);
  if (ask === "how_long") return filled(texts.lastLong, values);
  return filled(ask === "days_since" ? texts.lastSince : texts.last, values);
}

function feedbackSentence(
  { log }: DatedSession,
  values: Readonly<Record<string, string>>,
  ask: "note" | "rating",
  { language }: Telling,
): string {
  const texts = FACT_TEXTS[language];
  const noted = noteInFeedback(log.feedback) ?? log.notes;
  const note = noted === null ? undefined : quotedNote(noted, language);
  const rated = feelingRatingOf(log.feedback);
  const stars = rated === null ? undefined : filled(texts.stars, { n: String(rated) });
  if (ask === "note")
    return note === undefined
      ? filled(texts.noNote, values)
      : filled(texts.note, { ...values, note });
  if (stars === undefined)
    return note === undefined
      ? filled(texts.noRating, values)
      : filled(texts.note, { ...values, note });
  return note === undefined
    ? filled(texts.rating, { ...values, stars })
    : filled(texts.ratingAndNote, { ...values, stars, note });
}

function listSentences({ of, sessions }: Sessions, telling: Telling): string[] {
  const { today, language } = telling;
  const texts = FACT_TEXTS[language];
  const { sessions: count } = of.amount.totals;
  const list = sessions.map(({ log }) => {
    const facts = sessionFacts(log, telling);
    return filled(facts.minutes === "" ? texts.sessionUntimed : texts.session, facts);
  });
  const first = filled(texts.list, {
    ...periodPhraseOf(of.period, today, language),
    sessions: amountOf("sessions", count, language),
    list: list.join(language === "zh" ? "、" : ", "),
  });
  const shown = filled(texts.listMore, { shown: amountOf("sessions", sessions.length, language) });
  return count > sessions.length ? [first, shown] : [first];
}

function valuesOf(
  { log, date }: DatedSession,
  { of }: Sessions,
  telling: Telling,
): Readonly<Record<string, string>> {
  const { today, language } = telling;
  const texts = FACT_TEXTS[language];
  const activity = activityPhraseOf(of.activity, language);
  return {
    ...periodPhraseOf(of.period, today, language),
    activity,
    session: of.activity === null ? texts.anySession : filled(texts.sessionOf, { activity }),
    ...sessionFacts(log, telling),
    calories: amountOf("calories", log.calories, language),
    on: onDate(date, today, language),
    ago: agoOf(date, today, language),
  };
}

function sessionFacts(
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
