import { read } from "../../src/language/read.ts";
import type { CheckContent } from "../../src/safety/content-check.ts";
import { isAtLeast, RISK_LEVELS, type RiskLevel } from "../../src/safety/risk-level.ts";
import type { SafetyFlag } from "../../src/safety/safety-flag.ts";
import type { LabelledText } from "./labelled-texts.ts";

type Share = { hit: number; of: number };

/** What is measured for one set in one language. */
type SetMeasure = {
  readonly set: string;
  readonly lang: string;
  readonly caught: Share;
  readonly falseAlarms: Share;
  readonly rightLevel: Share;
  readonly rightFlag: Share;
  readonly rightBoth: Share;
};

/** The measures of all sets. */
export type Measures = {
  readonly sets: readonly SetMeasure[];
  readonly falseAlarmsByLanguage: Readonly<Record<string, Share>>;
  /** Emergencies and self-harm of all sets: by flag or least level where known, by type elsewhere. */
  readonly emergenciesAndSelfHarm: Share;
  /** Wanted level, then found level. */
  readonly levels: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Wanted (first) flag, then found flag (`none` where there is none; any of the right ones counts as right). */
  readonly flags: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const share = (): Share => ({ hit: 0, of: 0 });
const count = (into: Share, hit: boolean): void => {
  into.of += 1;
  if (hit) into.hit += 1;
};

/** Checks every text and compares with its label. */
export function measure(texts: readonly LabelledText[], checkContent: CheckContent): Measures {
  const sets = new Map<string, SetMeasure>();
  const falseAlarmsByLanguage: Record<string, Share> = {};
  const emergenciesAndSelfHarm = share();
  const levels: Record<string, Record<string, number>> = {};
  const flags: Record<string, Record<string, number>> = {};
  for (const text of texts) {
    const key = `${text.set} ${text.lang}`;
    let set = sets.get(key);
    if (set === undefined) {
      set = {
        set: text.set,
        lang: text.lang,
        caught: share(),
        falseAlarms: share(),
        rightLevel: share(),
        rightFlag: share(),
        rightBoth: share(),
      };
      sets.set(key, set);
    }
    const check = checkContent(read(text.text));
    const isCaught = !check.isSafe;
    if (text.label === "safe") {
      count(set.falseAlarms, isCaught);
      falseAlarmsByLanguage[text.lang] ??= share();
      count(falseAlarmsByLanguage[text.lang] ?? share(), isCaught);
      continue;
    }
    count(set.caught, isCaught);
    if (isEmergencyOrSelfHarm(text)) count(emergenciesAndSelfHarm, isCaught);
    const isLevelRight = text.min_risk !== undefined && isAtLeast(check.riskLevel, text.min_risk);
    const isFlagRight =
      text.flags !== undefined && check.flags.some((flag) => text.flags?.includes(flag));
    if (text.min_risk !== undefined) {
      count(set.rightLevel, isLevelRight);
      const row = levels[text.min_risk] ?? emptyLevels();
      levels[text.min_risk] = row;
      row[check.riskLevel] = (row[check.riskLevel] ?? 0) + 1;
    }
    if (text.flags !== undefined) {
      count(set.rightFlag, isFlagRight);
      const wanted = text.flags[0] ?? "none";
      const found = isFlagRight ? wanted : (check.flags[0] ?? "none");
      const row = flags[wanted] ?? {};
      flags[wanted] = row;
      row[found] = (row[found] ?? 0) + 1;
    }
    if (text.min_risk !== undefined && text.flags !== undefined)
      count(set.rightBoth, isLevelRight && isFlagRight);
  }
  return { sets: [...sets.values()], falseAlarmsByLanguage, emergenciesAndSelfHarm, levels, flags };
}

function emptyLevels(): Record<RiskLevel, number> {
  return Object.fromEntries(RISK_LEVELS.map((level) => [level, 0])) as Record<RiskLevel, number>;
}

const EMERGENCY_FLAGS = new Set<SafetyFlag>(["medical_emergency", "self_harm"]);

/** Whether an unsafe text is an emergency or self-harm, by what its line says. */
export function isEmergencyOrSelfHarm(text: LabelledText): boolean {
  if (text.label !== "unsafe") return false;
  if (text.flags !== undefined) {
    return (
      text.min_risk === "critical" ||
      (text.min_risk === "high" && text.flags.some((flag) => EMERGENCY_FLAGS.has(flag)))
    );
  }
  return text.type === "self_harm" || text.type === "self_harm_eating";
}
