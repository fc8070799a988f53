import type { TrackSamples } from "@health-exercise/domain/sport";
import { TrackRecorder } from "../track/track-recorder.ts";
import { FIT_TIMESTAMP, fitFilesIn, instantOf } from "./fit-message.ts";

/** How the messages of one local number are laid out. */
type Definition = {
  readonly isRecord: boolean;
  readonly bytes: number;
  readonly isLittleEndian: boolean;
  /** Where in a message its time stands; null where it has none. */
  readonly timeAt: number | null;
  /** The length of a time that comes first: messages with one in their header leave it out. */
  readonly leadingTimeBytes: number;
  /** Where in a record the fields stand that are read. */
  readonly places: ReadonlyMap<RecordField, number>;
};

/** The fields of a record that are read: number, bytes, what stands for no value, and how a number is meant (Garmin, FIT profile, message record, 2024). */
const RECORD_FIELDS = {
  latitude: {
    number: 0,
    bytes: 4,
    none: 0x7fffffff,
    isSigned: true,
    scale: 2 ** 31 / 180,
    less: 0,
  },
  longitude: {
    number: 1,
    bytes: 4,
    none: 0x7fffffff,
    isSigned: true,
    scale: 2 ** 31 / 180,
    less: 0,
  },
  altitude: { number: 2, bytes: 2, none: 0xffff, isSigned: false, scale: 5, less: 500 },
  heartRate: { number: 3, bytes: 1, none: 0xff, isSigned: false, scale: 1, less: 0 },
  distance: { number: 5, bytes: 4, none: 0xffffffff, isSigned: false, scale: 100, less: 0 },
  enhancedAltitude: {
    number: 78,
    bytes: 4,
    none: 0xffffffff,
    isSigned: false,
    scale: 5,
    less: 500,
  },
} as const;
type RecordField = keyof typeof RECORD_FIELDS;

const FIELD_BY_NUMBER: ReadonlyMap<number, RecordField> = new Map(
  Object.entries(RECORD_FIELDS).map(([name, { number }]) => [number, name as RecordField]),
);

const RECORD = 20;
const TIME_BYTES = 4;
const NO_TIME = 0xffffffff;
const IS_COMPRESSED = 0x80;
const IS_DEFINITION = 0x40;
const HAS_DEVELOPER_FIELDS = 0x20;
const FIELD_BYTES = 3;

/**
 * The records of a FIT file that have a time, as samples of a track. The file must have been found whole. It is walked here
 * because the parser holds a kilobyte for each record.
 */
export function recordsIn(bytes: Uint8Array): RecordedSamples {
  const recorder = new TrackRecorder();
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const file of fitFilesIn(bytes))
    walkRecords(file, (seconds, view, at, definition) => {
      const milliseconds = instantOf(seconds);
      if (milliseconds === null) return;
      first = Math.min(first, milliseconds);
      last = Math.max(last, milliseconds);
      const valueIn = (name: RecordField): number | null => {
        const place = definition.places.get(name);
        return place === undefined ? null : fieldValue(view, at + place, name, definition);
      };
      recorder.add({
        milliseconds,
        latitude: valueIn("latitude"),
        longitude: valueIn("longitude"),
        elevation: valueIn("enhancedAltitude") ?? valueIn("altitude"),
        heartRate: valueIn("heartRate"),
        distance: valueIn("distance"),
      });
    });
  return { samples: recorder.samples, times: last < first ? null : { first, last } };
}

/** The samples of a file, and when the first and the last record was written, in milliseconds from 1970; null without any. */
export type RecordedSamples = {
  readonly samples: TrackSamples;
  readonly times: { readonly first: number; readonly last: number } | null;
};

function fieldValue(
  view: DataView,
  at: number,
  name: RecordField,
  { isLittleEndian }: Definition,
): number | null {
  const { bytes, none, isSigned, scale, less } = RECORD_FIELDS[name];
  let value: number;
  if (bytes === 1) value = view.getUint8(at);
  else if (bytes === 2) value = view.getUint16(at, isLittleEndian);
  else value = isSigned ? view.getInt32(at, isLittleEndian) : view.getUint32(at, isLittleEndian);
  return value === none ? null : value / scale - less;
}

function walkRecords(
  file: Uint8Array,
  found: (seconds: number, view: DataView, at: number, definition: Definition) => void,
): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const definitions = new Map<number, Definition>();
  let time = NO_TIME;
  let at = view.getUint8(0);
  const end = at + view.getUint32(4, true);
  while (at < end) {
    const header = view.getUint8(at);
    const isCompressed = (header & IS_COMPRESSED) !== 0;
    if (!isCompressed && (header & IS_DEFINITION) !== 0) {
      const { definition, next } = definitionAt(view, at, header);
      definitions.set(header & 15, definition);
      at = next;
      continue;
    }
    const definition = definitions.get(isCompressed ? (header >> 5) & 3 : header & 15);
    if (definition === undefined) return;
    const { timeAt, isLittleEndian } = definition;
    const left = isCompressed ? definition.leadingTimeBytes : 0;
    if (isCompressed && time !== NO_TIME) time += ((header & 31) - (time & 31) + 32) & 31;
    if (!isCompressed && timeAt !== null) time = view.getUint32(at + 1 + timeAt, isLittleEndian);
    if (definition.isRecord && (isCompressed || timeAt !== null) && time !== NO_TIME)
      found(time, view, at + 1 - left, definition);
    at += 1 + definition.bytes - left;
  }
}

function definitionAt(
  view: DataView,
  at: number,
  header: number,
): { readonly definition: Definition; readonly next: number } {
  const isLittleEndian = view.getUint8(at + 2) === 0;
  const isTimeFirst = view.getUint8(at + 5) > 0 && view.getUint8(at + 6) === FIT_TIMESTAMP;
  const leadingTimeBytes = isTimeFirst ? view.getUint8(at + 7) : 0;
  let timeAt: number | null = null;
  const places = new Map<RecordField, number>();
  let bytes = 0;
  let next = at + 6;
  for (let left = view.getUint8(at + 5); left > 0; left -= 1) {
    const size = view.getUint8(next + 1);
    if (view.getUint8(next) === FIT_TIMESTAMP && size === TIME_BYTES) timeAt = bytes;
    const field = FIELD_BY_NUMBER.get(view.getUint8(next));
    if (field !== undefined && RECORD_FIELDS[field].bytes === size) places.set(field, bytes);
    bytes += size;
    next += FIELD_BYTES;
  }
  if ((header & HAS_DEVELOPER_FIELDS) !== 0) {
    let left = view.getUint8(next);
    for (next += 1; left > 0; left -= 1, next += FIELD_BYTES) bytes += view.getUint8(next + 1);
  }
  const isRecord = view.getUint16(at + 3, isLittleEndian) === RECORD;
  return {
    definition: { isRecord, bytes, isLittleEndian, timeAt, leadingTimeBytes, places },
    next,
  };
}
