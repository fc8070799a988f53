import { REQUESTS_OF_OTHERS } from "./block-requests-of-others.ts";
import type { Script } from "./block-scripts.ts";
import { incidentId } from "./block-seed-chats.ts";
import type { Largest, LargestRequest } from "./largest-request.ts";

const BODY_BYTES = 256 * 1024;
const CONTEXT_BYTES = 8 * 1024;
const BIG = { start_date: "2025-01-01", end_date: "2026-01-01" };

/** Every route, by method and path; without a function it takes nothing, or nothing that could be large. */
export const LARGEST_REQUESTS: Readonly<Record<string, Largest | null>> = {
  ...REQUESTS_OF_OTHERS,
  "GET /api/chat/history": () => ({ query: { limit: "100" } }),
  "POST /api/chat/message": chatMessage,
  "POST /api/chat/message/events": chatMessage,
  "POST /api/chat/clear-history": null,
  "POST /api/chat/session": null,
  "GET /api/chat/sessions": () => ({ query: { limit: "100" } }),
  "DELETE /api/chat/session/{session_id}": (_, { sessionId }) => ({
    path: `/api/chat/session/${sessionId}`,
  }),
  "GET /api/chat/notes": null,
  "DELETE /api/chat/notes": null,
  "DELETE /api/chat/notes/{note_id}": (_, { noteId }) => ({ path: `/api/chat/notes/${noteId}` }),
  "GET /api/chat/safety-guidelines": guidelines,
  "GET /api/safety/guidelines": guidelines,
  "POST /api/companion/initialize": () => ({ json: { user_gender: "female", user_age: 40 } }),
  "GET /api/companion/status": null,
  "PUT /api/companion/update-emotion": (write) => ({
    json: { health_score: 70, trigger_reason: write(200) },
  }),
  "PUT /api/companion/appearance": () => ({ json: { outfit: "casual" } }),
  "POST /api/companion/auto-configure-appearance": null,
  "GET /api/companion/health-overview": null,
  "GET /api/companion/test": null,
  "GET /api/companion/health-overview-test": null,
  "GET /api/companion/status-history": () => ({ query: { days: "365" } }),
  "POST /api/safety/check": (write) => ({
    json: { content: write(20_000), user_context: fullContext(write) },
  }),
  "POST /api/safety/risk-assessment": (write) => ({
    json: fullest((turns) => ({
      user_profile: {
        age: 40,
        conditions: entries(write, 50, 100),
        symptoms: entries(write, 50, 100),
      },
      current_query: write(20_000),
      dialogue_history: Array.from({ length: turns }, (_, turn) => `${turn} ${write(2_000)}`),
    })),
  }),
  "POST /api/safety/report-incident": (write) => ({
    json: {
      incident_type: "injury",
      description: write(10_000),
      ai_response: write(20_000),
    },
  }),
  "POST /api/safety/exercise-recommendations": (write) => ({
    json: {
      exercise_type: write(100),
      user_profile: {
        age: 40,
        conditions: entries(write, 50, 100),
        injuries: entries(write, 50, 100),
      },
    },
  }),
  "POST /api/safety/validate-knowledge": (write) => ({ json: { content: write(20_000) } }),
  "GET /api/safety/incidents": () => ({ query: { limit: "100" } }),
  "GET /api/safety/incidents/{incident_id}": () => ({
    path: `/api/safety/incidents/${incidentId(1)}`,
  }),
  "POST /api/safety/incidents/{incident_id}/transition": (write) => ({
    path: `/api/safety/incidents/${nextIncident()}/transition`,
    json: { to: "in_review", note: write(500) },
  }),
  "GET /api/sport/met-values": null,
  "GET /api/sport/exercises": null,
  "GET /api/sport/types": null,
  "POST /api/sport/log": (write) => ({ json: newLog(write) }),
  "POST /api/sport/log/custom": (write) => ({
    json: {
      sport_name: write(100),
      sport_start: "2026-01-02T07:00:00Z",
      sport_end: "2026-01-02T08:00:00Z",
      cal: 300,
      notes: write(2_000),
    },
  }),
  "GET /api/sport/logs": () => ({ query: { limit: "100" } }),
  "GET /api/sport/log/{log_id}": (_, { logId }) => ({ path: `/api/sport/log/${logId}` }),
  "GET /api/sport/active": () => ({ status: 404 }),
  "PUT /api/sport/log/{log_id}": (write, { logId }) => ({
    path: `/api/sport/log/${logId}`,
    json: { cal: 300, sport_feedback: write(7_000) },
  }),
  "PATCH /api/sport/log/{log_id}": (write, { logId }) => ({
    path: `/api/sport/log/${logId}`,
    // Feedback adds to what is there.
    json: { ...newLog(write), sport_feedback: write(7_000) },
  }),
  "DELETE /api/sport/log/{log_id}": (_, { logId }) => ({ path: `/api/sport/log/${logId}` }),
  "PUT /api/sport/log/{log_id}/feedback": (write, { logId }) => ({
    path: `/api/sport/log/${logId}/feedback`,
    json: { completion_status: "completed", feeling_rating: 3, custom_notes: write(2_000) },
  }),
  "GET /api/sport/stats": null,
  "GET /api/sport/logs/calendar": () => ({ query: BIG }),
  "POST /api/sport/sync-calendar": null,
  "GET /api/sport/weekly-report": () => ({
    query: { start_date: "2025-12-01", end_date: "2025-12-31" },
  }),
  "GET /api/sport/history": (write) => ({ query: { limit: "100", exercise_type: write(50) } }),
  "GET /api/sport/schemes/user/{user_id}": (_, { userId }) => ({
    path: `/api/sport/schemes/user/${userId}`,
    query: { limit: "100" },
  }),
  "GET /api/sport/schemes/{scheme_id}": (_, { schemeId }) => ({
    path: `/api/sport/schemes/${schemeId}`,
  }),
  "POST /api/sport/schemes": (write) => ({ json: newScheme(write) }),
  "PUT /api/sport/schemes/{scheme_id}": (write, { schemeId }) => ({
    path: `/api/sport/schemes/${schemeId}`,
    json: newScheme(write),
  }),
  "DELETE /api/sport/schemes/{scheme_id}": (_, { schemeId }) => ({
    path: `/api/sport/schemes/${schemeId}`,
  }),
  "GET /api/sport/validate-consistency/{user_id}": (_, { userId }) => ({
    path: `/api/sport/validate-consistency/${userId}`,
  }),
  "POST /api/sport/import": (write) => ({ file: activities(write) }),
  "GET /api/profile": null,
  "PUT /api/profile": (write) => ({
    json: {
      display_name: write(100),
      goal: write(200),
      conditions: entries(write, 50, 100),
      medications: entries(write, 50, 100),
      pauses: Array.from({ length: 200 }, (_, index) => pause(index)),
    },
  }),
  "GET /api/account/export": null,
  "POST /api/account/sign-out-everywhere": null,
  "DELETE /api/account": null,
  "GET /healthz": null,
  "GET /readyz": null,
};

