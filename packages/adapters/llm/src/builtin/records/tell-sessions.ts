import type { RecordAsk } from "@health-exercise/domain/chat";
import {
  type DatedSession,
  feelingRatingOf,
  noteInFeedback,
  ROUTES,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf, quotedNote } from "./amounts.ts";
import { FACT_TEXTS, type FactTexts } from "./fact-texts.data.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { sessionFacts, valuesOfSession } from "./session-values.ts";
import { amountSentence } from "./tell-amounts.ts";
import { choiceSentences, listOf } from "./tell-choices.ts";
import {
  bestSentence,
  isMeasureAsk,
  measuredSentence,
  measureOfIt,
  stretchSentence,
} from "./tell-measured-sessions.ts";
import { unrecordedMeasureSentences } from "./tell-unrecorded-measure.ts";
import type { FactOf, Telling } from "./telling.ts";

type Sessions = FactOf<"sessions">;

/** The sessions that were picked out, and of the last one what is asked for. */
export function sessionSentences(fact: Sessions, ask: RecordAsk, telling: Telling): string[] {
  const { language } = telling;
  const texts = FACT_TEXTS[language];
  const [session] = fact.sessions;
  const told = unrecordedMeasureSentences(fact, ask, telling) ?? choiceTold(fact, ask, telling);
  if (told !== undefined) return told;
  if (fact.query.metric in ROUTES)
    return [
      stretchSentence(fact, ask, session && valuesOfSession(session, fact, telling), telling),
    ];
  if (session === undefined && hasPick(fact))
    return [amountSentence(fact.of, measureOfPick(fact), telling)];
  if (session === undefined) {
    const sentence = amountSentence(fact.of, "sessions", telling);
    return [ask === "whether" ? filled(texts.no, { sentence }) : sentence];
  }
  switch (fact.query.metric) {
    case "longest":
      return [
        filled(longestText(ask, texts), valuesOfSession(session, fact, telling)),
        ...measureOfIt(session, ask, telling),
      ];
    case "most_calories":
      return [
        filled(texts.mostCalories, valuesOfSession(session, fact, telling)),
        ...measureOfIt(session, ask, telling),
      ];
    case "list":
      return listSentences(fact, ask, telling);
    case "longest_distance":
    case "best_pace":
      return [
        bestSentence(
          fact,
          session,
          fact.query.metric,
          ask,
          valuesOfSession(session, fact, telling),
          telling,
        ),
      ];
    default:
      return [lastSentence(session, fact, ask, telling)];
  }
}

/** What is told of those of a list that are meant. */
function choiceTold(fact: Sessions, ask: RecordAsk, telling: Telling): string[] | undefined {
  const { query } = fact;
  if (!("choice" in query) || query.choice === undefined) return undefined;
  return choiceSentences(fact, query.choice, ask, telling);
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
  const values = valuesOfSession(session, fact, telling);
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

function listSentences(fact: Sessions, ask: RecordAsk, telling: Telling): string[] {
  const { today, language } = telling;
  const texts = FACT_TEXTS[language];
  const { of, sessions } = fact;
  const { sessions: count } = of.amount.totals;
  const isOfDay = of.period.kind === "day";
  const list = sessions.map(({ log }) => {
    const facts = sessionFacts(log, telling);
    return filled(facts.minutes === "" ? texts.sessionUntimed : texts.session, facts);
  });
  const first = filled(texts.list, {
    ...periodPhraseOf(of.period, today, language),
    sessions: amountOf("sessions", count, language),
    list: isOfDay ? list.join(language === "zh" ? "、" : ", ") : listOf(fact, telling),
  });
  const shown = filled(texts.listMore, { shown: amountOf("sessions", sessions.length, language) });
  const told = ask === "whether" ? filled(texts.yes, { sentence: first }) : first;
  return count > sessions.length ? [told, shown] : [told];
}
