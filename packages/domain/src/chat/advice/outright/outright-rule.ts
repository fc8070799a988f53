import type { WarningId } from "../../../safety/content-check/warnings.data.ts";
import type { SafetySource } from "../../../safety/safety-flag.ts";

/** Phrases by the name of what they say. */
type OutrightWords = Readonly<Record<string, readonly string[]>>;

/** All of these groups have to be said, each by any of its cues. */
export type OutrightGroups = readonly (readonly string[])[];

/** Advice that no weights are asked about: what the question told and what a sentence answers to it are enough. */
export type OutrightRule = {
  readonly id: string;
  readonly warning: WarningId;
  readonly source: SafetySource;
  /** What the person wrote; left out where it does not matter. */
  readonly asked?: OutrightGroups;
  /** Whether it holds only where what they wrote, or told before, has to be looked at first. */
  readonly isOfRedFlag?: true;
  /** What a sentence says, none of it denied. */
  readonly said: OutrightGroups;
  /** None of them in the sentence. */
  readonly unless?: readonly string[];
  /** Whether it holds as well where the sentence says when to seek help. */
  readonly isBesideHelp?: true;
  /** Whether nothing else of a reply stands where it holds. */
  readonly carries?: true;
};

/** Words and rules of one subject. */
export type OutrightSubject = {
  readonly words: OutrightWords;
  readonly rules: readonly OutrightRule[];
};
