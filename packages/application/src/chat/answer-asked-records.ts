import {
  type JudgeForm,
  mayAskAhead,
  mayNameSessions,
  profileOfAge,
  type RecordAnswer,
  type RecordQuestion,
  recommendedAmountFor,
  recordQuestionIn,
  sessionsSpokenOf,
  withToldAge,
} from "@health-exercise/domain/chat";
import type { RecordQuery } from "@health-exercise/domain/sport";
import { emptyProfile, type LocalDate } from "@health-exercise/domain/user";
import type { AnswerRecordQuery } from "../sport/answer-record-query.ts";
import type { AskedMessage } from "./asked-message.ts";
import type { CheckedMessage } from "./checked-message.ts";

type Answers = Pick<AnswerRecordQuery, "execute" | "executeAll" | "sessionNames" | "hasPlan">;

/** What a message asks of the records, or of what is recommended at the age of who asks; null where it asks for neither. */
export async function recordsAsked(
  asked: AskedMessage,
  checked: CheckedMessage,
  today: LocalDate,
  answers: Answers,
  judgeForm?: JudgeForm,
): Promise<RecordQuestion | null> {
  const { person, history, inSession } = checked;
  const own = await recordsAskedIn(asked, checked, today, answers, judgeForm);
  const isPlain = own?.kind === "records" && own.isFollowUp !== true;
  // What is recommended in pregnancy goes by no age.
  if (isPlain || person.pregnant === true) return own;
  const { age } = withToldAge(person, asked.message, history);
  return recommendedAmountFor(inSession.asked, age) ?? own;
}

/** What the records say to it. */
export async function answerAskedRecords(
  question: RecordQuestion | null,
  { userId, now, message }: AskedMessage,
  { profile, person, history }: CheckedMessage,
  today: LocalDate,
  answers: Pick<Answers, "execute">,
): Promise<RecordAnswer | null> {
  if (question?.kind !== "records") return question;
  const { age } = withToldAge(person, message, history);
  const { query, ask, isFollowUp = false, since } = question;
  const aged = isAgainstRecommended(query)
    ? profileOfAge(profile ?? emptyProfile(userId, now), age, today)
    : profile;
  const fact = await answers.execute(userId, aged, query, now);
  const against =
    question.against && (await answers.execute(userId, profile, question.against, now));
  const beside = { ...(since !== undefined && { since }), ...(against && { against }) };
  return { kind: "records", fact, ask, isFollowUp, ...beside };
}

/** What is asked of the records: of the question as it was written and as it is meant, the first that asks for any. */
async function recordsAskedIn(
  { userId, now }: AskedMessage,
  { profile, history, question: written, inSession }: CheckedMessage,
  today: LocalDate,
  answers: Answers,
  judgeForm: JudgeForm | undefined,
): Promise<RecordQuestion | null> {
  let isLookedFor = false;
  for (const question of new Set([written, inSession.asked])) {
    // Names that were found in neither the question nor the turns before it are looked for once.
    const isNamed: boolean = !isLookedFor && mayNameSessions(question, history, today);
    isLookedFor ||= isNamed;
    const names = isNamed ? await answers.sessionNames(userId, profile, now) : [];
    const spokenOf = sessionsSpokenOf(question, history, { names, today });
    const sessions =
      spokenOf.length === 0 ? [] : await answers.executeAll(userId, profile, spokenOf, now);
    const hasPlan = mayAskAhead(question, history, today)
      ? { hasPlan: await answers.hasPlan(userId) }
      : {};
    const known = { pauses: profile?.pauses, sessions, names, ...hasPlan };
    const asked = recordQuestionIn(question, history, today, known, judgeForm);
    if (asked !== null) return asked;
  }
  return null;
}

/** Whether something is held against what is recommended, which goes by age: also by one that no profile has. */
function isAgainstRecommended(query: RecordQuery): boolean {
  return query.metric === "goals" || ("comparison" in query && query.comparison?.with === "target");
}
