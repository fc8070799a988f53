import type { SportLogId } from "../../shared/ids.ts";
import type { GoalContent } from "../../sport/exercise-goal.ts";
import type { SportFeedback } from "../../sport/sport-feedback.ts";
import type { Pause } from "../../user/pause.ts";

/** What a client may be offered to do with one tap. */
export const ACTION_KINDS = [
  "log_session",
  "start_session",
  "finish_session",
  "give_feedback",
  "set_pause",
  "open_scheme",
  "open_goal",
  "call",
] as const;

/** A session that is over, as it may be recorded. */
export type SessionToLog = {
  readonly sportName: string;
  readonly sportStart: Date;
  /** Null where nobody said how long it took. */
  readonly sportEnd: Date | null;
  /** 0 where nobody said how much energy it took: that is no measurement. */
  readonly calories: number;
  /** How far it went, to a tenth of a meter; null where nobody said. */
  readonly distanceMeters: number | null;
  /** How far it went, as the person wrote it. */
  readonly notes: string | null;
  readonly feedback: SportFeedback | null;
};

/** Something that a message asks for, ready to be done by a call of the client; chat itself changes nothing. */
export type OfferedAction = {
  /** In the reader's language and script. */
  readonly label: string;
} & (
  | { readonly kind: "log_session"; readonly session: SessionToLog }
  | { readonly kind: "start_session"; readonly sportName: string; readonly sportStart: Date }
  | {
      readonly kind: "finish_session";
      readonly logId: SportLogId;
      readonly calories: number | null;
    }
  | { readonly kind: "give_feedback"; readonly logId: SportLogId; readonly feedback: SportFeedback }
  /** All pauses of the profile as they are to be. */
  | {
      readonly kind: "set_pause";
      readonly pauses: readonly Pause[];
      /** That a pause is taken away. */
      readonly isEnd?: true;
    }
  | { readonly kind: "open_scheme" }
  /** The goal to be set; null to see the goals that there are. */
  | { readonly kind: "open_goal"; readonly goal: GoalContent | null }
  | { readonly kind: "call"; readonly phone: string }
);
