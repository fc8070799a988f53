import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import { ADVISING_VERBS } from "./advice-verbs.data.ts";
import {
  EFFORT_REFUSALS,
  EXAMPLES,
  NO_REFUSALS,
  REFUSALS_BEHIND,
  REFUSALS_OF_ONE,
  TURNS,
} from "./effort-mentions.data.ts";

type Cue = "refusal" | "refusal_behind" | "refusal_of_one" | "nothing" | "turn" | "example";

/** After these marks nothing is refused any more, but for a list that a refusal leads: "Not now: sprints, jumps". */
const ENDS = new Set([":", "(", ")", "\u2014", "\u2013"]);
const COMMA = ",";
const COLON = ":";
/** So many words may stand between a refusal and the colon of its list. */
const WORDS_OF_LEAD = 2;
const JOINTS = new Set(["and", "then", "or"]);

let known: { readonly cues: PhraseFinder<Cue>; readonly verbs: ReadonlySet<string> } | undefined;

function built(): NonNullable<typeof known> {
  known ??= {
    cues: createPhraseFinder<Cue>(
      [
        ...phrasesWith<Cue>(EFFORT_REFUSALS, "refusal"),
        ...phrasesWith<Cue>(REFUSALS_BEHIND, "refusal_behind"),
        ...phrasesWith<Cue>(REFUSALS_OF_ONE, "refusal_of_one"),
        ...phrasesWith<Cue>(NO_REFUSALS, "nothing"),
        ...phrasesWith<Cue>(TURNS, "turn"),
        ...phrasesWith<Cue>(EXAMPLES, "example"),
      ],
      { within: "sentence" },
    ),
    verbs: new Set(ADVISING_VERBS),
  };
  return known;
}

/**
 * Which words of a text a refusal reaches: all that its list names ("leave out sprints, jumps and contests"), until a clause
 * begins that says something else. In Chinese a comma ends it, since items of a list have a mark of their own, and the refusal
 * may stand behind what it refuses ("极限重量不一个人做").
 */
export const refusedWords = toldOnce((text: ReadText): readonly boolean[] => {
  const course = new RefusalCourse(text);
  const found = new Map(
    built()
      .cues.find(text.words)
      .map(({ start, end, values }) => [start, { end, cue: values[0] }]),
  );
  for (let place = 0; place < text.words.length; ) {
    const cue = found.get(place);
    place = course.pass(place, cue?.end ?? place + 1, cue?.cue);
  }
  return course.refused;
});

/** Follows refusals from word to word. */
class RefusalCourse {
  readonly refused: boolean[] = [];
  readonly #words: readonly Token[];
  readonly #marks: readonly (readonly string[])[];
  #holding: Cue | undefined;
  #heldSince = 0;
  #segmentFrom = 0;

  constructor(text: ReadText) {
    this.#words = text.words;
    this.#marks = marksBefore(text);
  }

  /** The words up to `end` with what they mean; the place behind them. */
  pass(place: number, end: number, cue: Cue | undefined): number {
    if (this.#endsBefore(place)) this.#end(place, cue);
    else if (cue === "turn" || this.#beginsAdvice(place)) this.#holding = undefined;
    if (cue === "nothing") this.#holding = undefined;
    for (let at = place; at < end; at += 1) this.refused.push(this.#holding !== undefined);
    if (cue === "refusal_behind") this.refused.fill(true, this.#segmentFrom, place);
    const isRefusal = cue === "refusal" || cue === "refusal_behind" || cue === "refusal_of_one";
    if (isRefusal) {
      this.#holding = cue;
      this.#heldSince = end;
    }
    return end;
  }

  #end(place: number, cue: Cue | undefined): void {
    const isHeld = this.#holding !== undefined;
    const isLed = this.#marksAt(place).includes(COLON) && place - this.#heldSince <= WORDS_OF_LEAD;
    if (!isHeld || !(isLed || cue === "example")) this.#holding = undefined;
    this.#segmentFrom = place;
  }

  #endsBefore(place: number): boolean {
    const [before, word] = [this.#words[place - 1], this.#words[place]];
    const marks = this.#marksAt(place);
    if (before?.sentence !== word?.sentence || marks.some((mark) => ENDS.has(mark))) return true;
    const isChinese = before?.kind === "han" || word?.kind === "han";
    return marks.includes(COMMA) && (isChinese || this.#holding === "refusal_of_one");
  }

  /** ", add sprints" and "and do sprints", where a refusal stood before. */
  #beginsAdvice(place: number): boolean {
    if (!built().verbs.has(this.#words[place]?.text ?? "")) return false;
    return this.#marksAt(place).length > 0 || JOINTS.has(this.#words[place - 1]?.text ?? "");
  }

  #marksAt(place: number): readonly string[] {
    return this.#marks[place] ?? [];
  }
}

/** The marks that stand right before each word. */
function marksBefore({ tokens }: ReadText): readonly (readonly string[])[] {
  const marks: string[][] = [];
  let open: string[] = [];
  for (const { kind, text } of tokens) {
    if (kind === "mark") open.push(text);
    else {
      marks.push(open);
      open = [];
    }
  }
  return marks;
}
