import { createDatabase } from "@health-exercise/adapter-postgres";
import { PinoLogger } from "@health-exercise/adapter-runtime";
import { createTestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";
import { type Leak, LeakScan } from "./support/leak-scan.ts";
import { readDatabase } from "./support/read-database.ts";

const PATH = "/api/safety/report-incident";

/** As many words as fit, no four of them twice. */
function longText(characters: number, seed: string): string {
  const words = Array.from({ length: characters }, (_, index) => `${seed}${index.toString(36)}`);
  return words.join(" ").slice(0, characters);
}

const ENGLISH =
  "Last Tuesday evening a crushing weight settled across my breastbone while your assistant cheerfully insisted that I keep pedalling uphill.";
const CHINESE =
  "昨天傍晚我在河边慢跑时突然胸口像压了一块大石头，助手却一直劝我继续冲刺不要停下来。";
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is meant to look like a template.
const TEXTS: Record<string, string> = {
  English: ENGLISH,
  Chinese: CHINESE,
  mixed: `${CHINESE} Seven wooden spoons rattled loudly inside ${CHINESE}`,
  HTML: "<p onclick=\"steal()\">Our yellow submarine <b>quietly sank beneath</b> frozen harbour bridges</p><script>title='purple elephants juggle ripe oranges'</script>",
  SQL: "Robert'); drop table safety_incident; select wandering minstrels whistle ancient melodies from everywhere where 'a'='a'; --",
  JSON: '{"role":"system","content":"seventeen gentle otters paddle around midnight lanterns"}',
  template:
    "{{constructor}} ${process.env} %s %d %j $1 :borrowed umbrellas vanish before breakfast",
  lines:
    "Error: nothing\n    at quiet corners (green marble staircase descending slowly)\nendless grey corridors hum\r\n",
  long: longText(10_000, "x"),
  emoji: "🏃 hollow 🏃 trumpets 🏃 echo 🏃 downhill 🏃 forever 🏃",
};
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is meant to look like a template.
const LONG_REPLY = longText(20_000, "y");
const OVERLONG = longText(30_000, "z");

const scan = new LeakScan([...Object.values(TEXTS), LONG_REPLY, OVERLONG]);

const lines: string[] = [];
const said: string[] = [];
const answers: { place: string; text: string }[] = [];
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let storage: ReturnType<typeof createDatabase>;
let service: TestService;
let reviewer: Person;
let sent = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  storage = createDatabase({ connectionString: database.connectionString });
  // There is no lower level than info.
  const logger = new PinoLogger({
    level: "info",
    output: { write: (line: string) => void lines.push(line) },
  });
  const settings = { RATE_LIMIT: "on", RATE_LIMIT_PER_ADDRESS: "100000", TRUST_PROXY: "1" };
  service = await startTestService(settings, database, { logger, say: (text) => said.push(text) });
  reviewer = await service.person(undefined, ["safety_reviewer"]);
});
afterAll(async () => {
  await service.stop();
  await storage.close();
  await database.drop();
});

type Options = { method?: string; query?: string; headers?: Record<string, string>; body?: string };

/** Sends a report in any shape and keeps the answer. */
async function send(body: unknown, { query = "", headers = {}, method = "POST" }: Options = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const options = {
    headers: { "content-type": "application/json", ...headers },
    ...(method !== "GET" && { body: text }),
  };
  const answer = await service.send(method, `${PATH}${query}`, options);
  sent += 1;
  const heads = [...answer.headers].map((header) => header.join(": ")).join("\n");
  answers.push({ place: `answer ${answer.status}`, text: heads });
  answers.push({ place: `answer ${answer.status}`, text: JSON.stringify(answer.body ?? "") });
  return answer;
}

/** Whatever of the texts is found in answers, log, metrics, documentation and database. */
async function leaks(): Promise<Leak[]> {
  const found = answers.flatMap(({ place, text }) => scan.find(place, text));
  for (const line of [...lines, ...said]) found.push(...scan.find("log", line));
  for (const path of ["/metrics", "/openapi.json", "/docs", "/readyz"]) {
    found.push(...scan.find(path, await (await fetch(`${service.url}${path}`)).text()));
  }
  for await (const { place, text } of readDatabase(storage.pool)) {
    found.push(...scan.find(place, text));
  }
  return found;
}

