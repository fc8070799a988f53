import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
let mei: Person;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe("contract: history", () => {
  beforeAll(async () => {
    mei = await service.person({ timezone: "Asia/Shanghai" });
    const log = (name: string, start: string, more: object = {}) =>
      mei.post("/api/sport/log", {
        ...RUN,
        sport_name: name,
        sport_start: start,
        sport_end: null,
        ...more,
      });
    await log("late on the 1st", "2026-03-01T15:59:59.999Z", { exercise_type: "cardio" });
    await log("first of the 2nd", "2026-03-01T16:00:00Z", { exercise_type: "cardio" });
    await log("last of the 2nd", "2026-03-02T15:59:59.999Z", { exercise_type: "yoga" });
    await log("first of the 3rd", "2026-03-02T16:00:00Z", { is_custom: true });
  });

  const names = async (query: string) =>
    (await mei.get(`/api/sport/history?${query}`)).body.records.map(
      (record: { sport_name: string }) => record.sport_name,
    );

  it("filters by days of the person's time zone, both included", async () => {
    expect(await names("start_date=2026-03-02&end_date=2026-03-02")).toEqual([
      "last of the 2nd",
      "first of the 2nd",
    ]);
    expect(await names("start_date=2026-03-03")).toEqual(["first of the 3rd"]);
    expect(await names("end_date=2026-03-01")).toEqual(["late on the 1st"]);
    expect(await names("start_date=2026-03-02&end_date=2026-03-02&timezone=UTC")).toEqual([
      "first of the 3rd",
      "last of the 2nd",
    ]);
  });

  it("filters by type and leaves out custom exercises on request", async () => {
    expect(await names("exercise_type=cardio")).toHaveLength(2);
    expect(await names("exercise_type=cardio&start_date=2026-03-02")).toEqual(["first of the 2nd"]);
    expect(await names("exercise_type=none")).toEqual([]);
    expect(await names("exclude_custom=true")).toHaveLength(3);
    expect(await names("exclude_custom=false")).toHaveLength(4);
  });

  it("finds under a name what is stated so in whatever case, and what is only called so", async () => {
    const hanna = await service.person({});
    const log = (sport_name: string, exercise_type?: string) =>
      hanna.post("/api/sport/log", { ...RUN, sport_name, ...(exercise_type && { exercise_type }) });
    await log("Morning run");
    await log("Morning run", "Running");
    await log("Morning run", "yoga");
    await log("晨跑", "running");
    const counted = async (type: string) => {
      const { body } = await hanna.get(`/api/sport/history?exercise_type=${type}`);
      return body.total_count;
    };
    expect(await counted("running")).toBe(3);
    expect(await counted("RUNNING")).toBe(3);
    expect(await counted("跑步")).toBe(3);
    expect(await counted("Yoga")).toBe(1);
    const { by_type } = (await hanna.get("/api/sport/stats")).body;
    expect(by_type).toMatchObject([
      { exercise_type: "running", sessions: 3 },
      { exercise_type: "yoga", sessions: 1 },
    ]);
  });

  it("pages with next_offset, null at the end", async () => {
    const page = async (offset: number) =>
      (await mei.get(`/api/sport/history?limit=3&offset=${offset}`)).body;
    expect(await page(0)).toMatchObject({ total_count: 4, has_more: true, next_offset: 3 });
    expect(await page(3)).toMatchObject({ total_count: 4, has_more: false, next_offset: null });
    expect((await page(3)).records).toHaveLength(1);
  });

  it.each([
    ["start_date=02.03.2026", "start_date"],
    ["start_date=2026-02-30", "start_date"],
    ["end_date=2026-03-02T10:00:00Z", "end_date"],
    ["start_date=2026-03-02&end_date=2026-03-01", "end_date"],
    ["exclude_custom=1", "exclude_custom"],
    ["timezone=Mars/Olympus", "timezone"],
    ["timezone=%2B02:00", "timezone"],
    ["limit=101", "limit"],
    ["offset=-1", "offset"],
    ["start_date=2026-03-01&start_date=2026-03-02", "start_date"],
  ])("refuses %s with 400 and names the field", async (query, path) => {
    const { status, body } = await mei.get(`/api/sport/history?${query}`);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });
});
