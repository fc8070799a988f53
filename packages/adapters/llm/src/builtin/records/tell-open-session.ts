import type { OwnRecords, RecordAsk } from "@health-exercise/domain/chat";
import type { RecordFact } from "@health-exercise/domain/sport";
import { openSessionSentence } from "./open-session-sentence.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";
import { amountSentence } from "./tell-amounts.ts";
import { isOfKind } from "./tell-under-way.ts";
import type { Telling } from "./telling.ts";

/**
 * What is told of today while a session is under way that nothing counts yet: that first, then what is finished; undefined
 * where something else is asked.
 */
export function openSessionSentences(
  fact: RecordFact,
  ask: RecordAsk,
  records: Pick<OwnRecords, "openSession" | "today" | "timeZone">,
  telling: Telling,
): string[] | undefined {
  const { openSession, today } = records;
  if (openSession === null || !isOfSum(fact)) return undefined;
  const { of } = fact;
  const isOfToday = of.period.kind === "day" && of.period.date === today;
  if (!isOfToday || of.period.hours !== undefined) return undefined;
  if (of.activity !== null && !isOfKind(openSession.sportName, of.activity)) return undefined;
  const isNone = of.amount.totals.sessions === 0;
  if (!isNone && ask !== "whether") return undefined;
  const { language } = telling;
  const finished = isNone
    ? RECORD_TEXTS[language].noneFinished
    : amountSentence(of, "sessions", telling);
  return [openSessionSentence(records, language), finished];
}

/** Of a list, whether there was anything. */
function isOfSum(fact: RecordFact): fact is Extract<RecordFact, { kind: "amount" | "sessions" }> {
  return fact.kind === "amount" || (fact.kind === "sessions" && fact.query.metric === "list");
}
