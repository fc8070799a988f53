import { describe, expect, it } from "vitest";
import { questionOf } from "../../../../src/chat/question/question.ts";
import type { AskedRecords, RecordQuestion } from "../../../../src/chat/records/asked-records.ts";
import { readRecordQuestion } from "../../../../src/chat/records/read-record-question.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";

const TODAY = "2026-11-30" as LocalDate;

/** Kind and side of a question about the two latest sessions; of what asks for anything else its kind alone. */
function heldOf(questions: string): string {
  let before: AskedRecords | null = null;
  let asked: RecordQuestion | null = null;
  for (const text of questions.split(" >> ")) {
    asked = readRecordQuestion(questionOf(read(text)), { today: TODAY, before });
    before = asked?.kind === "records" ? asked : null;
  }
  if (asked?.kind !== "records") return asked?.kind ?? "none";
  const { query, against, ask } = asked;
  if (against?.metric !== "list" || query.metric !== "last") return query.metric;
  expect(against).toMatchObject({ activity: query.activity, choice: { by: "latest", count: 2 } });
  return `${query.activity?.families[0] ?? "any"} ${ask}`;
}

describe("the last session and the one before are held against each other", () => {
  it.each([
    ["was my last ride longer than the one before", "bicycling how_long"],
    ["was my last run faster than the previous one", "running pace"],
    ["did I burn more on my last run than on the one before", "running calories"],
    ["which of my last two runs was longer", "running how_long"],
    ["compare my last two runs", "running value"],
    ["is my last workout better than the previous one?", "any value"],
    ["last run shorter than previous run?", "running how_long"],
    ["我上次骑车比再上一次久吗", "bicycling how_long"],
    ["我上次跑步比上上次快吗", "running pace"],
    ["我最近两次跑步哪次更久", "running how_long"],
    ["對比我最近兩次騎車", "bicycling value"],
    ["我上次運動比再上次久嗎", "any how_long"],
    ["上次跑步比再上一次心率高吗", "running heart_rate"],
    ["我上次慢跑比再上一次久吗", "running how_long"],
    ["上次快走和前一次哪次久", "walking how_long"],
    ["上次慢跑比再上一次快吗", "running pace"],
    ["我上次慢跑比再上一次远吗", "running distance"],
    ["我上次熱身跑步比前一次卡路里多嗎", "running calories"],
    ["我上次热身跑步比前一次久吗", "running how_long"],
  ])("%s", (question, asked) => {
    expect(heldOf(question)).toBe(asked);
  });

  it.each([
    ["when was my last run >> was it longer than the one before?", "running how_long"],
    ["was my last run faster than the previous one >> and farther?", "running distance"],
    ["was my last run faster than the previous one >> what about my rides?", "bicycling pace"],
    ["我上次跑步跟上上次比怎么样 >> 距离呢", "running distance"],
  ])("behind another question: %s", (questions, asked) => {
    expect(heldOf(questions)).toBe(asked);
  });

  it.each([
    ["did I run more last week than the one before", "minutes"],
    ["which was longer, my last run or my last ride?", "last"],
    ["when was my last run >> and the one before?", "list"],
    ["list my last two runs", "list"],
  ])("and nothing else: %s", (question, asked) => {
    expect(heldOf(question)).toBe(asked);
  });
});
