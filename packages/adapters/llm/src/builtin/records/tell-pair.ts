import type { RecordAsk } from "@health-exercise/domain/chat";
import { durationMilliseconds, minutesOf, type RecordFact } from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { CHOICE_TEXTS } from "./choice-texts.data.ts";
import { distanceOf } from "./measures.ts";
import { valuesOfSession } from "./session-values.ts";
import { sessionSentences } from "./tell-sessions.ts";
import { toldSentences, twoSentences } from "./tell-two.ts";
import type { FactOf, Telling } from "./telling.ts";

type Sessions = FactOf<"sessions">;

/** Two sessions beside each other, and which was longer or went farther; undefined where they are not two. */
export function pairSentences(
  fact: RecordFact,
  other: RecordFact | undefined,
  ask: RecordAsk,
  telling: Telling,
): string[] | undefined {
  if (fact.kind !== "sessions" || other?.kind !== "sessions") return undefined;
  if (other.query.metric === "list") return twoSentences(fact, other, ask, telling);
  const isOfLasts = [fact, other].every(({ query }) => query.metric === "last");
  const picked = isOfLasts ? undefined : toldSentences(fact, other, ask, telling);
  if (picked !== undefined) return picked;
  const isOfWay = ask === "distance";
  const [value, otherValue] = [measureOf(fact, isOfWay), measureOf(other, isOfWay)];
  if (value === undefined || otherValue === undefined)
    return [fact, other].flatMap((each) => sessionSentences(each, ask, telling));
  const texts = CHOICE_TEXTS[telling.language];
  const [own, others] = [valuesIn(fact, telling), valuesIn(other, telling)];
  const text = (size: number) =>
    isOfWay ? distanceOf(size, telling) : amountOf("minutes", size, telling.language);
  const { activity, session } = value > otherValue ? own : others;
  const told = filled(texts.pair, {
    ...own,
    value: text(value),
    otherActivity: others.activity,
    otherSession: others.session,
    otherOn: others.on,
    otherValue: text(otherValue),
  });
  if (value === otherValue) return [told, texts.pairSame];
  return [
    told,
    filled(isOfWay ? texts.pairFarther : texts.pairLonger, {
      activity,
      session,
      difference: text(Math.round(Math.abs(value - otherValue) * TENTHS) / TENTHS),
    }),
  ];
}

const TENTHS = 10;

function valuesIn(fact: Sessions, telling: Telling) {
  const [session] = fact.sessions;
  const values = session === undefined ? {} : valuesOfSession(session, fact, telling);
  const { activity = "", session: name = "", on = "" } = values;
  return { activity, session: name, on };
}

/** Meters, or minutes; undefined where it is not known. */
function measureOf({ sessions: [session] }: Sessions, isOfWay: boolean): number | undefined {
  if (session === undefined) return undefined;
  if (isOfWay) return session.log.measures.distanceMeters ?? undefined;
  const lasted = durationMilliseconds(session.log);
  return lasted === null ? undefined : minutesOf(lasted);
}
