import { basename, extname } from "node:path";
import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import { documentId, sentenceOf } from "./document-fields.ts";
import { documentOf, type ImportSettings } from "./document-of.ts";
import { readFrontMatter } from "./front-matter.ts";
import { KnowledgeFileError } from "./knowledge-file-error.ts";
import { TITLE_CHARACTERS } from "./limits.ts";
import { type MarkdownText, readMarkdown } from "./markdown-sections.ts";
import { readTextFile } from "./text-file.ts";

/** The document of a Markdown file; `nameId` is its id where it gives none. @throws KnowledgeFileError. */
export async function readMarkdownFile(
  file: string,
  nameId: string,
  settings: ImportSettings,
): Promise<NewKnowledgeDocument> {
  const { fields, written, body } = readFrontMatter(await readTextFile(file), file);
  const id = documentId.safeParse(fields.id ?? nameId);
  if (!id.success)
    throw new KnowledgeFileError(file, `the id made of its path ${sentenceOf(id.error)}`);
  const read = readBody(body, fields.title, file);
  const title = read.title || basename(file, extname(file));
  if (title.length > TITLE_CHARACTERS) {
    const message = `the title has more than ${TITLE_CHARACTERS} characters; give a shorter one in the front matter.`;
    throw new KnowledgeFileError(file, message);
  }
  if (read.sections.length === 0) throw new KnowledgeFileError(file, "it has no text.");
  return documentOf(
    {
      fields: { ...fields, id: id.data, title },
      sections: read.sections,
      written: `${written}\n\n${body}`,
    },
    settings,
  );
}

function readBody(body: string, title: string | undefined, file: string): MarkdownText {
  try {
    return readMarkdown(body, title);
  } catch (error) {
    if (error instanceof RangeError)
      throw new KnowledgeFileError(file, "its Markdown is nested too deeply.");
    throw error;
  }
}
