import { type RecordFacts, recordFacts } from "../../src/chat/numbers/number-claim.ts";
import { UTC } from "../../src/shared/time-zone.ts";
import { answerRecordQuery } from "../../src/sport/records/answer-record-query.ts";
import { recordContext } from "../../src/sport/records/record-context.ts";
import type { RecordQuery } from "../../src/sport/records/record-query.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";

/** What the logs of somebody without a profile say to queries at `now`. */
export function factsFor(
  queries: readonly RecordQuery[],
  logs: readonly SportLog[],
  now: Date,
): RecordFacts {
  const context = recordContext(null, UTC, now);
  return recordFacts(queries.map((query) => answerRecordQuery(query, logs, [], context)));
}
