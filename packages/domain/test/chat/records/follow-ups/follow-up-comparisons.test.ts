import { describe, expect, it } from "vitest";
import { recordQuestionIn } from "../../../../src/chat/records/question-in-session.ts";
import { read } from "../../../../src/language/read.ts";

/** A Wednesday. */
const TODAY = "2026-11-18" as never;

function asked(...turns: readonly string[]) {
  const history = turns.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  const found = recordQuestionIn(read(turns.at(-1) ?? ""), history, TODAY);
  return found?.kind === "records" ? found : undefined;
}

const LAST_WEEK = { kind: "week", weeksAgo: 1 };
const WEEK_BEFORE = { kind: "week", weeksAgo: 2 };
const OCTOBER = { kind: "month", year: 2026, month: 10 };
const SEPTEMBER = { kind: "month", year: 2026, month: 9 };

describe("a question that holds two times against each other", () => {
  it.each([
    [["what did I do last week", "how does it compare with the week before"], "minutes"],
    [
      ["what did I do last week", "how does it compare with the week before", "and calories"],
      "calories",
    ],
    [["上周我练了什么", "跟上上周比呢"], "minutes"],
  ])("goes on from a list: %s", (turns, metric) => {
    expect(asked(...turns)?.query).toMatchObject({
      metric,
      period: LAST_WEEK,
      comparison: { with: "period", period: WEEK_BEFORE },
    });
  });

  it.each([
    [["how did I do last month", "and the month before that", "so am I doing more or less?"]],
    [["上个月跑了多久", "再上个月呢", "那是多了还是少了"]],
    [["上個月跑咗幾耐", "九月呢", "多咗定少咗"]],
  ])("means those that were asked about one after the other: %s", (turns) => {
    expect(asked(...turns)?.query).toMatchObject({
      period: OCTOBER,
      comparison: { with: "period", period: SEPTEMBER },
    });
  });

  it.each([
    [["did I run more in October than in September", "by how much?"]],
    [["十月比九月跑得多吗", "多多少"]],
    [["十月跑步比九月多嗎", "差幾多"]],
  ])("is told once more where the difference is asked for: %s", (turns) => {
    expect(asked(...turns)?.query).toMatchObject({
      period: OCTOBER,
      comparison: { with: "period", period: SEPTEMBER },
    });
  });

  it("is no question of what is missing", () => {
    const query = asked("how many more km did I run in October than September")?.query;
    expect(query).toMatchObject({ metric: "distance_m", comparison: { with: "period" } });
  });

  it("is over where a sum of another time is asked for", () => {
    const query = asked("上周比上上周跑得多吗", "十一月一共多少公里")?.query;
    expect(query).toMatchObject({ metric: "distance_m", comparison: null });
  });
});

describe("a question that holds two kinds of exercise against each other", () => {
  it("does so by their time behind a way that only one of them has", () => {
    const query = asked("这个月跑了多少公里", "快走和羽毛球哪个多")?.query;
    expect(query).toMatchObject({ metric: "minutes", comparison: { with: "activity" } });
  });
});

describe("a question of which days", () => {
  it.each([
    "which days did I train last week?",
    "what days was I active last week",
    "上周哪几天跑步了",
    "上星期我邊幾日有做運動",
  ])("asks for each of them: %s", (text) => {
    expect(asked(text)).toMatchObject({
      query: { grouping: "day", period: LAST_WEEK },
      ask: "each",
    });
  });

  it.each(["how many days did I train last week", "which day did I train most last week"])(
    "is another one: %s",
    (text) => {
      expect(asked(text)?.ask).toBe("value");
    },
  );
});

describe("a question of one session's pace", () => {
  it.each([
    ["what was my longest run", "what was the pace"],
    ["我最长的一次跑步是哪次", "配速是多少"],
  ])("goes on from it: %s, %s", (...turns) => {
    expect(asked(...turns)).toMatchObject({ query: { metric: "longest" }, ask: "pace" });
  });
});
