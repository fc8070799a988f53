import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPEN_RIDE, RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
let mei: Person;

beforeAll(async () => {
  service = await startTestService();
  mei = await service.person();
});
afterAll(() => service.stop());

async function aRun(person = mei): Promise<string> {
  return (await person.post("/api/sport/log", RUN)).headers.get("Location") ?? "";
}

const patchIf = (path: string, ifMatch: string, body: object) =>
  mei.send("PATCH", path, {
    headers: { "content-type": "application/json", "If-Match": ifMatch },
    body: JSON.stringify(body),
  });

describe("contract: PATCH log", () => {
  it.each([
    { sport_name: "Evening walk" },
    { sport_start: "2026-03-02T05:00:00.000Z" },
    { sport_end: "2026-03-02T07:00:00.000Z" },
    { cal: 0 },
    { iffinish: true },
    { sport_feedback: "Good" },
    { sport_feedback: null },
    { notes: "Rain, 很好 🏃" },
    { notes: null },
    { exercise_type: "walking" },
    { exercise_type: null },
    { is_custom: true },
    { met: 6.5 },
  ])("corrects %j, and what is absent stays", async (change) => {
    const path = await aRun();
    const before = (await mei.get(path)).body;
    const { status, body, headers } = await mei.patch(path, change);
    expect(status).toBe(200);
    expect(body).toMatchObject(change);
    const read = await mei.get(path);
    expect(read.body).toEqual(body);
    expect(headers.get("ETag")).toBe(read.headers.get("ETag"));
    const intensity = ["met", "met_edition", "baseline_kcal_per_kg_h", "estimated_cal"];
    const derived = ["duration_minutes", ...intensity, "updated_at"];
    for (const name of Object.keys(before)) {
      if (!(name in change) && !derived.includes(name)) expect(body[name]).toEqual(before[name]);
    }
  });

  it.each([0, 3, 20])("takes a log of %i days ago without an end back as it came", async (days) => {
    const sport_start = new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString();
    const { sport_name, cal, iffinish } = RUN;
    const logged = await mei.post("/api/sport/log", { sport_name, sport_start, cal, iffinish });
    const path = `/api/sport/log/${logged.body.id}`;
    const corrected = await mei.patch(path, { ...logged.body, notes: "Windy" });
    expect([corrected.status, corrected.body]).toEqual([
      200,
      { ...logged.body, notes: "Windy", updated_at: expect.any(String) },
    ]);
    const finished = await mei.put(path, { iffinish: true, sport_end: null });
    expect(finished.body).toMatchObject({ iffinish: true, sport_end: null });
  });

  it.each([{ sport_start: "2026-03-02T06:05:01Z" }, { sport_start: "2026-02-23T06:04:59Z" }])(
    "refuses %j, which does not go with the end, by the name of what was sent",
    async (change) => {
      const path = await aRun();
      const { status, body } = await mei.patch(path, change);
      expect([status, body.errors[0].path]).toEqual([400, "sport_start"]);
      expect(body.errors[0].message).toContain("sport_end");
    },
  );

  it("looks the intensity up anew under another name, and moves the session to its day", async () => {
    const path = await aRun();
    const { body } = await mei.patch(path, {
      sport_name: "Walking",
      sport_start: "2026-04-05T05:30:00Z",
      sport_end: "2026-04-05T06:00:00Z",
    });
    expect(body.met).toBeLessThan((await mei.get(await aRun())).body.met);
    const calendar = "/api/sport/logs/calendar?start_date=2026-04-05&end_date=2026-04-05";
    expect((await mei.get(calendar)).body.summary).toMatchObject({
      total_sessions: 1,
      total_minutes: 30,
    });
  });

  it("keeps the bounds of creating and names the field", async () => {
    const path = await aRun();
    const wrong: readonly (readonly [object, string])[] = [
      [{ sport_name: " " }, "sport_name"],
      [{ sport_name: null }, "sport_name"],
      [{ sport_start: "2026-03-02" }, "sport_start"],
      [{ sport_start: "1969-01-01T00:00:00Z" }, "sport_start"],
      [{ sport_start: "2026-03-02T23:00:00Z" }, "sport_start"],
      [{ sport_end: "2026-03-20T23:00:00Z" }, "sport_end"],
      [{ cal: 20_001 }, "cal"],
      [{ notes: "x".repeat(2_001) }, "notes"],
      [{ exercise_type: "x".repeat(51) }, "exercise_type"],
      [{ met: 0.5 }, "met"],
      [{ is_custom: "yes" }, "is_custom"],
      [{}, ""],
      [{ unheard_of: 1 }, ""],
    ];
    const before = (await mei.get(path)).text;
    for (const [body, field] of wrong) {
      const answer = await mei.patch(path, body);
      expect([answer.status, answer.body.errors[0].path]).toEqual([400, field]);
    }
    expect((await mei.get(path)).text).toBe(before);
  });

  it("leaves one open log, whoever is corrected into one", async () => {
    const person = await service.person();
    const paths = [await aRun(person), await aRun(person), await aRun(person)];
    const answers = await Promise.all(paths.map((path) => person.patch(path, { iffinish: false })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const open = (await person.get("/api/sport/active")).body.id;
    for (const { status, body } of answers) if (status === 409) expect(body.log_id).toBe(open);
    expect((await person.post("/api/sport/log", OPEN_RIDE)).status).toBe(409);
  });

  it("loses no field of corrections at the same moment", async () => {
    const path = await aRun();
    const changes = [{ notes: "a" }, { cal: 77 }, { sport_name: "Walk" }, { is_custom: true }];
    const answers = await Promise.all(changes.map((change) => mei.patch(path, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await mei.get(path)).body).toMatchObject(Object.assign({}, ...changes));
  });

  it("lets one of many that were made to the same log through, where they say so", async () => {
    const path = await aRun();
    const tag = (await mei.get(path)).headers.get("ETag") ?? "";
    const answers = await Promise.all(
      ["a", "b", "c", "d"].map((notes) => patchIf(path, tag, { notes })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it("is a 403 for somebody else's log and a 404 for one that is deleted or no id", async () => {
    const path = await aRun();
    const stranger = await service.person();
    expect((await stranger.patch(path, { cal: 1 })).status).toBe(403);
    expect((await stranger.patch(path, { cal: -1 })).status).toBe(400);
    await mei.delete(path);
    expect((await mei.patch(path, { cal: 1 })).status).toBe(404);
    expect((await mei.patch("/api/sport/log/none", { cal: 1 })).status).toBe(404);
  });
});
