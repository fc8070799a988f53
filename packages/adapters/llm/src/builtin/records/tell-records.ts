import type { OwnRecords, RecordAnswer } from "@health-exercise/domain/chat";
import type { RecordFact } from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { FACT_TEXTS, type FactTexts } from "./fact-texts.data.ts";
import { MEASURE_TEXTS } from "./measure-texts.data.ts";
import type { UnitsAndLanguage } from "./measures.ts";
import { planProgressSentences } from "./plan-progress.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";
import { amountSentence, comparisonSentences, trendSentences } from "./tell-amounts.ts";
import { daysTold, shareSentence } from "./tell-days.ts";
import { goalSentences } from "./tell-goals.ts";
import { eachGroupSentences, groupSentences } from "./tell-groups.ts";
import { leastSentences } from "./tell-least.ts";
import { longRunSentences } from "./tell-long-run.ts";
import { missedSentences } from "./tell-missed.ts";
import { openSessionSentences } from "./tell-open-session.ts";
import { pairSentences } from "./tell-pair.ts";
import {
  otherPlanSentences,
  planSentences,
  streakSentence,
  targetSentences,
  weeksReachedSentence,
} from "./tell-plan.ts";
import { recommendedSentences } from "./tell-recommended.ts";
import { restDaySentences, restDaysOf } from "./tell-rest-days.ts";
import { sessionMeanSentence } from "./tell-session-mean.ts";
import { sessionSentences } from "./tell-sessions.ts";
import { underWaySentences } from "./tell-under-way.ts";
import { usualSentences } from "./tell-usual.ts";
import { weekdaySentences } from "./tell-weekdays.ts";
import { weekendSentences } from "./tell-weekends.ts";
import { wholeWeekendSentences } from "./tell-whole-weekends.ts";
import type { FactOf, Telling } from "./telling.ts";
import { UNLOGGED_TEXTS } from "./unlogged-texts.data.ts";

/** What can be told without a finished session. */
const NEEDS_NO_SESSION: ReadonlySet<RecordFact["kind"]> = new Set([
  "plan",
  "target",
  "goals",
  "unrecorded",
]);

const NOT_TOLD = {
  other_person: ({ otherPerson }: FactTexts) => otherPerson,
  future: ({ future }: FactTexts) => future,
  unclear: ({ unclear }: FactTexts) => unclear,
} as const;

type Answered = Extract<RecordAnswer, { readonly kind: "records" }>;

/** What the records say to a question. Every number is the person's, or a recommendation that says so. */
export function recordsTold(
  answer: RecordAnswer,
  records: OwnRecords,
  writing: UnitsAndLanguage,
): readonly string[] {
  const texts = FACT_TEXTS[writing.language];
  if (answer.kind === "unlogged") {
    const unlogged = UNLOGGED_TEXTS[writing.language];
    return [unlogged[answer.matter], unlogged.instead];
  }
  if (answer.kind !== "records") return [NOT_TOLD[answer.kind](texts)];
  const hasNone = records.totals?.statistics.totals.sessions === 0;
  const isGoingOn = answer.fact.kind === "amount" && answer.fact.now !== undefined;
  if (hasNone && !isGoingOn && !NEEDS_NO_SESSION.has(answer.fact.kind)) return [texts.noneYet];
  const telling = { today: records.today, ...writing };
  const { since, isFollowUp } = answer;
  const isNamed = since?.kind === "sessions" && isFollowUp !== true;
  const from = isNamed ? sessionSentences(since, "when", telling) : [];
  const open = isGoingOn
    ? undefined
    : openSessionSentences(answer.fact, answer.ask, records, telling);
  if (open !== undefined) return open;
  const sentences = [...from, ...factTold(answer, records, telling)];
  const isIdle =
    answer.fact.kind === "amount" &&
    answer.fact.of.amount.totals.sessions === 0 &&
    answer.fact.of.activity?.kind === undefined &&
    !isGoingOn &&
    answer.ask !== "rest_days" &&
    answer.ask !== "every_day";
  return isIdle ? [...sentences, RECORD_TEXTS[writing.language].noBlame] : sentences;
}

