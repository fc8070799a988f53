import { BOUND_AFTER, BOUND_BEFORE, type Bound } from "./bounds.data.ts";
import { phraseList } from "./phrase-list.ts";
import { type ReadNumber, readNumber } from "./read-number.ts";
import type { ReplyToken } from "./reply-tokens.ts";
import { LABEL_WORDS, type Measure, UNIT_ADJECTIVES, UNIT_WORDS, type Unit } from "./units.data.ts";

/** A number with its unit in a reply. `low`, `high` and `step` are in the measure's unit; places are those of tokens. */
export type Quantity = {
  readonly measure: Measure;
  readonly unit: Unit;
  readonly low: number;
  readonly high: number;
  /** How precisely it is stated. */
  readonly step: number;
  readonly bound: Bound;
  /** From the word that bounds it, if any, up to the last token of the number, of the unit, and of what bounds it after that. */
  readonly start: number;
  readonly numberStart: number;
  readonly numberEnd: number;
  readonly end: number;
  /** How the number is written: hours with minutes, a half in words, "twice", or plainly. */
  readonly form: "plain" | "hours_minutes" | "half" | "times";
  /** Joined to its noun: "a 45-minute walk". */
  readonly isAttributive: boolean;
};

type Draft = Omit<Quantity, "bound" | "start">;

const RANGE = new Set(["-", "\u2010", "\u2011", "\u2013", "\u2014", "~", "to", "至", "到"]);
/** "From 75 to 95 minutes" is a change, and no range. */
const FROM = new Set(["from", "从"]);
const HYPHENS = new Set(["-", "\u2010", "\u2011"]);
const HOUR_WORDS = new Set(["hour", "hours", "hr", "hrs", "h", "小时", "钟头"]);
const JOINS = new Set(["and", ",", "零", "又"]);
const SHARES = new Set(["of", "/", "out"]);
/** "2 out of your planned 3 sessions": how many words may stand between the numbers. */
const SHARE_WORDS = 5;
const LABEL_MARKS = new Set([":", "|", "=", "is"]);
const MAX_ADJECTIVES = 3;
const MINUTES: Unit = { measure: "minutes", factor: 1 };
const HOURS: Unit = { measure: "minutes", factor: 60 };
const SESSIONS: Unit = { measure: "sessions", factor: 1 };
/** What follows "once" and "twice" where they count sessions. */
const AFTER_TIMES = new Set([
  "this",
  "last",
  "today",
  "so",
  "in",
  "on",
  "over",
  ",",
  ".",
  "!",
  "and",
  "",
]);

const units = phraseList(UNIT_WORDS);
const labels = phraseList(LABEL_WORDS);
const adjectives = phraseList([[UNIT_ADJECTIVES, true]]);
const boundsBefore = phraseList(BOUND_BEFORE);
const boundsAfter = phraseList(BOUND_AFTER);

/** The numbers with a unit among `tokens`, those at a place that `isTaken` left out. */
export function readQuantities(
  tokens: readonly ReplyToken[],
  isTaken: (place: number) => boolean,
): readonly Quantity[] {
  const places = new UnitPlaces(tokens);
  const before = new Map(boundsBefore.find(tokens).map(({ end, ...found }) => [end, found]));
  const after = new Map(boundsAfter.find(tokens).map(({ start, ...found }) => [start, found]));
  const quantities: Quantity[] = [];
  for (let place = 0; place < tokens.length; ) {
    const draft =
      isTaken(place) || isOrdinal(tokens, place) ? undefined : draftAt(tokens, place, places);
    if (draft === undefined) {
      place = readNumber(tokens, place)?.end ?? place + 1;
      continue;
    }
    const found = before.get(draft.numberStart);
    // "95 minutes over 3 sessions" bounds nothing.
    const lead = found?.start === quantities.at(-1)?.end ? undefined : found;
    const inner = after.get(draft.numberEnd)?.values[0];
    const trail = after.get(draft.end);
    quantities.push({
      ...draft,
      bound: lead?.values[0] ?? inner ?? trail?.values[0] ?? "exact",
      start: lead?.start ?? draft.numberStart,
      end: trail?.end ?? draft.end,
    });
    place = draft.form === "plain" ? draft.numberEnd : draft.end;
  }
  return quantities;
}

/** "Session 3" and "第三次" count up to a thing; they are no amounts. */
function isOrdinal(tokens: readonly ReplyToken[], place: number): boolean {
  return tokens[place - 1]?.text === "第";
}

/** Where units stand, and what may stand before them. */
class UnitPlaces {
  readonly #units: ReadonlyMap<number, { readonly end: number; readonly unit: Unit }>;
  readonly #labels: ReadonlyMap<number, Unit>;
  readonly #adjectives: ReadonlyMap<number, number>;

