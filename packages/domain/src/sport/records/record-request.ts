import { type LocalDate, parseLocalDate } from "../../shared/local-date.ts";
import { recordActivityNamed } from "./record-activity.ts";
import {
  RECORD_AMOUNTS,
  RECORD_GROUPINGS,
  RECORD_PICKS,
  RECORD_STREAKS,
  type RecordActivity,
  type RecordComparison,
  type RecordPeriod,
  type RecordQuery,
  UNRECORDED_MEASURES,
} from "./record-query.ts";

/** What a request can ask for: sums, single sessions, streaks, the plan, the goals, and what is not recorded. */
export const RECORD_METRICS = [
  ...RECORD_AMOUNTS,
  ...RECORD_PICKS,
  ...RECORD_STREAKS,
  "plan",
  "goals",
  ...UNRECORDED_MEASURES,
] as const;

/** With what a request can have a sum compared, beside other days and another kind of exercise. */
export const RECORD_COMPARISONS = ["target", "trend"] as const;

/** A query as plain JSON, the way a model writes it; what is absent, null or empty is not asked for. Days are `YYYY-MM-DD`. */
export type RecordRequest = {
  readonly metric: string;
  readonly activity?: string | null | undefined;
  /** Alone: from then on until today. For the plan the day. */
  readonly start_date?: string | null | undefined;
  readonly end_date?: string | null | undefined;
  readonly grouping?: string | null | undefined;
  readonly compare_start_date?: string | null | undefined;
  readonly compare_end_date?: string | null | undefined;
  readonly compare_activity?: string | null | undefined;
  readonly compare_with?: string | null | undefined;
};

/** Why a request is none, by its first field that is wrong. */
export type RecordRequestProblem = {
  readonly kind: "problem";
  readonly field: keyof RecordRequest;
  readonly message: string;
};

type Field = keyof RecordRequest;
/** The fields that say something. */
type Stated = { readonly [Name in Field]?: string | undefined };

/** The most characters of the name of an activity: those of a session's name. */
const MAX_NAME_LENGTH = 100;

const FIELDS = [
  "metric",
  "activity",
  "start_date",
  "end_date",
  "grouping",
  "compare_start_date",
  "compare_end_date",
  "compare_activity",
  "compare_with",
] as const satisfies readonly Field[];

const DAY_FIELDS = ["start_date", "end_date", "compare_start_date", "compare_end_date"] as const;
const NAME_FIELDS = ["activity", "compare_activity"] as const;
const CHOICES = {
  metric: RECORD_METRICS,
  grouping: RECORD_GROUPINGS,
  compare_with: RECORD_COMPARISONS,
} as const;
/** Of these a request has one at most. */
const WAYS_TO_COMPARE = [
  "grouping",
  "compare_start_date",
  "compare_activity",
  "compare_with",
] as const;

/**
 * The query that a request means, or what is wrong with it. What a request has no use for is refused, so that no answer is
 * taken for one to more than was asked.
 *
 * @example
 * ```ts
 * import { RECORD_METRICS, recordQueryFrom } from "@health-exercise/domain/sport";
 * console.log(RECORD_METRICS.includes("minutes")); // true
 * const asked = recordQueryFrom({ metric: "minutes", start_date: "2026-03-01" });
 * console.log(asked.kind === "query" && asked.query.metric); // minutes
 * const refused = recordQueryFrom({ metric: "minutes", start_date: "March" });
 * console.log(refused.kind === "problem" && refused.message); // must be a day as YYYY-MM-DD
 * ```
 */
export function recordQueryFrom(
  request: RecordRequest,
): { readonly kind: "query"; readonly query: RecordQuery } | RecordRequestProblem {
  const stated = statedIn(request);
  return problemIn(stated) ?? { kind: "query", query: queryFrom(stated) };
}

function statedIn(request: RecordRequest): Stated {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const text = request[field]?.trim();
      return text ? [[field, text]] : [];
    }),
  );
}

function problemIn(stated: Stated): RecordRequestProblem | undefined {
  for (const field of ["metric", "grouping", "compare_with"] as const) {
    const choices: readonly string[] = CHOICES[field];
    const isMissing = stated[field] === undefined && field !== "metric";
    if (!isMissing && !choices.includes(stated[field] ?? "")) {
      return problem(field, `must be one of ${choices.join(", ")}`);
    }
  }
  for (const field of NAME_FIELDS) {
    if ((stated[field]?.length ?? 0) > MAX_NAME_LENGTH) {
      return problem(field, `must have at most ${MAX_NAME_LENGTH} characters`);
    }
  }
  return uselessField(stated) ?? problemOfDays(stated);
}

