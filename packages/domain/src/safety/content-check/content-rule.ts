import type { ContentKind } from "../content-check.ts";
import type { RiskLevel } from "../risk-level.ts";
import type { SafetyFlag } from "../safety-flag.ts";
import type { SourceId } from "./sources.data.ts";
import type { WarningId } from "./warnings.data.ts";

/** How a phrase is meant, where it is not simply asserted by the writer about the present. */
type Reading = "negated" | "past" | "educational" | "quoted" | "fiction" | "explained";

/** A set of phrases with one meaning, in the notation of `readPhrase`. */
export type Concept = {
  readonly en?: readonly string[];
  readonly zh?: readonly string[];
  /** Other concepts whose finds count as finds of this one. */
  readonly includes?: readonly string[];
  /** Found where each part is found in one clause within `gap` tokens. */
  readonly near?: readonly {
    readonly parts: readonly (readonly string[])[];
    readonly gap: number;
    readonly ordered?: boolean;
  }[];
  /** A setting rather than a statement: found however it is meant. */
  readonly setting?: boolean;
  /**
   * A harmless reason for signs: they are none where it is told in one clause with them, or in the next one, and hardly anything
   * else stands there, unless something near takes it back. `alone` holds only for a text of one clause; `behind` only where the
   * reason opens it as what has the sign, which follows at once.
   */
  readonly explains?: {
    readonly signs: readonly string[];
    readonly within: "behind" | "alone" | "clause" | "next clause";
    readonly unless: readonly string[];
  };
  /** A statement that is no sign of danger by itself: beside it alone, weights say no more than of a text without any concept. */
  readonly neutral?: boolean;
};

/** How far apart the parts of a rule may stand. */
export type Scope = "clause" | "sentence" | "passage";

/** One thing the check recognises. Each slot of `when` is a list of concepts of which any will do. */
export type ContentRule = {
  readonly id: string;
  readonly flag: SafetyFlag;
  readonly level: RiskLevel;
  readonly warning: WarningId;
  readonly source: SourceId;
  readonly when: readonly (readonly string[])[];
  readonly scope: Scope;
  /** Concepts that make the rule not apply in the same scope. */
  readonly unless?: readonly string[];
  /** Concepts that, close by, lift the exceptions of `unless`. */
  readonly despite?: readonly string[];
  /** Readings in which the phrases still count. */
  readonly counts?: readonly Reading[];
  /** What the rule is for; messages only where it is left out. */
  readonly kinds?: readonly ContentKind[];
  readonly examples: { readonly match: readonly string[]; readonly pass: readonly string[] };
};
