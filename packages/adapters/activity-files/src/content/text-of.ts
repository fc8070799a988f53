import { FileFault } from "../file-fault.ts";

/** Encodings that are read, besides UTF-16 with its mark; ASCII and Latin 1 are parts of Windows-1252. */
const ENCODINGS = new Set(["utf-8", "windows-1252"]);
const DECLARED = /\sencoding\s{0,9}=\s{0,9}["']([\w.-]{1,40})["']/;
const BYTE_ORDER_MARKS = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/**
 * The encoding of a text: what its mark says, else what its XML declaration says, else UTF-8; for what is no XML and no
 * UTF-8 Windows-1252, in which spreadsheets save a CSV file. @throws FileFault where it is none that is read.
 */
export function encodingOf(head: Uint8Array): string {
  const mark = markedEncoding(head);
  if (mark !== undefined) return mark;
  const start = new TextDecoder("latin1").decode(head.subarray(0, 300));
  if (!start.trimStart().startsWith("<")) return unmarkedEncoding(head);
  const end = start.startsWith("<?xml") ? start.indexOf("?>") : -1;
  const declared = end < 0 ? undefined : DECLARED.exec(start.slice(0, end))?.[1];
  const encoding = declared === undefined ? "utf-8" : labelOf(declared);
  if (encoding === undefined || !ENCODINGS.has(encoding)) throw new FileFault("encoding");
  return encoding;
}

/** The beginning of a text, for telling what it is; its last character may be cut off. */
export function headText(head: Uint8Array): string {
  return new TextDecoder(markedEncoding(head) ?? unmarkedEncoding(head)).decode(head);
}

/** The text of a content in pieces, without its mark. @throws FileFault where a byte is none of the encoding. */
export async function* textOf(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw new FileFault("encoding");
    }
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode();
}

function markedEncoding(head: Uint8Array): string | undefined {
  return BYTE_ORDER_MARKS.find(({ bytes }) => bytes.every((byte, place) => head[place] === byte))
    ?.encoding;
}

function unmarkedEncoding(head: Uint8Array): "utf-8" | "windows-1252" {
  try {
    // A character that the head cuts off is no fault of the text.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

function labelOf(declared: string): string | undefined {
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return undefined;
  }
}