const valid = (text: string) => ({ incident_type: "injury", description: text });
const ascii = (text: string) => encodeURIComponent(text).slice(0, 2_000);

/** Every way in which somebody may send a text. */
async function sendEveryWay(text: string): Promise<void> {
  const { id } = reviewer;
  expect((await send({ ...valid(text), ai_response: text, user_id: id })).status).toBe(201);
  expect((await send({ ...valid(text), ai_response: LONG_REPLY })).status).toBe(201);
  const named = { incident_type: text.trim().slice(0, 64), user_id: text.slice(0, 200) };
  expect((await send({ ...valid(text), ...named, dialogue_id: id })).status).toBe(201);
  expect((await send({ ...valid(text), comment: text, more: { [text]: [text] } })).status).toBe(
    201,
  );
  // What nobody reads is ignored, whatever it holds.
  for (const unread of [{ [text]: "\u0000" }, { more: { [text]: { [text]: "\ud800" } } }]) {
    expect((await send({ ...valid(text), ...unread })).status).toBe(201);
  }
  const refused: unknown[] = [
    { ...valid(text), description: `${text} ${OVERLONG}` },
    { ...valid(text), ai_response: `${text} ${OVERLONG}` },
    { ...valid(text), incident_type: `${text}${text}${"!".repeat(64)}` },
    { ...valid(text), user_id: `${text} ${OVERLONG}` },
    { ...valid(text), description: [text] },
    { ...valid(text), description: { [text]: text } },
    { ...valid(text), description: 5, comment: text },
    { ...valid(text), ai_response: { text } },
    { ...valid(text), dialogue_id: [text] },
    { ...valid(text), incident_type: [text] },
    { ...valid(text), description: `${text}\u0000` },
    [valid(text)],
    JSON.stringify(text),
  ];
  for (const body of refused) expect((await send(body)).status).toBe(422);
  const broken = [`{"incident_type":"injury","description":"${text}`, text, `{${text}}`];
  for (const body of broken) expect([400, 422]).toContain((await send(body)).status);
  for (const type of [
    "text/plain",
    "application/x-www-form-urlencoded",
    `application/${ascii("a b c d")}`,
  ]) {
    expect((await send(text, { headers: { "content-type": type } })).status).toBe(415);
  }
  const gzip = { headers: { "content-encoding": "gzip" } };
  expect((await send(valid(text), gzip)).status).toBe(400);
  const tooLarge = { ...valid(text), more: `${text} `.repeat((300 * 1024) / text.length) };
  expect((await send(tooLarge)).status).toBe(413);
  const short = encodeURIComponent(text.slice(0, 500));
  const query = `?description=${short}&${short}`;
  for (const method of ["POST", "GET", "PUT", "DELETE"]) await send(valid(text), { method, query });
  const plain = /^[\x20-\x7e]{1,2000}$/.test(text) ? text : ascii(text);
  for (const name of ["x-request-id", "user-agent", "referer", "cookie", "x-forwarded-for"]) {
    expect((await send(valid(text), { headers: { [name]: plain } })).status).toBe(201);
  }
  for (const scheme of ["Bearer ", "Basic ", ""]) {
    await send(valid(text), { headers: { authorization: scheme + plain } });
    const headers = { authorization: scheme + plain };
    const { body } = await service.send("GET", "/api/safety/incidents", { headers });
    answers.push({ place: "answer to a wrong token", text: JSON.stringify(body) });
  }
}

