import { describe, expect, it } from "vitest";
import { FORM_WEIGHTS } from "../../../../src/chat/form-weights.ts";
import type { AskedRecords } from "../../../../src/chat/records/asked-records.ts";
import { readRecordQuestion } from "../../../../src/chat/records/read-record-question.ts";
import { createFormJudge } from "../../../../src/chat/records/wording/form-judge.ts";
import { formOfQuestion } from "../../../../src/chat/records/wording/form-of-question.ts";
import { readInAnyWords } from "../../../../src/chat/records/wording/read-in-any-words.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";

const judgeForm = createFormJudge(FORM_WEIGHTS);
const CONTEXT = { today: "2026-11-22" as LocalDate, before: null };

function formOf(text: string): string | null | undefined {
  const question = readInAnyWords(read(text), CONTEXT, judgeForm);
  return question && formOfQuestion(question);
}

describe("a question about one's own records, in words that no rule knows", () => {
  it.each([
    ["I've been exercising every day lately, how many days straight is it now?", "streak_now"],
    ["I've been slacking on the weights, how many days has it been already?", "days_since"],
    ["It's been how many days now without a workout?", "days_since"],
    ["last yoga, how many days back?", "days_since"],
    ["all in all, is it running or yoga that i do more?", "compare_sports"],
    ["Could you put my lifting in May next to October and say what was more?", "compare_periods"],
    ["这一年到头我哪个礼拜练得最狠", "best_week"],
    ["距離我上一次重訓過了多少日子", "days_since"],
  ] as const)("is read: %s", (question, form) => {
    expect(formOf(question)).toBe(form);
  });

  it("keeps its sport and its period", () => {
    const question = readInAnyWords(
      read("last week I was at badminton, so how many calories did I burn there?"),
      CONTEXT,
      judgeForm,
    ) as AskedRecords;
    expect(question.query).toMatchObject({
      metric: "calories",
      activity: { families: ["badminton"] },
      period: { kind: "week", weeksAgo: 1 },
    });
  });

  it.each([
    // Nothing of one's own is asked for.
    "whats a met minute",
    "MET是什么鬼",
    "how many times a week should i run",
    "i lost my mum in january and stopped everything",
    "昨天游泳忘记记了 怎么补",
    "排一個給初學者的一週訓練",
    // What only tells.
    "I hit my target this week!",
    "I finally beat my longest streak",
    "我这周达成目标了！",
    "my longest run ever was today, so proud",
    // How much there should be, and what it is of others.
    "这周我该跑几次",
    "平均每次跑步多久比较好",
    "longest streak in the world of running",
    // The least, and what is left out.
    "最短的一次运动是哪次",
    "哪次跑步消耗卡路里最少",
    "last workout that wasn't a walk, when?",
    // What is compared by no time.
    "跑步和骑车哪个消耗更多",
    // A complaint matters more.
    "my chest hurts since my run, how long did i run yesterday",
  ])("is none: %s", (text) => {
    expect(readInAnyWords(read(text), CONTEXT, judgeForm)).toBeNull();
  });

  it.each([
    // What has no place in plain words is left to the rules.
    "how many runs over an hour did i do in may",
    "how many kilometers did i run in may",
    "which week had the highest mileage",
    "how often did i run before noon last month",
    "最近哪周练得最不勤快",
    "what week did i slack off the most",
    "days since I ran, not counting treadmill",
  ])("is what the rules read: %s", (text) => {
    const question = readRecordQuestion(read(text), CONTEXT);
    expect(question).not.toBeNull();
    expect(readInAnyWords(read(text), CONTEXT, judgeForm)).toEqual(question);
  });

  it("is what the rules read where nobody judges it", () => {
    expect(readInAnyWords(read("last yoga, how many days back?"), CONTEXT)).toEqual(
      readRecordQuestion(read("last yoga, how many days back?"), CONTEXT),
    );
  });

  it("is what the rules read where it goes on from the question before", () => {
    const before = readRecordQuestion(read("how many runs in May?"), CONTEXT) as AskedRecords;
    const following = readInAnyWords(read("and in June?"), { ...CONTEXT, before }, judgeForm);
    expect(following).toMatchObject({ isFollowUp: true, query: { metric: "sessions" } });
  });
});
