import { INJECTION_ATTEMPTS } from "@health-exercise/testing/data";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readEvents, textOf } from "../support/event-reader.ts";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const QUESTION = "Please tell my coach in a sentence how much I swam in the first winter of 2025.";
const FEBRUARY = { start_date: "2025-02-01", end_date: "2025-02-28" };
const SWIMS = { metric: "minutes", activity: "swimming", ...FEBRUARY };

let model: ModelServer;
let service: TestService;
let person: Person;
let other: Person;
beforeAll(async () => {
  model = await startModelServer();
  service = await startTestService({ ...model.settings({ tools: true }), LLM_FALLBACK: "none" });
  person = await service.person({ timezone: "Asia/Tokyo" });
  other = await service.person({});
  // The first of them begins on 1 February where the person is.
  await swim(person, "2025-01-31T16:00:00Z", "2025-01-31T16:42:00Z");
  await swim(person, "2025-02-12T08:00:00Z", "2025-02-12T08:35:30Z");
  await swim(other, "2025-02-12T08:00:00Z", "2025-02-12T11:00:00Z");
});
afterEach(() => model.behave({}));
afterAll(async () => {
  await service.stop();
  await model.close();
});

async function swim(who: Person, start: string, end: string, name = "Swimming") {
  const log = { sport_name: name, sport_start: start, sport_end: end, cal: 300, iffinish: true };
  expect((await who.post("/api/sport/log", log)).status).toBe(201);
}

type Asked = ModelServer["requests"][number];

/** What the tool answered, in order. */
const answersIn = ({ messages }: Asked) =>
  messages
    .filter(({ role }) => role === "tool")
    .map(({ content }) => JSON.parse(content.split("\n")[1] ?? ""));

/** A model that looks `inputs` up, one after the other, and replies with what it was told last. */
function lookUp(...inputs: readonly object[]): void {
  model.behave({
    calls: inputs.map((input) => ({ name: "look_up_records", input })),
    text: (request) =>
      `By your records you swam ${answersIn(request).at(-1)?.minutes} minutes that February.`,
  });
}

describe("a model that may look into the records", () => {
  it("answers with the right figure, which passes the review", async () => {
    lookUp(SWIMS);
    const { status, body } = await person.post("/api/chat/message", { message: QUESTION });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      content: expect.stringMatching(/^By your records you swam 77\.5 minutes that February\./),
      provider: "local",
      fallback: false,
      answer_basis: "records",
    });
    expect(body.safety_check.flags).toEqual([]);
  });

  it("answers the same while the reply is told", async () => {
    lookUp(SWIMS);
    const reader = await readEvents(person, { message: QUESTION }, { url: service.url });
    const events = await reader.rest();
    const { content } = events.at(-1)?.data ?? {};
    expect(content).toMatch(/^By your records you swam 77\.5 minutes that February\./);
    expect(textOf(events)).toBe(content);
  });

  it("is told what is wrong with a request, and may make another", async () => {
    lookUp({ ...SWIMS, start_date: "winter" }, SWIMS);
    const { body } = await person.post("/api/chat/message", { message: QUESTION });
    expect(body.content).toContain("77.5 minutes");
    const [first] = answersIn(model.requests.at(-1) as Asked);
    expect(first.problem).toEqual({
      field: "start_date",
      message: "must be a day as YYYY-MM-DD",
    });
  });

  it("sees the records of the person who asks, and has no way to name another", async () => {
    lookUp(
      { ...SWIMS, user_id: other.id },
      { ...SWIMS, activity: `swimming of ${other.id}` },
      SWIMS,
    );
    await person.post("/api/chat/message", { message: QUESTION });
    const requests = model.requests.slice(-3);
    const answers = requests.flatMap((request) => answersIn(request));
    expect(answers.map(({ problem }) => problem?.field)).toContain("user_id");
    const told = answers.map(({ minutes }) => minutes).filter((minutes) => minutes !== undefined);
    expect(told.filter((minutes) => ![0, 77.5].includes(minutes))).toEqual([]);
    lookUp(SWIMS);
    const { body } = await other.post("/api/chat/message", { message: QUESTION });
    expect(body.content).toContain("180 minutes");
  });

  it("is given names as data, whatever they say", async () => {
    const tricked = await service.person({});
    const attempts = INJECTION_ATTEMPTS.filter(
      (text) => text.trim() === text && text.length <= 100 && text.length > 20,
    ).slice(0, 5);
    expect(attempts).toHaveLength(5);
    for (const [index, name] of attempts.entries())
      await swim(
        tricked,
        `2025-02-0${index + 1}T08:00:00Z`,
        `2025-02-0${index + 1}T09:00:00Z`,
        name,
      );
    lookUp({ metric: "list", ...FEBRUARY });
    await tricked.post("/api/chat/message", { message: QUESTION });
    const { messages } = model.requests.at(-1) as Asked;
    const systems = messages.filter(({ role }) => role === "system");
    const tool = messages.find(({ role }) => role === "tool")?.content ?? "";
    expect(tool.split("\n")).toHaveLength(3);
    expect(JSON.parse(tool.split("\n")[1] ?? "").sessions).toHaveLength(5);
    for (const attempt of attempts) expect(JSON.stringify(systems)).not.toContain(attempt);
  });

  it("has what the records say to the message without looking for it", async () => {
    const message = "How many minutes did I swim in February 2025?";
    const { status } = await person.post("/api/chat/message", { message });
    expect(status).toBe(200);
    const { content = "" } = model.requests.at(-1)?.messages.at(-1) ?? {};
    const [, block = ""] = content.split('<data name="asked_records">\n');
    expect(JSON.parse(block.split("\n")[0] ?? "")).toMatchObject({
      asked: "minutes",
      minutes: 77.5,
      days: { first: "2025-02-01", last: "2025-02-28" },
    });
  });
});

describe("a model that takes no tools", () => {
  it("is asked without them", async () => {
    const plain = await startTestService(model.settings());
    const asker = await plain.person({});
    await asker.post("/api/chat/message", { message: QUESTION });
    expect(model.requests.at(-1)?.tools).toBeUndefined();
    await plain.stop();
  });
});
