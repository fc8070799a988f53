import type { OfferedAction, SessionToLog } from "@health-exercise/domain/chat";
import type { GoalContent, SportFeedback } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type { z } from "zod";
import type { chatAction } from "./chat-action.schemas.ts";

type PresentedAction = z.output<typeof chatAction>;
type Call = Pick<PresentedAction, "method" | "path" | "body">;

const NOT_DIALLED = /[^+\d*#]/g;

/** What a client may do with one tap: the call to make. */
export function presentAction(action: OfferedAction, userId: UserId): PresentedAction {
  const { kind, label } = action;
  return { kind, label, ...callOf(action, userId) };
}

function callOf(action: OfferedAction, userId: UserId): Call {
  switch (action.kind) {
    case "log_session":
      return { method: "POST", path: "/api/sport/log", body: sessionBody(action.session) };
    case "start_session": {
      const sport_start = action.sportStart.toISOString();
      const body = { sport_name: action.sportName, sport_start, cal: 0, iffinish: false };
      return { method: "POST", path: "/api/sport/log", body };
    }
    case "finish_session": {
      const cal = action.calories ?? undefined;
      const body = { iffinish: true, ...(cal !== undefined && { cal }) };
      return { method: "PUT", path: `/api/sport/log/${action.logId}`, body };
    }
    case "give_feedback": {
      const path = `/api/sport/log/${action.logId}/feedback`;
      return { method: "PUT", path, body: feedbackBody(action.feedback) };
    }
    case "set_pause": {
      const pauses = action.pauses.map(({ startDate, endDate, reason }) => ({
        start_date: startDate,
        end_date: endDate,
        reason,
      }));
      return { method: "PUT", path: "/api/profile", body: { pauses } };
    }
    case "open_scheme":
      return { method: "GET", path: `/api/sport/schemes/user/${userId}`, body: null };
    case "open_goal": {
      const { goal } = action;
      const path = "/api/sport/goals";
      return goal === null
        ? { method: "GET", path, body: null }
        : { method: "POST", path, body: { ...goalBody(goal) } };
    }
    case "call":
      return { method: null, path: `tel:${action.phone.replace(NOT_DIALLED, "")}`, body: null };
  }
}

function goalBody({ metric, period, target, activity }: GoalContent) {
  return { metric, period, target, ...(activity !== null && { activity }) };
}

function sessionBody({ notes, feedback, ...session }: SessionToLog) {
  return {
    sport_name: session.sportName,
    sport_start: session.sportStart.toISOString(),
    sport_end: session.sportEnd?.toISOString() ?? null,
    cal: session.calories,
    iffinish: true,
    ...(session.distanceMeters !== null && { distance_m: session.distanceMeters }),
    ...(notes !== null && { notes }),
    ...(feedback !== null && { sport_feedback: JSON.stringify(feedbackBody(feedback)) }),
  };
}

function feedbackBody(feedback: SportFeedback) {
  const { completionStatus, feelingRating, perceivedExertion, finalCalories } = feedback;
  return {
    ...(completionStatus !== undefined && { completion_status: completionStatus }),
    ...(feelingRating !== undefined && { feeling_rating: feelingRating }),
    ...(perceivedExertion !== undefined && { perceived_exertion: perceivedExertion }),
    ...(finalCalories !== undefined && { final_calories: finalCalories }),
  };
}
