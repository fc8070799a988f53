import {
  type RunningGoal,
  type WeekForm,
  WORKOUT_EQUIPMENT,
  WORKOUT_KINDS,
  WORKOUT_LOADS,
  type WorkoutEquipment,
  type WorkoutKind,
  type WorkoutLoad,
  type WorkoutWish,
} from "@health-exercise/domain/chat";
import {
  createPhraseFinder,
  type PhraseFinder,
  type ReadText,
} from "@health-exercise/domain/language";
import { amountIn } from "./amounts-in.ts";
import { avoidedExercises } from "./avoided-exercises.ts";
import { PLAN_WORDS, RUNNING_GOAL_WORDS, WEEK_WORDS } from "./plan-words.data.ts";
import { weekdaysIn } from "./weekdays-in.ts";
import {
  ASKS_FOR_SESSION,
  ASKS_TO_KNOW,
  CHANGE_WORDS,
  CHOICE_WORDS,
  EQUIPMENT_WORDS,
  KIND_WORDS,
  LENGTH_WORDS,
  LEVEL_WORDS,
  NO_EQUIPMENT,
  OTHER_KIND_WORDS,
  SESSION_NOUNS,
  SORE_WORDS,
  SPARED_WORDS,
  TRAINED_BEFORE,
} from "./workout-words.data.ts";

/** What a message wishes for: a session, a week, or weeks that lead to a distance. */
export type TrainingWish =
  | {
      readonly of: "session";
      readonly wish: WorkoutWish;
      readonly isChoice: boolean;
      readonly sparesSore: boolean;
      /** Whether it says what there is to train with: then nothing that was told before counts. */
      readonly isEquipmentTold?: boolean;
      /** For which days it is, where these are told; Monday is 1. */
      readonly weekdays: readonly number[];
    }
  | {
      readonly of: "week";
      readonly form: WeekForm;
      readonly days: number | null;
      readonly weeks: number | null;
      readonly weekdays: readonly number[];
    }
  | {
      readonly of: "running";
      readonly goal: RunningGoal;
      readonly weeks: number | null;
      readonly days: number | null;
      readonly weekdays: readonly number[];
    };

/** What the words of a message say of a session. */
export type WishWords = {
  readonly asks: boolean;
  readonly asksToKnow: boolean;
  readonly noun: boolean;
  readonly kind: WorkoutKind | null;
  readonly minutes: number | null;
  readonly equipment: ReadonlySet<WorkoutEquipment>;
  readonly spared: ReadonlySet<WorkoutLoad>;
  /** Exercises that are to be left out, by a word of their English name. */
  readonly avoided: ReadonlySet<string>;
  /** Whether it is to be shorter or longer than before. */
  readonly length: keyof typeof LENGTH_WORDS | null;
  /** The days of the week that are named; Monday is 1. */
  readonly weekdays: readonly number[];
  readonly level: WorkoutWish["level"];
  readonly isSore: boolean;
  /** Whether it tells what was trained the day before. */
  readonly isTrained: boolean;
  /** Whether it says what there is to train with, or that there is nothing. */
  readonly isEquipmentTold: boolean;
  /** Whether it leaves a choice to be made. */
  readonly isChoice: boolean;
  readonly change: keyof typeof CHANGE_WORDS | null;
  readonly goal: RunningGoal | null;
  readonly week: WeekForm | null;
  readonly isPlan: boolean;
  readonly weeks: number | null;
  readonly days: number | null;
};

type Meaning = `${string}:${string}`;
type Span = { readonly start: number; readonly end: number };

let finder: PhraseFinder<Meaning> | undefined;

