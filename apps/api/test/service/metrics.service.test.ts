import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesForm, gpx, stravaCsv } from "../support/activity-files.ts";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const MESSAGE = "/api/chat/message";

let model: ModelServer;
let service: TestService;
let person: Person;
let marks = 0;

/** A word that nobody else writes; each input gets one of its own. */
function mark(): string {
  marks += 1;
  return `zyxmark${marks}q`;
}

async function metrics(): Promise<string> {
  return (await fetch(`${service.url}/metrics`)).text();
}

async function countOf(series: string): Promise<number> {
  const line = (await metrics()).split("\n").find((each) => each.startsWith(`${series} `));
  return Number(line?.split(" ").at(-1) ?? Number.NaN);
}

beforeAll(async () => {
  model = await startModelServer();
  const limits = { RATE_LIMIT: "on", RATE_LIMIT_PER_ADDRESS: "15", RATE_LIMIT_PER_USER: "500" };
  service = await startTestService({ ...model.settings(), ...limits });
  person = await service.person({ timezone: "UTC" });
});
afterAll(async () => {
  await service.stop();
  await model.close();
});

describe("the metrics of a service", () => {
  it("say which version runs, and how full its lanes and pools are", async () => {
    const file = new URL("../../package.json", import.meta.url);
    const { version } = JSON.parse(readFileSync(file, "utf8"));
    const text = await metrics();
    expect(text).toContain(`service_build_info{version="${version}",node="${process.version}"} 1`);
    for (const lane of ["chat", "import", "export", "reading", "step"]) {
      expect(text).toContain(`lane_working{lane="${lane}"} 0`);
      expect(text).toContain(`lane_refusals_total{lane="${lane}"} 0`);
    }
    expect(text).toContain('database_connections_max{pool="main"} 8');
    expect(text).toContain('database_connections_max{pool="reserve"} 2');
    expect(text).toContain('database_waiting{pool="main"} 0');
  });

  it("count a message: its model, its safety level, its basis and its review", async () => {
    const text = "A walk is a good start.";
    model.behave({ text });
    await person.post(MESSAGE, { message: "Any idea for a rainy day?" });
    model.behave({ status: 400 });
    await person.post(MESSAGE, { message: "Any idea for a windy day?" });
    expect(
      await countOf('model_call_duration_seconds_count{provider="local",outcome="answered"}'),
    ).toBe(1);
    expect(
      await countOf(
        'model_call_duration_seconds_count{provider="local",outcome="request_refused"}',
      ),
    ).toBe(1);
    expect(await countOf('model_fallbacks_total{provider="local"}')).toBe(1);
    expect(await countOf('model_circuit_open{provider="local"}')).toBe(0);
    expect(await countOf('safety_checks_total{surface="chat",level="safe"}')).toBe(2);
    const replies = (await metrics()).match(/^chat_replies_total\{.*\} [1-9].*$/gm) ?? [];
    expect(replies.join("\n")).toContain('provider="local"');
    expect(replies.join("\n")).toContain('provider="builtin"');
  });

  it("count an emergency by its level and as help", async () => {
    await person.post(MESSAGE, { message: "I have crushing chest pain and my left arm is numb" });
    expect(await countOf('safety_checks_total{surface="chat",level="critical"}')).toBe(1);
    expect(await countOf('chat_replies_total{basis="help",provider="service"}')).toBe(1);
  });

  it("count questions of which nothing is known as abstentions", async () => {
    const before = await countOf('knowledge_searches_total{outcome="none"}');
    await person.post(MESSAGE, { message: "What is the capital of Peru?", provider: "builtin" });
    expect(await countOf('knowledge_searches_total{outcome="none"}')).toBe(before + 1);
  });

  it("count checks of texts by level", async () => {
    await service.send("POST", "/api/safety/check", {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ content: "How do I warm up?" }),
    });
    expect(await countOf('safety_checks_total{surface="check",level="safe"}')).toBe(1);
  });

  it("count replays of both kinds of keys", async () => {
    const message = { message: "Hello!", provider: "builtin", idempotencyKey: "once" };
    for (let time = 0; time < 3; time += 1) await person.post(MESSAGE, message);
    expect(await countOf('idempotent_replays_total{surface="chat"}')).toBe(2);
    const send = () =>
      person.send("POST", "/api/chat/session", {
        headers: { "content-type": "application/json", "idempotency-key": "once" },
        body: "{}",
      });
    await send();
    await send();
    expect(await countOf('idempotent_replays_total{surface="header"}')).toBe(1);
  });

  it("count files by format and outcome, and their activities", async () => {
    const files = filesForm(
      ["a.csv", stravaCsv(["Mar 2, 2026, 6:30:00 AM", "Run", "Run", 1_800])],
      ["b.gpx", gpx("2026-03-03T06:30:00Z")],
      ["b-again.gpx", gpx("2026-03-03T06:30:00Z")],
      ["c.png", "\u0089PNG nothing"],
    );
    const { body } = await person.send("POST", "/api/sport/import", files);
    expect(await countOf('import_files_total{format="gpx",outcome="read"}')).toBe(2);
    expect(await countOf('import_files_total{format="csv",outcome="read"}')).toBe(1);
    const refused = (await metrics()).match(/^import_files_total\{.*refused.*\} 1$/gm);
    expect(refused).toHaveLength(1);
    expect(await countOf('imported_activities_total{outcome="stored"}')).toBe(body.imported);
    expect(await countOf('imported_activities_total{outcome="duplicate"}')).toBe(1);
  });

  it("count refusals of rate limits by kind", async () => {
    const ask = () => fetch(`${service.url}/api/safety/guidelines?query=warm-up`);
    const answers: number[] = [];
    const series = 'rate_limit_events_total{kind="by_address",outcome="refused"}';
    // A rate of what is not there yet misses the first.
    expect(await countOf(series)).toBe(0);
    while (!answers.includes(429)) answers.push((await ask()).status);
    expect(await countOf(series)).toBe(1);
  });

  it("hold nothing of what was sent, wherever it was sent", async () => {
    model.behave({ text: `A walk, said the ${mark()}.` });
    await person.put("/api/profile", { display_name: mark(), conditions: [mark()] });
    for (const provider of [undefined, "builtin", mark()]) {
      await person.post(MESSAGE, {
        message: `Is ${mark()} good for my knee? I am training for the ${mark()} race.`,
        idempotencyKey: mark(),
        user_context: { [mark()]: mark(), conditions: [mark()] },
        ...(provider !== undefined && { provider }),
      });
    }
    await person.post("/api/chat/session", { name: mark(), sessionName: mark() });
    await person.get(`/api/chat/history/${mark()}?page=${mark()}`);
    const log = {
      sport_name: mark(),
      exercise_type: mark(),
      notes: mark(),
      sport_start: "2026-03-02T06:30:00Z",
      sport_end: "2026-03-02T07:05:00Z",
      cal: 300,
      iffinish: true,
    };
    const headers = {
      "content-type": "application/json",
      "idempotency-key": mark(),
      "x-request-id": mark(),
      "user-agent": mark(),
    };
    const body = JSON.stringify(log);
    await person.send("POST", "/api/sport/log", { headers, body });
    await person.send("POST", "/api/sport/log", { headers, body });
    await person.post("/api/sport/schemes", {
      name: mark(),
      goal: mark(),
      items: [{ exercise_type: mark(), sport_name: mark(), minutes: 30 }],
    });
    await person.post("/api/companion/initialize", { user_gender: mark(), user_age: 30 });
    const csv = stravaCsv(["Mar 2, 2026, 6:30:00 AM", mark(), mark(), 1_800]);
    await person.send("POST", "/api/sport/import", filesForm([`${mark()}.csv`, csv]));
    await person.send("POST", "/api/sport/import", filesForm([`${mark()}.gpx`, mark()]));
    await fetch(`${service.url}/${mark()}?${mark()}=${mark()}`, {
      method: "PURGE",
      headers: { authorization: `Bearer ${mark()}`, "x-forwarded-for": mark() },
    });
    await fetch(`${service.url}/api/safety/check`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ content: mark(), user_context: { conditions: [mark()] } }),
    });
    const text = await metrics();
    expect(marks).toBeGreaterThan(40);
    expect(text).not.toMatch(/zyxmark/i);
    expect(text).not.toContain(person.id);
    expect(text).not.toContain("127.0.0.1");
  });

  it("are all told of in the documentation, and those that it tells of are there", async () => {
    const page = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
    const section = page.split("\n## Watching it\n")[1]?.split("\n## ")[0] ?? "";
    const rows = section.split("\n").filter((line) => line.startsWith("| `"));
    const told = new Set(rows.flatMap((row) => row.match(/(?<=`)[a-z_]+(?=`)/g) ?? []));
    const names = [...(await metrics()).matchAll(/^# TYPE ([a-z_]+) /gm)].map(
      ([, name]) => name ?? "",
    );
    // Those of every Node.js process are the library's.
    const ofOurs = names.filter((name) => !/^(?:nodejs|process)_/.test(name));
    // A guard and a provider of vectors are configured for few services, and their metrics are there with them.
    const isOfFew = (name: string) => /^(?:guard|embedding)_/.test(name);
    const always = [...told].filter((name) => !isOfFew(name) && ofOurs.includes(name));
    expect(ofOurs.filter((name) => !told.has(name))).toEqual([]);
    expect(always.length).toBe(ofOurs.filter((name) => !isOfFew(name)).length);
    expect(always.length).toBeGreaterThan(20);
  });

  it("have only labels whose values are ours", async () => {
    const values = new Map<string, Set<string>>();
    for (const [, name, value] of (await metrics()).matchAll(/([a-z_]+)="([^"]*)"/g)) {
      const known = values.get(name ?? "") ?? new Set();
      values.set(name ?? "", known.add(value ?? ""));
    }
    const ofOurs = (name: string) => [...(values.get(name) ?? [])].toSorted();
    expect(ofOurs("provider")).toEqual(["builtin", "local", "service"]);
    expect(ofOurs("surface")).toEqual(["chat", "check", "header"]);
    expect(ofOurs("level")).toEqual(["critical", "high", "low", "medium", "safe"]);
    expect(ofOurs("pool")).toEqual(["main", "reserve"]);
    expect(ofOurs("lane")).toEqual(["chat", "export", "import", "reading", "step"]);
    expect(["csv", "gpx", "tcx", "fit", "unknown"]).toEqual(
      expect.arrayContaining(ofOurs("format")),
    );
    const patterns = service.routes.map(({ path }) => path);
    const unknown = ofOurs("route").filter((route) => !patterns.includes(route));
    expect(["/healthz", "/readyz", "/metrics", "/openapi.json", "unmatched"]).toEqual(
      expect.arrayContaining(unknown),
    );
  });
});
