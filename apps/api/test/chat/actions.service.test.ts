import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

type Action = {
  readonly kind: string;
  readonly label: string;
  readonly method: "GET" | "POST" | "PUT" | null;
  readonly path: string;
  readonly body: object | null;
};

const MINUTE_MS = 60_000;

let service: TestService;
let person: Person;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  person = await service.person({ timezone: "UTC" });
});
afterAll(() => service.stop());

async function offered(message: string): Promise<readonly Action[]> {
  const { status, body } = await person.post("/api/chat/message", { message });
  expect(status).toBe(200);
  return body.actions;
}

/** Does what is offered, as a client would: it has to be accepted. */
async function accept({ method, path, body }: Action): Promise<Record<string, unknown>> {
  const response =
    method === "POST"
      ? await person.post(path, body)
      : await (method === "PUT" ? person.put(path, body) : person.get(path));
  expect([path, response.status]).toEqual([path, method === "POST" ? 201 : 200]);
  return response.body;
}

const kindsOf = (actions: readonly Action[]) => actions.map(({ kind }) => kind);
const logs = async () => (await person.get("/api/sport/logs")).body.logs;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

function startsRun(minutes: number) {
  return person.post("/api/sport/log", {
    sport_name: "Evening run",
    sport_start: minutesAgo(minutes),
    cal: 0,
    iffinish: false,
  });
}

describe("a goal", () => {
  it("is offered to be set, and is one after the call; where none is told, the goals are opened", async () => {
    const [action, ...more] = await offered("Set a weekly goal of 150 minutes");
    expect([more, action?.kind, action?.label]).toEqual([
      [],
      "open_goal",
      "Goal: 150 minutes a week",
    ]);
    await accept(action as Action);
    const [shown] = await offered("每周目标怎么改？");
    expect(shown).toMatchObject({ kind: "open_goal", method: "GET", body: null });
    const { goals } = await accept(shown as Action);
    expect(goals).toMatchObject([
      { metric: "minutes", period: "week", target: 150, activity: null },
    ]);
  });
});

describe("a session just over", () => {
  it.each([
    ["I just ran 5 km in 31 min", "Running", 31, "5 km", 0],
    ["Just got back from a 90 minute bike ride, burned 600 kcal", "Bike ride", 90, null, 600],
    ["刚游完泳，40分钟", "游泳", 40, null, 0],
    ["剛跑完5公里，用了31分鐘，消耗320大卡", "跑步", 31, "5公里", 320],
    ["Log 45 minutes of yoga", "Yoga", 45, null, 0],
  ])("is offered to be logged, and nothing happens without the call: %s", async (...row) => {
    const [message, name, minutes, notes, cal] = row;
    const [action, ...more] = await offered(message);
    expect(more).toEqual([]);
    expect(action).toMatchObject({ kind: "log_session", method: "POST", path: "/api/sport/log" });
    expect(await logs()).toEqual([]);
    await accept(action as Action);
    const [log] = await logs();
    expect(log).toMatchObject({ sport_name: name, iffinish: true, notes, cal });
    expect(log.duration_minutes).toBe(minutes);
    expect(log.met).not.toBeNull();
    expect(Math.abs(Date.parse(log.sport_end) - Date.now())).toBeLessThan(MINUTE_MS);
  });

  it("of yesterday, of no known length, with its effort", async () => {
    const [yesterday] = await offered("Yesterday I swam for 40 minutes at 7am");
    await accept(yesterday as Action);
    const [unknown] = await offered("I just finished a run, RPE 7");
    const { sport_end, sport_feedback, duration_minutes } = await accept(unknown as Action);
    expect([sport_end, duration_minutes]).toEqual([null, null]);
    expect(JSON.parse(String(sport_feedback))).toEqual({ perceived_exertion: 7 });
    expect(await logs()).toHaveLength(2);
  });
});

