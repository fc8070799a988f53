import type { Asker } from "./largest-request.ts";

/** What is asked of an endpoint; `before` makes what each request needs, outside of what is measured. */
export type PersonRequest = {
  readonly path: string;
  readonly json?: object;
  /** Makes a record by this request; its id stands for `{id}` in the path. */
  readonly before?: { readonly path: string; readonly json: object };
  /** Where what each request needed or made is deleted again, so that the person keeps as much as they had. */
  readonly undo?: string;
};

const FINISHED = {
  sport_name: "Morning run",
  sport_start: "1990-01-02T07:00:00Z",
  sport_end: "1990-01-02T07:35:00Z",
  cal: 300,
  iffinish: true,
};
const SCHEME = {
  name: "Three runs a week",
  items: [{ exercise_type: "running", sport_name: "Running", minutes: 30 }],
};
const GOAL = { metric: "minutes", period: "month", target: 300, activity: "running" };
const GOAL_MADE = "/api/sport/goals/{id}";
const SCHEME_MADE = "/api/sport/schemes/{id}";
const LOG_MADE = "/api/sport/log/{id}";
const NEW_LOG = { path: "/api/sport/log", json: FINISHED };
const NEW_SCHEME = { path: "/api/sport/schemes", json: SCHEME };
const NEW_GOAL = { path: "/api/sport/goals", json: { ...GOAL, activity: null } };

/** Fifty sessions as a phone sends them, each time others. */
let sent = 0;
function someSourced(): object {
  sent += 1;
  const logs = Array.from({ length: 50 }, (_, index) => ({
    ...FINISHED,
    source: { kind: "phone", external_id: `${sent}-${index}` },
  }));
  return { logs };
}

/** Every endpoint of sport and companion, as somebody with so many logs asks them. */
export function personRequests(
  { userId, logId, schemeId }: Asker,
  logs: number,
): Readonly<Record<string, readonly PersonRequest[]>> {
  const log = `/api/sport/log/${logId}`;
  const last = `limit=100&offset=${logs - 100}`;
  return {
    "GET /api/sport/met-values": [{ path: "/api/sport/met-values" }],
    "GET /api/sport/exercises": [{ path: "/api/sport/exercises?category=running" }],
    "GET /api/sport/types": [{ path: "/api/sport/types" }],
    "GET /api/sport/logs": [{ path: "/api/sport/logs" }, { path: `/api/sport/logs?${last}` }],
    "GET /api/sport/log/{log_id}": [{ path: log }],
    "GET /api/sport/log/{log_id}/track": [],
    "GET /api/sport/active": [],
    "GET /api/sport/changes": [{ path: "/api/sport/changes" }],
    "GET /api/sport/stats": [{ path: "/api/sport/stats" }],
    "GET /api/sport/logs/calendar": [
      { path: "/api/sport/logs/calendar" },
      { path: "/api/sport/logs/calendar?start_date=2025-01-01&end_date=2026-01-01" },
    ],
    "GET /api/sport/weekly-report": [{ path: "/api/sport/weekly-report" }],
    "GET /api/sport/history": [
      { path: "/api/sport/history?limit=100" },
      { path: `/api/sport/history?${last}` },
      { path: "/api/sport/history?exercise_type=running" },
      { path: "/api/sport/history?exclude_custom=true&limit=100" },
    ],
    "GET /api/sport/goals": [{ path: "/api/sport/goals" }],
    "GET /api/sport/goals/{goal_id}": [{ path: GOAL_MADE, before: NEW_GOAL, undo: GOAL_MADE }],
    "GET /api/sport/schemes/user/{user_id}": [{ path: `/api/sport/schemes/user/${userId}` }],
    "GET /api/sport/schemes/{scheme_id}": [{ path: `/api/sport/schemes/${schemeId}` }],
    "GET /api/sport/validate-consistency/{user_id}": [
      { path: `/api/sport/validate-consistency/${userId}` },
      { path: `/api/sport/validate-consistency/${userId}?offset=${logs - 1_000}` },
    ],
    "POST /api/sport/sync-calendar": [{ path: "/api/sport/sync-calendar" }],
    "POST /api/sport/log": [{ ...NEW_LOG, undo: LOG_MADE }],
    "POST /api/sport/log/custom": [{ ...NEW_LOG, path: "/api/sport/log/custom", undo: LOG_MADE }],
    "POST /api/sport/logs/bulk": [
      {
        path: "/api/sport/logs/bulk",
        get json() {
          return someSourced();
        },
      },
    ],
    "PUT /api/sport/log/{log_id}": [{ path: log, json: { cal: 310 } }],
    "PATCH /api/sport/log/{log_id}": [{ path: log, json: { notes: "Windy." } }],
    "PUT /api/sport/log/{log_id}/feedback": [
      { path: `${log}/feedback`, json: { feeling_rating: 4 } },
    ],
    "DELETE /api/sport/log/{log_id}": [{ path: LOG_MADE, before: NEW_LOG }],
    "POST /api/sport/schemes": [{ ...NEW_SCHEME, undo: SCHEME_MADE }],
    "PUT /api/sport/schemes/{scheme_id}": [
      { path: `/api/sport/schemes/${schemeId}`, json: { is_active: true } },
    ],
    "DELETE /api/sport/schemes/{scheme_id}": [{ path: SCHEME_MADE, before: NEW_SCHEME }],
    "POST /api/sport/goals": [{ path: "/api/sport/goals", json: GOAL, undo: GOAL_MADE }],
    "PATCH /api/sport/goals/{goal_id}": [
      { path: GOAL_MADE, json: { target: 200 }, before: NEW_GOAL, undo: GOAL_MADE },
    ],
    "DELETE /api/sport/goals/{goal_id}": [{ path: GOAL_MADE, before: NEW_GOAL }],
    // A part of `transfers`.
    "POST /api/sport/import": [],
    "POST /api/companion/initialize": [
      { path: "/api/companion/initialize", json: { user_gender: "female", user_age: 40 } },
    ],
    "GET /api/companion/status": [{ path: "/api/companion/status" }],
    "PUT /api/companion/update-emotion": [
      { path: "/api/companion/update-emotion", json: { health_score: 70 } },
    ],
    "PUT /api/companion/appearance": [
      { path: "/api/companion/appearance", json: { hair_style: "short" } },
    ],
    "POST /api/companion/auto-configure-appearance": [
      { path: "/api/companion/auto-configure-appearance" },
    ],
    "GET /api/companion/status-history": [{ path: "/api/companion/status-history" }],
    "GET /api/companion/health-overview": [{ path: "/api/companion/health-overview" }],
  };
}
