import type { SportLogId } from "../shared/ids.ts";
import type { SportLog } from "./sport-log.ts";

/** How far somebody has seen what became of their logs. */
export type SportChangePosition = {
  /** The number of the last change seen, and its log. */
  readonly changeNumber: number;
  readonly logId: SportLogId;
  /** The latest number there was when they began: of what had been deleted before they have nothing. */
  readonly begunAt: number;
};

/** A log as it is now; null where it was deleted. */
export type SportChange = { readonly logId: SportLogId; readonly log: SportLog | null };
