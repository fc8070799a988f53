import { statedMeasures } from "@health-exercise/domain/sport";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { aSession, someRecords } from "./some-records.ts";

const run = (daysAgo: number, minutes: number, kilometers: number, sportName = "Running") =>
  aSession(daysAgo, minutes, {
    sportName,
    matchedCategoryId: "running",
    measures: statedMeasures({ distanceMeters: kilometers * 1_000 }),
  });
const swim = aSession(2, 40, { sportName: "Swimming", matchedCategoryId: "swimming" });
const records = someRecords({ sessions: [run(1, 30, 6), run(9, 60, 10), run(20, 90, 14), swim] });
const said = (content: string) => [{ role: "user" as const, content }];

describe("a session beside what is usual", () => {
  it.each([
    [
      "was my last run longer than usual",
      "Your running session on Thursday 5 March: 30 minutes. Yours on average: 60 minutes, over 3 sessions. So it was shorter than usual, by 30 minutes.",
    ],
    [
      "was my last run faster than usual",
      "Your running session on Thursday 5 March: 5:00 min/km. Yours on average: 6:00 min/km, over 3 sessions. So it was faster than usual, by 1:00 min/km.",
    ],
    [
      "was my last run farther than usual",
      "Your running session on Thursday 5 March: 6 km. Yours on average: 10 km, over 3 sessions. So it was not as far as usual, by 4 km.",
    ],
    [
      "did my last run burn more calories than usual",
      "Your running session on Thursday 5 March: 300 kcal. Yours on average: 300 kcal, over 3 sessions. So it was about as usual.",
    ],
    [
      "我上次跑步比平时长吗",
      "你3月5日星期四的跑步：30分钟。你平均每次60分钟，共3次。比平时短，少30分钟。",
    ],
  ])("is told with the difference: %s", async (question, reply) => {
    expect(await replyTo(question, { records })).toBe(reply);
  });

  it("is told by itself where the measure is not on record", async () => {
    expect(await replyTo("was my last swim farther than usual", { records })).toMatch(
      /How far it went is not on record, so I cannot compare it\.$/,
    );
  });

  it("leaves the sessions that tell nothing out of what is usual", async () => {
    const facts = (calories: number, distanceMeters: number | null) => ({
      ...{ sportName: "Running", matchedCategoryId: "running", calories },
      measures: statedMeasures({ distanceMeters }),
    });
    const some = someRecords({
      sessions: [
        ...[aSession(1, 30, facts(300, 5_000)), aSession(2, 30, facts(0, null))],
        ...[aSession(3, 30, facts(300, 5_000)), aSession(4, 30, facts(0, null))],
      ],
    });
    const energy = await replyTo("did I burn more calories than usual yesterday", {
      records: some,
    });
    expect(energy).toMatch(/on average: 300 kcal, over 2 sessions\. So it was about as usual\.$/);
    const distance = await replyTo("was my last run farther than usual", { records: some });
    expect(distance).toMatch(/on average: 5 km, over 2 sessions\./);
    const distanceZh = await replyTo("我上次跑步比平時遠嗎", { records: some });
    expect(distanceZh).toMatch(/2次/);
  });

  it("goes on from a question of it", async () => {
    const facts = { records, history: said("when did I last run") };
    expect(await replyTo("longer than usual?", facts)).toMatch(/shorter than usual, by 30 minutes/);
  });
});

describe("the last long run", () => {
  it("is the last of an hour or more where none is called so", async () => {
    expect(await replyTo("when was my last long run", { records })).toMatch(
      /^No running session of yours is called a long one\. .*the last was “Running” on Wednesday 25 February/,
    );
  });

  it("is the one that is called so", async () => {
    const named = someRecords({ sessions: [run(1, 70, 10), run(9, 60, 10, "Long run")] });
    const reply = await replyTo("when was my last long run", { records: named });
    expect(reply).toMatch(/Wednesday 25 February/);
    expect(reply).not.toMatch(/called/);
  });
});
