import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPEN_RIDE, RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
let mei: Person;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe("contract: PUT log", () => {
  beforeAll(async () => {
    mei = await service.person();
  });

  it("changes any of its four fields, and needs one", async () => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    const change = (body: unknown) => mei.put(`/api/sport/log/${id}`, body);
    expect((await change({ cal: 400 })).body.cal).toBe(400);
    expect((await change({ sport_feedback: "good" })).body.sport_feedback).toBe("good");
    const longer = await change({ sport_end: "2026-03-02T06:30:00Z" });
    expect(longer.body).toMatchObject({ duration_minutes: 60, cal: 400, sport_feedback: "good" });
    for (const nothing of [{}, { sport_name: "other" }, { notes: "x" }]) {
      expect((await change(nothing)).status).toBe(400);
    }
    expect((await mei.get(`/api/sport/log/${id}`)).body).toMatchObject({
      sport_name: "Morning run",
    });
  });

  it("ends an open log now where it has no end", async () => {
    const start = new Date(Date.now() - 1_800_000).toISOString();
    const { id } = (await mei.post("/api/sport/log", { ...OPEN_RIDE, sport_start: start })).body;
    const before = Date.now();
    const { body } = await mei.put(`/api/sport/log/${id}`, { iffinish: true });
    const end = Date.parse(body.sport_end);
    expect(end).toBeGreaterThanOrEqual(before);
    expect(end).toBeLessThanOrEqual(Date.now());
    expect(body.duration_minutes).toBe(Math.round((end - Date.parse(start)) / 6_000) / 10);
  });

  it("asks for sport_end where now would be more than 7 days after the start", async () => {
    const start = new Date(Date.now() - 8 * 86_400_000).toISOString();
    const { id } = (await mei.post("/api/sport/log", { ...OPEN_RIDE, sport_start: start })).body;
    const { status, body } = await mei.put(`/api/sport/log/${id}`, { iffinish: true });
    expect([status, body.errors[0].path]).toEqual([400, "sport_end"]);
    const end = new Date(Date.parse(start) + 3_600_000).toISOString();
    const closed = await mei.put(`/api/sport/log/${id}`, { iffinish: true, sport_end: end });
    expect(closed.body).toMatchObject({ sport_end: end, duration_minutes: 60 });
  });

  it("closes a log that a clock two minutes ahead began, with an end, by PUT and by feedback", async () => {
    for (const [end, closing] of [
      ["", { iffinish: true }],
      ["/feedback", { feeling_rating: 4 }],
    ] as const) {
      const start = new Date(Date.now() + 120_000).toISOString();
      const { id } = (await mei.post("/api/sport/log", { ...OPEN_RIDE, sport_start: start })).body;
      expect((await mei.put(`/api/sport/log/${id}${end}`, closing)).status).toBe(200);
      expect((await mei.get(`/api/sport/log/${id}`)).body).toMatchObject({
        iffinish: true,
        sport_end: start,
        duration_minutes: 0,
      });
    }
  });

  it("does not close an open log by an end alone", async () => {
    const { id } = (await mei.post("/api/sport/log", OPEN_RIDE)).body;
    const { body } = await mei.put(`/api/sport/log/${id}`, { sport_end: "2026-03-02T08:00:00Z" });
    expect(body).toMatchObject({ iffinish: false, sport_end: "2026-03-02T08:00:00.000Z" });
    expect((await mei.put(`/api/sport/log/${id}`, { iffinish: true })).body.duration_minutes).toBe(
      90,
    );
  });

  it("reopens a finished log and clears its end, unless one is sent", async () => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    const reopened = (await mei.put(`/api/sport/log/${id}`, { iffinish: false })).body;
    expect(reopened).toMatchObject({ iffinish: false, sport_end: null, duration_minutes: null });
    await mei.put(`/api/sport/log/${id}`, { iffinish: true, sport_end: RUN.sport_end });
    const planned = { iffinish: false, sport_end: "2026-03-02T07:00:00Z" };
    const again = (await mei.put(`/api/sport/log/${id}`, planned)).body;
    expect(again).toMatchObject({ iffinish: false, sport_end: "2026-03-02T07:00:00.000Z" });
    const cleared = (await mei.put(`/api/sport/log/${id}`, { iffinish: false })).body;
    expect(cleared).toMatchObject({ iffinish: false, sport_end: null });
    await mei.delete(`/api/sport/log/${id}`);
  });

  it("refuses an end before the start or more than 7 days after it", async () => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    for (const end of ["2026-03-02T05:29:59Z", "2026-03-09T05:30:01Z"]) {
      const { status, body } = await mei.put(`/api/sport/log/${id}`, { sport_end: end });
      expect([status, body.errors[0].path]).toEqual([400, "sport_end"]);
    }
  });

  it("loses none of the changes made at the same moment", async () => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    const answers = await Promise.all([
      mei.put(`/api/sport/log/${id}`, { cal: 111 }),
      mei.put(`/api/sport/log/${id}`, { sport_feedback: "tired" }),
      mei.put(`/api/sport/log/${id}`, { sport_end: "2026-03-02T06:00:00Z" }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await mei.get(`/api/sport/log/${id}`)).body).toMatchObject({
      cal: 111,
      sport_feedback: "tired",
      duration_minutes: 30,
    });
  });
});

