import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText, Sentence, Token } from "../../language/read-text.ts";
import { saidTokens, type TextLine } from "../../language/text-lines.ts";
import { namesUnit } from "../../language/unit-places.ts";
import { ANAPHORS, HANGING } from "../reply/sentence-links.data.ts";
import { isInAll, isReference } from "./claim-periods.ts";
import type { SaidScope } from "./claim-scope.ts";
import type { SentenceReading } from "./sentence-parts.ts";
import { isPast } from "./statement-evidence.ts";
import type { Standing } from "./statement-voice.ts";
import { cellsOf, labelledCell } from "./table-cells.ts";

/** What stands before a sentence: whose figures come, and of what they can be said. */
export type Surroundings = {
  readonly standing: Standing;
  readonly lead: SaidScope | undefined;
  readonly carried: readonly SaidScope[];
};

type Said = { readonly standing: Standing; readonly scope: SaidScope | undefined };

const NOTHING: Said = { standing: "none", scope: undefined };
const NUMBER = /^[\d一二两三四五六七八九十]/;
const CELL_RULE = /^[\s|:-]*$/u;
const SPEAKING_AGAINST: ReadonlySet<string> = new Set(
  "not future sticky reported target plan".split(" "),
);
const PICKS = ["streak", "last", "longest", "most_calories", "target", "best"] as const;

let anaphors: PhraseFinder<true> | undefined;

/** Follows a reply from line to line: what headings and earlier sentences say about those that come after them. */
export class ReplyCourse {
  readonly #reply: ReadText;
  readonly #asked: SaidScope | undefined;
  /** What the last heading or line with a colon says; it holds for the list, table or section below it. */
  #lead: Said = NOTHING;
  #leadKind: "heading" | "line" | undefined;
  #isAfterBlank = false;
  #line: TextLine | undefined;
  #previous: Said = NOTHING;
  #columns: readonly (readonly Token[])[] | undefined;

  /** `asked`: of what the person asked. */
  constructor(reply: ReadText, asked: SaidScope | null) {
    this.#reply = reply;
    this.#asked = asked ?? undefined;
  }

  /** Whether the heading above names days and nothing else. */
  get #isUnderDays(): boolean {
    return this.#lead.scope?.period !== undefined && this.#lead.scope.activity === undefined;
  }

  /** What surrounds the sentence that is read. */
  surroundings(reading: SentenceReading): Surroundings {
    const scopes = [this.#previous.scope, this.#lead.scope, this.#asked];
    const carried = scopes.filter((each) => each !== undefined);
    return { standing: this.#standingFor(reading), lead: this.#lead.scope, carried };
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
    if (line.kind !== "row") return [tokens];
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
  leave(standing: Standing, reading: SentenceReading): void {
    const scope = scopeLeftBy(reading, this.#previous.scope ?? this.#lead.scope);
    this.#previous = { standing, scope };
    const line = this.#line;
    const { tokens } = reading;
    const isLast = line?.sentences.at(-1)?.end === tokens.at(-1)?.end || line?.kind === "heading";
    if (line?.isLead !== true || line.kind === "row" || !isLast) return;
    const isHeading =
      line.kind === "heading" && this.#reply.source.slice(line.start, line.end).includes("#");
    // A heading in a plan ("This week:") belongs to the plan.
    const isPlan = this.#lead.standing === "not" && standing !== "own" && !isHeading;
    this.#lead = { standing: isPlan ? "not" : standing, scope };
    this.#leadKind = isHeading ? "heading" : "line";
  }

  #forget(): void {
    if (this.#line?.kind !== "heading") this.#lead = NOTHING;
    this.#leadKind = undefined;
  }

  #standingFor(reading: SentenceReading): Standing {
    if (this.#lead.standing !== "none") return this.#lead.standing;
    if (this.#previous.standing === "own" && goesOn(reading)) return "own";
    if (tellsOfThePast(reading) || (this.#asked !== undefined && goesOn(reading))) return "own";
    return isSummary(reading) || (this.#isUnderDays && isSummary(reading, true)) ? "own" : "none";
  }
}

/** Whether a sentence goes on about the one before it: "That is 20 minutes more", "3 sessions so far". */
function goesOn(reading: SentenceReading): boolean {
  const { tokens } = reading;
  anaphors ??= createPhraseFinder(phrasesWith([...HANGING, ...ANAPHORS], true as const), {
    within: "sentence",
  });
  const startsWithAnaphor = anaphors.find(tokens).some(({ start }) => start === 0);
  const isOfThePast = tokens.some(({ text }) => isPast(text));
  return (
    startsWithAnaphor ||
    isLabelled(reading) ||
    isOfThePast ||
    tokens.slice(0, 2).some(({ text }) => NUMBER.test(text))
  );
}

/** "Last month: 8 runs": days that are over tell that records are meant. */
function tellsOfThePast(reading: SentenceReading): boolean {
  return reading.periods.some((named) => {
    const { period } = named;
    if (period === "future" || isInAll(named, reading)) return false;
    switch (period.kind) {
      case "week":
        return period.weeksAgo > 0;
      case "ever":
      case "year":
      case "month":
      case "last_days":
      case "since":
        return true;
      default:
        return false;
    }
  });
}

/** "This week: 3 sessions, 95 minutes": days and figures with no word of what was done; a plan would say that. */
function isSummary(
  { periods, activities, figures, cues }: SentenceReading,
  isUnderDays = false,
): boolean {
  const isTimed =
    isUnderDays ||
    periods.some(
      ({ period, start }) => period !== "future" && period.kind !== "day" && start === 0,
    );
  const isPlain =
    cues.every(({ meaning }) => !SPEAKING_AGAINST.has(meaning)) &&
    figures.every(({ amount }) => amount.low === amount.high);
  return (
    isTimed &&
    isPlain &&
    figures.length > 0 &&
    activities.every(({ activity }) => activity === null)
  );
}

/** "Done so far: 52 km". */
function isLabelled({ tokens }: SentenceReading): boolean {
  return tokens.some(({ text }) => text === ":");
}

function scopeLeftBy(
  reading: SentenceReading,
  before: SaidScope | undefined,
): SaidScope | undefined {
  const { cues, periods, activities } = reading;
  const pick = PICKS.find((each) =>
    cues.some(({ meaning }) => (meaning === "best_session" ? "best" : meaning) === each),
  );
  const named = activities.findLast(({ activity }) => activity !== null) ?? activities.at(-1);
  const own = periods.filter((each) => each.period !== "future" && !isReference(each, reading));
  const exact = own.findLast(({ period: each }) => each !== "future" && each.kind !== "ever");
  const period = (exact ?? own.at(-1))?.period;
  if (pick === undefined && named === undefined && period === undefined) return before;
  return {
    activity: named === undefined ? before?.activity : named.activity,
    isPart: named === undefined ? before?.isPart : named.isPart,
    period: period === undefined || period === "future" ? before?.period : period,
    pick: pick ?? (before?.pick === "target" && isLabelled(reading) ? "target" : undefined),
  };
}
