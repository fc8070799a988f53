import type { RecordedPerson } from "../../../../scripts/eval-statements/recorded-people.ts";
import type { ExerciseGoalId } from "../../../../src/shared/ids.ts";
import { cataloguedSession } from "../../../../src/sport/catalogued-session.ts";
import { createExerciseGoal, type GoalContent } from "../../../../src/sport/exercise-goal.ts";
import { recordContext } from "../../../../src/sport/records/record-context.ts";
import { statedMeasures } from "../../../../src/sport/session-measures.ts";
import type { SportLog } from "../../../../src/sport/sport-log.ts";
import type { FastestStretches } from "../../../../src/sport/track/fastest-stretches.ts";
import { aSportLog, at, MINUTE, zone } from "../../../support/builders.ts";

const NO_STRETCH: FastestStretches = {
  ...{ oneKilometer: null, fiveKilometers: null, tenKilometers: null, halfMarathon: null },
};
const SECOND = 1_000;

type Measured = { meters?: number; pulse?: readonly [mean: number, most: number]; steps?: number };

function session(sportName: string, start: string, seconds: number, measured: Measured): SportLog {
  const named = { sportName, exerciseType: null };
  const sportStart = at(start);
  const [averageHeartRateBpm = null, maxHeartRateBpm = null] = measured.pulse ?? [];
  return aSportLog({
    ...named,
    ...cataloguedSession(named),
    ...{ sportStart, sportEnd: new Date(sportStart.getTime() + seconds * SECOND) },
    measures: statedMeasures({
      distanceMeters: measured.meters ?? null,
      ...{ averageHeartRateBpm, maxHeartRateBpm, steps: measured.steps ?? null },
    }),
  });
}

const MINUTES = MINUTE / SECOND;
const BEST_5_KM = session("Running", "2025-12-01T07:00", 24 * 60 + 31, { meters: 5_000 });
const LOGS: readonly SportLog[] = [
  BEST_5_KM,
  session("Running", "2026-03-07T07:00", 25 * 60 + 12, { meters: 5_010 }),
  session("Running", "2026-04-12T07:00", 118 * 60 + 20, { meters: 21_100 }),
  session("Running", "2026-05-17T07:00", 52 * 60 + 8, { meters: 10_000 }),
  session("Running", "2026-10-06T07:00", 26 * 60 + 3, { meters: 5_000 }),
  session("Running", "2026-10-18T07:00", 53 * 60 + 40, { meters: 10_020 }),
  session("Running", "2026-11-03T07:00", 70 * MINUTES, { meters: 12_400 }),
  session("Running", "2026-11-08T07:00", 88 * MINUTES, { meters: 15_200 }),
  session("Running", "2026-11-14T07:00", 115 * MINUTES, { meters: 19_500 }),
  session("Cycling", "2026-11-19T07:00", 40 * MINUTES, { meters: 14_000, pulse: [128, 163] }),
  session("Walking", "2026-11-20T07:00", 25 * MINUTES, { meters: 2_100, steps: 3_810 }),
  session("Running", "2026-11-21T18:00", 30 * MINUTES, {
    ...{ meters: 5_300, pulse: [148, 171], steps: 5_420 },
  }),
];
const aGoal = (content: GoalContent) =>
  createExerciseGoal(
    { ...content, id: content.metric as ExerciseGoalId, userId: BEST_5_KM.userId },
    at("2026-09-01T07:00"),
  );
const GOALS = [
  aGoal({ metric: "minutes", period: "week", target: 150, activity: null }),
  aGoal({ metric: "distance_m", period: "month", target: 80_000, activity: "running" }),
];

const context = recordContext(null, zone("Europe/Berlin"), at("2026-11-22T10:00"));

/** Somebody on a Sunday in November who measures everything and has two goals. */
export const A_MEASURED_PERSON: RecordedPerson = {
  ...{ logs: LOGS, context },
  others: {
    goals: GOALS,
    stretches: new Map([[BEST_5_KM.id, { ...NO_STRETCH, oneKilometer: 272 * SECOND }]]),
  },
};

/** Somebody with the same sessions, of which nothing was measured, and no goals. */
export const AN_UNMEASURED_PERSON: RecordedPerson = {
  context,
  logs: LOGS.map((log) => ({ ...log, measures: statedMeasures({}) })),
};

/** What is right of the first: times in seconds. */
const RIGHT: Readonly<Record<string, number>> = {
  ...{ b1: 272, b5: 1_471, b10: 3_128, bh: 7_100, b5y: 1_512, b5m1: 1_563, b10m1: 3_220 },
  ...{ "gw.target": 150, "gw.done": 95, "gw.left": 55, "gw.pct": 63 },
  ...{ "gm.target": 80, "gm.done": 52.4, "gm.left": 27.6, "gm.pct": 66 },
  ...{ "hr.avg": 148, "hr.max": 171, "hride.avg": 128, "hride.max": 163 },
  ...{ "st.run": 5_420, "st.walk": 3_810 },
};
/** What is near a right figure, far off, or right of something else. */
export const OTHERWISE = ["near", "far", "elsewhere"] as const;
type Otherwise = (typeof OTHERWISE)[number];
const SLOT = /\{([^}]+)\}/g;
const HAN = /\p{Script=Han}/u;

/** A reply with its figures: all right, or the one at `place` wrong in one way. */
export function fillMeasured(
  template: string,
  wrong?: { readonly place: number; readonly how: Otherwise },
): string {
  let place = -1;
  return template.replace(SLOT, (_, slot: string) => {
    place += 1;
    const [name = "", style] = slot.split(":");
    const right = RIGHT[name];
    if (right === undefined) throw new Error(`Nothing is called ${name}.`);
    const value = place === wrong?.place ? otherThan(name, right, wrong.how) : right;
    return style === undefined ? numberText(value) : timeText(value, style, HAN.test(template));
  });
}

/** How many figures a reply leaves open. */
export function slotsOf(template: string): number {
  return [...template.matchAll(SLOT)].length;
}

function otherThan(name: string, right: number, how: Otherwise): number {
  const isTime = name.startsWith("b");
  if (how === "near") return isTime ? right + 41 : Math.round(right * 1.11) + 1;
  if (how === "far") return Math.round(right * 1.57) + 3;
  if (isTime) return right + 1_009;
  const [group = ""] = name.split(".");
  const others = Object.entries(RIGHT).filter(
    ([key, value]) => key.startsWith(group.slice(0, 2)) && Math.abs(value - right) > 2,
  );
  return (others.find(([key]) => !key.startsWith(group)) ?? others[0])?.[1] ?? right * 2;
}

function numberText(value: number): string {
  return value >= 1_000 ? value.toLocaleString("en-GB") : String(value);
}

function timeText(value: number, style: string, isChinese: boolean): string {
  const [hours, minutes, seconds] = [value / 3_600, (value / 60) % 60, value % 60].map(Math.floor);
  const two = (part = 0) => String(part).padStart(2, "0");
  if (style === "c")
    return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  if (isChinese) return `${hours ? `${hours}小时` : ""}${minutes}分${seconds}秒`;
  if (style === "s") return `${hours ? `${hours} h ` : ""}${minutes} min ${seconds} s`;
  const parts = [`${minutes} minutes`, `${seconds} seconds`];
  return hours ? `${hours} hour ${parts.join(" and ")}` : parts.join(" and ");
}