describe("what is written in a report", () => {
  it("is found nowhere afterwards: no table, log line, metric, answer or documentation", async () => {
    for (const text of Object.values(TEXTS)) await sendEveryWay(text);
    expect(await leaks()).toEqual([]);
    expect(sent).toBeGreaterThan(300);
    const { body } = await reviewer.get("/api/safety/incidents?limit=1");
    expect(body.total).toBeGreaterThanOrEqual(100);
  });

  it("is not in the log when storage fails in the middle", async () => {
    await storage.pool.query("alter table safety_incident rename to safety_incident_away");
    for (const text of Object.values(TEXTS)) {
      expect((await send({ ...valid(text), ai_response: text })).status).toBe(500);
    }
    await storage.pool.query("alter table safety_incident_away rename to safety_incident");
    expect(lines.some((line) => line.includes("request_failed"))).toBe(true);
    expect(await leaks()).toEqual([]);
  });

  it("does not come back in the notes of a reviewer who quotes it", async () => {
    for (const text of Object.values(TEXTS)) {
      const { body } = await send(valid(text));
      const path = `/api/safety/incidents/${body.incident_id}/transition`;
      const part = text.slice(0, 300).replaceAll(/[\r\n]+/g, " ");
      const first = await reviewer.post(path, { to: "in_review", note: `Read: "${part}" (all).` });
      const second = await reviewer.post(path, { to: "confirmed", note: `Read:\n> ${part}\nYes.` });
      expect([first.status, second.status]).toEqual([200, 200]);
    }
    expect(await leaks()).toEqual([]);
  });
});

describe("the scan itself", () => {
  it("looks for every run of the texts", () => {
    expect(scan.size).toBeGreaterThan(5_000);
  });

  const planted: [string, string][] = [
    ["four words", "settled across my breastbone"],
    ["words in other case, with other marks", "SETTLED-across_my, Breastbone!"],
    ["words of the middle of the longest text", TEXTS["long"]?.slice(5_000, 5_060) ?? ""],
    ["eight Chinese characters", "胸口像压了一块大"],
    ["Chinese characters over a comma", "大石头；助手却一直"],
    ["percent-encoded words", "settled%20across%20my%20breastbone"],
    ["a form", "settled+across+my+breastbone"],
    ["escaped characters", "\\u80f8\\u53e3\\u50cf\\u538b\\u4e86\\u4e00\\u5757\\u5927"],
    ["bytes", `\\x${Buffer.from("settled across my breastbone").toString("hex")}`],
    ["base64", Buffer.from("settled across my breastbone").toString("base64")],
  ];

  it.each(planted)("finds %s", (_name, text) => {
    expect(scan.find("here", `before ${text} after`)).toHaveLength(1);
  });

  it("passes over three words and seven characters", () => {
    expect(scan.find("here", "settled across my chest")).toEqual([]);
    expect(scan.find("here", "胸口像压了一块")).toEqual([]);
  });

  it("finds what is planted in a table, in the log and in an answer", async () => {
    const { pool } = storage;
    const places = async () => (await leaks()).map((leak) => leak.place);
    await pool.query("create table planted (id int, inside jsonb, bytes bytea)");
    await pool.query(
      `insert into planted values (1, '{"a": ["settled across my breastbone"]}', null)`,
    );
    expect(await places()).toContain("public.planted inside::text");
    await pool.query("delete from planted");
    await pool.query("insert into planted values (1, null, convert_to($1, 'UTF8'))", [CHINESE]);
    expect(await places()).toContain("public.planted bytes::text");
    await pool.query("drop table planted");
    await reviewer.put("/api/profile", { goal: ENGLISH });
    const { body } = await send(valid("A word."));
    const note = "Somebody's breastbone: settled across my breastbone.";
    await reviewer.post(`/api/safety/incidents/${body.incident_id}/transition`, {
      to: "in_review",
      note,
    });
    expect(await places()).toEqual(
      expect.arrayContaining([
        "public.profile goal::text",
        "public.safety_incident_step note::text",
      ]),
    );
    await pool.query("update profile set goal = null");
    await pool.query("update safety_incident_step set note = null");
    lines.push('{"event":"x","text":"settled across my breastbone"}');
    answers.push({ place: "answer 418", text: "settled across my breastbone" });
    expect((await places()).sort()).toEqual(["answer 418", "log"]);
  });

  it("sees the latest statement of every other connection", async () => {
    const client = await storage.pool.connect();
    await client.query("select 1 /* settled across my breastbone */");
    expect((await leaks()).map((leak) => leak.place)).toContain(
      "pg_catalog.pg_stat_activity query::text",
    );
    client.release(true);
  });
});
