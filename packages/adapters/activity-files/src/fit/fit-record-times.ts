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
};

export type RecordTimes = { readonly first: number; readonly last: number };

const RECORD = 20;
const TIME_BYTES = 4;
const NO_TIME = 0xffffffff;
const IS_COMPRESSED = 0x80;
const IS_DEFINITION = 0x40;
const HAS_DEVELOPER_FIELDS = 0x20;
const FIELD_BYTES = 3;

/**
 * When the first and the last record of a FIT file were written, in milliseconds from 1970; null where none has a time.
 * The file must have been found whole. It is walked here because the parser holds a kilobyte for each record.
 */
export function recordTimesIn(bytes: Uint8Array): RecordTimes | null {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const file of fitFilesIn(bytes))
    for (const seconds of recordSecondsIn(file)) {
      const at = instantOf(seconds);
      if (at === null) continue;
      first = Math.min(first, at);
      last = Math.max(last, at);
    }
  return last < first ? null : { first, last };
}

function* recordSecondsIn(file: Uint8Array): Generator<number> {
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
    if (isCompressed && time !== NO_TIME) time += ((header & 31) - (time & 31) + 32) & 31;
    if (!isCompressed && timeAt !== null) time = view.getUint32(at + 1 + timeAt, isLittleEndian);
    if (definition.isRecord && (isCompressed || timeAt !== null) && time !== NO_TIME) yield time;
    at += 1 + definition.bytes - (isCompressed ? definition.leadingTimeBytes : 0);
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
  let bytes = 0;
  let next = at + 6;
  for (let left = view.getUint8(at + 5); left > 0; left -= 1) {
    const size = view.getUint8(next + 1);
    if (view.getUint8(next) === FIT_TIMESTAMP && size === TIME_BYTES) timeAt = bytes;
    bytes += size;
    next += FIELD_BYTES;
  }
  if ((header & HAS_DEVELOPER_FIELDS) !== 0) {
    let left = view.getUint8(next);
    for (next += 1; left > 0; left -= 1, next += FIELD_BYTES) bytes += view.getUint8(next + 1);
  }
  const isRecord = view.getUint16(at + 3, isLittleEndian) === RECORD;
  return { definition: { isRecord, bytes, isLittleEndian, timeAt, leadingTimeBytes }, next };
}
