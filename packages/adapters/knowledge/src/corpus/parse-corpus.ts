import type { InsteadFor, KnowledgeEntry } from "@health-exercise/domain/knowledge";
import { TEXT_LANGUAGES } from "@health-exercise/domain/language";
import { z } from "zod";
import {
  type EntryRecord,
  entryRecord,
  type InsteadRecord,
  insteadRecord,
  type SourceRecord,
  sourceRecord,
} from "./entry-record.ts";

/**
 * The entries of data files, one for each subject and language.
 * @throws Error that names the subject when a record breaks the schema, comes twice, has no source, or is told instead of another
 * and does not exist.
 */
export function parseCorpus(
  records: unknown,
  sources: unknown,
  insteads: unknown = [],
): readonly KnowledgeEntry[] {
  const knownSources = new Map(Object.entries(z.record(z.string(), sourceRecord).parse(sources)));
  const parsed = z.array(z.unknown()).parse(records).map(parseRecord);
  refuseRepetitions(parsed);
  const insteadFor = insteadOf(z.array(insteadRecord).parse(insteads), parsed);
  return parsed.flatMap((record) => {
    const source = knownSources.get(record.source);
    if (source === undefined) {
      throw new Error(
        `The knowledge entry ${record.id} names the unknown source ${record.source}.`,
      );
    }
    return entriesOf(record, source, insteadFor.get(record.id));
  });
}

function parseRecord(record: unknown, index: number): EntryRecord {
  const result = entryRecord.safeParse(record);
  if (result.success) return result.data;
  const named = z.object({ id: z.string() }).safeParse(record);
  const name = named.success ? named.data.id : `number ${index + 1}`;
  throw new Error(`The knowledge entry ${name} is not valid: ${z.prettifyError(result.error)}`);
}

function refuseRepetitions(records: readonly EntryRecord[]): void {
  const seen = new Map<string, string>();
  for (const record of records) {
    const { id, en, zh } = record;
    for (const text of [id, en.title, en.text, zh.title, zh.text]) {
      const known = seen.get(text);
      if (known !== undefined) throw new Error(`The knowledge entry ${id} repeats ${known}.`);
      seen.set(text, id);
    }
  }
}

/** What is told to whom in place of each subject. */
function insteadOf(
  insteads: readonly InsteadRecord[],
  records: readonly EntryRecord[],
): ReadonlyMap<string, InsteadFor> {
  const known = new Set(records.map(({ id }) => id));
  const found = new Map<string, InsteadFor>();
  for (const { condition, instead, of } of insteads) {
    for (const id of [instead, ...of])
      if (!known.has(id)) throw new Error(`No knowledge entry is called ${id}.`);
    for (const id of of) {
      if (found.get(id)?.[condition] !== undefined || id === instead)
        throw new Error(`The knowledge entry ${id} gives way twice to ${condition}.`);
      found.set(id, { ...found.get(id), [condition]: instead });
    }
  }
  return found;
}

function entriesOf(
  record: EntryRecord,
  read: SourceRecord,
  insteadFor: InsteadFor | undefined,
): KnowledgeEntry[] {
  const { organisation, title, year, url } = read;
  const source = { organisation, title, year, url };
  return TEXT_LANGUAGES.map((language) => ({
    id: `${record.id}.${language}`,
    subject: record.id,
    language,
    title: record[language].title,
    text: record[language].text,
    summary: record[language].summary,
    asked: record[language].asked,
    gentleText: record[language].gentle,
    topics: record.topics,
    audience: { ageGroups: record.ageGroups, conditions: record.conditions },
    ...(insteadFor && { insteadFor }),
    evidenceGrade: record.grade,
    source,
    checkedOn: record.checked,
  }));
}
