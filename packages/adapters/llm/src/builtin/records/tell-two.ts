import type { RecordAsk } from "@health-exercise/domain/chat";
import {
  type DatedSession,
  durationMilliseconds,
  minutesOf,
  movementOf,
  recordActivityNamed,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { distanceOf } from "./measures.ts";
import { valuesOfSession } from "./session-values.ts";
import { beforeLastSentence } from "./tell-days.ts";
import { measuresOf } from "./tell-measured-sessions.ts";
import { sessionSentences } from "./tell-sessions.ts";
import type { FactOf, Telling } from "./telling.ts";
import { TWO_TEXTS, type TwoTexts } from "./two-texts.data.ts";

type Sessions = FactOf<"sessions">;
type Side = keyof TwoTexts["verdicts"];
type Held = { readonly last: DatedSession; readonly other: DatedSession };

/** What differs where no side of the sessions is asked for. */
const OPEN_SIDES = ["how_long", "distance", "calories"] as const;
const TENTHS = 10;

/** The last session of a kind beside the one before, and which was more. */
export function twoSentences(
  fact: Sessions,
  both: Sessions,
  ask: RecordAsk,
  telling: Telling,
): string[] {
  const { language } = telling;
  const [last] = fact.sessions;
  const [other, ...later] = both.sessions;
  if (last === undefined) return sessionSentences(fact, "value", telling);
  if (other === undefined || later.length === 0)
    return [
      ...sessionSentences(fact, "value", telling),
      beforeLastSentence(both, later.length + 2, telling),
    ];
  const texts = TWO_TEXTS[language];
  const values = valuesOfSession(last, fact, telling);
  const side = ask in texts.verdicts ? (ask as Side) : undefined;
  const told = filled(texts.both, {
    ...values,
    facts: factsOf(last, side, telling),
    otherFacts: factsOf(other, side, telling),
    otherOn: valuesOfSession(other, both, telling)["on"] ?? "",
  });
  const held = { last, other };
  return [told, side === undefined ? differences(held, telling) : verdictOn(held, side, telling)];
}

/** Two sessions that questions told of one after the other, and which of them was more; undefined where nothing is asked of them. */
export function toldSentences(
  fact: Sessions,
  other: Sessions,
  ask: RecordAsk,
  telling: Telling,
): string[] | undefined {
  const texts = TWO_TEXTS[telling.language];
  const [session] = fact.sessions;
  const [otherSession] = other.sessions;
  const side = ask in texts.verdicts ? (ask as Side) : undefined;
  if (session === undefined || otherSession === undefined || side === undefined) return undefined;
  const values = valuesOfSession(session, fact, telling);
  const otherValues = valuesOfSession(otherSession, other, telling);
  const told = filled(texts.told, {
    ...values,
    facts: factsOf(session, side, telling),
    otherName: otherValues["name"] ?? "",
    otherOn: otherValues["on"] ?? "",
    otherFacts: factsOf(otherSession, side, telling),
  });
  const [value, before] = [measureOf(session, side), measureOf(otherSession, side)];
  if (value === undefined || before === undefined) return [told, texts.unknown[side]];
  if (value === before) return [told, texts.same[side]];
  const on = (value > before ? values["on"] : otherValues["on"]) ?? "";
  const difference = textOf(Math.abs(value - before), side, session, telling);
  return [told, filled(texts.winners[side], { on, difference })];
}

/** What a session tells, with its pace or its heart rate where these are asked for. */
function factsOf(session: DatedSession, side: Side | undefined, telling: Telling): string {
  const { pace, speed, beats, distance } = measuresOf(session, telling);
  const facts = [
    amountTold(session, "how_long", telling),
    distance,
    amountTold(session, "calories", telling),
    side === "pace" ? (pace ?? speed) : undefined,
    side === "heart_rate" ? beats : undefined,
  ];
  return facts.filter(Boolean).join(telling.language === "zh" ? "，" : ", ") || "–";
}

function amountTold(session: DatedSession, side: Side, telling: Telling): string | undefined {
  const value = measureOf(session, side);
  return value === undefined ? undefined : textOf(value, side, session, telling);
}

function verdictOn({ last, other }: Held, side: Side, telling: Telling): string {
  const texts = TWO_TEXTS[telling.language];
  const [value, before] = [measureOf(last, side), measureOf(other, side)];
  if (value === undefined || before === undefined) return texts.unknown[side];
  if (value === before) return texts.same[side];
  const difference = textOf(Math.abs(value - before), side, last, telling);
  return filled(texts.verdicts[side][value > before ? "more" : "less"], { difference });
}

function differences({ last, other }: Held, telling: Telling): string {
  const texts = TWO_TEXTS[telling.language];
  const list = OPEN_SIDES.flatMap((side) => {
    const [value, before] = [measureOf(last, side), measureOf(other, side)];
    if (value === undefined || before === undefined || value === before) return [];
    const difference = textOf(Math.abs(value - before), side, last, telling);
    return filled(value > before ? texts.more : texts.less, { difference });
  });
  if (list.length === 0) return texts.noDifference;
  const joined = list.join(telling.language === "zh" ? "，" : ", ");
  return filled(texts.differences, { list: joined });
}

function textOf(value: number, side: Side, { log }: DatedSession, telling: Telling): string {
  const { language } = telling;
  const tenths = Math.round(value * TENTHS) / TENTHS;
  switch (side) {
    case "distance":
      return distanceOf(value, telling, recordActivityNamed(log.sportName));
    case "calories":
      return amountOf("calories", Math.round(value), language);
    case "heart_rate":
      return amountOf("beats", Math.round(value), language);
    default:
      return amountOf("minutes", tenths, language);
  }
}

/** In minutes, meters, kilocalories, meters a millisecond or beats; undefined where it is not known. */
function measureOf({ log }: DatedSession, side: Side): number | undefined {
  switch (side) {
    case "how_long": {
      const lasted = durationMilliseconds(log);
      return lasted === null ? undefined : minutesOf(lasted);
    }
    case "distance":
      return log.measures.distanceMeters ?? undefined;
    case "calories":
      return log.calories > 0 ? log.calories : undefined;
    case "pace": {
      const moved = movementOf(log);
      return moved === null ? undefined : moved.decimeters / moved.milliseconds;
    }
    case "heart_rate":
      return log.measures.averageHeartRateBpm ?? undefined;
  }
}
