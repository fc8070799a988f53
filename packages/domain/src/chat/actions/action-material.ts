import type { ReadText } from "../../language/read-text.ts";
import type { Writing } from "../../language/writing.ts";
import type { ExerciseLimits } from "../../safety/policy/exercise-limits.ts";
import type { PolicyFinding } from "../../safety/policy/exercise-policy.ts";
import type { RiskLevel } from "../../safety/risk-level.ts";
import type { Pause } from "../../user/pause.ts";
import type { ChatTurn } from "../chat-message.ts";
import type { OwnRecords } from "../own-records.ts";

/** What actions are offered from: what a message asks, and how things stand with the person. */
export type ActionMaterial = {
  /** What of the message asks for something. */
  readonly question: ReadText;
  /** How the person writes, and reads. */
  readonly writing: Writing;
  /** Earlier turns of the session, the earliest first. */
  readonly history: readonly ChatTurn[];
  readonly now: Date;
  readonly records: Pick<
    OwnRecords,
    "today" | "timeZone" | "openSession" | "lastSession" | "totals"
  >;
  readonly pauses: readonly Pause[];
  /** The risk of the message. */
  readonly riskLevel: RiskLevel;
  readonly limits: Pick<ExerciseLimits, "maxIntensity">;
  readonly cautions: readonly PolicyFinding[];
};
