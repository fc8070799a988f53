import { factData } from "@health-exercise/domain/chat";
import { type RecordRequest, recordQueryFrom } from "@health-exercise/domain/sport";
import type { Profile } from "@health-exercise/domain/user";
import type { RecordsFound } from "@health-exercise/ports-llm";
import type { AnswerRecordQuery } from "../sport/answer-record-query.ts";
import type { AskedMessage } from "./asked-message.ts";

/** What the records of who wrote a message say to a model's request, at the moment of the message. */
export async function lookUpRecords(
  request: RecordRequest,
  { userId, now }: Pick<AskedMessage, "userId" | "now">,
  profile: Profile | null,
  answers: Pick<AnswerRecordQuery, "execute">,
): Promise<RecordsFound> {
  const asked = recordQueryFrom(request);
  if (asked.kind === "problem") return asked;
  return {
    kind: "found",
    data: factData(await answers.execute(userId, profile, asked.query, now)),
  };
}
