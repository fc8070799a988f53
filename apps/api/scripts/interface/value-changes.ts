import type { Json } from "./api-description.ts";

/** Whether values of a schema come from clients or go to them: those may be fewer, these may be more. */
export type Direction = "request" | "response";

/** The bounds of a schema, each with the way in which it gets tighter. */
const BOUNDS = {
  minimum: 1,
  exclusiveMinimum: 1,
  minLength: 1,
  minItems: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxLength: -1,
  maxItems: -1,
} as const;

/** What breaks somebody who sends or reads a value of `before`, apart from what is inside it. */
export function valueChanges(before: Json, after: Json, direction: Direction): string[] {
  return [
    ...typeChanges(before, after, direction),
    ...formatChanges(before, after, direction),
    ...patternChanges(before, after, direction),
    ...(direction === "request"
      ? [...tighter(before, after), ...fewerValues(before, after), ...otherDefault(before, after)]
      : otherConstant(before, after)),
  ];
}

/** The types of a schema, in one order; none where it is a choice of forms. */
export function typesOf({ type }: Json): readonly string[] {
  if (type === undefined) return [];
  return (Array.isArray(type) ? type : [String(type)]).toSorted();
}

function typeChanges(before: Json, after: Json, direction: Direction): string[] {
  const known = typesOf(before);
  const now = typesOf(after);
  if (known.length === 0 || now.length === 0) return [];
  const gone = known.filter((type) => !now.includes(type));
  const added = now.filter((type) => !known.includes(type));
  return direction === "request"
    ? gone.map((type) => `may no more be ${type}`)
    : added.map((type) => `may be ${type}`);
}

function formatChanges(
  { format: known }: Json,
  { format: now }: Json,
  direction: Direction,
): string[] {
  if (known === now) return [];
  // A whole number that fits the shorter width fits the longer one.
  const [narrow, wide] = direction === "request" ? [known, now] : [now, known];
  if (narrow === "int32" && wide === "int64") return [];
  if (direction === "request") return now === undefined ? [] : [`has to be ${now}`];
  return known === undefined ? [] : [`may be other than ${known}`];
}

function patternChanges(
  { pattern: known }: Json,
  { pattern: now }: Json,
  direction: Direction,
): string[] {
  const isFree = direction === "request" ? now === undefined : known === undefined;
  return known === now || isFree ? [] : ["has another pattern"];
}

function tighter(before: Json, after: Json): string[] {
  return Object.entries(BOUNDS).flatMap(([bound, direction]) => {
    const { [bound]: known } = before;
    const { [bound]: now } = after;
    if (typeof now !== "number") return [];
    const isTighter = typeof known !== "number" || (now - known) * direction > 0;
    return isTighter ? [`has a tighter ${bound}`] : [];
  });
}

function fewerValues(before: Json, after: Json): string[] {
  const now = valuesOf(after);
  if (now === undefined) return [];
  const known = valuesOf(before);
  if (known === undefined) return ["takes certain values alone"];
  return known
    .filter((value) => !now.includes(value))
    .map((value) => `takes ${JSON.stringify(value)} no more`);
}

/** What is not sent means something else then. */
function otherDefault({ default: known }: Json, { default: now }: Json): string[] {
  const isSame = JSON.stringify(known) === JSON.stringify(now);
  return known === undefined || isSame ? [] : ["has another default"];
}

/** New words break nobody where there were several; where there was one alone, nobody looked. */
function otherConstant({ const: known }: Json, after: Json): string[] {
  if (known === undefined) return [];
  const values = valuesOf(after)?.filter((value) => value !== null);
  const isSame = values?.every((value) => value === known) ?? false;
  return isSame ? [] : [`may be other than ${JSON.stringify(known)}`];
}

function valuesOf({ enum: values, const: value }: Json): readonly unknown[] | undefined {
  if (Array.isArray(values)) return values;
  return value === undefined ? undefined : [value];
}
