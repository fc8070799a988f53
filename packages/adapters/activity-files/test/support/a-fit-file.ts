/** A field of a message: its number, its base type, its bytes in little endian order. */
type FitField = {
  readonly number: number;
  readonly type: number;
  readonly bytes: readonly number[];
};
type FitMessage = { readonly number: number; readonly fields: readonly FitField[] };

const TYPES = { enum: 0x00, uint8: 0x02, string: 0x07, uint16: 0x84, uint32: 0x86 } as const;
const FIT_EPOCH_SECONDS = 631_065_600;
const CHECKSUMS = [
  0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401,
  0x5000, 0x9c01, 0x8801, 0x4400,
];

export const number8 = (number: number, value: number): FitField => ({
  number,
  type: TYPES.uint8,
  bytes: [value],
});
export const number16 = (number: number, value: number): FitField => ({
  number,
  type: TYPES.uint16,
  bytes: [value & 255, value >> 8],
});
export const number32 = (number: number, value: number): FitField => ({
  number,
  type: TYPES.uint32,
  bytes: [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24],
});
export const oneOf = (number: number, value: number): FitField => ({
  number,
  type: TYPES.enum,
  bytes: [value],
});
export const text = (number: number, value: string): FitField => ({
  number,
  type: TYPES.string,
  bytes: [...Buffer.from(value)],
});
export const time = (number: number, iso: string): FitField =>
  number32(number, Date.parse(iso) / 1_000 - FIT_EPOCH_SECONDS);

/** What a FIT file begins with; type 4 is an activity. */
export const fileId = (type = 4): FitMessage => ({ number: 0, fields: [oneOf(0, type)] });
export const session = (...fields: readonly FitField[]): FitMessage => ({ number: 18, fields });
export const sport = (...fields: readonly FitField[]): FitMessage => ({ number: 12, fields });
export const workout = (name: string): FitMessage => ({ number: 26, fields: [text(8, name)] });
export const record = (iso: string): FitMessage => ({ number: 20, fields: [time(253, iso)] });

/** A whole FIT file, as a device would write it, its checksum included. */
export function aFitFile(
  messages: readonly FitMessage[],
  { isBigEndian = false }: { readonly isBigEndian?: boolean } = {},
): Buffer {
  return framed(Buffer.concat(messages.map((message) => messageBytes(message, isBigEndian))));
}

/** A file whose data are one definition and the same record over and over, up to a number of bytes. */
export function aRepetitiveFitFile(
  message: FitMessage,
  size: number,
  first: FitMessage[] = [],
): Buffer {
  const start = Buffer.concat(first.map((each) => messageBytes(each, false)));
  const definition = definitionBytes(message, false);
  const data = dataBytes(message, false);
  const count = Math.floor((size - 16 - start.length - definition.length) / data.length);
  return framed(Buffer.concat([start, definition, Buffer.alloc(count * data.length, data)]));
}

/** Records that carry five bits of their time in their header, after one that carries it whole. */
export function aFitFileOfCompressedTimes(first: string, offsets: readonly number[]): Buffer {
  const definition = definitionBytes({ number: 20, fields: [number8(3, 0)] }, false);
  const compressed = offsets.flatMap((offset) => [0x80 | offset, 120]);
  const start = [fileId(), record(first)].map((message) => messageBytes(message, false));
  return framed(Buffer.concat([...start, definition, Buffer.from(compressed)]));
}

/** Data with the header and the checksum of a FIT file. */
export function framed(data: Buffer): Buffer {
  const header = Buffer.alloc(14);
  header[0] = header.length;
  header[1] = 0x20;
  header.writeUInt32LE(data.length, 4);
  header.write(".FIT", 8, "latin1");
  header.writeUInt16LE(checksumOf(header.subarray(0, 12)), 12);
  const content = Buffer.concat([header, data]);
  const checksum = Buffer.alloc(2);
  checksum.writeUInt16LE(checksumOf(content));
  return Buffer.concat([content, checksum]);
}

function messageBytes(message: FitMessage, isBigEndian: boolean): Buffer {
  return Buffer.concat([definitionBytes(message, isBigEndian), dataBytes(message, isBigEndian)]);
}

function definitionBytes({ number, fields }: FitMessage, isBigEndian: boolean): Buffer {
  const kind = isBigEndian ? [number >> 8, number & 255] : [number & 255, number >> 8];
  const definitions = fields.flatMap((field) => [field.number, field.bytes.length, field.type]);
  return Buffer.from([0x40, 0, isBigEndian ? 1 : 0, ...kind, fields.length, ...definitions]);
}

function dataBytes({ fields }: FitMessage, isBigEndian: boolean): Buffer {
  const isOrdered = (field: FitField) => isBigEndian && field.type !== TYPES.string;
  return Buffer.from([
    0,
    ...fields.flatMap((field) => (isOrdered(field) ? field.bytes.toReversed() : field.bytes)),
  ]);
}

function checksumOf(bytes: Uint8Array): number {
  const half = (sum: number, bits: number): number =>
    (sum >>> 4) ^ (CHECKSUMS[sum & 15] ?? 0) ^ (CHECKSUMS[bits] ?? 0);
  return bytes.reduce((sum, byte) => half(half(sum, byte & 15), byte >>> 4), 0);
}