let decided = 1;

/** Another one each time: what is in review cannot be taken up again. */
function nextIncident(): string {
  decided += 1;
  return incidentId(decided);
}

function chatMessage(write: Script): LargestRequest {
  return { json: { message: write(4_000), user_context: fullContext(write) } };
}

/** As much as a request line has room for. */
function guidelines(write: Script): LargestRequest {
  // A comma of the script would end a name.
  const names = Array.from({ length: 12 }, () => write(100).replaceAll("，", "x"));
  return { query: { user_age: "40", user_diseases: names.join(",").slice(0, 700) } };
}

/** As many entries as a context has room for. */
function fullContext(write: Script): object {
  const conditions = entries(write, 50, 200);
  while (Buffer.byteLength(JSON.stringify({ conditions })) > CONTEXT_BYTES) conditions.pop();
  return { conditions };
}

const entries = (write: Script, count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `${index} ${write(length - 5)}`);

function newLog(write: Script): object {
  return {
    sport_name: write(100),
    sport_start: "2026-01-02T07:00:00Z",
    sport_end: "2026-01-02T08:00:00Z",
    cal: 300,
    iffinish: true,
    sport_feedback: write(10_000),
    notes: write(2_000),
    exercise_type: write(50),
  };
}

function newScheme(write: Script): object {
  return {
    name: write(100),
    goal: write(200),
    description: write(2_000),
    items: Array.from({ length: 50 }, () => ({
      exercise_type: write(50),
      sport_name: write(100),
      minutes: 30,
    })),
  };
}

function pause(index: number): object {
  const day = new Date(Date.UTC(2020, 0, 1 + 10 * index)).toISOString().slice(0, 10);
  return { start_date: day, end_date: day, reason: "rest" };
}

/** A table of as many activities as an import takes. */
function activities(write: Script): string {
  const name = write(60).replaceAll(/[",\r\n]/g, " ");
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    const start = new Date(Date.UTC(1990, 0, 1) + 12 * 3_600_000 * index).toISOString();
    return `Running,${start.slice(0, 19).replace("T", " ")},false,${name} ${index},5.00,300,00:31:24,--,--`;
  });
  return `Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR\n${rows.join("\n")}\n`;
}

/** The body of which the most fits. */
function fullest(make: (count: number) => object): object {
  let [fits, tooMany] = [0, 500];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (Buffer.byteLength(JSON.stringify(make(middle))) <= BODY_BYTES) fits = middle;
    else tooMany = middle;
  }
  return make(fits);
}
