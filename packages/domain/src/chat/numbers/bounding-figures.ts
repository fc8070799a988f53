import type { Amount } from "../../language/amount.ts";
import { readAmounts } from "../../language/read-amounts.ts";
import type { Measure } from "../../language/units.data.ts";
import { saysInAll } from "./claim-periods.ts";
import { type Figure, isInside, type SentenceReading } from "./sentence-parts.ts";

const COUNTS: ReadonlySet<Measure> = new Set<Measure>(["sessions", "days"]);
/** By what sessions are chosen. */
const CHOOSING: ReadonlySet<Measure> = new Set<Measure>([
  ...(["minutes", "distance", "pace", "speed", "energy", "met", "metMinutes", "pulse"] as const),
]);
/** Before an amount that each session was held against. */
const COMPARING = new Set(
  "over under above below beyond exceeding than least most 超 过 达 到 于 满 足".split(" "),
);
const BEFORE_COMPARED = new Set([
  ...COMPARING,
  ..."longer shorter farther further faster slower of at more less".split(" "),
]);
/** Nouns of single sessions. */
const SESSIONS = new Set("sessions workouts ones".split(" "));

/**
 * Whether a figure is an amount by which sessions are chosen, or of those that are chosen by one: "17 runs over 10 km", "4
 * sessions of 30 minutes", 超过一小时的运动有4次, "your rides longer than 2 hours".
 */
export function isBounding(figure: Figure, reading: SentenceReading): boolean {
  const { figures, clauses, periods } = reading;
  const { clause } = figure;
  const counts = figures.filter(
    ({ amount, clause: other }) => other === clause && COUNTS.has(amount.measure),
  );
  const amounts = readAmounts(reading.tokens).filter(
    (amount) =>
      CHOOSING.has(amount.measure) &&
      clauses[amount.start] === clause &&
      !isInside(amount, periods),
  );
  const isOther = (amount: Amount) => !isInside(amount, [figure]) || figures.length > 1;
  const bounding = amounts.filter((amount) => isCompared(amount, reading));
  if (bounding.some((amount) => isOther(amount) && isOfSessions(amount, reading))) return true;
  if (saysInAll([clause], reading)) return false;
  const isCounted = counts.length > 0 || hasBareCount(clause, reading);
  return (
    (bounding.length > 0 && isCounted) ||
    amounts.some((amount) => counts.some((count) => isOfEach(amount, count, reading)))
  );
}

/** Whether an amount of time, way or energy is bounded, or joined to what it is of. */
function isCompared({ isAttributive, bound, start }: Amount, { tokens }: SentenceReading): boolean {
  const isBounded = bound === "over" || bound === "under";
  return isAttributive || isBounded || COMPARING.has(tokens[start - 1]?.text ?? "");
}

/** "Runs over 10 km", "sessions longer than an hour", 10公里以上的跑步. */
function isOfSessions({ start, end }: Amount, { tokens, activities }: SentenceReading): boolean {
  const textAt = (place: number) => tokens[place]?.text ?? "";
  const isOf = textAt(end) === "的" && activities.some((each) => each.start === end + 1);
  let at = start;
  while (at > 0 && BEFORE_COMPARED.has(textAt(at - 1))) at -= 1;
  const noun = textAt(at - 1);
  const isExercise = activities.some((each) => each.end === at) && noun.endsWith("s");
  return isOf || SESSIONS.has(noun) || isExercise;
}

/** "3 sessions of 30 minutes": each of those that are counted. */
function isOfEach({ start }: Amount, count: Figure, { tokens }: SentenceReading): boolean {
  return tokens[start - 1]?.text === "of" && count.end === start - 1 && count.amount.low > 1;
}

/** "17 were over 10 km": of what it counts the words before tell. */
function hasBareCount(
  clause: number,
  { tokens, clauses, figures, periods }: SentenceReading,
): boolean {
  return tokens.some(
    ({ kind, text }, start) =>
      kind === "number" &&
      text < ":" &&
      clauses[start] === clause &&
      !isInside({ start, end: start + 1 }, [...figures, ...periods]),
  );
}
