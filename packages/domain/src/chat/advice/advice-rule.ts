import type { WarningId } from "../../safety/content-check/warnings.data.ts";
import type { SafetySource } from "../../safety/safety-flag.ts";

/** What is known of the person who gets a reply, as far as rules ask for it. */
export type PersonFact =
  | "pulse_misleads"
  | "minor"
  | "injured"
  | "pregnant"
  | "not_cleared"
  | "painkillers_harm"
  | "kidney_disease"
  | "eating_disorder"
  | "limited"
  | "asked_about_red_flag";

/** Phrases with one meaning, in the notation of `readPhrase`. */
export type AdviceConcept = {
  readonly en?: readonly string[];
  readonly zh?: readonly string[];
  /** Concepts whose finds count as finds of this one. */
  readonly includes?: readonly string[];
};

/**
 * Concepts in the order in which they stand, each number the words that may stand between them. Nine and fewer do not
 * reach over a comma.
 */
export type AdvicePattern = readonly (string | number)[];

/** One kind of advice that must not reach a person. */
export type AdviceRule = {
  readonly id: string;
  /** Any of them, said in one part of a sentence and not denied there. */
  readonly patterns: readonly AdvicePattern[];
  /** All of them somewhere in the same sentence, not denied. */
  readonly beside?: readonly string[];
  /** None of them in the same sentence. */
  readonly unless?: readonly string[];
  /** None of them stated anywhere in the reply. */
  readonly unlessAnywhere?: readonly string[];
  /** For people of whom any of these is so; for everybody where it is left out. */
  readonly who?: readonly PersonFact[];
  /** Any of them in what the person wrote. */
  readonly asked?: readonly string[];
  /** Whether it stays dangerous beside words that warn or that leave it to a doctor ("no doctor needed"). */
  readonly isPlain?: boolean;
  /** Whether it holds for what sources say as well: they speak to everybody, and not to these people. */
  readonly isOfSources?: boolean;
  /** Whether the reply cannot stand without it, because the rest would lead the same way. */
  readonly carries?: boolean;
  readonly warning: WarningId;
  readonly source: SafetySource;
};

/** Concepts and rules of one subject. */
export type AdviceSubject = {
  readonly concepts: Readonly<Record<string, AdviceConcept>>;
  readonly rules: readonly AdviceRule[];
};