function factTold({ fact, ask, against }: Answered, records: OwnRecords, telling: Telling) {
  const held =
    longRunSentences(fact, against, ask, telling) ??
    usualSentences(fact, against, ask, telling) ??
    pairSentences(fact, against, ask, telling) ??
    missedSentences(fact, against, records, telling);
  if (held !== undefined) return held;
  switch (fact.kind) {
    case "amount":
      return amountTold(fact, ask, records, telling);
    case "comparison":
      return ask === "share" ? [shareSentence(fact, telling)] : comparisonSentences(fact, telling);
    case "target":
      return ask === "recommended"
        ? recommendedSentences(fact, telling)
        : targetSentences(fact, ask === "missing", telling);
    case "goals":
      return goalsTold(fact, ask, telling);
    case "trend":
      return trendSentences(fact, telling);
    case "groups":
      return groupsTold(fact, ask, records, telling);
    case "sessions":
      return sessionSentences(fact, ask, telling);
    case "streak":
      return [streakSentence(fact, telling)];
    case "plan":
      return [
        ...planSentences(fact, telling),
        ...planProgressSentences(fact, records, telling),
        ...otherPlanSentences(fact, ask, telling),
      ];
    case "unrecorded": {
      const measured = MEASURE_TEXTS[telling.language];
      const measure = fact.query.metric === "unrecorded" ? fact.query.measure : "steps";
      return [measured.unknown[measure], measured.whereFrom];
    }
  }
}

function amountTold(
  fact: FactOf<"amount">,
  ask: Answered["ask"],
  records: OwnRecords,
  telling: Telling,
): string[] {
  const going = underWaySentences(fact, records, telling);
  if (going !== undefined) return going;
  const days = restDaysTold(fact, ask, records, telling);
  if (days !== undefined) return [days];
  const metric = "grouping" in fact.query ? fact.query.metric : "sessions";
  const mean = ask === "a_session" ? sessionMeanSentence(fact.of, metric, telling) : undefined;
  if (mean !== undefined) return [mean];
  const sentence = amountSentence(fact.of, metric, telling);
  return [ask === "whether" ? whetherSentence(fact, sentence, telling) : sentence];
}

function groupsTold(
  fact: FactOf<"groups">,
  ask: Answered["ask"],
  records: OwnRecords,
  telling: Telling,
): string[] {
  if (ask === "rest_weekends" || ask === "active_weekends")
    return wholeWeekendSentences(fact, ask, telling) ?? groupSentences(fact, telling);
  const byDays =
    ask === "rest_days" ? restDaySentences(fact, records, telling) : daysTold(fact, ask, telling);
  if (byDays !== undefined) return byDays;
  const { weekdays } = "weekdays" in fact.query ? fact.query : {};
  if (weekdays !== undefined && ask === "weekends")
    return weekendSentences(fact, weekdays, telling);
  if (weekdays !== undefined) return weekdaySentences(fact, weekdays, telling);
  if (fact.target !== undefined) return [weeksReachedSentence(fact, fact.target, telling)];
  if (ask === "least") return leastSentences(fact, telling);
  if (ask === "most_and_least")
    return [...groupSentences(fact, telling), ...leastSentences(fact, telling)];
  return ask === "each" ? eachGroupSentences(fact, telling) : groupSentences(fact, telling);
}

/** The days on which nothing was done, and whether that makes it every day. */
function restDaysTold(
  { of }: FactOf<"amount">,
  ask: Answered["ask"],
  records: OwnRecords,
  telling: Telling,
): string | undefined {
  if (ask !== "rest_days" && ask !== "every_day") return undefined;
  const rest = restDaysOf(of, records, telling);
  if (rest === undefined || rest.days === null || ask === "rest_days") return rest?.sentence;
  const { yes, no } = FACT_TEXTS[telling.language];
  return filled(rest.days === 0 ? yes : no, { sentence: rest.sentence });
}

/** Of a kind that no session is called by nobody can say that there was none. */
function whetherSentence(
  { of }: FactOf<"amount">,
  sentence: string,
  { language }: Telling,
): string {
  const { yes, no } = FACT_TEXTS[language];
  if (of.amount.totals.sessions > 0) return filled(yes, { sentence });
  return of.activity?.kind === undefined ? filled(no, { sentence }) : sentence;
}

/** The goals that the person set; where there is none, the recommended amount. */
function goalsTold(fact: FactOf<"goals">, ask: Answered["ask"], telling: Telling): string[] {
  const own = goalSentences(fact, telling);
  if (own.length > 0) return own;
  return targetSentences(fact.recommended, ask === "missing", telling);
}
