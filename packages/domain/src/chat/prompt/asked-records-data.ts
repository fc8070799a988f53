import type { RecordAnswer } from "../records/record-answer.ts";
import { type FactData, factData } from "./fact-data.ts";
import { ASKED_RECORDS_NOTES } from "./record-tool.data.ts";

/** What the records say to the question, or why they say nothing; empty where it asks for none, or is for a model to read. */
export function askedRecordsData(answer: RecordAnswer | null): FactData {
  if (answer === null || answer.kind === "unclear") return {};
  return answer.kind === "records"
    ? factData(answer.fact)
    : { note: ASKED_RECORDS_NOTES[answer.kind] };
}