function problemOfDays(stated: Stated): RecordRequestProblem | undefined {
  for (const field of DAY_FIELDS) {
    if (stated[field] !== undefined && parseLocalDate(stated[field]) === undefined) {
      return problem(field, "must be a day as YYYY-MM-DD");
    }
  }
  for (const [start, end] of [
    ["start_date", "end_date"],
    ["compare_start_date", "compare_end_date"],
  ] as const) {
    const last = stated[end];
    if (last === undefined) continue;
    const first = stated[start];
    if (first === undefined) return problem(start, `is needed with ${end}`);
    if (first > last) return problem(end, `must not be before ${start}`);
    if (stated.metric === "plan" && first !== last) {
      return problem(end, "must be start_date: a plan is asked for by the day, or whole");
    }
  }
  return undefined;
}

/** The first field that the others leave no use for. */
function uselessField(stated: Stated): RecordRequestProblem | undefined {
  const used = usedFields(stated);
  const useless = FIELDS.find((field) => stated[field] !== undefined && !used.includes(field));
  if (useless !== undefined) {
    const reason = stated.compare_with === undefined ? stated.metric : stated.compare_with;
    return problem(useless, `cannot be asked with ${reason}`);
  }
  const [first, second] = WAYS_TO_COMPARE.filter((field) => stated[field] !== undefined);
  return first && second && problem(second, `cannot be asked with ${first}`);
}

function usedFields({ metric = "", compare_with }: Stated): readonly Field[] {
  if (isOneOf(RECORD_STREAKS, metric)) return ["metric", "activity"];
  if (metric === "plan") return ["metric", "start_date", "end_date"];
  if (metric === "goals") return ["metric", "activity"];
  if (!isOneOf(RECORD_AMOUNTS, metric)) return ["metric", "activity", "start_date", "end_date"];
  const compared = ["metric", "grouping", "compare_start_date", "compare_activity"] as const;
  if (compare_with === "target") return [...compared, "start_date", "end_date", "compare_with"];
  if (compare_with === "trend") return [...compared, "activity", "compare_with"];
  return FIELDS;
}

function queryFrom(stated: Stated): RecordQuery {
  const { metric } = stated;
  const activity = activityFrom(stated.activity);
  const period = periodFrom(stated.start_date, stated.end_date);
  if (isOneOf(RECORD_AMOUNTS, metric)) {
    const grouping = isOneOf(RECORD_GROUPINGS, stated.grouping) ? stated.grouping : null;
    return { metric, activity, period, grouping, comparison: comparisonFrom(stated) };
  }
  if (isOneOf(RECORD_PICKS, metric)) return { metric, activity, period };
  if (isOneOf(RECORD_STREAKS, metric)) return { metric, activity };
  if (isOneOf(UNRECORDED_MEASURES, metric)) {
    return { metric: "unrecorded", measure: metric, activity, period };
  }
  if (metric === "goals") return { metric, measure: null, activity, period: { kind: "ever" } };
  return { metric: "plan", day: dayFrom(stated.start_date) ?? null };
}

function comparisonFrom(stated: Stated): RecordComparison | null {
  const { compare_start_date, compare_end_date, compare_activity, compare_with } = stated;
  if (isOneOf(RECORD_COMPARISONS, compare_with)) return { with: compare_with };
  const activity = activityFrom(compare_activity);
  if (activity !== null) return { with: "activity", activity };
  if (compare_start_date === undefined) return null;
  return { with: "period", period: periodFrom(compare_start_date, compare_end_date) };
}

function activityFrom(name: string | undefined): RecordActivity | null {
  return name === undefined ? null : recordActivityNamed(name);
}

function periodFrom(first: string | undefined, last: string | undefined): RecordPeriod {
  const [start, end] = [dayFrom(first), dayFrom(last)];
  if (start === undefined) return { kind: "ever" };
  if (end === undefined) return { kind: "since", date: start };
  return start === end ? { kind: "day", date: start } : { kind: "range", start, end };
}

function dayFrom(text: string | undefined): LocalDate | undefined {
  return text === undefined ? undefined : parseLocalDate(text);
}

function isOneOf<Choice extends string>(
  choices: readonly Choice[],
  text: string | undefined,
): text is Choice {
  return (choices as readonly (string | undefined)[]).includes(text);
}

function problem(field: Field, message: string): RecordRequestProblem {
  return { kind: "problem", field, message };
}
