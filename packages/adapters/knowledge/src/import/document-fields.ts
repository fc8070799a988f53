import {
  AUDIENCE_AGE_GROUPS,
  EVIDENCE_GRADES,
  KNOWLEDGE_CONDITIONS,
} from "@health-exercise/domain/knowledge";
import { TEXT_LANGUAGES } from "@health-exercise/domain/language";
import { z } from "zod";
import { ID_CHARACTERS, SUMMARY_CHARACTERS, TITLE_CHARACTERS } from "./limits.ts";

const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const BLANKS = /[\s\p{Cc}]+/gu;

/** What a database and a response can hold: no NUL, no half of a character. */
const text = z.string().refine((value) => !value.includes("\0") && value.isWellFormed(), {
  error: "must not have NUL or broken Unicode",
});
const word = z.union([text, z.number().transform(String)]);
/** On one line; blank where nothing is said. */
const line = (max: number) =>
  word
    .transform((value) => value.replace(BLANKS, " ").trim())
    .pipe(z.string().max(max, `must have at most ${max} characters`));
const code = (value: string): string => value.trim().toLowerCase();
/** A list, or its items with commas between them. */
const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.split(/[,，、]/).filter(isSaid) : value),
    z.array(item).max(max),
  );
const fieldsOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(withoutNulls, z.object(shape));

const id = word
  .refine((value) => value.trim() === value && !UNPRINTABLE.test(value), {
    error: "must not have control characters, line breaks, or blanks at its ends",
  })
  .pipe(
    z
      .string()
      .min(1, "must not be empty")
      .max(ID_CHARACTERS, `must have at most ${ID_CHARACTERS} characters`),
  );

const source = fieldsOf({
  organisation: line(200).optional(),
  title: line(TITLE_CHARACTERS).optional(),
  year: z.int().min(1800).max(2100).optional(),
  url: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .max(2_000)
    .optional(),
});

const shape = {
  title: line(TITLE_CHARACTERS).optional(),
  language: text
    .transform((value) => code(value).split(/[-_]/)[0])
    .pipe(z.enum(TEXT_LANGUAGES))
    .optional(),
  summary: line(SUMMARY_CHARACTERS).optional(),
  topics: listOf(line(60).pipe(z.string().min(1)), 50).optional(),
  age_groups: listOf(text.transform(code).pipe(z.enum(AUDIENCE_AGE_GROUPS)), 20).optional(),
  conditions: listOf(text.transform(code).pipe(z.enum(KNOWLEDGE_CONDITIONS)), 50).optional(),
  evidence_grade: text.transform(code).pipe(z.enum(EVIDENCE_GRADES)).optional(),
  source: source.optional(),
  checked: z.iso.date("must be a day such as 2026-01-31").optional(),
};

/** What a file may say of a document; fields of other names are left to other programs. */
export const documentFields = fieldsOf({ id: id.optional(), ...shape });
export type DocumentFields = z.output<typeof documentFields>;

/** A line of a JSONL file in the format of BEIR. */
export const documentRecord = fieldsOf({
  _id: id,
  title: line(TITLE_CHARACTERS).optional(),
  text,
  metadata: fieldsOf(shape).optional(),
});

/** An id that no file gives but its own name. */
export const documentId = id;

/** The sentence for the first thing that is wrong. */
export function sentenceOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const field = issue === undefined ? "" : issue.path.join(".");
  const named = field === "" ? "the record" : `the field "${field}"`;
  return `${named} is not valid: ${issue?.message ?? "unknown reason"}.`;
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}

function isSaid(item: string): boolean {
  return item.trim() !== "";
}
