import type { Intent } from "@health-exercise/domain/chat";
import type { LikelyIntent } from "../likely-intent.ts";
import type { TrainingWish, WishWords } from "./read-wish.ts";
import { KIND_RULES } from "./workout-kinds.data.ts";

/** So sure has the judge to be that a change is none (design value). */
const SURELY_OTHER = 0.97;
/** A shorter session has so much of the time, a longer one so much more; in steps of so many minutes (design values). */
const LENGTHS = { shorter: 2 / 3, longer: 1.5, step: 5 } as const;

type Session = Extract<TrainingWish, { of: "session" }>;
type Week = Extract<TrainingWish, { of: "week" }>;
type Running = Extract<TrainingWish, { of: "running" }>;

/** A wish with what a message changes of it; undefined where it changes nothing, or wishes for something else. */
export function changedWish(
  words: WishWords,
  earlier: TrainingWish | undefined,
  judged: LikelyIntent,
  isForSomethingElse: ReadonlySet<Intent>,
): TrainingWish | undefined {
  if (earlier === undefined || words.change === null) return undefined;
  const isOther = isForSomethingElse.has(judged.intent) && judged.chance >= SURELY_OTHER;
  if (isOther && words.change === "changed" && !saysWhat(words)) return undefined;
  if (earlier.of === "week") return changedWeek(words, earlier);
  if (earlier.of === "running") return changedRunning(words, earlier);
  return changedSession(words, earlier);
}

/** Whether it is plainly said what of it is to be different. */
function saysWhat({ length, avoided, spared, days, weeks, weekdays }: WishWords): boolean {
  const isCounted = days !== null || weeks !== null || weekdays.length > 0;
  return length !== null || isCounted || avoided.size + spared.size > 0;
}

function changedSession(words: WishWords, { wish }: Session): TrainingWish | undefined {
  const { change, kind, minutes, equipment, spared, avoided, level, length, asks, weekdays } =
    words;
  if (kind !== null && asks && change !== "other") return undefined;
  const told = equipment.size + spared.size + avoided.size + weekdays.length;
  const saysNothing = kind === null && minutes === null && length === null && told === 0;
  if (change === "changed" && saysNothing) return undefined;
  const levels = { easier: "gentle", harder: "hard", other: wish.level, changed: level } as const;
  const wished = change === null ? wish.level : levels[change];
  return {
    of: "session",
    isChoice: false,
    sparesSore: false,
    weekdays,
    wish: {
      kind: kind ?? wish.kind,
      minutes: minutes ?? (length === null ? wish.minutes : scaled(wish, length)),
      equipment: equipment.size > 0 ? equipment : wish.equipment,
      spared: new Set([...wish.spared, ...spared]),
      avoided: new Set([...wish.avoided, ...avoided]),
      level: wished === "usual" ? wish.level : wished,
      variant: wish.variant + (change === "other" && avoided.size === 0 ? 1 : 0),
    },
  };
}

function scaled({ kind, minutes }: Session["wish"], length: "shorter" | "longer"): number {
  const long = (minutes ?? KIND_RULES[kind].minutes) * LENGTHS[length];
  return Math.max(LENGTHS.step, Math.round(long / LENGTHS.step) * LENGTHS.step);
}

function changedWeek(words: WishWords, earlier: Week): TrainingWish | undefined {
  const { days, weeks, weekdays, week, length } = words;
  if (days === null && weeks === null && weekdays.length === 0 && week === null && length === null)
    return undefined;
  const before =
    earlier.weekdays.length > 0 ? earlier.weekdays.length : (earlier.days ?? USUAL_DAYS);
  const scaledDays = length === null ? earlier.days : before + (length === "shorter" ? -1 : 1);
  return {
    of: "week",
    form: week === null || week === "mixed" ? earlier.form : week,
    days: days ?? scaledDays,
    weeks: weeks ?? earlier.weeks,
    weekdays:
      weekdays.length > 0 ? weekdays : days === null && length === null ? earlier.weekdays : [],
  };
}

const USUAL_DAYS = 3;

function changedRunning(words: WishWords, earlier: Running): TrainingWish | undefined {
  const { days, weeks, weekdays, goal } = words;
  if (days === null && weeks === null && weekdays.length === 0 && goal === null) return undefined;
  return {
    of: "running",
    goal: goal ?? earlier.goal,
    weeks: weeks ?? earlier.weeks,
    days: weekdays.length > 0 ? weekdays.length : (days ?? earlier.days),
    weekdays: weekdays.length > 0 ? weekdays : days === null ? earlier.weekdays : [],
  };
}
