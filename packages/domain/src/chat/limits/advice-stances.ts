import type { Token } from "../../language/read-text.ts";
import type { AdviceCue } from "./advice-cues.data.ts";
import { type PlacedCue, placedCues } from "./advice-cues.ts";
import { isClauseWord } from "./clause-boundaries.ts";
import { quotedQuestions } from "./quoted-questions.ts";

/** How a part of a sentence stands to the activities in it. */
export type Stance = "none" | "recommend" | "against" | "other";

const ENDS_ASIDE = new Set([",", ";", ")", "\u2014"]);
const STANCES: Readonly<Record<Exclude<AdviceCue, "idiom" | "activity">, Stance>> = {
  recommend: "recommend",
  against: "against",
  without: "against",
  aside: "other",
  others: "other",
  past: "other",
};

/** The stance at each token: by the cue before it, or by the first one after it where none stands before. */
export function stancesOf(tokens: readonly Token[], carried: Stance): readonly Stance[] {
  const silent = new Set(quotedQuestions(tokens));
  const cues = new Map(
    placedCues(tokens).flatMap((cue) => (silent.has(cue.start) ? [] : [[cue.start, cue] as const])),
  );
  const course = new StanceCourse(carried, silent);
  for (let place = 0; place < tokens.length; ) {
    const text = tokens[place]?.text ?? "";
    course.pass(text, place);
    const found = cues.get(place);
    if (found?.cue === "idiom") {
      place = course.skip(found);
      continue;
    }
    if (found !== undefined) course.take(found.cue);
    course.stay(place);
    place += 1;
  }
  return course.stances;
}

/** Follows the stance from token to token of a sentence. */
class StanceCourse {
  readonly stances: Stance[] = [];
  readonly #silent: Set<number>;
  #stance: Stance;
  /** What holds again after an aside. */
  #kept: Stance | undefined;
  /** Whether no cue said anything yet: the first one also holds for what stands before it in its clause. */
  #isOpen: boolean;
  #openFrom = 0;

  constructor(carried: Stance, silent: Set<number>) {
    this.#stance = carried;
    this.#isOpen = carried === "none";
    this.#silent = silent;
  }

  pass(text: string, place: number): void {
    if (this.#kept !== undefined && (ENDS_ASIDE.has(text) || isClauseWord(text))) {
      this.#stance = this.#kept;
      this.#kept = undefined;
    }
    if (isClauseWord(text)) this.#openFrom = place;
  }

  /** An idiom says nothing; the place after it. */
  skip({ start, end }: PlacedCue): number {
    for (let at = start; at < end; at += 1) {
      this.#silent.add(at);
      this.stances.push("none");
    }
    return end;
  }

  take(cue: Exclude<AdviceCue, "idiom" | "activity">): void {
    const stance = STANCES[cue];
    const isLocal = cue === "without" || cue === "aside";
    if (isLocal) this.#kept ??= this.#stance;
    else {
      if (this.#isOpen && this.#stance === "none") this.#fillOpen(stance);
      this.#kept = undefined;
      this.#isOpen = false;
    }
    this.#stance = stance;
  }

  stay(place: number): void {
    this.stances.push(this.#silent.has(place) ? "none" : this.#stance);
  }

  #fillOpen(stance: Stance): void {
    for (let at = this.#openFrom; at < this.stances.length; at += 1) {
      if (this.stances[at] === "none" && !this.#silent.has(at)) this.stances[at] = stance;
    }
  }
}
