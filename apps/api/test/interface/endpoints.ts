/** One endpoint of the interface: method, path, and every status it names beside the successful one. */
export type InterfaceEndpoint = {
  readonly endpoint: string;
  readonly protected: boolean;
  readonly success: 200 | 201;
  readonly errors: readonly number[];
};

function endpoint(
  name: string,
  access: "jwt" | "none",
  success: 200 | 201,
  errors: readonly number[],
): InterfaceEndpoint {
  // The process is alive whatever becomes of storage.
  const failures = name === "GET /healthz" ? [500] : [500, 503];
  return { endpoint: name, protected: access === "jwt", success, errors: [...errors, ...failures] };
}

/** Every endpoint of the interface with its statuses. */
export const INTERFACE: readonly InterfaceEndpoint[] = [
  endpoint("GET /api/chat/history", "jwt", 200, [400, 401, 404]),
  endpoint("POST /api/chat/message", "jwt", 200, [401, 404, 422]),
  endpoint("POST /api/chat/clear-history", "jwt", 200, [401]),
  endpoint("POST /api/chat/session", "jwt", 201, [401]),
  endpoint("GET /api/chat/sessions", "jwt", 200, [400, 401]),
  endpoint("DELETE /api/chat/session/{session_id}", "jwt", 200, [401, 404]),
  endpoint("GET /api/chat/safety-guidelines", "none", 200, [422]),

  endpoint("GET /api/companion/status", "jwt", 200, [401, 404]),
  endpoint("PUT /api/companion/update-emotion", "jwt", 200, [401, 404, 422]),
  endpoint("POST /api/companion/initialize", "jwt", 200, [401, 422]),
  endpoint("PUT /api/companion/appearance", "jwt", 200, [400, 401, 404, 422]),
  endpoint("POST /api/companion/auto-configure-appearance", "jwt", 200, [401, 404]),
  endpoint("GET /api/companion/health-overview", "jwt", 200, [401]),
  endpoint("GET /api/companion/status-history", "jwt", 200, [401, 422]),
  endpoint("GET /api/companion/health-overview-test", "none", 200, []),
  endpoint("GET /api/companion/test", "none", 200, []),

  endpoint("POST /api/safety/check", "none", 200, [422]),
  endpoint("POST /api/safety/risk-assessment", "none", 200, [422]),
  endpoint("GET /api/safety/guidelines", "none", 200, [422]),
  endpoint("POST /api/safety/report-incident", "none", 201, [422]),
  endpoint("POST /api/safety/exercise-recommendations", "none", 200, [422]),
  endpoint("POST /api/safety/validate-knowledge", "none", 200, [422]),

  endpoint("GET /api/sport/met-values", "jwt", 200, [401]),
  endpoint("GET /api/sport/exercises", "jwt", 200, [401]),
  endpoint("GET /api/sport/types", "jwt", 200, [401]),
  endpoint("POST /api/sport/log", "jwt", 201, [400, 401, 409]),
  endpoint("GET /api/sport/logs", "jwt", 200, [400, 401]),
  endpoint("GET /api/sport/log/{log_id}", "jwt", 200, [401, 403, 404]),
  endpoint("GET /api/sport/active", "jwt", 200, [401, 404]),
  endpoint("PUT /api/sport/log/{log_id}", "jwt", 200, [400, 401, 403, 404, 409]),
  endpoint("DELETE /api/sport/log/{log_id}", "jwt", 200, [401, 403, 404]),
  endpoint("PUT /api/sport/log/{log_id}/feedback", "jwt", 200, [400, 401, 403, 404]),
  endpoint("GET /api/sport/stats", "jwt", 200, [400, 401]),
  endpoint("GET /api/sport/logs/calendar", "jwt", 200, [400, 401]),
  endpoint("POST /api/sport/sync-calendar", "jwt", 200, [401]),
  endpoint("GET /api/sport/weekly-report", "jwt", 200, [400, 401]),
  endpoint("GET /api/sport/history", "jwt", 200, [400, 401]),
  endpoint("POST /api/sport/log/custom", "jwt", 201, [400, 401, 409]),
  endpoint("GET /api/sport/schemes/user/{user_id}", "jwt", 200, [400, 401, 403]),
  endpoint("GET /api/sport/validate-consistency/{user_id}", "jwt", 200, [400, 401, 403]),
];

