import type { Script } from "./block-scripts.ts";
import type { Asker, Largest } from "./largest-request.ts";

const NOBODY = "01900000-0000-7000-8000-0000000000ff";
const MOST_LOGS = 500;
const BULK_BYTES = 2 * 1024 * 1024;
const MOST_URL = 2_000;

const goalPath = ({ goalId }: Asker) => `/api/sport/goals/${goalId}`;
const userPath = (act = "") => ({ path: `/api/admin/users/${NOBODY}${act}`, status: 404 });

/** Routes of goals, of phones and of administrators. */
export const REQUESTS_OF_OTHERS: Readonly<Record<string, Largest | null>> = {
  "GET /api/sport/goals": () => ({ query: { limit: "100" } }),
  "GET /api/sport/goals/{goal_id}": (_, asker) => ({ path: goalPath(asker) }),
  "POST /api/sport/goals": (write) => ({ json: goal(write) }),
  "PATCH /api/sport/goals/{goal_id}": (write, asker) => ({
    path: goalPath(asker),
    json: goal(write),
  }),
  "DELETE /api/sport/goals/{goal_id}": (_, asker) => ({ path: goalPath(asker) }),
  "GET /api/sport/log/{log_id}/track": (_, { logId }) => ({
    path: `/api/sport/log/${logId}/track`,
  }),
  "GET /api/sport/changes": null,
  "POST /api/sport/logs/bulk": (write) => ({ json: { logs: bulk(write) } }),
  "POST /api/admin/users": (write) => ({ json: { name: write(100) } }),
  "GET /api/admin/users": () => ({ query: { limit: "100" } }),
  "POST /api/admin/users/{user_id}/disable": () => userPath("/disable"),
  "POST /api/admin/users/{user_id}/enable": () => userPath("/enable"),
  "POST /api/admin/users/{user_id}/tokens": () => ({ ...userPath("/tokens"), json: {} }),
  "DELETE /api/admin/users/{user_id}": () => userPath(),
  "GET /api/admin/webhooks": null,
  "POST /api/admin/webhooks": () => ({ json: { url: longUrl(), events: ["account.erased"] } }),
  "POST /api/admin/webhooks/{webhook_id}/secret": () => ({
    path: `/api/admin/webhooks/${NOBODY}/secret`,
    status: 404,
  }),
  "DELETE /api/admin/webhooks/{webhook_id}": () => ({
    path: `/api/admin/webhooks/${NOBODY}`,
    status: 404,
  }),
};

function goal(write: Script): object {
  return { metric: "minutes", period: "month", target: 300, activity: write(50) };
}

function longUrl(): string {
  return "https://events.example/".padEnd(MOST_URL, "a");
}

let sent = 0;

/** As many sessions as fit, each time others. */
function bulk(write: Script): readonly object[] {
  sent += 1;
  const notes = write(1_000);
  const logs: object[] = [];
  for (let bytes = 0, index = 0; index < MOST_LOGS; index += 1) {
    const log = {
      sport_name: `${index} ${write(90)}`,
      sport_start: new Date(Date.UTC(1980, 0, 1, index)).toISOString(),
      sport_end: new Date(Date.UTC(1980, 0, 1, index, 30)).toISOString(),
      cal: 300,
      iffinish: true,
      notes,
      source: { kind: "apple_health", external_id: `${sent}-${index}` },
    };
    bytes += Buffer.byteLength(JSON.stringify(log)) + 1;
    if (bytes > BULK_BYTES - 100) break;
    logs.push(log);
  }
  return logs;
}
