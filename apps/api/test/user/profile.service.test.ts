import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const WHOLE = {
  display_name: "Mei",
  gender: "female",
  birth_date: "1990-04-17",
  height_cm: 168.5,
  weight_kg: 62,
  resting_heart_rate_bpm: 61,
  conditions: ["asthma"],
  medications: ["salbutamol"],
  activity_level: "moderate",
  goal: "run 5 km",
  timezone: "Europe/Berlin",
  locale: "zh-CN",
  pauses: [{ start_date: "2026-02-02", end_date: null, reason: "injury" }],
  allow_external_model: false,
};

/** The first of January of the year that gives this age all through this year. */
function birthDateFor(age: number): string {
  return `${new Date().getUTCFullYear() - age}-01-01`;
}

describe("contract: profile", () => {
  it("is 404 before it is written, and whole afterwards", async () => {
    const ana = await service.person();
    expect(await ana.get("/api/profile")).toMatchObject({
      status: 404,
      body: { code: "profile_not_found" },
    });
    const { status, body } = await ana.put("/api/profile", WHOLE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...WHOLE, user_id: ana.id });
    expect(body.age).toBeGreaterThanOrEqual(35);
    expect((await ana.get("/api/profile")).body).toEqual(body);
  });

  it("keeps what a partial change leaves out, and forgets what is null", async () => {
    const ana = await service.person();
    await ana.put("/api/profile", WHOLE);
    const { body } = await ana.put("/api/profile", { weight_kg: 61, goal: null, conditions: null });
    expect(body).toMatchObject({ ...WHOLE, weight_kg: 61, goal: null, conditions: [] });
    const unchanged = await ana.put("/api/profile", {});
    expect(unchanged.body).toMatchObject({ weight_kg: 61 });
  });

  it("takes an age instead of a date of birth, and the later of the two holds", async () => {
    const ana = await service.person();
    expect((await ana.put("/api/profile", { age: 34 })).body).toMatchObject({
      age: 34,
      birth_date: null,
    });
    const dated = (await ana.put("/api/profile", { birth_date: "2000-01-01" })).body;
    expect(dated.birth_date).toBe("2000-01-01");
    expect((await ana.put("/api/profile", { age: dated.age })).body.birth_date).toBe("2000-01-01");
    expect((await ana.put("/api/profile", { age: 50 })).body).toMatchObject({
      age: 50,
      birth_date: null,
    });
  });

  it("forgets a birth date that is null, and keeps the age that stands or is sent", async () => {
    const ana = await service.person();
    const { age } = (await ana.put("/api/profile", { birth_date: "1996-01-01" })).body;
    const forgotten = await ana.put("/api/profile", { age, birth_date: null });
    expect(forgotten.body).toMatchObject({ age, birth_date: null });
    const unmentioned = await ana.put("/api/profile", { goal: "10 km", birth_date: null });
    expect(unmentioned.body).toMatchObject({ age, birth_date: null, goal: "10 km" });
  });

  it.each(["Asia/Kolkata", "Europe/Kyiv", "EST", "europe/berlin", "Etc/UTC", "PST"])(
    "keeps the time zone %s as it was sent, and tells days by it",
    async (timezone) => {
      const ana = await service.person();
      expect((await ana.put("/api/profile", { timezone })).body.timezone).toBe(timezone);
      expect((await ana.get("/api/profile")).body.timezone).toBe(timezone);
      const dayIn = async (query: string) => {
        const path = `/api/sport/logs/calendar?start_date=2026-03-01${query}`;
        const { summary } = (await ana.get(path)).body;
        return [summary.timezone, summary.best_day];
      };
      const session = { sport_name: "Running", sport_start: "2026-03-04T18:45:00Z", cal: 100 };
      await ana.post("/api/sport/log", {
        ...session,
        sport_end: "2026-03-04T19:45:00Z",
        iffinish: true,
      });
      const day = timezone === "Asia/Kolkata" ? "2026-03-05" : "2026-03-04";
      expect(await dayIn("")).toEqual([timezone, day]);
      expect(await dayIn("&timezone=UTC")).toEqual(["UTC", "2026-03-04"]);
      expect(await dayIn(`&timezone=${timezone}`)).toEqual([timezone, day]);
      expect((await ana.get("/api/sport/stats")).body.active_days).toBe(1);
      const report = await ana.get(`/api/sport/weekly-report?timezone=${timezone}`);
      expect(report.body.report_data.period.timezone).toBe(timezone);
    },
  );

  it("keeps all of ten changes made at the same moment", async () => {
    const ana = await service.person();
    const changes = [
      { display_name: "Ana" },
      { gender: "other" },
      { birth_date: "1990-04-17" },
      { height_cm: 170 },
      { weight_kg: 60 },
      { resting_heart_rate_bpm: 61 },
      { conditions: ["asthma"] },
      { activity_level: "moderate" },
      { goal: "run 5 km" },
      { locale: "en" },
    ];
    const answers = await Promise.all(changes.map((change) => ana.put("/api/profile", change)));
    for (const { status } of answers) expect(status).toBe(200);
    expect((await ana.get("/api/profile")).body).toMatchObject(Object.assign({}, ...changes));
  });

  const refused: [string, unknown, string][] = [
    ["a name of 101 characters", { display_name: "x".repeat(101) }, "display_name"],
    ["an unknown gender", { gender: "f" }, "gender"],
    ["an age of 4", { age: 4 }, "age"],
    ["an age of 121", { age: 121 }, "age"],
    ["an age with a fraction", { age: 30.5 }, "age"],
    ["a birth date that gives an age of 4", { birth_date: birthDateFor(4) }, "birth_date"],
    ["a birth date in the future", { birth_date: birthDateFor(-2) }, "birth_date"],
    ["a birth date that gives an age of 121", { birth_date: birthDateFor(121) }, "birth_date"],
    ["a birth date that does not exist", { birth_date: "1990-02-30" }, "birth_date"],
    ["an age that contradicts the birth date", { birth_date: "1990-01-01", age: 20 }, "age"],
    ["a height of 49 cm", { height_cm: 49 }, "height_cm"],
    ["a height of 273 cm", { height_cm: 273 }, "height_cm"],
    ["a weight of 9.9 kg", { weight_kg: 9.9 }, "weight_kg"],
    ["a weight of 501 kg", { weight_kg: 501 }, "weight_kg"],
    ["a weight as text", { weight_kg: "62" }, "weight_kg"],
    ["a resting heart rate of 24", { resting_heart_rate_bpm: 24 }, "resting_heart_rate_bpm"],
    ["a resting heart rate of 151", { resting_heart_rate_bpm: 151 }, "resting_heart_rate_bpm"],
    ["conditions that are no list", { conditions: "asthma" }, "conditions"],
    ["a condition that is no text", { conditions: ["asthma", 5] }, "conditions.1"],
    [
      "an answer that is neither yes nor no",
      { allow_external_model: "no" },
      "allow_external_model",
    ],
    ["an unknown activity level", { activity_level: "lazy" }, "activity_level"],
    ["an unknown time zone", { timezone: "Mars/Olympus" }, "timezone"],
    ["an offset as time zone", { timezone: "+02:00" }, "timezone"],
    ["a locale that is none", { locale: "not a locale" }, "locale"],
    ["a pause without a start", { pauses: [{ reason: "rest" }] }, "pauses.0.start_date"],
    [
      "a pause that ends before it starts",
      { pauses: [{ start_date: "2026-02-02", end_date: "2026-02-01", reason: "rest" }] },
      "pauses.0.end_date",
    ],
    [
      "a day that is none",
      { pauses: [{ start_date: "2026-02-30", reason: "rest" }] },
      "pauses.0.start_date",
    ],
    [
      "two pauses for one reason that overlap",
      {
        pauses: [
          { start_date: "2026-02-02", end_date: null, reason: "rest" },
          { start_date: "2026-02-05", end_date: "2026-02-06", reason: "rest" },
        ],
      },
      "pauses.1.start_date",
    ],
    [
      "201 pauses",
      {
        pauses: Array.from({ length: 201 }, (_, index) => {
          const day = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
          return { start_date: day, end_date: day, reason: "rest" };
        }),
      },
      "pauses",
    ],
    [
      "an unknown reason for a pause",
      { pauses: [{ start_date: "2026-02-02", reason: "lazy" }] },
      "pauses.0.reason",
    ],
  ];

  it("keeps pauses for different reasons that overlap, and exports them", async () => {
    const ana = await service.person();
    const pauses = [
      { start_date: "2026-02-02", end_date: "2026-02-20", reason: "travel" },
      { start_date: "2026-02-10", end_date: null, reason: "injury" },
    ];
    expect((await ana.put("/api/profile", { pauses })).body.pauses).toEqual(pauses);
    expect((await ana.get("/api/profile")).body.pauses).toEqual(pauses);
    const { data } = (await ana.get("/api/account/export")).body;
    expect(data.profile).toMatchObject([{ pauses }]);
  });

  it.each(refused)("refuses %s with 422 and names the field", async (_name, body, path) => {
    const ana = await service.person();
    const answer = await ana.put("/api/profile", body);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid_input"]);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect((await ana.get("/api/profile")).status).toBe(404);
  });

  it("says of each field of a pause that is missing that it is required", async () => {
    const { body } = await (await service.person()).put("/api/profile", { pauses: [{}] });
    expect(body.errors).toEqual([
      { path: "pauses.0.start_date", message: "is required" },
      { path: "pauses.0.reason", message: "is required" },
    ]);
  });

  it("is each user's own", async () => {
    const [ana, ben] = [await service.person(), await service.person()];
    await ana.put("/api/profile", WHOLE);
    expect((await ben.get("/api/profile")).status).toBe(404);
  });
});