  constructor(tokens: readonly ReplyToken[]) {
    // From each place on, since a unit may begin inside another phrase ("次" before "运动").
    this.#units = new Map(
      units.find(tokens).flatMap(({ start, end, values }) => {
        const unit = values[0];
        return unit === undefined ? [] : [[start, { end, unit }] as const];
      }),
    );
    this.#labels = new Map(
      labels
        .find(tokens)
        .flatMap(({ end, values }) => (values[0] ? [[end, values[0]] as const] : [])),
    );
    this.#adjectives = new Map(adjectives.find(tokens).map(({ start, end }) => [start, end]));
  }

  /** The unit of a number that ends at `place`. */
  after(place: number): { readonly end: number; readonly unit: Unit } | undefined {
    let at = place;
    for (let count = 0; count <= MAX_ADJECTIVES; count += 1) {
      const found = this.#units.get(at);
      if (found !== undefined) return found;
      const next = this.#adjectives.get(at);
      if (next === undefined) return undefined;
      at = next;
    }
    return undefined;
  }

  label(place: number): Unit | undefined {
    return this.#labels.get(place);
  }
}

function draftAt(
  tokens: readonly ReplyToken[],
  place: number,
  places: UnitPlaces,
): Draft | undefined {
  return (
    readTimes(tokens, place) ??
    readHalf(tokens, place, places) ??
    readNone(tokens, place, places) ??
    readPlain(tokens, place, places)
  );
}

/** "Once", "twice". */
function readTimes(tokens: readonly ReplyToken[], place: number): Draft | undefined {
  const text = tokens[place]?.text;
  const value = text === "once" ? 1 : text === "twice" ? 2 : undefined;
  if (value === undefined || !AFTER_TIMES.has(tokens[place + 1]?.text ?? "")) return undefined;
  const end = place + 1;
  return {
    ...amount(SESSIONS, value, value, 1),
    numberStart: place,
    numberEnd: end,
    end,
    form: "times",
    isAttributive: false,
  };
}

/** "Half an hour", "an hour and a half", "半小时", "一个半小时", "an hour". */
function readHalf(
  tokens: readonly ReplyToken[],
  place: number,
  places: UnitPlaces,
): Draft | undefined {
  const word = (index: number) => tokens[index]?.text ?? "";
  const half = (hours: number, end: number): Draft => ({
    ...amount(HOURS, hours, hours, HALF_HOUR_STEP),
    numberStart: place,
    numberEnd: end,
    end,
    form: "half",
    isAttributive: false,
  });
  if (word(place) === "half") {
    const at = place + (["a", "an", "-"].includes(word(place + 1)) ? 2 : 1);
    return word(at) === "hour" ? half(0.5, at + 1) : undefined;
  }
  if (word(place) === "半") {
    const unit = places.after(place + 1);
    return unit?.unit.factor === 60 ? half(0.5, unit.end) : undefined;
  }
  const whole = word(place) === "an" ? { value: 1, end: place + 1 } : readNumber(tokens, place);
  if (whole === undefined) return undefined;
  const at = whole.end + (word(whole.end) === "个" ? 1 : 0);
  if (word(at) === "半") {
    const unit = places.after(at + 1);
    return unit?.unit.factor === 60 ? half(whole.value + 0.5, unit.end) : undefined;
  }
  if (word(at) === "and" && word(at + 1) === "a" && word(at + 2) === "half") {
    const unit = places.after(at + 3);
    return unit?.unit.factor === 60 ? half(whole.value + 0.5, unit.end) : undefined;
  }
  if (!HOUR_WORDS.has(word(at))) return undefined;
  const isHalf = word(at + 1) === "and" && word(at + 2) === "a" && word(at + 3) === "half";
  if (isHalf) return half(whole.value + 0.5, at + 4);
  return word(place) === "an" ? half(1, at + 1) : undefined;
}

/** A tenth of an hour: as precise as half an hour in words is taken (design value). */
const HALF_HOUR_STEP = 0.1;

/** Whether the tokens name what a number without a unit counts: "Sessions". */
export function nameUnit(tokens: readonly ReplyToken[]): boolean {
  return labels.find(tokens).length > 0;
}

/** "No sessions". */
function readNone(
  tokens: readonly ReplyToken[],
  place: number,
  places: UnitPlaces,
): Draft | undefined {
  if (tokens[place]?.text !== "no") return undefined;
  const unit = places.after(place + 1);
  if (unit === undefined) return undefined;
  return {
    ...amount(unit.unit, 0, 0, 1),
    numberStart: place,
    numberEnd: place + 1,
    end: unit.end,
    form: "plain",
    isAttributive: false,
  };
}

