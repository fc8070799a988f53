import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import process from "node:process";
import type { PreparedEntry } from "./prepared-entry.ts";

const LINE_END = 0x0a;

/** Where words of Chinese end depends on these. */
const READ_WITH = `ICU ${process.versions["icu"]}, Unicode ${process.versions["unicode"]}`;

/**
 * The prepared entries of a file, read line by line as they are taken; undefined where there is none, or one that another
 * version of Node wrote.
 */
export async function guidanceIn(file: string): Promise<Iterable<PreparedEntry> | undefined> {
  const content = await readFile(file).catch(() => undefined);
  if (content === undefined) return undefined;
  const [first, ...rest] = linesOf(content);
  const isWhole = content.at(-1) === LINE_END;
  if (!isWhole || first === undefined || parsed(content, first) !== READ_WITH) return undefined;
  return entriesOf(content, rest);
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
    for await (const entry of entries) await output.write(`${JSON.stringify(entry)}\n`);
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

/** What many entries have alike, as their source, is one value for all of them. */
function* entriesOf(content: Buffer, lines: readonly Line[]): Generator<PreparedEntry> {
  const known = new Map<string, object>();
  const shared = <Value extends object>(value: Value): Value => {
    const key = JSON.stringify(value);
    const same = (known.get(key) as Value | undefined) ?? value;
    known.set(key, same);
    return same;
  };
  for (const line of lines) {
    const { entry, reading } = parsed(content, line) as PreparedEntry;
    const { source, topics, audience } = entry;
    const alike = { source: shared(source), topics: shared(topics), audience: shared(audience) };
    yield { entry: { ...entry, ...alike }, reading };
  }
}
