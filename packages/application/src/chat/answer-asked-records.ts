import {
  type ChatTurn,
  mayNameSessions,
  type RecordAnswer,
  recordQuestionIn,
  sessionsSpokenOf,
} from "@health-exercise/domain/chat";
import type { ReadText } from "@health-exercise/domain/language";
import type { LocalDate, Profile } from "@health-exercise/domain/user";
import type { AnswerRecordQuery } from "../sport/answer-record-query.ts";
import type { AskedMessage } from "./asked-message.ts";

/** What is asked of the records, and the turns before it. */
export type AskedOfRecords = {
  /** The question as it was written, then as it is meant: the first that asks for records counts. */
  readonly questions: readonly ReadText[];
  readonly history: readonly ChatTurn[];
  readonly today: LocalDate;
};

/** What the records say to a question; null where it asks for none. */
export async function answerAskedRecords(
  { questions, history, today }: AskedOfRecords,
  { userId, now }: Pick<AskedMessage, "userId" | "now">,
  profile: Profile | null,
  answers: Pick<AnswerRecordQuery, "execute" | "executeAll" | "sessionNames">,
): Promise<RecordAnswer | null> {
  for (const question of questions) {
    const spokenOf = sessionsSpokenOf(question, history);
    const sessions =
      spokenOf.length === 0 ? [] : await answers.executeAll(userId, profile, spokenOf, now);
    const isNamed = mayNameSessions(question, history, today);
    const names = isNamed ? await answers.sessionNames(userId, profile, now) : [];
    const known = { pauses: profile?.pauses, sessions, names };
    const asked = recordQuestionIn(question, history, today, known);
    if (asked === null) continue;
    if (asked.kind !== "records") return asked;
    const { query, ask, isFollowUp = false, since } = asked;
    const fact = await answers.execute(userId, profile, query, now);
    const against = asked.against && (await answers.execute(userId, profile, asked.against, now));
    const beside = { ...(since !== undefined && { since }), ...(against && { against }) };
    return { kind: "records", fact, ask, isFollowUp, ...beside };
  }
  return null;
}
