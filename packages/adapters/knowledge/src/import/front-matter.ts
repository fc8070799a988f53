import { LineCounter, parseDocument } from "yaml";
import { type DocumentFields, documentFields, sentenceOf } from "./document-fields.ts";
import { KnowledgeFileError } from "./knowledge-file-error.ts";

const START = /^---[^\S\n]*\n/;
const END = /^(?:---|\.\.\.)[^\S\n]*$/gm;
/** The line on which the fields begin, after the mark. */
const FIRST_LINE = 1;

export type FrontMatter = {
  readonly fields: DocumentFields;
  /** As it stands in the file. */
  readonly written: string;
  /** The rest of the file. */
  readonly body: string;
};

/** What a Markdown file says about itself at its top. @throws KnowledgeFileError naming line and field. */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const start = START.exec(text)?.[0].length;
  const end = start === undefined ? undefined : endOf(text, start);
  if (start === undefined || end === undefined) return { fields: {}, written: "", body: text };
  const written = text.slice(start, end.from);
  return { fields: parseFields(written, file), written, body: text.slice(end.to) };
}

function endOf(text: string, start: number) {
  END.lastIndex = start;
  const match = END.exec(text);
  return match === null ? undefined : { from: match.index, to: match.index + match[0].length };
}

function parseFields(yaml: string, file: string): DocumentFields {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, logLevel: "silent" });
  const lineAt = (offset: number): number => lines.linePos(offset).line + FIRST_LINE;
  const [error] = document.errors;
  if (error !== undefined) {
    const [reason] = error.message.split(" at line ");
    const message = `the front matter is no valid YAML: ${reason}.`;
    throw new KnowledgeFileError(file, message, lineAt(error.pos[0]));
  }
  const parsed = documentFields.safeParse(fieldsIn(document, file) ?? {});
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  if (path.length === 0)
    throw new KnowledgeFileError(file, "the front matter is no list of fields.", FIRST_LINE + 1);
  throw new KnowledgeFileError(file, sentenceOf(parsed.error), lineAt(placeOf(document, path)));
}

/** Where a field stands, or the nearest one around it that stands somewhere. */
function placeOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isPlaced(node)) return node.range[0];
  }
  return 0;
}

function fieldsIn(document: ReturnType<typeof parseDocument>, file: string): unknown {
  try {
    return document.toJS();
  } catch {
    throw new KnowledgeFileError(
      file,
      "the front matter repeats its anchors too often.",
      FIRST_LINE + 1,
    );
  }
}

function isPlaced(node: unknown): node is { readonly range: readonly [number, ...number[]] } {
  return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}
