import { randomUUID } from "node:crypto";
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import process from "node:process";
import type { KnowledgeEntry } from "@health-exercise/domain/knowledge";
import type { PreparedEntry } from "./prepared-entry.ts";

const LINE_END = 0x0a;

/** Where words of Chinese end depends on these. */
const READ_WITH = `ICU ${process.versions["icu"]}, Unicode ${process.versions["unicode"]}`;

/**
 * The prepared entries of a file, read line by line as they are taken; undefined where there is none, or one that another
 * version of Node wrote. It stays open, so that entries are read again from the same one when another is put in its place.
 */
export function guidanceIn(file: string): Iterable<PreparedEntry> | undefined {
  const descriptor = opened(file);
  if (descriptor === undefined) return undefined;
  const content = readFileSync(descriptor);
  const [first, ...rest] = linesOf(content);
  const isWhole = content.at(-1) === LINE_END;
  if (isWhole && first !== undefined && parsed(content, first) === READ_WITH)
    return entriesOf(content, rest, descriptor);
  closeSync(descriptor);
  return undefined;
}

function opened(file: string): number | undefined {
  try {
    return openSync(file, "r");
  } catch {
    return undefined;
  }
}

/** Writes them beside it first: whoever reads the file finds all of it or none. @throws Error where nothing can be written. */
export async function writeGuidance(
  file: string,
  entries: Iterable<PreparedEntry> | AsyncIterable<PreparedEntry>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  const output = await open(unfinished, "wx");
  try {
    await output.write(`${JSON.stringify(READ_WITH)}\n`);
    // On lines of their own: an entry is read again without its reading.
    for await (const { entry, reading } of entries)
      await output.write(`${JSON.stringify(entry)}\n${JSON.stringify(reading)}\n`);
    await output.close();
    await rename(unfinished, file);
  } catch (error) {
    await output.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}

type Line = readonly [from: number, to: number];

function linesOf(content: Buffer): Line[] {
  const lines: Line[] = [];
  for (let from = 0; from < content.length; ) {
    const end = content.indexOf(LINE_END, from);
    const to = end === -1 ? content.length : end;
    lines.push([from, to]);
    from = to + 1;
  }
  return lines;
}

function parsed(content: Buffer, [from, to]: Line): unknown {
  return JSON.parse(content.toString("utf8", from, to));
}

/** An entry where it stands in a file: thousands of texts, of which a question takes a few, need not be in memory. */
class KeptEntry {
  readonly #descriptor: number;
  readonly #from: number;
  readonly #to: number;

  constructor(descriptor: number, [from, to]: Line) {
    this.#descriptor = descriptor;
    this.#from = from;
    this.#to = to;
  }

  /** Reads at once: these are some kilobytes that the system holds in memory, which takes less than to wait for them. */
  get entry(): KnowledgeEntry {
    const line = Buffer.allocUnsafe(this.#to - this.#from);
    const length = readSync(this.#descriptor, line, 0, line.length, this.#from);
    return JSON.parse(line.toString("utf8", 0, length));
  }
}

/** What many entries have alike is one value for all of them. */
function* entriesOf(
  content: Buffer,
  lines: readonly Line[],
  descriptor: number,
): Generator<PreparedEntry> {
  const known = new Map<string, object>();
  const shared = <Value extends object>(value: Value): Value => {
    const key = JSON.stringify(value);
    const same = (known.get(key) as Value | undefined) ?? value;
    known.set(key, same);
    return same;
  };
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [line, next] = [lines[at] as Line, lines[at + 1] as Line];
    const entry = parsed(content, line) as KnowledgeEntry;
    const reading = parsed(content, next) as PreparedEntry["reading"];
    yield {
      entry: { ...entry, audience: shared(entry.audience) },
      reading,
      kept: new KeptEntry(descriptor, line),
    };
  }
}
