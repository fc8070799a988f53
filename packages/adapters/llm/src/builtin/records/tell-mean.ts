import type { RecordAsk } from "@health-exercise/domain/chat";
import {
  distanceOfSession,
  durationMilliseconds,
  minutesOf,
  paceSecondsPerKilometer,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { CHOICE_TEXTS } from "./choice-texts.data.ts";
import { distanceOf, paceOf } from "./measures.ts";
import type { FactOf, Telling } from "./telling.ts";

type Sessions = FactOf<"sessions">;

const MEANS: ReadonlySet<RecordAsk> = new Set(["average", "pace", "heart_rate"]);
const TENTHS = 10;

/** What some sessions come to on average, where that is asked for; each measure that all of them tell. */
export function meanSentences(fact: Sessions, ask: RecordAsk, telling: Telling): string[] {
  if (!MEANS.has(ask) || fact.sessions.length < 2) return [];
  const { language } = telling;
  const logs = fact.sessions.map(({ log }) => log);
  const minutes = meanOf(logs.map((log) => durationMilliseconds(log)));
  const meters = meanOf(logs.map(({ measures }) => measures.distanceMeters));
  const energy = meanOf(logs.map(({ calories }) => (calories > 0 ? calories : null)));
  const beats = meanOf(logs.map(({ measures }) => measures.averageHeartRateBpm));
  const pace = paceOfAll(logs);
  const sums = [
    ...(minutes === null ? [] : [amountOf("minutes", tenths(minutesOf(minutes)), language)]),
    ...(meters === null ? [] : [distanceOf(meters, telling, fact.of.activity)]),
    ...(energy === null ? [] : [amountOf("calories", Math.round(energy), language)]),
    ...(pace === null ? [] : [paceOf(pace, telling)]),
    ...(beats === null ? [] : [amountOf("beats", Math.round(beats), language)]),
  ];
  if (sums.length === 0) return [];
  const joined = sums.join(language === "zh" ? "，" : ", ");
  return [filled(CHOICE_TEXTS[language].onAverage, { sums: joined })];
}

/** The pace of their whole way in their whole time; null where any tells none. */
function paceOfAll(logs: readonly Sessions["sessions"][number]["log"][]): number | null {
  const ways = logs.map(distanceOfSession);
  const known = ways.flatMap((way) => way ?? []);
  if (known.length < logs.length || ways.some((way) => paceSecondsPerKilometer(way) === null))
    return null;
  return paceSecondsPerKilometer(
    known.reduce((sum, each) => ({
      decimeters: sum.decimeters + each.decimeters,
      pacedDecimeters: sum.pacedDecimeters + each.pacedDecimeters,
      pacedMilliseconds: sum.pacedMilliseconds + each.pacedMilliseconds,
    })),
  );
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length || known.length === 0) return null;
  return known.reduce((sum, each) => sum + each, 0) / known.length;
}

function tenths(value: number): number {
  return Math.round(value * TENTHS) / TENTHS;
}
