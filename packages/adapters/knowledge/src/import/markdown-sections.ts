import { fromMarkdown } from "mdast-util-from-markdown";
import type { Section } from "./passages-of.ts";
import { visibleText } from "./visible-text.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root["children"][number];
type Heading = { readonly depth: number; readonly text: string };

/** A Markdown text without its marks. */
export type MarkdownText = {
  /** Its first heading. */
  readonly title: string | undefined;
  readonly sections: readonly Section[];
};

const BETWEEN_CHINESE =
  /(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])\n(?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu;
/** Quotations and lists in one another that no writer has meant; reading them takes time that grows with the square. */
const TOO_DEEP = /^(?:[^\S\n]{0,3}(?:>|[-+*][^\S\n])){50}/m;
const TABLE_RULE = /^[|:\- ]+$/;
const LINE_BREAK = /^<br\b/i;

/**
 * Reads Markdown. The first heading is the title and stands over no section, unless another title is given.
 * @throws RangeError when it is nested too deeply to be read.
 */
export function readMarkdown(markdown: string, givenTitle?: string): MarkdownText {
  if (TOO_DEEP.test(markdown)) throw new RangeError("The Markdown is nested too deeply.");
  const reader = new SectionReader();
  let title = givenTitle;
  let isFirst = true;
  for (const node of fromMarkdown(markdown).children) {
    if (node.type !== "heading") {
      reader.addParagraphs(blocksOf(node));
      continue;
    }
    const text = inlineOf(node).replace(/\s+/g, " ").trim();
    if (text === "") continue;
    if (isFirst) title ||= text;
    if (!isFirst || text !== title) reader.open({ depth: node.depth, text });
    isFirst = false;
  }
  return { title, sections: reader.finish() };
}

/** Collects paragraphs under the headings that are open. */
class SectionReader {
  readonly #sections: Section[] = [];
  readonly #open: Heading[] = [];
  #paragraphs: string[] = [];
  #isBare = false;

  open(heading: Heading): void {
    this.#close(heading.depth);
    while ((this.#open.at(-1)?.depth ?? 0) >= heading.depth) this.#open.pop();
    this.#open.push(heading);
    this.#isBare = true;
  }

  addParagraphs(paragraphs: readonly string[]): void {
    const said = paragraphs.filter((paragraph) => paragraph.trim() !== "");
    this.#paragraphs.push(...said);
    if (said.length > 0) this.#isBare = false;
  }

  finish(): readonly Section[] {
    this.#close(0);
    return this.#sections;
  }

  /** A heading with nothing under it is all that its section says. */
  #close(nextDepth: number): void {
    const headings = this.#open.map(({ text }) => text);
    const last = this.#open.at(-1);
    if (this.#isBare && last !== undefined && last.depth >= nextDepth)
      this.#sections.push({ headings: headings.slice(0, -1), paragraphs: [last.text] });
    else if (this.#paragraphs.length > 0)
      this.#sections.push({ headings, paragraphs: this.#paragraphs });
    this.#paragraphs = [];
    this.#isBare = false;
  }
}

function blocksOf(node: Node): readonly string[] {
  switch (node.type) {
    case "code":
      return [node.value];
    case "html":
      return [visibleText(node.value)];
    case "list":
      return [
        node.children
          .map((item, index) => {
            const mark = node.ordered === true ? `${(node.start ?? 1) + index}.` : "-";
            return `${mark} ${item.children.flatMap(blocksOf).join("\n")}`;
          })
          .join("\n"),
      ];
    case "blockquote":
      return node.children.flatMap(blocksOf);
    case "paragraph":
    case "heading":
      return [unwrapped(inlineOf(node))];
    default:
      return [];
  }
}

function inlineOf(node: Node): string {
  if (node.type === "break") return "\n";
  if (node.type === "html") return LINE_BREAK.test(node.value) ? "\n" : "";
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(inlineOf).join("") : "";
}

/** A paragraph on one line; a table keeps its rows. */
function unwrapped(paragraph: string): string {
  const lines = paragraph.split("\n").map((line) => line.trim());
  if (lines.every((line) => line.startsWith("|")))
    return lines.filter((line) => !TABLE_RULE.test(line)).join("\n");
  return lines.join("\n").replace(BETWEEN_CHINESE, "").replaceAll("\n", " ");
}
