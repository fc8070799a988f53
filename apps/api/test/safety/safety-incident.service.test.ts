import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
let reviewer: Person;
let other: Person;
let ana: Person;

beforeAll(async () => {
  service = await startTestService();
  reviewer = await service.person(undefined, ["safety_reviewer"]);
  other = await service.person(undefined, ["coach", "safety_reviewer"]);
  ana = await service.person();
});
afterAll(() => service.stop());

const REPORT = {
  incident_type: "adverse_symptom",
  description: "My chest hurts when I run on the treadmill.",
};
const UNKNOWN = "0198aaaa-bbbb-7ccc-8ddd-eeeeffff0000";
const STATUSES = ["pending_review", "in_review", "confirmed", "dismissed", "resolved"];

function report(body: unknown, headers: Record<string, string> = {}) {
  return service.send("POST", "/api/safety/report-incident", {
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

async function reported(facts: object = {}): Promise<string> {
  return (await report({ ...REPORT, ...facts })).body.incident_id;
}

async function read(id: string) {
  return (await reviewer.get(`/api/safety/incidents/${id}`)).body;
}

function take(person: Person, id: string, body: unknown) {
  return person.post(`/api/safety/incidents/${id}/transition`, body);
}

/** An incident that was led to `status`. */
async function incidentThatIs(status: string): Promise<string> {
  const id = await reported();
  const ways: Record<string, string[]> = {
    pending_review: [],
    in_review: ["in_review"],
    confirmed: ["in_review", "confirmed"],
    dismissed: ["in_review", "dismissed"],
    resolved: ["in_review", "confirmed", "resolved"],
  };
  for (const to of ways[status] ?? []) {
    expect((await take(reviewer, id, { to })).status).toBe(200);
  }
  return id;
}

describe("contract: report-incident", () => {
  it("needs no token, answers 201 with a location, and keeps a record that awaits review", async () => {
    const { status, body, headers } = await report({
      ...REPORT,
      ai_response: "Run on! It passes.",
    });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(["incident_id", "message"]);
    expect(body.incident_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
    expect(headers.get("location")).toBe(`/api/safety/incidents/${body.incident_id}`);
    const located = await reviewer.get(headers.get("location") ?? "");
    expect(located.body).toEqual({
      id: body.incident_id,
      incident_id: body.incident_id,
      incident_type: "adverse_symptom",
      severity: expect.stringMatching(/^(medium|high|critical)$/),
      status: "pending_review",
      user_id: null,
      dialogue_id: null,
      summary: {
        description: {
          language: "en",
          risk_level: expect.any(String),
          flags: expect.arrayContaining(["cardiac_symptom"]),
          characters: "21-100",
          sentences: "1",
        },
        ai_response: {
          language: "en",
          risk_level: expect.any(String),
          flags: expect.any(Array),
          characters: "1-20",
          sentences: "2-5",
        },
      },
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: located.body.created_at,
      history: [],
    });
  });

  it("takes every type of the interface, and any other as other", async () => {
    const known = ["unsafe_advice", "injury", "adverse_symptom", "misinformation", "harassment"];
    for (const type of [...known, "privacy", "other"]) {
      expect((await read(await reported({ incident_type: type }))).incident_type).toBe(type);
    }
    for (const type of ["x", "Injury", "受伤", "a".repeat(64), "__proto__", "toString"]) {
      expect((await read(await reported({ incident_type: type }))).incident_type).toBe("other");
    }
  });

  it("takes its fields up to their bounds, counted in characters, and ignores others", async () => {
    const longest = {
      description: "🏃".repeat(10_000),
      ai_response: "跑".repeat(20_000),
      user_id: "u".repeat(200),
      dialogue_id: "d".repeat(200),
      status: "resolved",
      severity: "none",
      version: 9,
    };
    const record = await read(await reported(longest));
    expect(record).toMatchObject({ status: "pending_review", version: 1, user_id: null });
    expect(record.summary.description.characters).toBe("2001-10000");
    expect(record.summary.ai_response.characters).toBe("over 10000");
    const nulls = { user_id: null, dialogue_id: null, ai_response: null };
    expect((await read(await reported(nulls))).summary.ai_response).toBeNull();
    expect((await read(await reported({ ai_response: " " }))).summary.ai_response).toBeNull();
  });

  const refused: [string, unknown, string][] = [
    ["no body", undefined, ""],
    ["a list", [REPORT], ""],
    ["no type", { description: "x" }, "incident_type"],
    ["an empty type", { ...REPORT, incident_type: "" }, "incident_type"],
    ["a type of 65 characters", { ...REPORT, incident_type: "x".repeat(65) }, "incident_type"],
    ["a type that is no text", { ...REPORT, incident_type: 5 }, "incident_type"],
    ["no description", { incident_type: "injury" }, "description"],
    ["an empty description", { ...REPORT, description: "" }, "description"],
    ["a description of white space", { ...REPORT, description: " \n\t" }, "description"],
    ["10,001 characters", { ...REPORT, description: "x".repeat(10_001) }, "description"],
    ["a description that is null", { ...REPORT, description: null }, "description"],
    ["a description that is an object", { ...REPORT, description: { a: 1 } }, "description"],
    ["a reply of 20,001 characters", { ...REPORT, ai_response: "x".repeat(20_001) }, "ai_response"],
    ["a reply that is a list", { ...REPORT, ai_response: ["x"] }, "ai_response"],
    ["a user that is a number", { ...REPORT, user_id: 7 }, "user_id"],
    ["a user of 201 characters", { ...REPORT, user_id: "x".repeat(201) }, "user_id"],
    ["a dialogue that is an object", { ...REPORT, dialogue_id: {} }, "dialogue_id"],
    ["a NUL character", { ...REPORT, description: "a\u0000b" }, "description"],
    ["half a surrogate pair", { ...REPORT, ai_response: "a\ud800" }, "ai_response"],
  ];

  it.each(refused)(
    "refuses %s with 422, names the field and keeps nothing",
    async (_name, body, path) => {
      const before = (await reviewer.get("/api/safety/incidents?limit=1")).body.total;
      const answer = await report(body);
      expect([answer.status, answer.body.code]).toEqual([422, "invalid_input"]);
      expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
      expect((await reviewer.get("/api/safety/incidents?limit=1")).body.total).toBe(before);
    },
  );

  it("refuses broken JSON with 400, another content type with 415, a body too large with 413", async () => {
    const send = (body: string, type = "application/json") =>
      service.send("POST", "/api/safety/report-incident", {
        headers: { "content-type": type },
        body,
      });
    expect((await send('{"incident_type": "injury", ')).status).toBe(400);
    expect((await send("incident_type=injury", "text/plain")).status).toBe(415);
    const tooLarge = JSON.stringify({ ...REPORT, more: "x".repeat(260 * 1024) });
    expect((await send(tooLarge)).status).toBe(413);
  });

  it("does not look at a token", async () => {
    for (const authorization of ["Bearer nonsense", "Basic YTpi"]) {
      expect((await report(REPORT, { authorization })).status).toBe(201);
    }
  });
});

describe("contract: links of an incident", () => {
  it("hold for a user who exists, and the answer is the same for one who does not", async () => {
    const deleted = await service.person();
    await service.users.deleteUser(deleted.id);
    const claims: [unknown, string | null][] = [
      [ana.id, ana.id],
      [ana.id.toUpperCase(), ana.id],
      [deleted.id, null],
      [UNKNOWN, null],
      ["", null],
      ["' or true --", null],
      [undefined, null],
    ];
    const answers = [];
    for (const [userId, linked] of claims) {
      const answer = await report({ ...REPORT, user_id: userId });
      expect((await read(answer.body.incident_id)).user_id).toBe(linked);
      answers.push([
        answer.status,
        { ...answer.body, incident_id: "" },
        [...answer.headers.keys()],
      ]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it("do not hold for a dialogue that is nobody's, whoever is named", async () => {
    for (const user_id of [ana.id, UNKNOWN, undefined]) {
      for (const dialogue_id of [UNKNOWN, "no id", ana.id]) {
        const answer = await report({ ...REPORT, user_id, dialogue_id });
        expect(answer.status).toBe(201);
        expect((await read(answer.body.incident_id)).dialogue_id).toBeNull();
      }
    }
  });

  it("end with the user, while the incident and its audit stay", async () => {
    const [ben, leaving] = [
      await service.person(),
      await service.person(undefined, ["safety_reviewer"]),
    ];
    const id = await reported({ user_id: ben.id });
    expect((await take(leaving, id, { to: "in_review", note: "Mine." })).status).toBe(200);
    await service.users.deleteUser(ben.id);
    await service.users.deleteUser(leaving.id);
    const record = await read(id);
    expect(record).toMatchObject({ user_id: null, status: "in_review", version: 2 });
    expect(record.history).toMatchObject([{ reviewer_id: null, note: "Mine." }]);
    expect(JSON.stringify(record)).not.toContain(ben.id);
    expect(JSON.stringify(record)).not.toContain(leaving.id);
  });
});

describe("contract: incidents for review", () => {
  it("are for tokens with the role: 401 without a token, 403 without the role", async () => {
    const coach = await service.person(undefined, ["coach"]);
    const id = await reported();
    const endpoints: [string, string, unknown?][] = [
      ["GET", "/api/safety/incidents"],
      ["GET", `/api/safety/incidents/${id}`],
      ["GET", `/api/safety/incidents/${UNKNOWN}`],
      ["POST", `/api/safety/incidents/${id}/transition`, { to: "in_review" }],
      ["POST", `/api/safety/incidents/${UNKNOWN}/transition`, { to: "in_review" }],
    ];
    for (const [method, path, body] of endpoints) {
      const options =
        body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      expect((await service.send(method, path, options)).status).toBe(401);
      for (const person of [ana, coach]) {
        const answer = await person.send(method, path, options);
        expect([method, path, answer.status, answer.body.code]).toEqual([
          method,
          path,
          403,
          "role_missing",
        ]);
      }
    }
    expect(await read(id)).toMatchObject({ status: "pending_review", history: [] });
  });

  it("are refused to a reviewer who was disabled", async () => {
    const leaving = await service.person(undefined, ["safety_reviewer"]);
    const id = await reported();
    await service.users.disableUser(leaving.id, new Date());
    expect((await leaving.get("/api/safety/incidents")).status).toBe(401);
    expect((await leaving.get(`/api/safety/incidents/${id}`)).status).toBe(401);
    expect((await take(leaving, id, { to: "in_review" })).status).toBe(401);
    expect((await read(id)).version).toBe(1);
  });

  it("are listed newest first, in pages, by status or all", async () => {
    const ids = [];
    for (let made = 0; made < 5; made += 1) ids.unshift(await reported());
    const page = async (query: string) =>
      (await reviewer.get(`/api/safety/incidents${query}`)).body;
    const idsOf = (body: { incidents: { id: string }[] }) => body.incidents.map((each) => each.id);
    const all = await page("");
    expect([all.limit, all.offset, idsOf(all).slice(0, 5)]).toEqual([20, 0, ids]);
    expect(all.total).toBeGreaterThanOrEqual(5);
    expect(idsOf(await page("?limit=2&offset=1"))).toEqual(ids.slice(1, 3));
    const last = await page(`?limit=2&offset=${all.total - 2}`);
    expect([last.total, last.has_more, last.incidents.length]).toEqual([all.total, false, 2]);
    expect((await page(`?limit=2&offset=${all.total - 3}`)).has_more).toBe(true);
    const beyond = await page(`?offset=${all.total + 1}`);
    expect([beyond.total, beyond.has_more, beyond.incidents]).toEqual([all.total, false, []]);
    const [taken = ""] = ids;
    const before = (await page("?status=in_review")).total;
    await take(reviewer, taken, { to: "in_review" });
    const inReview = await page("?status=in_review&limit=1");
    expect([idsOf(inReview), inReview.total]).toEqual([[taken], before + 1]);
    expect(idsOf(await page("?status=pending_review&limit=100"))).not.toContain(taken);
  });

  it("refuse bad paging and unknown statuses with 422", async () => {
    for (const query of [
      "limit=0",
      "limit=101",
      "limit=x",
      "offset=-1",
      "status=open",
      "status=",
    ]) {
      const { status, body } = await reviewer.get(`/api/safety/incidents?${query}`);
      expect([query, status, body.errors[0].path]).toEqual([query, 422, query.split("=")[0]]);
    }
  });

  it("that do not exist are 404, whatever the id looks like", async () => {
    for (const id of [UNKNOWN, "nothing", "%00", "1"]) {
      const { status, body } = await reviewer.get(`/api/safety/incidents/${id}`);
      expect([id, status, body.code]).toEqual([id, 404, "safety_incident_not_found"]);
      expect((await take(reviewer, id, { to: "in_review" })).status).toBe(404);
    }
  });
});

describe("contract: transitions", () => {
  const allowed = [
    "pending_review to in_review",
    "in_review to confirmed",
    "in_review to dismissed",
    "confirmed to resolved",
  ];
  const pairs = STATUSES.flatMap((from) => STATUSES.map((to) => ({ from, to })));

  it.each(pairs)("from $from to $to", async ({ from, to }) => {
    const id = await incidentThatIs(from);
    const before = await read(id);
    const { status, body } = await take(other, id, { to, note: "Talked to the coach." });
    if (allowed.includes(`${from} to ${to}`)) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, status: to, version: before.version + 1 });
      expect(body.history.slice(0, -1)).toEqual(before.history);
      expect(body.history.at(-1)).toEqual({
        from,
        to,
        reviewer_id: other.id,
        note: "Talked to the coach.",
        at: body.updated_at,
        version: body.version,
      });
      expect(await read(id)).toEqual(body);
    } else {
      expect([status, body.code]).toEqual([409, "incident_transition_refused"]);
      expect(await read(id)).toEqual(before);
    }
  });

  it("of many reviewers at once: one is taken, the others get 409, and the audit has one step", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await reported();
      const rivals = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? reviewer : other));
      const answers = await Promise.all(rivals.map((each) => take(each, id, { to: "in_review" })));
      const statuses = answers.map((answer) => answer.status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
      expect(await read(id)).toMatchObject({ version: 2, history: [{ to: "in_review" }] });
    }
  });

  it("that contradict each other at once: one is taken", async () => {
    const id = await incidentThatIs("in_review");
    const answers = await Promise.all([
      take(reviewer, id, { to: "confirmed" }),
      take(other, id, { to: "dismissed" }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const winner = answers.find((answer) => answer.status === 200);
    expect(await read(id)).toEqual(winner?.body);
  });

  it("of a version that was overtaken are refused with 409 changed_meanwhile", async () => {
    const id = await incidentThatIs("in_review");
    for (const version of [1, 3]) {
      const { status, body } = await take(reviewer, id, { to: "confirmed", version });
      expect([status, body.code]).toEqual([409, "changed_meanwhile"]);
    }
    expect((await take(reviewer, id, { to: "confirmed", version: 2 })).body.version).toBe(3);
  });

  it("keep a note without what it quotes", async () => {
    const id = await reported();
    const note = 'Said "my chest hurts on the treadmill" on the phone.';
    const { body } = await take(reviewer, id, { to: "in_review", note });
    expect(body.history[0].note).toBe("Said … on the phone.");
    const longest = await take(reviewer, id, { to: "confirmed", note: "n".repeat(500) });
    expect(longest.body.history[1].note).toHaveLength(500);
  });

  const refused: [string, unknown, string][] = [
    ["no body", undefined, ""],
    ["no target", { note: "x" }, "to"],
    ["an unknown target", { to: "closed" }, "to"],
    ["a note of 501 characters", { to: "in_review", note: "n".repeat(501) }, "note"],
    ["a note that is no text", { to: "in_review", note: 5 }, "note"],
    ["a version of 0", { to: "in_review", version: 0 }, "version"],
    ["a version as text", { to: "in_review", version: "1" }, "version"],
    ["a version beyond all", { to: "in_review", version: 2 ** 31 }, "version"],
  ];

  it.each(refused)("with %s are refused with 422", async (_name, body, path) => {
    const id = await reported();
    const answer = await take(reviewer, id, body);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid_input"]);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect((await read(id)).version).toBe(1);
  });
});