/** Reads what a message says of a session that is wished for. */
export function readWish(message: ReadText): WishWords {
  finder ??= createPhraseFinder(entries(), { compare: "text", within: "sentence" });
  const { hits } = finder.findAll(message.words);
  const found = new Map<string, { start: number; end: number }[]>();
  for (const { meaning, start, end } of hits)
    found.set(meaning, [...(found.get(meaning) ?? []), { start, end }]);
  const has = (meaning: Meaning) => found.has(meaning);
  const ofGroup = <Name extends string>(group: string, names: readonly Name[]) =>
    names.filter((name) => has(`${group}:${name}`));
  const isSore = has("state:sore");
  const isTrained = has("state:trained");
  const spared = new Set(ofGroup("spared", WORKOUT_LOADS));
  const named = new Set(ofGroup("equipment", WORKOUT_EQUIPMENT));
  const avoided = avoidedExercises(message);
  // "Not walking" and "without the rows" wish for neither.
  const isOther = (span: Span) =>
    avoided.some(({ start, end }) => start <= span.start && span.start < end) ||
    (found.get("ask:otherKind") ?? []).some(
      ({ start, end }) => start < span.start && span.start <= end + 1,
    );
  return {
    asks: has("ask:session"),
    asksToKnow: has("ask:know"),
    noun: has("ask:noun"),
    kind: kindOf(found, spared, isOther, isSore || isTrained),
    minutes: amountIn(message, "minutes"),
    equipment: has("equipment:none") ? new Set() : named,
    spared,
    avoided: new Set(avoided.map(({ name }) => name)),
    length: (["shorter", "longer"] as const).find((each) => has(`length:${each}`)) ?? null,
    weekdays: weekdaysIn(message),
    level:
      has("level:hard") && !has("level:gentle") ? "hard" : has("level:gentle") ? "gentle" : "usual",
    isSore,
    isTrained,
    isEquipmentTold: named.size > 0 || has("equipment:none"),
    isChoice: has("ask:choice"),
    change:
      (["other", "easier", "harder", "changed"] as const).find((each) => has(`change:${each}`)) ??
      (avoided.length > 0 || has("length:shorter") || has("length:longer") ? "changed" : null),
    goal: (["half", "10k", "5k"] as const).find((each) => has(`goal:${each}`)) ?? null,
    week: (["split", "running", "mixed"] as const).find((each) => has(`week:${each}`)) ?? null,
    isPlan: has("ask:plan"),
    weeks: amountIn(message, "weeks"),
    days: amountIn(message, "times"),
  };
}

function* entries(): Generator<readonly [string, Meaning]> {
  const all = (phrases: readonly string[], meaning: Meaning) =>
    phrases.map((phrase) => [phrase, meaning] as const);
  yield* all(ASKS_FOR_SESSION, "ask:session");
  yield* all([...ASKS_TO_KNOW.en, ...ASKS_TO_KNOW.zh], "ask:know");
  yield* all(SESSION_NOUNS, "ask:noun");
  yield* all(PLAN_WORDS, "ask:plan");
  yield* all(CHOICE_WORDS, "ask:choice");
  yield* all(OTHER_KIND_WORDS, "ask:otherKind");
  yield* all(SORE_WORDS, "state:sore");
  yield* all(TRAINED_BEFORE, "state:trained");
  yield* all(NO_EQUIPMENT, "equipment:none");
  const tables = {
    kind: KIND_WORDS,
    equipment: EQUIPMENT_WORDS,
    spared: SPARED_WORDS,
    level: LEVEL_WORDS,
    change: CHANGE_WORDS,
    length: LENGTH_WORDS,
    goal: RUNNING_GOAL_WORDS,
    week: WEEK_WORDS,
  };
  for (const [group, table] of Object.entries(tables))
    for (const [name, phrases] of Object.entries(table)) yield* all(phrases, `${group}:${name}`);
}

/** General kinds give way to what says more. */
const GENERAL: ReadonlySet<WorkoutKind> = new Set([
  "full",
  "stretch",
  "cardio",
  "run",
  "walk",
  "calm",
  "recovery",
]);
/** What is to train other parts than those that were trained. */
const INSTEAD: Readonly<Partial<Record<WorkoutKind, WorkoutKind>>> = {
  legs: "upper",
  glutes: "upper",
  run: "upper",
  push: "legs",
  pull: "legs",
  upper: "legs",
  arms: "legs",
  shoulders: "legs",
  core: "walk",
};

function kindOf(
  found: ReadonlyMap<string, readonly { start: number; end: number }[]>,
  spared: ReadonlySet<WorkoutLoad>,
  isOther: (span: Span) => boolean,
  isTrained: boolean,
): WorkoutKind | null {
  const sparedSpans = [...spared].flatMap((load) => found.get(`spared:${load}`) ?? []);
  const spans = WORKOUT_KINDS.flatMap((kind) =>
    (found.get(`kind:${kind}`) ?? []).map((span) => ({ kind, ...span })),
  ).filter(
    (span) =>
      !isOther(span) &&
      !sparedSpans.some(({ start, end }) => start <= span.start && span.end <= end),
  );
  const trainedSpans = [...(found.get("state:sore") ?? []), ...(found.get("state:trained") ?? [])];
  const isOfTrained = ({ start }: { start: number }) =>
    isTrained && trainedSpans.some((span) => start >= span.start && start <= span.end + 1);
  const wished = spans.filter((span) => !isOfTrained(span));
  const best = wished.toSorted(
    (left, right) =>
      Number(GENERAL.has(left.kind)) - Number(GENERAL.has(right.kind)) ||
      right.end - right.start - (left.end - left.start),
  )[0];
  if (best !== undefined) return best.kind;
  const [trained] = spans.filter(isOfTrained);
  return trained === undefined ? null : (INSTEAD[trained.kind] ?? null);
}
