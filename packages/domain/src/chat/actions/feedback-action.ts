import { read } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { MILLISECONDS_PER_HOUR } from "../../shared/durations.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { SportFeedback } from "../../sport/sport-feedback.ts";
import { readRecordActivities } from "../records/kinds/read-record-activities.ts";
import { readPeriods } from "../records/periods/read-periods.ts";
import { labelOf } from "./action-label.ts";
import { ACTION_LABELS } from "./action-labels.data.ts";
import type { ActionMaterial } from "./action-material.ts";
import {
  type ActionReading,
  cuesOf,
  isMeant,
  isQuestion,
  meant,
  readActionCues,
  sentenceOf,
  type WordSpan,
} from "./action-reading.ts";
import type { OfferedAction } from "./chat-action.ts";
import { isBehindFinish } from "./finish-asked.ts";
import { wished } from "./plainly-asked.ts";
import { bareRatingIn } from "./ratings.ts";
import type { ToldSession } from "./told-sessions.ts";

/** After so many hours nobody who says how it was means the last session, unless that is asked for (design value). */
const FEEDBACK_HOURS = 48;

export type Rating = Pick<SportFeedback, "feelingRating" | "perceivedExertion">;

/** Whether a message asks to keep how a session was. */
export function asksForFeedback(question: ReadText): boolean {
  return asksIn(readActionCues(question));
}

/** Offers to say how the last session was, where no other is spoken of. */
export function feedbackActions(
  reading: ActionReading,
  told: readonly ToldSession[],
  rating: Rating,
  { now, writing, history, records: { lastSession, openSession, today } }: ActionMaterial,
): readonly OfferedAction[] {
  const isTold = (span: WordSpan) => !isQuestion(reading, sentenceOf(reading, span.start));
  if (told.length > 0 || openSession !== null || lastSession === null) return [];
  const isRated = Object.keys(rating).length > 0;
  const isAsked = asksIn(reading);
  const { id, sportName, sportStart } = lastSession.log;
  const days = daysIn(reading, today);
  const isOther = isOfOtherKind(reading, sportName) || days.some((day) => day !== lastSession.date);
  const named = reading.activities.filter((each) => isMeant(reading, each));
  const isSaid =
    [...named, ...meant(reading, "tellFeedback")].some(isTold) ||
    isBehindFinish(reading.text, history);
  const hours = (now.getTime() - sportStart.getTime()) / MILLISECONDS_PER_HOUR;
  const isRecent = hours <= FEEDBACK_HOURS || days.length > 0;
  const isWanted = isAsked || (isRated && isSaid && isRecent);
  if (!isWanted || isOther || hours < 0) return [];
  const label = labelOf(ACTION_LABELS.giveFeedback, writing, { name: sportName });
  const given = isRated || !isAsked ? rating : bareRating(reading);
  const feedback = { completionStatus: "completed", ...given } as const;
  return [{ kind: "give_feedback", label, logId: id, feedback }];
}

/** Asks for it plainly, or as a wish; of something else than a session nobody can say here how it was. */
function asksIn(reading: ActionReading): boolean {
  const isOfSession = ({ start }: WordSpan) =>
    !cuesOf(reading, "noFeedback").some(
      (other) => sentenceOf(reading, other.start) === sentenceOf(reading, start),
    );
  const plain = meant(reading, "askFeedback").filter(
    ({ start }) => !isQuestion(reading, sentenceOf(reading, start)),
  );
  const wishes = [
    ...wished(reading, "askFeedback", "wish"),
    ...wished(reading, "askFeedback", "wishToKnowHow"),
  ];
  return [...plain, ...wishes].some(isOfSession);
}

/** The days that a message names; of a stretch of days no one session is rated. */
function daysIn({ text }: ActionReading, today: LocalDate): readonly (LocalDate | null)[] {
  return readPeriods(text, today).map(({ period }) =>
    period !== "future" && period.kind === "day" ? period.date : null,
  );
}

/** Whether a kind of exercise is named that the session was not: a swim is not rated as the last run. */
function isOfOtherKind({ activities }: ActionReading, sportName: string): boolean {
  const named = activities.flatMap(({ activity }) => activity?.families ?? []);
  const last = readRecordActivities(read(sportName)).flatMap(
    ({ activity }) => activity?.families ?? [],
  );
  return named.length > 0 && last.length > 0 && !named.some((family) => last.includes(family));
}

function bareRating(reading: ActionReading): Rating {
  const { text, amounts } = reading;
  const asked = new Set(
    meant(reading, "askFeedback").map(({ start }) => sentenceOf(reading, start)),
  );
  const isAmount = ({ start }: Token) =>
    amounts.some(
      (amount) =>
        (text.words[amount.start]?.start ?? 0) <= start &&
        start < (text.words[amount.end - 1]?.end ?? 0),
    );
  const tokens = text.tokens.filter(({ sentence }) => asked.has(sentence));
  return bareRatingIn(tokens, isAmount);
}
