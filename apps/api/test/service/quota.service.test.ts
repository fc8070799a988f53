import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    QUOTA_LOGS: "2",
    QUOTA_SESSIONS: "2",
    QUOTA_SCHEMES: "1",
    QUOTA_BYTES: "30000",
  });
});
afterAll(() => service.stop());

const log = (day: number, more: object = {}) => ({
  sport_name: "Running",
  sport_start: `2026-03-0${day}T07:00:00Z`,
  sport_end: `2026-03-0${day}T08:00:00Z`,
  cal: 300,
  iffinish: true,
  ...more,
});
const importOf = (person: Person, days: readonly number[]) => {
  const rows = days.map((day) => `Yoga,2026-02-0${day} 07:00:00,false,G,--,--,00:31:24,--,--`);
  const head = "Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR";
  return person.send("POST", "/api/sport/import", {
    headers: { "content-type": "text/csv" },
    body: `${[head, ...rows].join("\n")}\n`,
  });
};
const refusal = ({ status, body }: Awaited<ReturnType<Person["post"]>>) => [
  status,
  body.code,
  body.quota,
];

describe("what is kept of one person", () => {
  it("is bounded in logs, however they come, and deleting makes room", async () => {
    const [person, other] = [await service.person(), await service.person()];
    const first = await person.post("/api/sport/log", log(1));
    expect(first.status).toBe(201);
    expect((await importOf(person, [1])).body.imported).toBe(1);
    const tooMuch = [409, "quota_exceeded", "logs"];
    expect(refusal(await person.post("/api/sport/log", log(2)))).toEqual(tooMuch);
    expect(refusal(await person.post("/api/sport/log/custom", log(3)))).toEqual(tooMuch);
    expect(refusal(await importOf(person, [4]))).toEqual(tooMuch);
    expect((await other.post("/api/sport/log", log(1))).status).toBe(201);
    await person.delete(`/api/sport/log/${first.body.log_id}`);
    expect((await person.post("/api/sport/log", log(2))).status).toBe(201);
  });

  it("is bounded in sessions and schemes", async () => {
    const person = await service.person();
    for (let each = 0; each < 2; each += 1)
      expect((await person.post("/api/chat/session")).status).toBe(201);
    expect(refusal(await person.post("/api/chat/session"))).toEqual([
      409,
      "quota_exceeded",
      "sessions",
    ]);
    expect(refusal(await person.post("/api/chat/message", { message: "Hello" }))).toEqual([
      409,
      "quota_exceeded",
      "sessions",
    ]);
    const { sessions } = (await person.get("/api/chat/sessions")).body;
    const [{ id: sessionId }] = sessions;
    const within = await person.post("/api/chat/message", { message: "Hello", sessionId });
    expect([sessions.length, within.status]).toEqual([2, 200]);
    const scheme = {
      name: "Plan",
      items: [{ exercise_type: "running", sport_name: "Running", minutes: 30 }],
    };
    expect((await person.post("/api/sport/schemes", scheme)).status).toBe(201);
    expect(refusal(await person.post("/api/sport/schemes", scheme))).toEqual([
      409,
      "quota_exceeded",
      "schemes",
    ]);
  });

  it("is bounded in bytes, of chat too, and nothing is stored beyond", async () => {
    const person = await service.person();
    const answers: number[] = [];
    for (let each = 0; each < 40 && answers.at(-1) !== 409; each += 1) {
      const words = Array.from(
        { length: 300 },
        (_, index) => `${(index * 7_919 * (each + 1)) % 9_973}`,
      );
      const { status } = await person.post("/api/chat/message", {
        message: `How do I start? ${words.join(" ")}`,
      });
      answers.push(status);
    }
    expect(answers.at(-1)).toBe(409);
    const stored = 2 * answers.filter((status) => status === 200).length;
    expect((await person.get("/api/chat/history")).body.total).toBe(stored);
    expect(refusal(await person.post("/api/sport/log", log(1)))).toEqual([
      409,
      "quota_exceeded",
      "bytes",
    ]);
  });

  it("is counted by the quota where it is too much, without telling who had it", async () => {
    const person = await service.person();
    const countOf = async (quota: string) => {
      const text = await (await fetch(`${service.url}/metrics`)).text();
      return Number(text.match(`quota_refusals_total\\{quota="${quota}"\\} (\\d+)`)?.[1]);
    };
    const before = { logs: await countOf("logs"), schemes: await countOf("schemes") };
    for (const day of [1, 2]) await person.post("/api/sport/log", log(day));
    expect(await countOf("logs")).toBe(before.logs);
    for (const day of [3, 4]) await person.post("/api/sport/log", log(day));
    expect(await countOf("logs")).toBe(before.logs + 2);
    expect(await countOf("schemes")).toBe(before.schemes);
  });
});
