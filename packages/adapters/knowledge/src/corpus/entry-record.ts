import {
  AUDIENCE_AGE_GROUPS,
  EVIDENCE_GRADES,
  KNOWLEDGE_CONDITIONS,
} from "@health-exercise/domain/knowledge";
import { z } from "zod";

const day = z.iso.date();
const plain = (max: number) => z.string().trim().min(1).max(max);

const wording = z.strictObject({
  title: plain(120),
  summary: plain(300),
  text: plain(2_000),
  asked: z.array(plain(80)).max(40),
  /** The text for people who must not exert themselves hard, where `text` speaks of vigorous effort. */
  gentle: plain(2_000).optional(),
});

/** A publication, as the data files name it. */
export const sourceRecord = z.strictObject({
  organisation: plain(200),
  title: plain(300),
  year: z.int().min(1990).max(2100),
  url: z.url({ protocol: /^https$/ }),
  /**
   * Whether a copy, abstract or summary of it was read when its entries were checked. Else the entries say what is
   * generally known of it, and it should be read before a release.
   */
  confirmed: z.boolean(),
});

/** A subject in both languages, as the data files hold it. */
export const entryRecord = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower case words with hyphens"),
  topics: z.array(z.string().regex(/^[a-z_]+$/)).min(1),
  ageGroups: z.array(z.enum(AUDIENCE_AGE_GROUPS)),
  conditions: z.array(z.enum(KNOWLEDGE_CONDITIONS)),
  grade: z.enum(EVIDENCE_GRADES),
  source: plain(60),
  checked: day,
  en: wording,
  zh: wording,
});

/** Entries that do not fit people with a condition or of an age, and the one that is told to them instead. */
export const insteadRecord = z.strictObject({
  condition: z.enum([...KNOWLEDGE_CONDITIONS, ...AUDIENCE_AGE_GROUPS]),
  instead: z.string(),
  of: z.array(z.string()).min(1),
});
export type InsteadRecord = z.output<typeof insteadRecord>;
export type EntryRecord = z.output<typeof entryRecord>;
export type SourceRecord = z.output<typeof sourceRecord>;
