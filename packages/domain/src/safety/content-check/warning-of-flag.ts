import type { BilingualText } from "../../language/text-language.ts";
import type { RiskLevel } from "../risk-level.ts";
import type { SafetyFlag } from "../safety-flag.ts";
import { LEARNED_WARNINGS } from "./learned-warnings.data.ts";
import { WARNINGS } from "./warnings.data.ts";

/** What a person is told where a kind of danger is known and no detail of it. */
export function warningOfFlag(flag: SafetyFlag, level: RiskLevel): BilingualText {
  if (level !== "critical") return WARNINGS[LEARNED_WARNINGS[flag]];
  return WARNINGS[flag === "self_harm" ? "crisis" : "callEmergency"];
}
