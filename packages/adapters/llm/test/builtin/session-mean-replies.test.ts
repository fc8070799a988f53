import { statedMeasures } from "@health-exercise/domain/sport";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { aSession, someRecords } from "./some-records.ts";

const walk = (daysAgo: number, steps: number, elevationGainMeters: number) =>
  aSession(daysAgo, 30, {
    sportName: "Walking",
    matchedCategoryId: "walking",
    measures: statedMeasures({ steps, elevationGainMeters }),
  });
const records = someRecords({ sessions: [walk(1, 3_000, 40), walk(8, 4_001, 20)] });

describe("the mean of a session", () => {
  it.each([
    [
      "average calories per walk",
      "So far your walking sessions came to 300 kcal each on average: 600 kcal in 2 sessions.",
    ],
    [
      "how many calories do I burn per workout on average",
      "So far your sessions came to 300 kcal each on average: 600 kcal in 2 sessions.",
    ],
    ["平均每次步行消耗多少热量", "到目前为止你平均每次走路300千卡：2次共600千卡。"],
  ])("is that of energy: %s", async (question, reply) => {
    expect(await replyTo(question, { records })).toBe(reply);
  });

  it.each([
    [
      "average elevation gain per walk",
      "So far you climbed 30 m a session on average, over 2 sessions of walking.",
    ],
  ])("is that of what was measured: %s", async (question, reply) => {
    expect(await replyTo(question, { records })).toBe(reply);
  });

  it("leaves out what no energy is known of", async () => {
    const run = (daysAgo: number, calories: number) =>
      aSession(daysAgo, 30, { matchedCategoryId: "running", calories });
    const some = someRecords({ sessions: [run(1, 300), run(2, 0), run(3, 300), run(4, 0)] });
    expect(await replyTo("average calories per run", { records: some })).toBe(
      "So far your running sessions came to 300 kcal each on average: 600 kcal in 2 sessions.",
    );
    expect(await replyTo("平均每次跑步消耗多少热量", { records: some })).toBe(
      "到目前为止你平均每次跑步300千卡：2次共600千卡。",
    );
    const none = someRecords({ sessions: [run(1, 0), run(2, 0)] });
    expect(await replyTo("average calories per run", { records: none })).not.toMatch(/average/);
  });

  it("is whole steps", async () => {
    const reply = await replyTo("average steps per walk", { records });
    expect(reply).toBe(
      "In the last 90 days it was 3501 steps a session on average, over 2 sessions of walking.",
    );
  });
});
