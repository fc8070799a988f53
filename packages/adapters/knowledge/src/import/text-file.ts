import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { KnowledgeFileError } from "./knowledge-file-error.ts";
import { DOCUMENT_BYTES } from "./limits.ts";

const LINE_FEED = 0x0a;
const TOO_LONG = "longer than 1 MB; split it into several documents";

export type TextLine = { readonly line: number; readonly text: string };

/** The text of a small file. @throws KnowledgeFileError when it is too long, cannot be read or is no text. */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readBytes(file).catch((error) => refuseUnreadable(file, error));
  return decode(bytes, file).replace(/\r\n?/g, "\n");
}

/**
 * The lines of a file of any length that are not blank, one after the other.
 * @throws KnowledgeFileError at a line that is too long or no text, and when the file cannot be read.
 */
export async function* linesOf(file: string): AsyncGenerator<TextLine> {
  let line = 1;
  let length = 0;
  let parts: Buffer[] = [];
  const take = (part: Buffer): void => {
    length += part.length;
    if (length > DOCUMENT_BYTES)
      throw new KnowledgeFileError(file, `the line is ${TOO_LONG}.`, line);
    parts.push(part);
  };
  const finish = (): TextLine => {
    const text = decode(Buffer.concat(parts), file, line);
    parts = [];
    length = 0;
    return { line, text };
  };
  for await (const chunk of chunksOf(file)) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      take(chunk.subarray(from, end));
      const read = finish();
      if (read.text.trim() !== "") yield read;
      line += 1;
      from = end + 1;
    }
    take(chunk.subarray(from));
  }
  const last = finish();
  if (last.text.trim() !== "") yield last;
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = createReadStream(file)[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((error) => refuseUnreadable(file, error));
    if (next.done === true) return;
    yield next.value;
  }
}

async function readBytes(file: string): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > DOCUMENT_BYTES) throw new KnowledgeFileError(file, `the file is ${TOO_LONG}.`);
  return readFile(file);
}

/** The text of UTF-8, without a byte order mark. */
function decode(bytes: Buffer, file: string, line?: number): string {
  if (bytes.includes(0))
    throw new KnowledgeFileError(file, "it holds binary data and is no text in UTF-8.", line);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new KnowledgeFileError(file, "it is no valid UTF-8; save it in that encoding.", line);
  }
}

export function refuseUnreadable(file: string, error: unknown): never {
  if (error instanceof KnowledgeFileError) throw error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
  throw new KnowledgeFileError(file, `it cannot be read (${code}).`);
}
