import { describe, expect, it } from "vitest";
import { mayAskAhead, recordQuestionIn } from "../../../../src/chat/records/question-in-session.ts";
import { read } from "../../../../src/language/read.ts";

/** A Wednesday. */
const TODAY = "2026-11-18" as never;

function askedOf(text: string, hasPlan: boolean, history: readonly string[] = []) {
  const turns = history.map((content) => ({ role: "user" as const, content }));
  const asked = recordQuestionIn(read(text), turns, TODAY, { hasPlan });
  if (asked?.kind !== "records") return asked?.kind ?? null;
  const { query } = asked;
  if (query.metric !== "plan") return query.metric;
  return [query.day, query.until].filter((day) => day !== undefined).join(" ");
}

describe("a question of what is to be done on a day to come", () => {
  it.each([
    ["what should I train tomorrow?", "2026-11-19"],
    ["whats on for today", "2026-11-18"],
    ["what do I have to do on saturday?", "2026-11-21"],
    ["how long is my long run this weekend?", "2026-11-21 2026-11-22"],
    ["do i have to run tomorow", "2026-11-19"],
    ["wat do i do tmrw", "2026-11-19"],
    ["how far should I run on Tuesday", "2026-11-24"],
    ["am I running on thursday?", "2026-11-19"],
    ["明天要跑多少", "2026-11-19"],
    ["明天练什么", "2026-11-19"],
    ["周六要跑多久", "2026-11-21"],
    ["后天有训练吗", "2026-11-20"],
    ["今天要不要跑步", "2026-11-18"],
    ["週末長跑要跑多久", "2026-11-21 2026-11-22"],
    ["今日有咩要做", "2026-11-18"],
    ["聽日使唔使跑步", "2026-11-19"],
    ["今晚練咩", "2026-11-18"],
  ])("is one of the plan: %s", (text, day) => {
    expect(askedOf(text, true)).toBe(day);
  });

  it.each([
    ["how long was my long run this weekend", "last"],
    ["我上周六跑了多久", "minutes"],
    ["what did I do today", "list"],
    ["what should I eat tomorrow", null],
    ["should I train tomorrow with a cold", null],
    ["what should I do today, my knee hurts", null],
    ["明天跑步前吃什么", null],
    ["how many minutes should I exercise a week", null],
  ])("is none of it where it asks for something else: %s", (text, kind) => {
    expect(askedOf(text, true)).toBe(kind);
  });

  it("goes on with another day", () => {
    expect(askedOf("聽日呢", true, ["今日有咩要做"])).toBe("2026-11-19");
    expect(askedOf("and on saturday?", true, ["what should I train tomorrow?"])).toBe("2026-11-21");
  });

  it("is not answered by what was where nothing is planned", () => {
    expect(askedOf("周六要跑多久", false)).toBeNull();
    expect(askedOf("how long is my long run this weekend?", false)).toBeNull();
  });
});

describe("a question that is no record's", () => {
  it.each([
    "我兩年前通過波仔,行山有冇問題?",
    "what am I training for",
    "今天还去打球吗",
    "今晚仲去跑步咩",
  ])("is not answered by what was: %s", (text) => {
    expect(askedOf(text, false)).toBeNull();
  });

  it.each(["今天打球了吗", "今天有没有去打球", "我上周有没有去打球"])(
    "stays one of what was done: %s",
    (text) => {
      expect(askedOf(text, true)).toBe("sessions");
    },
  );
});

describe("a week that is wished for by who has a plan", () => {
  it.each([
    "make me a plan for the week",
    "make me a weekly training plan",
    "給我一個這星期的計劃",
    "帮我安排这周的训练",
    "俾我一個下星期嘅運動計劃",
  ])("is that plan: %s", (text) => {
    expect(askedOf(text, true)).toBe("");
  });

  it.each([
    ["make me a plan for the week", "but no gym on wednesday", "2026-11-18"],
    ["make me a plan for the week", "I can't on saturday", "2026-11-21"],
    ["給我一個這星期的計劃", "週四不行,我要加班", "2026-11-19"],
  ])("is told with the day that does not fit: %s, %s", (wish, day, expected) => {
    expect(askedOf(day, true, [wish])).toBe(expected);
    expect(askedOf(day, false, [wish])).toBeNull();
  });

  it.each([
    "give me a plan to lose weight",
    "make me a running plan for a half marathon in 12 weeks",
    "can i go on a plane next week",
  ])("is another one: %s", (text) => {
    expect(askedOf(text, true)).toBeNull();
  });

  it.each([
    ["but how far did I run last week?", "distance_m"],
    ["how many runs did I do last month, no walks?", "sessions"],
    ["how far did I run on Monday, not walk?", "distance_m"],
  ])("is not changed by a question of what was: %s", (text, metric) => {
    expect(askedOf(text, false, ["make me a weekly training plan"])).toBe(metric);
    expect(askedOf(text, false)).toBe(metric);
  });

  it.each(["but no gym on wednesday", "can we do no gym on wednesday?", "周四不行"])(
    "is changed, and no record asked: %s",
    (text) => {
      expect(askedOf(text, false, ["make me a weekly training plan"])).toBeNull();
    },
  );
});

describe("whether there is a plan has to be known", () => {
  it.each([
    ["Show me my plan", "But no gym on Wednesday"],
    ["What is my plan for the week?", "I can't on Saturday"],
    ["我的计划是什么", "周四不行"],
  ])("where a day does not fit behind one: %s, %s", (before, text) => {
    const history = [{ role: "user" as const, content: before }];
    expect(mayAskAhead(read(text), history, TODAY)).toBe(true);
    expect(askedOf(text, true, [before])).toMatch(/^2026-11-(18|19|21)$/u);
  });

  it.each(["How far did I run on Wednesday?", "我周四跑了多远"])("and not for %s", (text) => {
    expect(mayAskAhead(read(text), [], TODAY)).toBe(false);
  });
});
