import type { ActionMaterial } from "../../../src/chat/actions/action-material.ts";
import type { OfferedAction } from "../../../src/chat/actions/chat-action.ts";
import { offeredActionsInSteps } from "../../../src/chat/actions/offered-actions.ts";
import { read } from "../../../src/language/read.ts";
import { writingOf } from "../../../src/language/writing.ts";
import type { ExerciseSchemeId } from "../../../src/shared/ids.ts";
import { finished } from "../../../src/shared/steps.ts";
import { anId, anOpenSportLog, aSportLog, at } from "../../support/builders.ts";
import { someRecords } from "../a-reply-material.ts";

export const NOW = at("2026-03-05T18:00");
const MORNING = aSportLog({
  sportName: "Morning run",
  sportStart: at("2026-03-05T07:00"),
  minutes: 40,
});
const EVENING = anOpenSportLog({ sportName: "Evening run", sportStart: at("2026-03-05T17:20") });
const PLAN = {
  schemeId: anId<ExerciseSchemeId>(9),
  name: "10k",
  plannedSessions: 3,
  completedSessions: 1,
} as const;

export const RECORDS = {
  nobody: someRecords({ now: NOW }),
  open: someRecords({ now: NOW, logs: [MORNING], openSession: EVENING }),
  rested: someRecords({ now: NOW, logs: [MORNING], schemes: [PLAN] }),
} as const;

/** What is offered to such a message, on Thursday, 5 March 2026, at 18:00. */
export function offers(
  message: string,
  facts: Partial<ActionMaterial> = {},
): readonly OfferedAction[] {
  const question = read(message);
  const steps = offeredActionsInSteps({
    question,
    history: [],
    writing: writingOf(question),
    now: NOW,
    records: RECORDS.nobody,
    pauses: [],
    riskLevel: "safe",
    limits: { maxIntensity: "vigorous" },
    cautions: [],
    ...facts,
  });
  return finished(steps);
}

const NAMES = new Map<string, string>([
  [EVENING.id, EVENING.sportName],
  [MORNING.id, MORNING.sportName],
]);
const moment = (date: Date) => date.toISOString().slice(5, 16).replace("T", " ");

/** An action in a line. */
export function written(action: OfferedAction): string {
  switch (action.kind) {
    case "log_session": {
      const { sportName, sportStart, sportEnd, calories, notes, feedback } = action.session;
      const end = sportEnd === null ? "?" : moment(sportEnd).slice(6);
      const rpe = feedback?.perceivedExertion;
      const more = [`${calories} kcal`, ...(notes === null ? [] : [notes])];
      const all = [...more, ...(rpe === undefined ? [] : [`rpe ${rpe}`])].join(", ");
      return `log ${sportName} ${moment(sportStart)}-${end}, ${all}`;
    }
    case "start_session":
      return `start ${action.sportName}`;
    case "finish_session":
      return `finish ${NAMES.get(action.logId)}${action.calories === null ? "" : ` ${action.calories} kcal`}`;
    case "give_feedback": {
      const { completionStatus, perceivedExertion, feelingRating, finalCalories } = action.feedback;
      return [
        `feedback ${NAMES.get(action.logId)} ${completionStatus}`,
        ...(perceivedExertion === undefined ? [] : [`rpe ${perceivedExertion}`]),
        ...(feelingRating === undefined ? [] : [`feeling ${feelingRating}`]),
        ...(finalCalories === undefined ? [] : [`${finalCalories} kcal`]),
      ].join(" ");
    }
    case "set_pause": {
      const { startDate, endDate, reason } = action.pauses.at(-1) ?? {};
      return `pause ${startDate?.slice(5)}..${endDate?.slice(5) ?? "?"} ${reason}`;
    }
    case "open_scheme":
      return `scheme ${action.label.replace(/^[^:：]+[:：] ?/, "")}`;
    case "open_goal": {
      const { metric, period, target, activity } = action.goal ?? {};
      return metric === undefined
        ? "goals"
        : `goal ${target} ${metric} ${period} ${activity ?? "any"}`;
    }
    case "call":
      return `call ${action.phone}`;
  }
}
