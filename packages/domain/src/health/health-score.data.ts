/**
 * Weights, thresholds and sources of the computed health score. The amounts are published; how they become points, and
 * all weights, are design values of this service. The score says how much somebody moved and how it went, not how
 * healthy they are.
 */
import { SAFETY_SOURCES } from "../safety/policy/safety-sources.data.ts";
import type { SafetySource } from "../safety/safety-flag.ts";

export const HEALTH_SCORE_PARTS = ["activity", "regularity", "recovery", "feeling"] as const;
export type HealthScorePartName = (typeof HEALTH_SCORE_PARTS)[number];

export const HEALTH_SCORE_SOURCES = {
  /** Contested (Impellizzeri et al., 2020): a hint that the load rose quickly, no prediction of an injury. */
  gabbett2016: {
    kind: "publication",
    organisation: "British Journal of Sports Medicine",
    title:
      "The training-injury prevention paradox: should athletes be training smarter and harder? " +
      "(Gabbett, Br J Sports Med 50(5):273-280); contested, a hint and no prediction",
    year: 2016,
    url: "https://doi.org/10.1136/bjsports-2015-095788",
  },
  hhs2008: {
    kind: "publication",
    organisation: "US Department of Health and Human Services",
    title: "Physical Activity Guidelines for Americans, Appendix 1 (500 MET-minutes a week)",
    year: 2008,
  },
  designFeeling: {
    kind: "design_value",
    reason:
      "The mean of the person's own ratings, moved a little by where they go; no publication scores it.",
  },
} as const satisfies Readonly<Record<string, SafetySource>>;

/**
 * The share of each part (design values); a part that is not known leaves its share to the others. How sessions felt is shown
 * and has no share: whoever says honestly that one was hard loses nothing by it, and nobody gains by saying otherwise.
 */
export const HEALTH_SCORE_WEIGHTS: Readonly<Record<HealthScorePartName, number>> = {
  activity: 0.5,
  regularity: 0.3,
  recovery: 0.2,
  feeling: 0,
};

/** Points by an amount: what lies between two rows lies between their points, what lies beyond the last has the last. */
export type PointsTable = readonly (readonly [amount: number, points: number])[];

export const HEALTH_SCORE_RULES = {
  /** Days looked back on, today included (design value). */
  windowDays: 28,
  /** Fewer days than these, paused ones left out, give no score (design values). */
  minCountedDays: 7,
  minDaysWithTime: 3,
} as const;

/** Where the recommended amounts of a week come from, by their measure. */
export const ACTIVITY_SOURCES = {
  minutes: SAFETY_SOURCES.who2020,
  metMinutes: HEALTH_SCORE_SOURCES.hhs2008,
} as const;

/**
 * Points by how many times the recommended amount was done. The first steps gain most, the amount itself most of the points, and
 * more goes on to gain a little, as risk falls in people followed for 14 years (Arem et al., Leisure time physical
 * activity and mortality, JAMA Intern Med 2015;175(6):959-967: 20 % lower below the amount, 31 % at one to two times, 37 % at
 * two to three, 39 % at three to five). The points themselves are design values; who begins has 40, so that little exercise alone
 * never makes a low score.
 */
export const ACTIVITY_POINTS: PointsTable = [
  [0, 40],
  [0.25, 52],
  [0.5, 61],
  [1, 75],
  [2, 88],
  [3, 93],
  [5, 97],
  [10, 100],
];

/** Points by active days a week: Garber et al. name 3 to 5 days by effort. The points are design values. */
export const REGULARITY_RULES = {
  points: [
    [0, 40],
    [1, 58],
    [2, 70],
    [3, 80],
    [4, 88],
    [5, 94],
    [6, 98],
    [7, 100],
  ] satisfies PointsTable,
  source: SAFETY_SOURCES.acsmQuantity,
} as const;

/** The acute:chronic workload ratio: minutes a day of the last week over those of the four weeks. Up to 1.3 is usual; no points from 2.0 on (design value). */
export const RECOVERY_RULES = {
  acuteDays: 7,
  usualUpTo: 1.3,
  noPointsFrom: 2,
  minEarlierActiveDays: 4,
  source: HEALTH_SCORE_SOURCES.gabbett2016,
} as const;

/**
 * Ratings from 1 to 5 become 0 to 100; each step by which the later half is rated higher or lower moves that by such a
 * share of the whole (ten points). All design values.
 */
export const FEELING_RULES = {
  minRatings: 3,
  halfDays: 14,
  minRatingsPerHalf: 2,
  shareOfTrendStep: 0.1,
  source: HEALTH_SCORE_SOURCES.designFeeling,
} as const;
