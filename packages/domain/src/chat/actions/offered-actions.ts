import type { ReadText } from "../../language/read-text.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import { instantAt } from "../../shared/local-date.ts";
import type { Steps } from "../../shared/steps.ts";
import type { TimeZone } from "../../shared/time-zone.ts";
import type { OpenSportLog } from "../../sport/sport-log.ts";
import { MAX_DURATION_MILLISECONDS } from "../../sport/sport-log-limits.ts";
import { labelOf } from "./action-label.ts";
import { ACTION_LABELS } from "./action-labels.data.ts";
import type { ActionMaterial } from "./action-material.ts";
import { type ActionReading, meant, readActionCues } from "./action-reading.ts";
import type { OfferedAction } from "./chat-action.ts";
import { correctedSessions, toldBefore } from "./corrected-sessions.ts";
import { feedbackActions, type Rating } from "./feedback-action.ts";
import { asksToFinish, isBehindFinish } from "./finish-asked.ts";
import { goalAction } from "./goal-action.ts";
import { familiesOf, isLogged } from "./is-logged.ts";
import { logAction } from "./log-action.ts";
import { asksToEndPause, pauseAction } from "./pause-action.ts";
import { ratingsIn } from "./ratings.ts";
import { energyIn } from "./session-amounts.ts";
import { startAction } from "./start-action.ts";
import { type ToldSession, toldSessions } from "./told-sessions.ts";
import { whenOf } from "./told-when.ts";

/**
 * What a message plainly asks to be done, or tells of a session just over: each a call that the client may make, which is
 * accepted as things stand. Found step by step.
 */
export function* offeredActionsInSteps(material: ActionMaterial): Steps<readonly OfferedAction[]> {
  const { source, tokens } = material.question;
  const reading = readActionCues(material.question);
  const rating = ratingsIn(tokens);
  yield source.length;
  const newly = toldSessions(reading, whenOf(material));
  yield source.length;
  const asked = meant(reading, "log").length > 0;
  const told =
    newly.length === 0
      ? correctedSessions(material)
      : newly.map((each) => (asked ? (toldBefore(each, material) ?? each) : each));
  const actions = [
    ...sessionActions(reading, told, rating, material),
    ...feedbackActions(reading, told, rating, material),
    pauseAction(reading, material),
    schemeAction(reading, material),
    goalAction(reading, material),
  ];
  return actions.filter((action) => action !== undefined);
}

/** Whether a message tells of a session that is on record already. */
export function tellsLoggedSession(material: ActionMaterial): boolean {
  if (material.records.lastSession === null) return false;
  const reading = readActionCues(material.question);
  return toldSessions(reading, whenOf(material)).some((session) =>
    isLogged(session, reading, material),
  );
}

function sessionActions(
  reading: ActionReading,
  told: readonly ToldSession[],
  rating: Rating,
  material: ActionMaterial,
): readonly OfferedAction[] {
  const { openSession, today, timeZone } = material.records;
  const isOpenOne = (session: ToldSession) =>
    openSession !== null &&
    session.day === today &&
    isOfKind(session, openSession) &&
    !endedBefore(session, openSession.sportStart, timeZone);
  const isAsked = meant(reading, "log").length > 0 || meant(reading, "logLength").length > 0;
  const others = told.filter(
    (session) =>
      !isOpenOne(session) &&
      !isBesideComplaint(session, reading, material) &&
      (isAsked || !isLogged(session, reading, material)),
  );
  const logs = others.map((session) => logAction(session, rating, material));
  const finishes = told.some(isOpenOne) || (told.length === 0 && asksToFinish(reading));
  if (openSession !== null && finishes)
    return [...logs, ...finishActions(reading, openSession, rating, material)];
  if (openSession !== null && isRatingOfOpen(told, rating, material))
    return finishActions(reading, openSession, rating, material).slice(-1);
  const start = told.length === 0 ? startAction(reading, material) : undefined;
  if (start === undefined) return logs;
  // At most one session is open: the one under way has to end before another begins.
  return openSession === null
    ? [start]
    : finishActions(reading, openSession, rating, material).slice(0, 1);
}

/** "5 out of 5" behind "I am done" is of the session that is still open. */
function isRatingOfOpen(
  told: readonly ToldSession[],
  rating: Rating,
  { question, history }: ActionMaterial,
): boolean {
  return told.length === 0 && Object.keys(rating).length > 0 && isBehindFinish(question, history);
}

/** "I had some spotting after my walk" tells of what came behind it: nothing of the walk itself is told, or asked to be kept. */
function isBesideComplaint(
  { minutes, meters, startsAt }: ToldSession,
  reading: ActionReading,
  { riskLevel }: ActionMaterial,
): boolean {
  const isBare = minutes === null && meters === null && startsAt === null;
  return isBare && isAtLeast(riskLevel, "medium") && meant(reading, "log").length === 0;
}

/** Whether what is told was over before a session was opened, as its time or part of the day says. */
function endedBefore(
  { day, minutes, startsAt, endsAt, partOfDay }: ToldSession,
  openedAt: Date,
  timeZone: TimeZone,
): boolean {
  const started = startsAt === null ? undefined : startsAt + (minutes ?? 0);
  const end = endsAt ?? started ?? partOfDay?.until;
  return end !== undefined && instantAt(day, end, timeZone) <= openedAt;
}

/** Whether a message asks for something of what the totals of the records have: the plans. */
export function asksForTotals(question: ReadText): boolean {
  return asksForScheme(readActionCues(question));
}

/** Whether a message asks that no more days be paused. */
export function asksForEndOfPause(question: ReadText): boolean {
  return asksToEndPause(readActionCues(question));
}

function asksForScheme(reading: ActionReading): boolean {
  return meant(reading, "scheme").length > 0;
}

/** Whether what is told may be the session under way; one without a known kind may be any. */
function isOfKind({ families }: ToldSession, { sportName }: OpenSportLog): boolean {
  const open = familiesOf(sportName);
  return families.length === 0 || open.length === 0 || families.some((each) => open.includes(each));
}

/** Closing the session under way, and saying how it was; only the latter where it began too long ago to end now. */
function finishActions(
  reading: ActionReading,
  { id, sportName, sportStart }: OpenSportLog,
  rating: Rating,
  { now, writing }: ActionMaterial,
): readonly OfferedAction[] {
  const name = sportName;
  const calories = energyIn(reading.amounts);
  const lasted = now.getTime() - sportStart.getTime();
  const canEndNow = lasted >= 0 && lasted <= MAX_DURATION_MILLISECONDS;
  const finish: OfferedAction = {
    kind: "finish_session",
    label: labelOf(ACTION_LABELS.finishSession, writing, { name }),
    logId: id,
    calories,
  };
  const feedback: OfferedAction = {
    kind: "give_feedback",
    label: labelOf(ACTION_LABELS.giveFeedback, writing, { name }),
    logId: id,
    feedback: {
      completionStatus: "completed",
      ...rating,
      ...(calories !== null && { finalCalories: calories }),
    },
  };
  return canEndNow ? [finish, feedback] : [feedback];
}

/** The plans, where somebody who has one asks to see it. */
function schemeAction(
  reading: ActionReading,
  { writing, records: { totals } }: ActionMaterial,
): OfferedAction | undefined {
  const [only, ...more] = totals?.schemes ?? [];
  if (only === undefined || !asksForScheme(reading)) return undefined;
  const label =
    more.length === 0 && only.name !== ""
      ? labelOf(ACTION_LABELS.openScheme, writing, { name: only.name })
      : ACTION_LABELS.openSchemes[writing];
  return { kind: "open_scheme", label };
}
