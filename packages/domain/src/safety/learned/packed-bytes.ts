import { base64Of, inLines, valuesIn } from "./base64-lines.ts";

/** Three bytes are four characters of six bits. */
const GROUP = { bytes: 3, characters: 4, bits: 6, mask: 63 } as const;

/** Bytes as lines of text (Base64 without padding). */
export function packBytes(bytes: Uint8Array): readonly string[] {
  let packed = "";
  for (let at = 0; at < bytes.length; at += GROUP.bytes) {
    const left = Math.min(GROUP.bytes, bytes.length - at);
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let character = 0; character <= left; character += 1)
      packed += base64Of((group >>> (18 - GROUP.bits * character)) & GROUP.mask);
  }
  return inLines(packed);
}

/** The bytes that lines of text stand for. @throws Error where a character stands for nothing. */
export function unpackBytes(lines: readonly string[]): Uint8Array {
  const values = valuesIn(lines);
  const bytes = new Uint8Array(Math.floor((values.length * GROUP.bytes) / GROUP.characters));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const value of values) {
    bits = ((bits << GROUP.bits) | value) & 0xffff;
    held += GROUP.bits;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >>> held) & 0xff;
    at += 1;
  }
  return bytes;
}
