import type { Writing } from "../../language/writing.ts";
import type { FoundActivity } from "../records/kinds/read-record-activities.ts";
import { type ActionReading, sentenceOf } from "./action-reading.ts";
import { bareHourIn } from "./bare-hour.ts";
import { clockRangeIn } from "./clock-range.ts";
import { type PartOfDay, partOfDayIn } from "./part-of-day.ts";
import { isRunIn, raceDistanceIn } from "./race-distance.ts";
import type { SessionAmount } from "./session-amount.ts";
import { energyIn } from "./session-amounts.ts";
import { sessionName, sessionNameFrom } from "./session-name.ts";

/** What a message tells of a session. */
export type SessionFacts = {
  readonly name: string;
  /** The families of what was done; empty where no kind of exercise is named. */
  readonly families: readonly string[];
  /** Null where nothing tells how long it took. */
  readonly minutes: number | null;
  /** Times of day in minutes after midnight; null where they are not told. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** The part of the day that is told; null where none is. */
  readonly partOfDay: PartOfDay | null;
  readonly kilocalories: number | null;
  /** How far it went, as it was written, and in meters. */
  readonly distance: string | null;
  readonly meters: number | null;
};

/** Something of these lengths is no single session (design values). */
const MOST_MINUTES = 24 * 60;
const METRES_PER_KILOMETRE = 1_000;
const END_WORDS = new Set(["until", "till", "til", "to", "finished", "ended", "到", "至", "束"]);

/** The sessions that activities and amounts of a message tell of: one, or one each where each has its length. */
export function sessionsOf(
  reading: ActionReading,
  activities: readonly FoundActivity[],
  amounts: readonly SessionAmount[],
  writing: Writing,
): readonly SessionFacts[] {
  const named = namedKinds(reading, activities, writing);
  const lengths = amounts.filter(
    ({ measure, value }) => measure === "minutes" && value <= MOST_MINUTES,
  );
  const sentences = new Set(
    [...activities, ...amounts].map(({ start }) => sentenceOf(reading, start)),
  );
  const partOfDay = partOfDayIn(reading.text, (sentence) => sentences.has(sentence));
  const told = clockTimes(reading, amounts, sentences);
  const startsAt =
    told.endsAt === null
      ? (told.startsAt ?? bareHourIn(reading, partOfDay, (sentence) => sentences.has(sentence)))
      : told.startsAt;
  const facts = { ...told, startsAt, partOfDay, kilocalories: energyIn(amounts) };
  const ways = amounts.filter(({ measure }) => measure === "distance");
  const isOfEach = (each: readonly SessionAmount[]) => each.length === named.length;
  if (named.length > 1 && (isOfEach(lengths) || isOfEach(ways))) {
    return named.map(({ name, families }, index) => ({
      name,
      families,
      minutes: isOfEach(lengths) ? minutesOf(lengths[index]) : null,
      startsAt: null,
      endsAt: null,
      partOfDay: isOfEach(lengths) ? laterBy(partOfDay, lengths.slice(0, index)) : partOfDay,
      kilocalories: null,
      distance: (isOfEach(ways) && ways[index]?.written) || null,
      meters: (isOfEach(ways) && ways[index]?.value) || null,
    }));
  }
  const race = activities
    .map((each) => raceDistanceIn(reading.text, each))
    .find((found) => found !== undefined);
  const minutes =
    minutesOf(nearest(lengths, activities)) ?? minutesByPace(amounts, ways[0] ?? race);
  const distance = ways[0] ?? (race && isRunIn(race, minutes) ? race : undefined);
  return [
    {
      name: sessionName(
        named.map(({ name }) => name),
        writing,
      ),
      families: named.flatMap(({ families }) => families),
      minutes: minutes ?? minutesBetween(facts),
      distance: distance?.written ?? null,
      meters: distance?.value ?? null,
      ...facts,
    },
  ];
}

/** Of several sessions each begins where the one before is over. */
function laterBy(part: PartOfDay | null, before: readonly SessionAmount[]): PartOfDay | null {
  const minutes = before.reduce((sum, { value }) => sum + value, 0);
  return part && { ...part, usualStart: part.usualStart + minutes };
}

function namedKinds(
  { text }: ActionReading,
  activities: readonly FoundActivity[],
  writing: Writing,
): readonly { readonly name: string; readonly families: readonly string[] }[] {
  const kinds = activities.flatMap(({ start, end, activity }) =>
    activity === null
      ? []
      : [
          {
            name: sessionNameFrom(text, { start, end, activity }, writing),
            families: activity.families,
          },
        ],
  );
  return kinds.filter(
    ({ families }, at) =>
      kinds.findIndex((other) => String(other.families) === String(families)) === at,
  );
}

/** The length that stands nearest behind what was done, else before it. */
function nearest(
  lengths: readonly SessionAmount[],
  activities: readonly FoundActivity[],
): SessionAmount | undefined {
  const place = activities[0]?.end ?? 0;
  return lengths.find(({ start }) => start >= place) ?? lengths.at(-1);
}

function minutesOf(length: SessionAmount | undefined): number | null {
  return length === undefined || length.value <= 0 ? null : length.value;
}

function minutesByPace(
  amounts: readonly SessionAmount[],
  distance: Pick<SessionAmount, "value"> | undefined,
): number | null {
  const pace = amounts.find(({ measure }) => measure === "pace");
  if (pace === undefined || distance === undefined) return null;
  return (distance.value / METRES_PER_KILOMETRE) * pace.value;
}

type ClockTimes = Pick<SessionFacts, "startsAt" | "endsAt">;

/** "At 7 am", "from 7:00 to 7:45", "until 8 pm". */
function clockTimes(
  reading: ActionReading,
  amounts: readonly SessionAmount[],
  sentences: ReadonlySet<number>,
): ClockTimes {
  const { text } = reading;
  const [first, second] = amounts.filter(({ measure }) => measure === "clock");
  const range = clockRangeIn(reading, (sentence) => sentences.has(sentence));
  if (range !== undefined) return range;
  if (first === undefined) return { startsAt: null, endsAt: null };
  if (second !== undefined) return { startsAt: first.value, endsAt: second.value };
  const before = text.words.slice(Math.max(0, first.start - 2), first.start);
  const isEnd = before.some(({ text: word }) => END_WORDS.has(word));
  return isEnd ? { startsAt: null, endsAt: first.value } : { startsAt: first.value, endsAt: null };
}

function minutesBetween({ startsAt, endsAt }: ClockTimes): number | null {
  return startsAt === null || endsAt === null || endsAt <= startsAt ? null : endsAt - startsAt;
}
