import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText, Sentence, Token } from "../../language/read-text.ts";
import { saidTokens, type TextLine } from "../../language/text-lines.ts";
import { namesUnit } from "../../language/unit-places.ts";
import type { ReadSentence, SentenceSurroundings } from "./read-figures.ts";
import type { FoundScope } from "./scope-of.ts";
import { ANAPHORS, HANGING } from "./sentence-links.data.ts";
import { cellsOf, labelledCell } from "./table-cells.ts";
import type { Standing } from "./voice-of.ts";

const NOTHING: SentenceSurroundings = { standing: "none", scope: undefined };
const NUMBER = /^[\d一二两三四五六七八九十]/;
const CELL_RULE = /^[\s|:-]*$/u;

let anaphors: PhraseFinder<true> | undefined;

/** Follows a reply from line to line: what headings and earlier sentences say about those that come after them. */
export class ReplyCourse {
  readonly #reply: ReadText;
  /** What the last heading or line with a colon says; it holds for the list, table or section below it. */
  #lead: SentenceSurroundings = NOTHING;
  #leadKind: "heading" | "line" | undefined;
  #isAfterBlank = false;
  #line: TextLine | undefined;
  #previous: SentenceSurroundings = NOTHING;
  #tokens: readonly Token[] = [];
  #columns: readonly (readonly Token[])[] | undefined;

  constructor(reply: ReadText) {
    this.#reply = reply;
  }

  /** What surrounds the sentence that is read. */
  get surroundings(): SentenceSurroundings {
    const standing = this.#carriedStanding();
    return { standing, scope: this.#carriedScope() };
  }

  /** Goes on to a line. */
  enter(line: TextLine): void {
    const isList = line.kind === "item" || line.kind === "row";
    if (line.kind === "heading") this.#forget();
    else if (line.kind === "text" && this.#isAfterBlank && this.#leadKind === "line")
      this.#forget();
    if (isList || line.kind === "heading" || this.#isAfterBlank) this.#previous = NOTHING;
    if (line.kind !== "row") this.#columns = undefined;
    this.#isAfterBlank = line.kind === "blank";
    this.#line = line;
  }

  /** A sentence's tokens; a row of a table is read cell by cell, each with what its column and its row are called. */
  readings(line: TextLine, sentence: Sentence): readonly (readonly Token[])[] {
    const tokens = saidTokens(this.#reply, sentence);
    if (line.kind !== "row") {
      this.#tokens = tokens;
      return [tokens];
    }
    if (CELL_RULE.test(this.#reply.source.slice(line.start, line.end))) return [];
    const cells = cellsOf(tokens);
    if (this.#columns === undefined) {
      this.#columns = cells;
      return [];
    }
    const columns = this.#columns;
    const [label = []] = cells;
    return cells.slice(1).map((cell, index) => {
      const column = columns[index + 1] ?? [];
      const [first, second] = namesUnit(column) ? [label, column] : [column, label];
      return labelledCell(first, second, cell);
    });
  }

  /** Remembers what a sentence said. */
  leave({ standing, scope }: ReadSentence, tokens: readonly Token[]): void {
    const found: FoundScope | undefined =
      scope === undefined ? this.#carriedScope() : { scope, certainty: "clear" };
    this.#previous = { standing, scope: found };
    this.#tokens = tokens;
    const line = this.#line;
    const isLast = line?.sentences.at(-1)?.end === tokens.at(-1)?.end || line?.kind === "heading";
    if (line?.isLead !== true || line.kind === "row" || !isLast) return;
    const isHeading =
      line.kind === "heading" && this.#reply.source.slice(line.start, line.end).includes("#");
    // A heading in a plan ("This week:") belongs to the plan.
    const isPlan = this.#lead.standing === "advice" && standing !== "own" && !isHeading;
    this.#lead = { standing: isPlan ? "advice" : standing, scope: found };
    this.#leadKind = isHeading ? "heading" : "line";
  }

  #forget(): void {
    if (this.#line?.kind !== "heading") this.#lead = NOTHING;
    this.#leadKind = undefined;
  }

  #carriedStanding(): Standing {
    const { standing } = this.#lead;
    if (standing === "own") return "weak";
    if (standing !== "none") return standing;
    const isOfRecords = this.#previous.standing === "own" || this.#previous.standing === "weak";
    return isOfRecords && this.#goesOn() ? "weak" : "none";
  }

  #carriedScope(): FoundScope | undefined {
    if (this.#previous.scope !== undefined && this.#previous !== NOTHING) {
      return { ...this.#previous.scope, certainty: "soft" };
    }
    return this.#lead.scope;
  }

  /** Whether the sentence goes on about the one before it: "That is 20 minutes more", "3 sessions so far". */
  #goesOn(): boolean {
    const tokens = this.#tokens;
    anaphors ??= createPhraseFinder(phrasesWith([...HANGING, ...ANAPHORS], true as const), {
      within: "sentence",
    });
    const startsWithAnaphor = anaphors.find(tokens).some(({ start }) => start === 0);
    return startsWithAnaphor || tokens.slice(0, 2).some(({ text }) => NUMBER.test(text));
  }
}
