import type { ActivityImport, ObservePurge } from "@health-exercise/application";
import { QUOTA_KINDS, type QuotaKind } from "@health-exercise/domain/user";
import { Counter } from "prom-client";
import type { HttpMetrics } from "./metrics.ts";

/** What else is counted, each by names of our own alone. */
export type EventMetrics = {
  /** A limit of this kind has refused a request, or could not be asked, so that the request passed. */
  rateLimited(kind: string, outcome: "refused" | "failed"): void;
  /** Something was not kept because a person has as much of it as they may. */
  quotaExceeded(quota: QuotaKind): void;
  /** A response was given again. */
  replayed(surface: ReplaySurface): void;
  readonly purged: ObservePurge;
  /** A file of an import was read, or a file in an archive. */
  fileRead(format: string, outcome: "read" | "faulty" | "refused"): void;
  imported(result: Pick<ActivityImport, "imported" | "duplicates">): void;
};

const SURFACES = ["chat", "header"] as const;
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
  for (const quota of QUOTA_KINDS) quotas.inc({ quota }, 0);
  for (const surface of SURFACES) replays.inc({ surface }, 0);
  for (const outcome of ["stored", "duplicate"]) activities.inc({ outcome }, 0);
  return {
    rateLimited: (kind, outcome) => limits.inc({ kind, outcome }),
    quotaExceeded: (quota) => quotas.inc({ quota }),
    replayed: (surface) => replays.inc({ surface }),
    purged: (kind, count) => purges.inc({ kind }, count),
    fileRead: (format, outcome) => files.inc({ format, outcome }),
    imported({ imported, duplicates }) {
      activities.inc({ outcome: "stored" }, imported);
      activities.inc({ outcome: "duplicate" }, duplicates);
    },
  };
}
