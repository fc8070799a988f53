import { DomainError } from "../shared/domain-error.ts";

/** What of a person is bounded: how many records of a kind, and how many bytes in all. */
export const QUOTA_KINDS = ["logs", "sessions", "schemes", "goals", "bytes"] as const;
export type QuotaKind = (typeof QUOTA_KINDS)[number];

/** How much one person may keep. */
export type Quotas = Readonly<Record<QuotaKind, number>>;

const NAMES: Readonly<Record<QuotaKind, string>> = {
  logs: "sport logs",
  sessions: "chat sessions",
  schemes: "exercise schemes",
  goals: "goals",
  bytes: "bytes",
};

/** A person has as much of something as they may keep. */
export function quotaExceeded(quota: QuotaKind, most: number): DomainError {
  const message = `No more than ${most} ${NAMES[quota]} are kept of one person. Delete some to make room.`;
  return new DomainError("quota_exceeded", message, { quota });
}
