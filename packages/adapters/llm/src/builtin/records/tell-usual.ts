import type { RecordAsk } from "@health-exercise/domain/chat";
import {
  type DatedSession,
  distanceOfSession,
  durationMilliseconds,
  minutesOf,
  paceSecondsPerKilometer,
  type RecordFact,
  recordValue,
  tellsMetric,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { distanceOf, paceOf } from "./measures.ts";
import { valuesOfSession } from "./session-values.ts";
import { sessionSentences } from "./tell-sessions.ts";
import type { FactOf, Telling } from "./telling.ts";
import { USUAL_TEXTS, type UsualTexts } from "./usual-texts.data.ts";

type Side = keyof UsualTexts["more"];
type Amount = FactOf<"amount">;

const TENTHS = 10;
/** Less than this share apart is about the same (design value). */
const ABOUT = 0.05;

/** A session beside the mean of all of its kind, and which is more; undefined where that is not asked. */
export function usualSentences(
  fact: RecordFact,
  usual: RecordFact | undefined,
  ask: RecordAsk,
  telling: Telling,
): string[] | undefined {
  const texts = USUAL_TEXTS[telling.language];
  if (fact.kind !== "sessions" || usual?.kind !== "amount" || !(ask in texts.more))
    return undefined;
  const side = ask as Side;
  const [session] = fact.sessions;
  if (session === undefined) return sessionSentences(fact, "value", telling);
  const [value, mean] = [valueOfSession(session, side), meanOf(usual, side)];
  if (value === undefined || mean === undefined)
    return [...sessionSentences(fact, "value", telling), texts.unknown[side]];
  const text = (size: number) => textOf(size, side, usual, telling);
  const told = filled(texts.told, {
    ...valuesOfSession(session, fact, telling),
    value: text(value),
    mean: text(mean),
    sessions: amountOf("sessions", sessionsBehind(usual, side), telling.language),
  });
  const difference = Math.abs(value - mean);
  if (difference <= mean * ABOUT) return [told, texts.same];
  const verdict = value > mean ? texts.more[side] : texts.less[side];
  return [told, filled(verdict, { difference: text(difference) })];
}

function valueOfSession(session: DatedSession, side: Side): number | undefined {
  const { log } = session;
  switch (side) {
    case "how_long": {
      const milliseconds = durationMilliseconds(log);
      return milliseconds === null ? undefined : minutesOf(milliseconds);
    }
    case "distance":
      return log.measures.distanceMeters ?? undefined;
    case "pace":
      return paceSecondsPerKilometer(distanceOfSession(log)) ?? undefined;
    case "calories":
      return log.calories > 0 ? log.calories : undefined;
  }
}

/** Of energy there is a sum alone. */
function meanOf({ query, of }: Amount, side: Side): number | undefined {
  if (!("grouping" in query) || !tellsMetric(query.metric, of.amount)) return undefined;
  const value = recordValue(query.metric, of.amount);
  if (value === 0) return undefined;
  return side === "calories" ? value / of.amount.energySessions : value;
}

/** How many sessions a mean is of: those that tell what it is of. */
function sessionsBehind({ of: { amount } }: Amount, side: Side): number {
  switch (side) {
    case "how_long":
      return amount.timedSessions;
    case "distance":
    case "pace":
      return amount.measuredSessions;
    case "calories":
      return amount.energySessions;
  }
}

function textOf(size: number, side: Side, { of }: Amount, telling: Telling): string {
  switch (side) {
    case "how_long":
      return amountOf("minutes", Math.round(size * TENTHS) / TENTHS, telling.language);
    case "distance":
      return distanceOf(size, telling, of.activity);
    case "pace":
      return paceOf(size, telling);
    case "calories":
      return amountOf("calories", Math.round(size), telling.language);
  }
}