describe("contract: feedback", () => {
  beforeAll(async () => {
    mei = await service.person();
  });

  it("is stored as structured JSON, replaces the calories and closes an open log", async () => {
    const start = new Date(Date.now() - 600_000).toISOString();
    const { id } = (await mei.post("/api/sport/log", { ...OPEN_RIDE, sport_start: start })).body;
    const given = {
      completion_status: "partial",
      feeling_rating: 4,
      custom_notes: "左膝有点酸",
      final_calories: 120,
    };
    const { status, body } = await mei.put(`/api/sport/log/${id}/feedback`, given);
    expect(status).toBe(200);
    expect(body.message).toEqual(expect.any(String));
    expect(body.log).toMatchObject({ id, iffinish: true, cal: 120, duration_minutes: 10 });
    expect(JSON.parse(body.log.sport_feedback)).toEqual(given);
    expect((await mei.get(`/api/sport/log/${id}`)).body).toEqual(body.log);
  });

  it("leaves the end open where the start is more than 7 days ago, and keeps an end that is set", async () => {
    const old = (await mei.post("/api/sport/log", OPEN_RIDE)).body.id;
    const closed = (await mei.put(`/api/sport/log/${old}/feedback`, { feeling_rating: 1 })).body
      .log;
    expect(closed).toMatchObject({ iffinish: true, sport_end: null });
    const planned = (await mei.post("/api/sport/log", { ...RUN, iffinish: false })).body.id;
    const kept = (await mei.put(`/api/sport/log/${planned}/feedback`, { feeling_rating: 1 })).body
      .log;
    expect(kept).toMatchObject({ iffinish: true, duration_minutes: 35 });
  });

  it("joins later feedback to earlier feedback", async () => {
    const { id } = (await mei.post("/api/sport/log", { ...RUN, sport_feedback: "felt ok" })).body;
    await mei.put(`/api/sport/log/${id}/feedback`, { feeling_rating: 3 });
    const { body } = await mei.put(`/api/sport/log/${id}/feedback`, { custom_notes: "windy" });
    expect(JSON.parse(body.log.sport_feedback)).toEqual({
      text: "felt ok",
      feeling_rating: 3,
      custom_notes: "windy",
    });
  });

  it("takes null for what is not said", async () => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    const { status, body } = await mei.put(`/api/sport/log/${id}/feedback`, {
      completion_status: "completed",
      feeling_rating: null,
      custom_notes: null,
      final_calories: null,
      perceived_exertion: null,
    });
    expect([status, body.log.cal]).toEqual([200, RUN.cal]);
    expect(JSON.parse(body.log.sport_feedback)).toEqual({ completion_status: "completed" });
  });

  const refused: [string, unknown, string | undefined][] = [
    ["nothing", {}, undefined],
    ["nothing but null", { feeling_rating: null, custom_notes: null }, undefined],
    ["only unknown fields", { rating: 5 }, undefined],
    ["an exertion alone", { perceived_exertion: 5 }, undefined],
    ["an unknown status", { completion_status: "done" }, "completion_status"],
    ["a rating of 0", { feeling_rating: 0 }, "feeling_rating"],
    ["a rating of 6", { feeling_rating: 6 }, "feeling_rating"],
    ["a rating with a fraction", { feeling_rating: 3.5 }, "feeling_rating"],
    ["a rating as text", { feeling_rating: "3" }, "feeling_rating"],
    ["notes of 2,001 characters", { custom_notes: "x".repeat(2_001) }, "custom_notes"],
    ["calories above 20,000", { final_calories: 20_001 }, "final_calories"],
    ["calories below 0", { final_calories: -1 }, "final_calories"],
    ["an exertion above 10", { perceived_exertion: 10.1 }, "perceived_exertion"],
  ];

  it.each(refused)("refuses %s with 400", async (_name, body, path) => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    const answer = await mei.put(`/api/sport/log/${id}/feedback`, body);
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_input"]);
    if (path) expect(answer.body.errors[0].path).toBe(path);
  });
});
