import { formatMessage } from "../../messages/message-format.ts";
import type { ExerciseSchemeId, SportLogId } from "../../shared/ids.ts";
import {
  CONSISTENCY_RULES,
  type ConsistencyCode,
  type ConsistencySeverity,
} from "./consistency-rules.ts";

/** Something in a person's records that contradicts a rule or is unlikely. */
export type ConsistencyIssue = {
  readonly code: ConsistencyCode;
  readonly severity: ConsistencySeverity;
  /** The session it is about; null when it is about none. */
  readonly logId: SportLogId | null;
  /** The other session where it is about two. */
  readonly otherLogId: SportLogId | null;
  /** The scheme it is about; null when it is about none. */
  readonly schemeId: ExerciseSchemeId | null;
  /** One plain sentence that says what was found. */
  readonly message: string;
  /** One plain sentence on what to do. */
  readonly suggestion: string;
};

/** What a check found, before it is put into words. */
export type Finding = {
  readonly code: ConsistencyCode;
  readonly logId?: SportLogId;
  readonly otherLogId?: SportLogId;
  readonly schemeId?: ExerciseSchemeId;
  /** What the places in the rule's message stand for. */
  readonly values?: Readonly<Record<string, string | number>>;
};

/** The finding in words. */
export function issueOf(finding: Finding): ConsistencyIssue {
  const { severity, message, suggestion } = CONSISTENCY_RULES[finding.code];
  const { code, logId = null, otherLogId = null, schemeId = null } = finding;
  const values = { ...finding.values, ...(otherLogId === null ? {} : { otherLogId }) };
  return {
    code,
    severity,
    logId,
    otherLogId,
    schemeId,
    message: formatMessage(message, "en", values),
    suggestion,
  };
}
