import type { RecordAsk } from "@health-exercise/domain/chat";
import {
  type DatedSession,
  durationMilliseconds,
  minutesOf,
  type RecordPickQuery,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { CHOICE_TEXTS } from "./choice-texts.data.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { MEASURE_TEXTS } from "./measure-texts.data.ts";
import { distanceOf } from "./measures.ts";
import { valuesOfSession } from "./session-values.ts";
import { amountSentence } from "./tell-amounts.ts";
import { beforeLastSentence } from "./tell-days.ts";
import { meanSentences } from "./tell-mean.ts";
import { measuresOf } from "./tell-measured-sessions.ts";
import { periodUpToNow } from "./tell-measures.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

type Sessions = FactOf<"sessions">;
type Values = Readonly<Record<string, string>>;
type RecordChoice = NonNullable<RecordPickQuery["choice"]>;
type SessionBound = Extract<RecordChoice, { readonly by: "bound" }>["bound"];

/** Some of the sessions: the latest, the one that was least, or those of so much time or way. */
export function choiceSentences(
  fact: Sessions,
  choice: RecordChoice,
  ask: RecordAsk,
  telling: Telling,
): string[] {
  const [session] = fact.sessions;
  if (choice.by === "bound") return boundSentences(fact, choice.bound, ask, telling);
  if (session === undefined) return noneSentences(fact, choice.by, telling);
  if (ask === "before_last" && choice.by === "latest")
    return [beforeLastSentence(fact, choice.count, telling)];
  const best = choice.by === "latest" ? bestOfBounded(fact, telling) : undefined;
  if (best !== undefined && choice.by === "latest")
    return [
      filled(CHOICE_TEXTS[telling.language].bestOfLatest, { ...best, count: String(choice.count) }),
    ];
  if (choice.by === "latest")
    return [...latestSentences(fact, choice.count, telling), ...meanSentences(fact, ask, telling)];
  if (choice.by !== "shortest" && choice.by !== "slowest")
    return [mostSentence(fact, session, choice.by, telling)];
  return [
    leastSentence(fact, session, choice.by, telling),
    ...sideSentences(session, ask, telling),
  ];
}

const MEASURE_OF = { most_beats: "heart_rate", most_steps: "steps", most_climb: "climb" } as const;

/** Where no session is meant: there is none at all, or none tells what is asked for. */
function noneSentences({ of }: Sessions, by: RecordChoice["by"], telling: Telling): string[] {
  const { unknown, whereFrom } = MEASURE_TEXTS[telling.language];
  const isUnmeasured = of.amount.totals.sessions > 0 && by in MEASURE_OF;
  if (!isUnmeasured) return [amountSentence(of, "sessions", telling)];
  return [unknown[MEASURE_OF[by as keyof typeof MEASURE_OF]], whereFrom];
}

/** What was measured of the session beside, where that is asked for. */
function sideSentences(session: DatedSession, ask: RecordAsk, telling: Telling): string[] {
  if (ask !== "heart_rate" && ask !== "steps" && ask !== "climb") return [];
  const { sides } = CHOICE_TEXTS[telling.language];
  const values = measuresOf(session, telling);
  const isKnown = values[ask === "heart_rate" ? "beats" : ask] !== undefined;
  return [isKnown ? filled(sides[ask], values) : MEASURE_TEXTS[telling.language].unknown[ask]];
}

function latestSentences(fact: Sessions, count: number, telling: Telling): string[] {
  const { of, sessions } = fact;
  const { language } = telling;
  const texts = CHOICE_TEXTS[language];
  const list = listOf(fact, telling);
  const values = { ...periodUpToNow(of.period, telling.today, language), list };
  const all = amountOf("sessions", sessions.length, language);
  const isWhole = sessions.length === count;
  const text = of.activity === null ? texts.latestOfAny : texts.latest;
  const activity = activityPhraseOf(of.activity, language);
  const told = isWhole
    ? filled(text, { ...values, activity, count: String(count) })
    : filled(FACT_TEXTS[language].list, { ...values, sessions: all });
  return sessions.length > 1 ? [told, ...togetherSentences(fact, telling)] : [told];
}

/** Their time, way and energy together, each where all of them tell it. */
function togetherSentences({ of, sessions }: Sessions, telling: Telling): string[] {
  const { language } = telling;
  const times = sessions.flatMap(({ log }) => durationMilliseconds(log) ?? []);
  const ways = sessions.flatMap(({ log }) => log.measures.distanceMeters ?? []);
  const energies = sessions.flatMap(({ log }) => (log.calories > 0 ? [log.calories] : []));
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
  const isWhole = (values: readonly number[]) => values.length === sessions.length;
  const sums = [
    ...(isWhole(times) ? [amountOf("minutes", minutesOf(sum(times)), language)] : []),
    ...(isWhole(ways) ? [distanceOf(sum(ways), telling, of.activity)] : []),
    ...(isWhole(energies) ? [amountOf("calories", sum(energies), language)] : []),
  ];
  if (sums.length === 0) return [];
  const joined = sums.join(language === "zh" ? "，" : ", ");
  return [filled(CHOICE_TEXTS[language].together, { sums: joined })];
}

function mostSentence(
  fact: Sessions,
  session: DatedSession,
  by: keyof typeof MEASURE_OF,
  telling: Telling,
): string {
  const { today, language } = telling;
  return filled(CHOICE_TEXTS[language][by], {
    ...valuesOfSession(session, fact, telling),
    ...periodUpToNow(fact.of.period, today, language),
    ...measuresOf(session, telling),
  });
}

function leastSentence(
  fact: Sessions,
  session: DatedSession,
  by: "shortest" | "slowest",
  telling: Telling,
): string {
  const { today, language } = telling;
  const texts = CHOICE_TEXTS[language];
  const values = {
    ...valuesOfSession(session, fact, telling),
    ...periodUpToNow(fact.of.period, today, language),
  };
  if (by === "shortest") return filled(texts.shortest, values);
  const told = { ...values, ...measuresOf(session, telling) };
  return filled("pace" in told ? texts.slowestPace : texts.slowestSpeed, told);
}

function boundSentences(
  fact: Sessions,
  bound: SessionBound,
  ask: RecordAsk,
  telling: Telling,
): string[] {
  const { of, sessions } = fact;
  const { today, language } = telling;
  if (of.amount.totals.sessions === 0) return [amountSentence(of, "sessions", telling)];
  const texts = CHOICE_TEXTS[language];
  const values = {
    ...periodUpToNow(of.period, today, language),
    activity: activityPhraseOf(of.activity, language),
    sessions: amountOf("sessions", fact.meant ?? sessions.length, language),
    bound: filled(texts.bounds[bound.side], boundAmounts(bound, telling)),
    list: listOf(fact, telling),
  };
  const isOfAny = of.activity === null;
  const best = bestOfBounded(fact, telling);
  if (best !== undefined)
    return [
      filled(isOfAny ? texts.bestOfBoundedOfAny : texts.bestOfBounded, { ...values, ...best }),
    ];
  const some = isOfAny ? texts.boundedOfAny : texts.bounded;
  const none = isOfAny ? texts.noneBoundedOfAny : texts.noneBounded;
  const sentence = filled(sessions.length === 0 ? none : some, values);
  const { yes, no } = FACT_TEXTS[language];
  const told =
    ask === "whether" ? filled(sessions.length === 0 ? no : yes, { sentence }) : sentence;
  return [told, ...shownSentences(fact, telling)];
}

/** The one session that was picked out of those of a bound or of the latest, by what; undefined where all of them are told. */
function bestOfBounded(fact: Sessions, telling: Telling): Values | undefined {
  const { metric } = fact.query;
  const [session, ...others] = fact.sessions;
  const by = metric === "longest_distance" ? "longest" : metric;
  if (by !== "longest" && by !== "most_calories" && by !== "best_pace" && by !== "last")
    return undefined;
  if (session === undefined || others.length > 0) return undefined;
  const { superlatives } = CHOICE_TEXTS[telling.language];
  const { pace, speed } = measuresOf(session, telling);
  const rate = pace ?? speed ?? "";
  return { superlative: filled(superlatives[by], { rate }), item: listOf(fact, telling) };
}

function boundAmounts(bound: SessionBound, telling: Telling): Values {
  const text = (value: number) =>
    bound.measure === "meters"
      ? distanceOf(value, telling)
      : amountOf("minutes", value, telling.language);
  const amount = text(bound.value);
  return bound.side === "between" ? { amount, upTo: text(bound.upTo) } : { amount };
}

/** The sessions one by one, with their days. */
export function listOf(fact: Sessions, telling: Telling): string {
  const { language } = telling;
  const texts = CHOICE_TEXTS[language];
  return fact.sessions
    .map((session) => {
      const values = valuesOfSession(session, fact, telling);
      return filled(values["minutes"] === "" ? texts.datedUntimed : texts.datedSession, values);
    })
    .join(language === "zh" ? "、" : ", ");
}

/** That there are more sessions than are told of. */
function shownSentences({ sessions, meant = 0 }: Sessions, { language }: Telling): string[] {
  if (meant <= sessions.length) return [];
  const shown = amountOf("sessions", sessions.length, language);
  return [filled(FACT_TEXTS[language].listMore, { shown })];
}
