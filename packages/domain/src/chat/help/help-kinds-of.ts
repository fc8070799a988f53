import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import type { ContentCheck, SafetyFinding } from "../../safety/content-check.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import { isMinor } from "../../user/adulthood.ts";
import { isOfOther } from "../person/is-of-other.ts";
import { helpCuesIn } from "./help-cues-in.ts";
import {
  FIRST_AID_KINDS,
  HELPED_RULES,
  type HelpCue,
  KIND_OF_FLAG,
  KIND_OF_RULE,
  LEFT_TO_HELPERS,
} from "./help-kinds.data.ts";
import { HELP_KINDS, type HelpKind } from "./help-texts.data.ts";

/** What a message needs help with. */
export type NeededHelp = {
  /** In the order in which it is told; empty where a message calls for no help text. */
  readonly kinds: readonly HelpKind[];
  /** Something was taken, or may have been, by somebody who wants to die. */
  readonly isOverdose: boolean;
};

const KINDS: ReadonlySet<string> = new Set(HELP_KINDS);
const isKind = (cue: HelpCue): cue is HelpCue & HelpKind => KINDS.has(cue);

/**
 * What a message needs help with, by the findings of the check, whose flags and rules say most, and by the words where
 * they say less. Nothing is judged anew: a message without a grave finding needs no help text, but for one that tells of
 * somebody else who collapsed.
 */
export function neededHelp(
  { findings }: Pick<ContentCheck, "findings">,
  message: ReadText,
  ageYears?: number,
): NeededHelp {
  const cues = helpCuesIn(message);
  const grave = findings.filter(isGrave);
  if (grave.length === 0)
    return {
      kinds: isOtherDown(findings, message, cues) ? ["unresponsive"] : [],
      isOverdose: false,
    };
  const found = new Set<HelpKind>(grave.flatMap((finding) => kindsOfFinding(finding, cues)));
  if (cues.has("unresponsive") && namesOthers(message)) found.add("unresponsive");
  keepOneFirstAid(found);
  if (isMinor(ageYears) || cues.has("child")) {
    if (found.delete("abuse")) found.add("abuse_child");
  }
  const isSelfHarm = found.has("self_harm");
  const isOverdose = isSelfHarm && (cues.has("overdose") || found.has("poisoning"));
  // Who wants to die is spoken to as one person: with the text on self-harm, before all else.
  if (isSelfHarm) {
    for (const kind of ["poisoning", "danger", "medical"] as const) found.delete(kind);
  }
  return { kinds: HELP_KINDS.filter((kind) => found.has(kind)), isOverdose };
}

/** Self-harm is from `high` on: to wait for more is too late. */
function isGrave({ flag, level, ruleId }: SafetyFinding): boolean {
  const isEarly = flag === "self_harm" || HELPED_RULES.has(ruleId);
  return isAtLeast(level, isEarly ? "high" : "critical");
}

function kindsOfFinding(
  { ruleId, flag }: SafetyFinding,
  cues: ReadonlySet<HelpCue>,
): readonly HelpKind[] {
  const byRule = kindOfRule(ruleId);
  const kind = byRule ?? (Object.hasOwn(KIND_OF_FLAG, flag) ? KIND_OF_FLAG[flag] : undefined);
  if (kind === "low_sugar") return cues.has("high_sugar") ? sugarKinds(cues) : [kind];
  // What comes from a blow to the head is no stroke, unless its own signs are told.
  if (kind === "stroke" && cues.has("head_injury") && !cues.has("stroke")) return ["head_injury"];
  if (kind !== undefined) return [kind];
  const told = [...cues].filter(isKind);
  return told.length === 0 ? ["medical"] : told;
}

/** In doubt it is a low one: sugar helps that at once and does little harm to a high one. */
function sugarKinds(cues: ReadonlySet<HelpCue>): readonly HelpKind[] {
  return cues.has("low_sugar") ? ["low_sugar"] : ["high_sugar"];
}

/** The longest known beginning of the id decides. */
function kindOfRule(ruleId: string): HelpKind | undefined {
  const [best] = Object.keys(KIND_OF_RULE)
    .filter((beginning) => ruleId.startsWith(beginning))
    .toSorted((left, right) => right.length - left.length);
  return best === undefined ? undefined : KIND_OF_RULE[best];
}

function keepOneFirstAid(found: Set<HelpKind>): void {
  if (found.has("unresponsive")) for (const kind of LEFT_TO_HELPERS) found.delete(kind);
  const [, ...others] = FIRST_AID_KINDS.filter((kind) => found.has(kind));
  for (const kind of others) found.delete(kind);
}

function namesOthers(message: ReadText): boolean {
  return subjectsOf(message).some((subject) => subject.namesOthers);
}

/** "My friend collapsed at the gym", at whatever high level it is judged. */
function isOtherDown(
  findings: readonly SafetyFinding[],
  message: ReadText,
  cues: ReadonlySet<HelpCue>,
): boolean {
  if (!cues.has("unresponsive") || !findings.some(({ level }) => isAtLeast(level, "high"))) {
    return false;
  }
  return isOfOther(message);
}
