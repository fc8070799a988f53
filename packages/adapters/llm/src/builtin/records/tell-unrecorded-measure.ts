import type { RecordAsk } from "@health-exercise/domain/chat";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { CHOICE_TEXTS } from "./choice-texts.data.ts";
import { climbOf } from "./measures.ts";
import { SESSION_MEAN_TEXTS } from "./session-mean-texts.data.ts";
import { beatsText } from "./tell-measured-sessions.ts";
import { periodUpToNow } from "./tell-measures.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

/** What a measure that no sum has comes to over the sessions that tell it; nothing where none is asked for. */
export function unrecordedMeasureSentences(
  fact: FactOf<"sessions">,
  ask: RecordAsk,
  telling: Telling,
): string[] | undefined {
  const { query, of, measured } = fact;
  if (query.metric !== "unrecorded" || measured === undefined) return undefined;
  const { today, language } = telling;
  const texts = CHOICE_TEXTS[language];
  const { value, most, sessions } = measured;
  const activity = activityPhraseOf(of.activity, language);
  // Chinese says that it was exercise.
  const isNamed = of.activity !== null || language === "zh";
  const all = amountOf("sessions", of.amount.totals.sessions, language);
  const told = amountOf("sessions", sessions, language);
  const values = {
    ...periodUpToNow(of.period, today, language),
    ofKind: isNamed ? filled(texts.ofKind, { activity }) : "",
    beats: beatsText({ averageHeartRateBpm: value, maxHeartRateBpm: most }, telling),
    steps: String(value),
    climb: climbOf(value, telling),
    sessions: told,
  };
  const isMean = ask === "a_session" && query.measure !== "heart_rate";
  const mean = filled(SESSION_MEAN_TEXTS[language].measured[query.measure], {
    ...values,
    steps: String(Math.round(value / sessions)),
    climb: climbOf(value / sessions, telling),
  });
  const isWhole = sessions === of.amount.totals.sessions;
  const measuredOf = filled(texts.measuredOf, {
    all,
    measured: language === "zh" ? told : String(sessions),
  });
  return [
    isMean ? mean : filled(texts.measured[query.measure], values),
    ...(isWhole ? [] : [measuredOf]),
  ];
}
