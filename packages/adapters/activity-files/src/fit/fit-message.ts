import FitParser, { type ParsedRawFitMessage } from "fit-file-parser";
import { FileFault } from "../file-fault.ts";

/** A message of a FIT file, its fields still in bytes. */
export type FitMessage = ParsedRawFitMessage;

const FIT_EPOCH_SECONDS = 631_065_600;
/** Times below count from when the device was switched on (Garmin, FIT profile, type date_time). */
const EARLIEST_TIME = 0x10000000;
/** The field that every kind of message has for its time. */
export const FIT_TIMESTAMP = 253;
const HEADER_BYTES = 12;
const CHECKSUM_BYTES = 2;

/** The messages of those kinds, by their global numbers, of all FIT files in `bytes`. @throws FileFault where one is damaged. */
export async function fitMessages(
  bytes: Uint8Array<ArrayBuffer>,
  kinds: readonly number[],
): Promise<readonly FitMessage[]> {
  const messages: FitMessage[] = [];
  for (const file of fitFilesIn(bytes))
    for (const message of await messagesOfFile(file, kinds)) messages.push(message);
  return messages;
}

/** The FIT files that stand one behind the other in `bytes`, mostly one. @throws FileFault where the last is cut off. */
export function* fitFilesIn<Bytes extends ArrayBufferLike>(
  bytes: Uint8Array<Bytes>,
): Generator<Uint8Array<Bytes>> {
  for (let at = 0; at < bytes.length; ) {
    const file = bytes.subarray(at, at + fileLengthAt(bytes, at));
    yield file;
    at += file.length;
  }
}

/** An unsigned number of one, two or four bytes; null where the message has none. */
export function numberOf(message: FitMessage | undefined, field: number): number | null {
  const bytes = bytesOf(message, field);
  if (bytes === undefined || ![1, 2, 4].includes(bytes.length)) return null;
  const ordered = message?.little_endian === true ? bytes.toReversed() : bytes;
  // All bits set mean that there is no value.
  if (ordered.every((byte) => byte === 0xff)) return null;
  return ordered.reduce((number, byte) => number * 256 + byte, 0);
}

/** A text up to its first zero byte; what follows is left from longer ones. */
export function textOf(message: FitMessage | undefined, field: number): string {
  const bytes = bytesOf(message, field) ?? [];
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(Uint8Array.from(end < 0 ? bytes : bytes.slice(0, end)));
}

/** An instant in milliseconds from 1970; null where there is none, or the device did not know the time. */
export function timeOf(message: FitMessage, field: number): number | null {
  return instantOf(numberOf(message, field));
}

/** When a message was written, in milliseconds from 1970. */
export function timestampOf(message: FitMessage): number | null {
  return instantOf(message.compressed_timestamp ?? numberOf(message, FIT_TIMESTAMP));
}

/** A time of the device in milliseconds from 1970; null where there is none, or the device did not know it. */
export function instantOf(seconds: number | null): number | null {
  if (seconds === null || seconds < EARLIEST_TIME) return null;
  return (seconds + FIT_EPOCH_SECONDS) * 1_000;
}

function bytesOf(message: FitMessage | undefined, field: number): readonly number[] | undefined {
  return message?.fields.find(({ field_definition_number: number }) => number === field)?.raw_value;
}

function fileLengthAt(bytes: Uint8Array, at: number): number {
  if (bytes.length - at < HEADER_BYTES) throw new FileFault("fit_damaged");
  const dataBytes = new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(4, true);
  const length = (bytes[at] ?? 0) + dataBytes + CHECKSUM_BYTES;
  if (at + length > bytes.length) throw new FileFault("fit_damaged");
  return length;
}

async function messagesOfFile(
  file: Uint8Array<ArrayBuffer>,
  kinds: readonly number[],
): Promise<readonly FitMessage[]> {
  const parser = new FitParser({ force: false, includeRawMessages: kinds, rawMessagesOnly: true });
  try {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    return (await parser.parseAsync(bytes)).raw_messages ?? [];
  } catch {
    throw new FileFault("fit_damaged");
  }
}