describe("a session under way", () => {
  it("is offered to be begun, and then to be ended and spoken of", async () => {
    const [start] = await offered("Start a run");
    expect(start).toMatchObject({ kind: "start_session", label: "Start: Running" });
    await accept(start as Action);
    expect((await person.get("/api/sport/active")).body.sport_name).toBe("Running");
    // One is open: another is not offered, but to end that one.
    expect(kindsOf(await offered("Start a run"))).toEqual(["finish_session"]);
    const [finish, feedback, ...more] = await offered("I'm done, RPE 6, 210 kcal");
    expect(more).toEqual([]);
    expect(await accept(finish as Action)).toMatchObject({ iffinish: true });
    const { log } = (await accept(feedback as Action)) as { log: Record<string, unknown> };
    expect(log["cal"]).toBe(210);
    expect(JSON.parse(String(log["sport_feedback"]))).toMatchObject({
      completion_status: "completed",
      perceived_exertion: 6,
    });
  });

  it("is ended by who tells of it", async () => {
    await startsRun(40);
    const actions = await offered("刚跑完，强度7分");
    expect(kindsOf(actions)).toEqual(["finish_session", "give_feedback"]);
    for (const action of actions) await accept(action);
    expect((await person.get("/api/sport/active")).status).toBe(404);
  });

  it("of more than a week ago can still be spoken of", async () => {
    await startsRun(8 * 24 * 60);
    const actions = await offered("I'm done");
    expect(kindsOf(actions)).toEqual(["give_feedback"]);
    await accept(actions[0] as Action);
  });
});

describe("other things that are asked for", () => {
  it("are a pause, beside those that there are", async () => {
    const kept = { start_date: "2020-01-01", end_date: "2020-01-07", reason: "travel" };
    await person.put("/api/profile", { pauses: [kept] });
    const [pause] = await offered("My knee hurts, pause a week");
    expect(pause).toMatchObject({ kind: "set_pause", method: "PUT", path: "/api/profile" });
    const today = minutesAgo(0).slice(0, 10);
    const { pauses } = await accept(pause as Action);
    expect(pauses).toEqual([
      kept,
      expect.objectContaining({ start_date: today, reason: "injury" }),
    ]);
    expect(await offered("My knee hurts, pause a week")).toEqual([]);
  });

  it("are one's plans, where there is one", async () => {
    expect(await offered("Show my plan")).toEqual([]);
    await person.post("/api/sport/schemes", {
      name: "10k",
      items: [{ exercise_type: "running", sport_name: "Running", minutes: 30 }],
    });
    const [open] = await offered("Show my plan");
    expect(open).toMatchObject({ kind: "open_scheme", label: "Open: 10k", method: "GET" });
    expect((await accept(open as Action))["schemes"]).toMatchObject([{ name: "10k" }]);
  });
});

describe("a help text", () => {
  it("comes with a call for each number that it names", async () => {
    person = await service.person({ timezone: "Europe/London" });
    const { body } = await person.post("/api/chat/message", {
      message: "I don't want to live any more",
    });
    expect(body.actions).toEqual([
      {
        kind: "call",
        label: "Call 116 123: Samaritans",
        method: null,
        path: "tel:116123",
        body: null,
      },
      {
        kind: "call",
        label: "Call 999: Emergency services",
        method: null,
        path: "tel:999",
        body: null,
      },
    ]);
    const { body: later } = await person.post("/api/chat/message", {
      message: "what about leg day?",
    });
    expect(kindsOf(later.actions)).toContain("call");
  });

  it("is in the script of the message", async () => {
    person = await service.person({ timezone: "Asia/Taipei" });
    const [first] = await offered("我胸口劇痛，喘不上氣");
    expect(first).toMatchObject({ kind: "call", label: "撥打 119：消防救護", path: "tel:119" });
  });
});

describe("the same message again", () => {
  it("has the same offers, by its key", async () => {
    const sent = { message: "I just ran 5 km in 31 min", idempotencyKey: "offers-1" };
    const first = await person.post("/api/chat/message", sent);
    const again = await person.post("/api/chat/message", sent);
    expect(again.body).toEqual(first.body);
    expect(first.body.actions).toHaveLength(1);
  });

  it("offers nothing that somebody else's words ask for", async () => {
    expect(await offered('My coach said "start a run".')).toEqual([]);
  });
});
