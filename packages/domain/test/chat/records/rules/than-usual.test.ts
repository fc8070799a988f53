import { describe, expect, it } from "vitest";
import { recordQuestionIn } from "../../../../src/chat/records/question-in-session.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";

const TODAY = "2026-06-17" as LocalDate;

function asked(...turns: readonly string[]) {
  const history = turns.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  return recordQuestionIn(read(turns.at(-1) ?? ""), history, TODAY);
}

describe("a session is held against what is usual", () => {
  it.each([
    [["how long was my last run", "was that longer than usual?"], "how_long", "average_minutes"],
    [
      ["how far did i run yesterday", "was that farther than normal"],
      "distance",
      "average_distance_m",
    ],
    [["when did I last run", "faster than usual?"], "pace", "pace_s_per_km"],
    [
      ["what was my longest run", "how does that compare to my average"],
      "how_long",
      "average_minutes",
    ],
    [
      ["how many calories did I burn yesterday", "was that more than usual"],
      "calories",
      "calories",
    ],
    [["昨天我消耗了多少卡", "比平时多吗"], "calories", "calories"],
    [["尋日跑咗幾遠", "多過平時嗎"], "distance", "average_distance_m"],
    [["我上次跑了多久", "比平时久吗"], "how_long", "average_minutes"],
    [["昨天跑了多远", "这算比平常远吗"], "distance", "average_distance_m"],
    [["尋日跑咗幾耐", "係咪比平時耐"], "how_long", "average_minutes"],
  ])("behind a question of it: %s", (turns, ask, metric) => {
    expect(asked(...turns)).toMatchObject({ ask, against: { metric, period: { kind: "ever" } } });
  });

  it.each([
    ["was my last ride longer than usual", "how_long"],
    ["was yesterday's run faster than normal?", "pace"],
    ["我上次跑步比平时快吗", "pace"],
    ["上次踩單車耐過平時嗎", "how_long"],
    ["上次跑步慢過平時嗎", "pace"],
    ["上次跑步遠過平時嗎", "distance"],
    ["did I run more than usual yesterday", "how_long"],
  ])("where it is named: %s", (question, ask) => {
    expect(asked(question)).toMatchObject({ query: { metric: "last" }, ask });
  });

  it.each([
    [["was my last run harder than usual"]],
    [["was my last run better than usual"]],
    [["was my last run more intense than usual"]],
    [["was my heart rate higher than usual on my last run"]],
    [["上次跑步比平時心跳快嗎"]],
    [["我上次跑步比平时好吗"]],
    [["上次跑步辛苦過平時嗎"]],
    [["when did I last run", "was it harder than usual"]],
    [["我上次跑了多久", "比平时辛苦吗"]],
  ])("and left alone by what has no mean: %s", (turns) => {
    expect(asked(...turns)).toBeNull();
  });

  it("and a time of many is told by its trend", () => {
    expect(asked("am I running more than usual")).toMatchObject({
      query: { comparison: { with: "trend" } },
    });
    expect(asked("I am more tired than usual, should I run")).toBeNull();
  });
});

describe("the last session of so much", () => {
  const about = (measure: string, value: number) => ({
    query: { metric: "last", choice: { by: "bound", bound: { measure, side: "about", value } } },
  });

  it.each([
    ["when was my last 30 minute run", about("minutes", 30)],
    ["when did I last run 10k", about("meters", 10_000)],
    ["my last 5k?", about("meters", 5_000)],
    ["我上次30分钟的跑步是什么时候", about("minutes", 30)],
    ["上次十公里是哪天", about("meters", 10_000)],
    ["my last 2 hour ride", about("minutes", 120)],
    ["last 5 mile run", about("meters", 8_046.72)],
    ["my last 200 meter swim", about("meters", 200)],
    ["上次游一千米", about("meters", 1_000)],
    ["上次跑五公里", about("meters", 5_000)],
    ["上次五公里配速", { ...about("meters", 5_000), ask: "pace" }],
    ["上次十公里嘅配速", { ...about("meters", 10_000), ask: "pace" }],
  ])("is of about as much: %s", (question, query) => {
    expect(asked(question)).toMatchObject(query);
  });

  it.each([["my last long run?"], ["when was my last long run"], ["我上次長跑是什麼時候"]])(
    "that is long is one of an hour where none is called so: %s",
    (question) => {
      expect(asked(question)).toMatchObject({
        against: { choice: { bound: { measure: "minutes", side: "least", value: 60 } } },
      });
    },
  );

  it("is none of what another sentence tells", () => {
    expect(asked("just did 5k. when was my last run?")).not.toMatchObject({
      query: { choice: {} },
    });
  });

  it.each([["my last 5k was 30 minutes"], ["上次五公里跑了30分钟"], ["上次游了一千米，很累"]])(
    "is none where something is told of it: %s",
    (told) => {
      expect(asked(told)).toBeNull();
    },
  );

  it("is none where it is asked how long the last was", () => {
    expect(asked("was my last run 30 minutes")).not.toMatchObject({ query: { choice: {} } });
  });
});