function readPlain(
  tokens: readonly ReplyToken[],
  place: number,
  places: UnitPlaces,
): Draft | undefined {
  const isPercent =
    tokens[place]?.text === "百" &&
    tokens[place + 1]?.text === "分" &&
    tokens[place + 2]?.text === "之";
  if (isPercent) {
    const share = readNumber(tokens, place + 3);
    return (
      share && {
        ...plainDraft(share, share, { measure: "percent", factor: 1 }, place + 3, share.end),
        isAttributive: false,
      }
    );
  }
  const first = readNumber(tokens, place);
  if (first === undefined) return undefined;
  const second = RANGE.has(tokens[first.end]?.text ?? "")
    ? readNumber(tokens, first.end + 1)
    : undefined;
  const isChange = FROM.has(tokens[place - 1]?.text ?? "");
  const isRange = second !== undefined && second.value > first.value && !isChange;
  const last = isRange ? second : first;
  const isPerMinute =
    tokens[place - 1]?.text === "钟" &&
    tokens[place - 2]?.text === "分" &&
    tokens[place - 3]?.text === "每";
  const unitEnd = isChange && second !== undefined ? second.end : last.end;
  const after = places.after(skipBound(tokens, unitEnd)) ?? sharedUnit(tokens, last.end, places);
  const labelled = after ?? labelUnit(tokens, place, last.end, places);
  if (labelled === undefined) return undefined;
  const unit: Unit =
    isPerMinute && labelled.unit.measure === "sessions"
      ? { measure: "pulse", factor: 1 }
      : labelled.unit;
  const isAttributive = HYPHENS.has(tokens[last.end]?.text ?? "");
  if (!isRange && unit.factor === 60 && unit.measure === "minutes") {
    const clock = readHoursMinutes(tokens, place, first, labelled.end, places);
    if (clock !== undefined) return clock;
  }
  const end = isChange && second !== undefined ? last.end : Math.max(labelled.end, last.end);
  return { ...plainDraft(first, last, unit, place, end), isAttributive };
}

function plainDraft(first: ReadNumber, last: ReadNumber, unit: Unit, place: number, end: number) {
  return {
    ...amount(unit, first.value, last.value, last.step),
    numberStart: place,
    numberEnd: last.end,
    end,
    form: "plain" as const,
  };
}

function amount(unit: Unit, low: number, high: number, step: number) {
  const { measure, factor } = unit;
  return { measure, unit, low: low * factor, high: high * factor, step: step * factor };
}

/** "10多分钟", "90+ minutes": the place of the unit. */
function skipBound(tokens: readonly ReplyToken[], place: number): number {
  return ["多", "余", "+"].includes(tokens[place]?.text ?? "") ? place + 1 : place;
}

/** "95 of the recommended 150 minutes", "2/3 sessions": the unit of the second number. */
function sharedUnit(
  tokens: readonly ReplyToken[],
  place: number,
  places: UnitPlaces,
): { readonly end: number; readonly unit: Unit } | undefined {
  if (!SHARES.has(tokens[place]?.text ?? "")) return undefined;
  for (let at = place + 1; at <= place + SHARE_WORDS; at += 1) {
    const second = readNumber(tokens, at);
    if (second === undefined) continue;
    const unit = places.after(second.end);
    return unit && { end: place, unit: unit.unit };
  }
  return undefined;
}

/** "Sessions: 3": the unit by what stands before the number. */
function labelUnit(
  tokens: readonly ReplyToken[],
  place: number,
  end: number,
  places: UnitPlaces,
): { readonly end: number; readonly unit: Unit } | undefined {
  let at = place;
  while (at > 0 && ["~", "约", "about"].includes(tokens[at - 1]?.text ?? "")) at -= 1;
  if (!LABEL_MARKS.has(tokens[at - 1]?.text ?? "")) return undefined;
  while (at > 0 && LABEL_MARKS.has(tokens[at - 1]?.text ?? "")) at -= 1;
  const unit = places.label(at);
  return unit && { end, unit };
}

function readHoursMinutes(
  tokens: readonly ReplyToken[],
  place: number,
  hours: ReadNumber,
  unitEnd: number,
  places: UnitPlaces,
): Draft | undefined {
  const at = unitEnd + (JOINS.has(tokens[unitEnd]?.text ?? "") ? 1 : 0);
  const minutes = readNumber(tokens, at);
  if (minutes === undefined || minutes.value >= 60) return undefined;
  const unit = places.after(minutes.end);
  const isShort = tokens[minutes.end]?.text === "m" || tokens[minutes.end]?.text === "分";
  if (!isShort && !(unit?.unit.measure === "minutes" && unit.unit.factor === 1)) return undefined;
  const total = hours.value * 60 + minutes.value;
  const end = unit?.unit.measure === "minutes" ? unit.end : minutes.end + 1;
  return {
    ...amount(MINUTES, total, total, 1),
    numberStart: place,
    numberEnd: end,
    end,
    form: "hours_minutes",
    isAttributive: false,
  };
}
