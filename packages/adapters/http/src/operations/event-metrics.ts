import type { ActivityImport, ObserveDelivery, ObservePurge } from "@health-exercise/application";
import { QUOTA_KINDS, type QuotaKind } from "@health-exercise/domain/user";
import { Counter, Gauge } from "prom-client";
import type { HttpMetrics } from "./metrics.ts";

/** What else is counted, each by names of our own alone. */
export type EventMetrics = {
  /** A limit of this kind has refused a request, or could not be asked, so that the request passed; `count` 0 makes it known. */
  rateLimited(kind: string, outcome: "refused" | "failed", count?: number): void;
  /** Something was not kept because a person has as much of it as they may. */
  quotaExceeded(quota: QuotaKind): void;
  /** A response was given again. */
  replayed(surface: ReplaySurface): void;
  readonly purged: ObservePurge;
  /** An event was told to an endpoint of another system, or was not. */
  readonly delivered: ObserveDelivery;
  /** So many events wait to be told, the oldest for so long. */
  webhookBacklog(pending: number, oldestSeconds: number): void;
  /** A file of an import was read, or a file in an archive. */
  fileRead(format: string, outcome: "read" | "faulty" | "refused"): void;
  imported(result: Pick<ActivityImport, "imported" | "duplicates" | "completed">): void;
};

const SURFACES = ["chat", "header"] as const;
const DELIVERY_OUTCOMES: readonly Parameters<ObserveDelivery>[0][] = [
  "accepted",
  "refused",
  "gone",
  "unreachable",
  "timeout",
  "not_allowed",
  "not_signed",
  "given_up",
];
type ReplaySurface = (typeof SURFACES)[number];

export function eventMetrics({ registry }: Pick<HttpMetrics, "registry">): EventMetrics {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const limits = counter(
    "rate_limit_events_total",
    "Requests that a rate limit refused, and those that passed because it failed.",
    ["kind", "outcome"],
  );
  const quotas = counter(
    "quota_refusals_total",
    "What was not kept because a person has as much as they may, by the quota.",
    ["quota"],
  );
  const replays = counter(
    "idempotent_replays_total",
    "Responses given again: to a key of a chat message, or to one in the header Idempotency-Key.",
    ["surface"],
  );
  const purges = counter("records_purged_total", "Records that were kept long enough.", ["kind"]);
  const files = counter(
    "import_files_total",
    "Files of imports, and files in archives, by format; faulty ones gave activities nonetheless.",
    ["format", "outcome"],
  );
  const activities = counter("imported_activities_total", "Activities that files held.", [
    "outcome",
  ]);
  const deliveries = counter(
    "webhook_deliveries_total",
    "Attempts to tell an event to an endpoint of another system, and events that were given up.",
    ["outcome"],
  );
  const pending = new Gauge({
    name: "webhook_pending_events",
    help: "Events that endpoints of other systems were not told yet, by the whole service.",
    registers: [registry],
  });
  const oldest = new Gauge({
    name: "webhook_oldest_pending_seconds",
    help: "For how long the oldest of these events waits.",
    registers: [registry],
  });
  for (const outcome of DELIVERY_OUTCOMES) deliveries.inc({ outcome }, 0);
  for (const quota of QUOTA_KINDS) quotas.inc({ quota }, 0);
  for (const surface of SURFACES) replays.inc({ surface }, 0);
  for (const outcome of ["stored", "duplicate", "completed"]) activities.inc({ outcome }, 0);
  return {
    rateLimited: (kind, outcome, count = 1) => limits.inc({ kind, outcome }, count),
    quotaExceeded: (quota) => quotas.inc({ quota }),
    replayed: (surface) => replays.inc({ surface }),
    purged: (kind, count) => purges.inc({ kind }, count),
    delivered: (outcome) => deliveries.inc({ outcome }),
    webhookBacklog(count, seconds) {
      pending.set(count);
      oldest.set(seconds);
    },
    fileRead: (format, outcome) => files.inc({ format, outcome }),
    imported({ imported, duplicates, completed }) {
      activities.inc({ outcome: "stored" }, imported);
      activities.inc({ outcome: "duplicate" }, duplicates);
      activities.inc({ outcome: "completed" }, completed);
    },
  };
}
