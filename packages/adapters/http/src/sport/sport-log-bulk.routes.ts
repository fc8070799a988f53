import { setImmediate } from "node:timers/promises";
import type {
  RecordedSportLog,
  RecordSportLogs,
  SourcedSportLogInput,
} from "@health-exercise/application";
import type { InputIssue } from "@health-exercise/domain/user";
import { type Caller, defineRoute, type Route } from "../framework/define-route.ts";
import { NearMisses } from "../framework/near-miss.ts";
import { jsonBody } from "../framework/request-body.ts";
import { unsafeValuesIn } from "../framework/unsafe-values.ts";
import { InputFaults } from "../framework/validate.ts";
import { inWireNames } from "../framework/wire-names.ts";
import { newMeasures, sourceStated } from "./session-measures.presenter.ts";
import { NEW_SPORT_LOG_EXAMPLE, SPORT_LOG_EXAMPLE } from "./sport-log.examples.ts";
import { SPORT_LOG_NAMES } from "./sport-log.schemas.ts";
import {
  bulkBody,
  bulkDescription,
  bulkLog,
  bulkResults,
  MOST_BULK_BYTES,
} from "./sport-log-bulk.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

/** What the route that takes many sessions calls. */
export type SportLogBulkUseCases = { readonly recordSportLogs: RecordSportLogs };

/** After so many the process looks after everything else. */
const AT_A_STRETCH = 25;
/** Told of one log. */
const MOST_ISSUES = 5;
const FIELDS = Object.keys(bulkLog.shape);

type ReadLog =
  | { readonly input: SourcedSportLogInput }
  | { readonly issues: readonly InputIssue[] };

/** Many sessions at once, for devices that record some of their own. */
export function sportLogBulkRoutes(useCases: SportLogBulkUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "post",
      path: "/api/sport/logs/bulk",
      idempotencyKey: "with_the_work",
      summary: "Record up to 500 sessions of a device, each once",
      description:
        "A log whose `source` is there already, or was and is deleted, is a `duplicate` and stays as it is; one that is not valid keeps no other out. The same list may be sent as often as one likes.",
      body: jsonBody(
        bulkBody,
        {
          logs: [
            { ...NEW_SPORT_LOG_EXAMPLE, source: { kind: "apple_health", external_id: "6F1B2C" } },
          ],
        },
        { maxBytes: MOST_BULK_BYTES, described: bulkDescription, isCheckedByHandler: true },
      ),
      response: {
        status: 200,
        description: "What became of each log, in order.",
        schema: bulkResults,
        example: {
          results: [
            { index: 0, status: "created", log_id: SPORT_LOG_EXAMPLE.log_id },
            {
              index: 1,
              status: "invalid",
              errors: [{ path: "cal", message: "must be at least 0" }],
            },
          ],
        },
      },
      errors: ["quota_exceeded", "changed_meanwhile"],
      handler: async ({ body, caller }) => {
        const read = await readLogs(body.logs, caller);
        const inputs = read.flatMap((each) => ("input" in each ? [each.input] : []));
        const recorded = [...(await useCases.recordSportLogs.execute(caller.userId, inputs))];
        return {
          results: read.map((each, index) => ({
            index,
            ...resultOf(
              "issues" in each ? { kind: "invalid", ...each } : inFields(recorded.shift()),
            ),
          })),
        };
      },
    }),
  ];
}

/** Reads each by itself and in portions: a list of the largest size takes longer than anybody else should wait. */
async function readLogs(items: readonly unknown[], caller: Caller): Promise<readonly ReadLog[]> {
  const nearMisses = new NearMisses(SPORT_LOG_NAMES);
  const read: ReadLog[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % AT_A_STRETCH === 0) await setImmediate();
    read.push(readLog(item, caller, nearMisses));
  }
  return read;
}

function readLog(item: unknown, { userId }: Caller, nearMisses: NearMisses): ReadLog {
  const faults = new InputFaults();
  faults.issues.push(...unsafeValuesIn(item, FIELDS));
  if (typeof item === "object" && item !== null) {
    faults.issues.push(...nearMisses.issuesOf(Object.keys(item)));
  }
  const log = faults.parse(bulkLog, item);
  const source = log && sourceStated(log.source);
  const issues = faults.told();
  if (!log || !source || issues.length > 0) return { issues: issues.slice(0, MOST_ISSUES) };
  return {
    input: {
      userId,
      sportName: log.sport_name,
      sportStart: log.sport_start,
      sportEnd: log.sport_end ?? null,
      finished: log.iffinish,
      calories: log.cal,
      // A device that states no energy has measured none.
      caloriesSource: log.cal === 0 ? "none" : "device",
      feedback: log.sport_feedback ?? null,
      notes: log.notes ?? null,
      exerciseType: log.exercise_type || null,
      isCustom: log.is_custom ?? false,
      measures: newMeasures(log),
      source,
    },
  };
}

/** What became of a log, in the names of the request. */
type LogResult = Exclude<RecordedSportLog, { readonly kind: "open_log_exists" }>;

function inFields(recorded: RecordedSportLog | undefined): LogResult {
  if (recorded === undefined) throw new Error("Nothing is known of a log.");
  if (recorded.kind === "open_log_exists") {
    const message = `must be true while another session is in progress: ${recorded.openLogId}`;
    return { kind: "invalid", issues: [{ path: "iffinish", message }] };
  }
  if (recorded.kind !== "invalid") return recorded;
  const issues = recorded.issues.map(({ path, message }) => ({
    path: inWireNames(path),
    message: inWireNames(message),
  }));
  return { kind: "invalid", issues };
}

function resultOf(recorded: LogResult) {
  return recorded.kind === "invalid"
    ? { status: recorded.kind, errors: [...recorded.issues] }
    : { status: recorded.kind, log_id: recorded.logId };
}
