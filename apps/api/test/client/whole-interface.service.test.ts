import {
  type ChatEvent,
  type Client,
  createClient,
  isProblem,
  type ProblemCode,
} from "@health-exercise/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEVELOPMENT_ONLY, INTERFACE } from "../interface/endpoints.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
let ann: Person;
let client: Client;
const asked = new Set<string>();
beforeAll(async () => {
  service = await startTestService();
  ann = await service.person();
  client = createClient({
    baseUrl: service.url,
    token: () => ann.authorization.replace("Bearer ", ""),
    fetch: (request) => {
      asked.add(`${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    },
  });
});
afterAll(() => service.stop());

/** The code of the problem that a call ends in. */
async function codeOf(call: Promise<unknown>): Promise<ProblemCode | undefined> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error !== undefined && !isProblem(error)) throw error;
  return error?.code;
}

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const RUN = {
  sport_name: "Evening run",
  sport_start: "2026-05-04T18:00:00+02:00",
  sport_end: "2026-05-04T18:40:00+02:00",
  cal: 400,
  iffinish: true,
};

async function useProfileAndCompanion(): Promise<void> {
  expect(await codeOf(client.get("/api/profile"))).toBe("profile_not_found");
  expect(await codeOf(client.get("/api/companion/status"))).toBe("companion_not_found");
  const weight = await client.put("/api/profile", {
    body: { gender: "female", birth_date: "1990-06-01", weight_kg: 62, height_cm: 170 },
  });
  expect(weight.weight_kg).toBe(62);
  const started = await client.post("/api/companion/initialize", {
    body: { user_gender: "female", user_age: 35 },
  });
  const status = await client.put("/api/companion/update-emotion", { body: { health_score: 90 } });
  expect(status).toMatchObject({
    companion_id: started.companion_id,
    current_emotion: "energetic",
  });
  const look = { outfit_color: started.appearance_config.outfit_color };
  await client.put("/api/companion/appearance", { body: look });
  await client.post("/api/companion/auto-configure-appearance");
  const [first] = await client.get("/api/companion/status-history");
  expect(first?.companion_id).toBe(started.companion_id);
  const overview = await client.get("/api/companion/health-overview");
  expect(overview.user_profile?.weight_kg).toBe(62);
}

async function useSessions(): Promise<void> {
  const log = await client.post("/api/sport/log", { body: RUN });
  const path = { log_id: log.log_id };
  const open = await client.post("/api/sport/log", {
    body: { ...RUN, sport_start: "2026-05-05T18:00:00Z", sport_end: null, iffinish: false },
  });
  const second = client.post("/api/sport/log", { body: { ...RUN, iffinish: false } });
  const conflict = await second.catch((error: unknown) => error);
  if (!isProblem(conflict, "active_log_exists")) throw conflict;
  expect(conflict.problem.log_id).toBe(open.log_id);
  expect((await client.get("/api/sport/active")).id).toBe(open.id);
  const closed = await client.put("/api/sport/log/{log_id}", {
    params: { path: { log_id: open.log_id } },
    body: { iffinish: true, sport_end: "2026-05-05T18:30:00Z" },
  });
  expect(closed.duration_minutes).toBe(30);
  const { log: rated } = await client.put("/api/sport/log/{log_id}/feedback", {
    params: { path },
    body: { feeling_rating: 5, completion_status: "completed" },
  });
  expect(rated.sport_feedback).toContain("5");
  await client.post("/api/sport/log/custom", {
    params: { query: { sport_name: "Juggling", sport_start: "2026-05-06T10:00:00Z", cal: 50 } },
  });
  const logs = await collected(
    client.items("/api/sport/logs", { params: { query: { limit: 1 } } }),
  );
  expect(logs.map(({ sport_name }) => sport_name)).toEqual([
    "Juggling",
    "Evening run",
    "Evening run",
  ]);
  const history = client.items("/api/sport/history", { params: { query: { limit: 2 } } });
  expect((await collected(history)).map(({ id }) => id)).toEqual(logs.map(({ id }) => id));
  expect((await client.get("/api/sport/log/{log_id}", { params: { path } })).id).toBe(log.id);
  await client.delete("/api/sport/log/{log_id}", { params: { path } });
  const gone = client.get("/api/sport/log/{log_id}", { params: { path } });
  expect(await codeOf(gone)).toBe("sport_log_not_found");
}

async function useFigures(): Promise<void> {
  const { met_data } = await client.get("/api/sport/met-values");
  const { types } = await client.get("/api/sport/types");
  expect(met_data.map(({ category_id }) => category_id)).toEqual(types);
  const { exercise_categories } = await client.get("/api/sport/exercises", {
    params: { query: { category: "running" } },
  });
  expect(exercise_categories).toHaveLength(1);
  expect((await client.get("/api/sport/stats")).finished_sessions).toBe(1);
  const query = { start_date: "2026-05-01", end_date: "2026-05-31" };
  const { summary } = await client.get("/api/sport/logs/calendar", { params: { query } });
  expect(summary.total_days).toBe(31);
  const report = await client.get("/api/sport/weekly-report", {
    params: { query: { start_date: "2026-05-04", end_date: "2026-05-10" } },
  });
  expect(report.report_data.totals.sessions).toBe(1);
  expect(await client.post("/api/sport/sync-calendar")).toMatchObject({ synced_count: 0 });
  const path = { user_id: ann.id };
  const plan = { exercise_type: "running", sport_name: "Run", minutes: 30, weekday: 1 };
  await client.post("/api/sport/schemes", { body: { name: "Spring", items: [plan] } });
  const schemes = client.items("/api/sport/schemes/user/{user_id}", { params: { path } });
  expect((await collected(schemes)).map(({ name }) => name)).toEqual(["Spring"]);
  const checked = await client.get("/api/sport/validate-consistency/{user_id}", {
    params: { path },
  });
  expect(["consistent", "inconsistent"]).toContain(checked.status);
}

async function useChat(): Promise<void> {
  const session = await client.post("/api/chat/session");
  const { id: sessionId } = session;
  const message = { message: "How many minutes did I exercise in May?", sessionId };
  const reply = await client.post("/api/chat/message", { body: message });
  expect(reply.content).toContain("30");
  const events: ChatEvent[] = await collected(client.chat({ ...message, idempotencyKey: "k" }));
  const texts = events.flatMap((each) => (each.event === "text" ? [each.data.text] : []));
  const last = events.at(-1);
  if (last?.event !== "message") throw new Error("The reply did not come to its end.");
  expect(texts.join("")).toBe(last.data.content);
  const query = { sessionId, limit: 1 };
  const said = await collected(client.items("/api/chat/history", { params: { query } }));
  expect(said.map(({ role }) => role)).toEqual(["assistant", "user", "assistant", "user"]);
  await client.post("/api/chat/clear-history");
  const sessions = await collected(client.items("/api/chat/sessions"));
  expect(sessions.map(({ id }) => id)).toEqual([sessionId]);
  const params = { path: { session_id: sessionId } };
  await client.delete("/api/chat/session/{session_id}", { params });
  const again = client.delete("/api/chat/session/{session_id}", { params });
  expect(await codeOf(again)).toBe("chat_session_not_found");
  const { emergency_contacts } = await client.get("/api/chat/safety-guidelines");
  expect(emergency_contacts.length).toBeGreaterThan(0);
}

async function useSafety(): Promise<void> {
  const user_profile = { age: 62, conditions: ["hypertension"] };
  const check = await client.post("/api/safety/check", { body: { content: "I did ten squats." } });
  expect(check.is_safe).toBe(true);
  const risk = await client.post("/api/safety/risk-assessment", { body: { user_profile } });
  expect(risk.risk_factors.length).toBeGreaterThan(0);
  const advice = await client.post("/api/safety/exercise-recommendations", {
    body: { user_profile, exercise_type: "walking" },
  });
  expect(advice.stop_signs.length).toBeGreaterThan(0);
  const query = { user_age: 62, user_diseases: "hypertension" };
  const { general } = await client.get("/api/safety/guidelines", { params: { query } });
  expect(general.length).toBeGreaterThan(0);
  const content = "Warm up before exercise.";
  await client.post("/api/safety/validate-knowledge", { body: { content } });
  const body = { incident_type: "injury", description: "A knee that hurt after the advice." };
  const { incident_id } = await client.post("/api/safety/report-incident", { body });
  expect(incident_id).toMatch(/^[0-9a-f-]{36}$/);
}

it("serves every endpoint of the interface to the client, with types that hold", async () => {
  await useProfileAndCompanion();
  await useSessions();
  await useFigures();
  await useChat();
  await useSafety();
  const patterns = INTERFACE.map(({ endpoint }) => endpoint)
    .filter((endpoint) => !DEVELOPMENT_ONLY.includes(endpoint))
    .map((endpoint) => new RegExp(`^${endpoint.replaceAll(/\{\w+\}/g, "[0-9a-f-]+")}$`));
  const unasked = patterns.filter((pattern) => ![...asked].some((each) => pattern.test(each)));
  expect(unasked).toEqual([]);
  const { user_id } = await client.get("/api/account/export");
  expect(user_id).toBe(ann.id);
  await client.delete("/api/account");
  expect(await codeOf(client.get("/api/profile"))).toBe("user_not_active");
});
