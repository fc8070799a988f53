import { factData } from "@health-exercise/domain/chat";
import {
  answerRecordQuery,
  type RecordRequest,
  recordContext,
  recordQueryFrom,
  type SportLog,
} from "@health-exercise/domain/sport";
import { UTC } from "@health-exercise/domain/user";
import type { LookUpRecords } from "@health-exercise/ports-llm";

/** Looks into `logs`, and remembers for what. */
export function lookingInto(logs: readonly SportLog[]) {
  const requests: RecordRequest[] = [];
  const context = recordContext(null, UTC, new Date("2026-03-04T12:00:00Z"));
  const lookUp: LookUpRecords = async (request) => {
    requests.push(request);
    const asked = recordQueryFrom(request);
    if (asked.kind === "problem") return asked;
    return { kind: "found", data: factData(answerRecordQuery(asked.query, logs, [], context)) };
  };
  return { lookUp, requests };
}