/** Endpoints that this service adds to the interface. */
export const ADDITIONS: readonly InterfaceEndpoint[] = [
  endpoint("POST /api/chat/message/events", "jwt", 200, [401, 404, 422]),
  endpoint("GET /api/profile", "jwt", 200, [401, 404]),
  endpoint("PUT /api/profile", "jwt", 200, [401, 422]),
  endpoint("GET /api/chat/notes", "jwt", 200, [401]),
  endpoint("DELETE /api/chat/notes", "jwt", 200, [401]),
  endpoint("DELETE /api/chat/notes/{note_id}", "jwt", 200, [401, 404]),
  endpoint("PATCH /api/sport/log/{log_id}", "jwt", 200, [400, 401, 403, 404, 409]),
  endpoint("POST /api/sport/logs/bulk", "jwt", 200, [400, 401, 409]),
  endpoint("GET /api/sport/changes", "jwt", 200, [400, 401, 410]),
  endpoint("GET /api/sport/goals", "jwt", 200, [400, 401]),
  endpoint("POST /api/sport/goals", "jwt", 201, [400, 401]),
  endpoint("GET /api/sport/goals/{goal_id}", "jwt", 200, [400, 401, 403, 404]),
  endpoint("PATCH /api/sport/goals/{goal_id}", "jwt", 200, [400, 401, 403, 404]),
  endpoint("DELETE /api/sport/goals/{goal_id}", "jwt", 200, [401, 403, 404]),
  endpoint("GET /api/sport/log/{log_id}/track", "jwt", 200, [401, 403, 404]),
  endpoint("POST /api/sport/schemes", "jwt", 201, [400, 401]),
  endpoint("GET /api/sport/schemes/{scheme_id}", "jwt", 200, [401, 403, 404]),
  endpoint("PUT /api/sport/schemes/{scheme_id}", "jwt", 200, [400, 401, 403, 404]),
  endpoint("DELETE /api/sport/schemes/{scheme_id}", "jwt", 200, [401, 403, 404]),
  endpoint("GET /api/account/export", "jwt", 200, [401]),
  endpoint("DELETE /api/account", "jwt", 200, [401]),
  endpoint("POST /api/account/sign-out-everywhere", "jwt", 200, [401]),
  endpoint("POST /api/sport/import", "jwt", 200, [400, 401]),
  endpoint("GET /api/safety/incidents", "jwt", 200, [401, 403, 422]),
  endpoint("GET /api/safety/incidents/{incident_id}", "jwt", 200, [401, 403, 404]),
  endpoint(
    "POST /api/safety/incidents/{incident_id}/transition",
    "jwt",
    200,
    [401, 403, 404, 409, 422],
  ),
  endpoint("POST /api/admin/users", "jwt", 201, [401, 403, 409, 422]),
  endpoint("GET /api/admin/users", "jwt", 200, [401, 403, 422]),
  endpoint("POST /api/admin/users/{user_id}/disable", "jwt", 200, [401, 403, 404]),
  endpoint("POST /api/admin/users/{user_id}/enable", "jwt", 200, [401, 403, 404]),
  endpoint("DELETE /api/admin/users/{user_id}", "jwt", 200, [401, 403, 404]),
  endpoint("POST /api/admin/users/{user_id}/tokens", "jwt", 201, [401, 403, 404, 409, 422]),
  endpoint("POST /api/admin/webhooks", "jwt", 201, [401, 403, 409, 422]),
  endpoint("GET /api/admin/webhooks", "jwt", 200, [401, 403]),
  endpoint("POST /api/admin/webhooks/{webhook_id}/secret", "jwt", 200, [401, 403, 404]),
  endpoint("DELETE /api/admin/webhooks/{webhook_id}", "jwt", 200, [401, 403, 404]),
  endpoint("GET /healthz", "none", 200, []),
  endpoint("GET /readyz", "none", 200, [503]),
];

/** What the interface has in development mode alone. */
export const DEVELOPMENT_ONLY: readonly string[] = [
  "GET /api/companion/health-overview-test",
  "GET /api/companion/test",
];
