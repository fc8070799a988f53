import { describe, it } from "vitest";
import { expectEach } from "./claims-in-words.ts";
import { evidenceOf } from "./sentences-in-words.ts";

describe("what tells whose the figures of a sentence are", () => {
  it("is what the person did", () => {
    expectEach(evidenceOf, [
      ["You ran 30 minutes.", "did you"],
      ["You already ran 30 minutes.", "did you"],
      ["You actually quickly ran 30 minutes.", "did you"],
      ["You only ran 30 minutes.", "did you"],
      ["You fly 30 minutes.", "none"],
      ["You run 30 minutes.", "did you"],
      ["You jogged for 30 minutes.", "did you"],
      ["You red 30 minutes.", "none"],
      ["You seed 30 minutes.", "did you"],
      ["You have run 30 minutes.", "did you"],
      ["You have now 30 minutes.", "did you"],
      ["You have 30 minutes.", "did you"],
      ["You have a dog.", "kept you have a"],
      ["You've done 30 minutes.", "did youve"],
      ["You've 30 minutes.", "did youve"],
      ["You've a dog.", "none"],
      ["You'd done 30 minutes.", "not youd"],
      ["You're at 30 minutes.", "did youre"],
      ["You're 30 minutes ahead.", "kept youre 30 minutes; did youre"],
      ["You're on a streak.", "kept youre on a; did youre"],
      ["You're nice.", "none"],
      ["You are averaging 30 minutes.", "did you"],
      ["You are 30 minutes in.", "did you"],
      ["You are nice.", "none"],
      ["You average 30 minutes.", "did you"],
      ["You weigh 72 kg.", "did you"],
      ["You total 30 minutes.", "did you"],
      ["You are currently at 30 minutes.", "did you"],
      ["You said 30 minutes.", "reported you said"],
      ["You mentioned 30 minutes.", "reported you mentioned"],
      ["You noted 30 minutes.", "none"],
      ["You both together ran 30 minutes.", "did you"],
      ["You so far ran 30 minutes.", "weak you; did you"],
      ["You ever ran twice once first since.", "weak you; did you"],
      ["We ran 30 minutes.", "none"],
    ]);
  });

  it("is what is on record of them", () => {
    expectEach(evidenceOf, [
      ["I can see 3 runs.", "did i can see"],
      ["According to your records it was 3.", "did according to your records"],
      ["Your log shows 3 runs.", "did your log shows"],
      ["It was logged on Monday.", "did logged"],
      ["Your longest run was 82 minutes.", "kept your longest"],
      ["Your streak is 5 days.", "kept your streak"],
      ["You have a streak of 5 days.", "kept you have a; kept a streak of"],
      ["根据你的记录，3次。", "did 根 据 你 的 记 录"],
      ["记录显示3次。", "did 记 录 显 示"],
      ["上次跑步3公里。", "kept 上 次"],
    ]);
  });

  it("is weaker where no days are named", () => {
    expectEach(evidenceOf, [
      ["Total: 3 runs.", "none"],
      ["Total this week: 3 runs.", "weak total"],
      ["Well done this week.", "weak well done"],
      ["Well done next week.", "none"],
      ["一共3次。", "none"],
      ["本周一共3次。", "weak 一 共"],
    ]);
  });

  it("is advice, the future, a supposition or a report", () => {
    expectEach(evidenceOf, [
      ["You should run 30 minutes.", "not should"],
      ["Tomorrow you run 30 minutes.", "did you"],
      ["If you run, it takes 30 minutes.", "sticky if; did you"],
      ["You wanted 30 minutes.", "reported you wanted"],
      ["As you say, 30 minutes.", "reported as you say"],
      ["你应该跑30分钟。", "kept 你; not 应; not 该"],
      ["明天跑30分钟。", "none"],
      ["如果跑30分钟。", "sticky 如 果"],
      ["你说30分钟。", "reported 你 说"],
    ]);
  });

  it("is an imperative at the beginning of a clause", () => {
    expectEach(evidenceOf, [
      ["Run 30 minutes.", "not run"],
      ["Take 20 minutes.", "not take"],
      ["Then rest for 2 days.", "not rest"],
      ["Please just take 20 minutes.", "not please; not take"],
      ["You ran, then rest.", "did you; not rest"],
      ["Today walk 20 minutes.", "not walk"],
      ["- Walk 20 minutes.", "not walk"],
      ["Do not walk 20 minutes.", "not do; not not"],
      ["You can take 20 minutes.", "not can"],
      ["My walk took 20 minutes.", "none"],
      ["Walk was 20 minutes.", "none"],
      ["Exercise cost you 300 kcal.", "none"],
      ["Run time is 3 hours.", "none"],
      ["Run sessions: 3.", "none"],
      ["Run: 20 minutes.", "none"],
      ["Run burns 300 kcal.", "none"],
      ["Exercise accounts for 3 hours.", "none"],
      ["Exercise adds up.", "none"],
      ["Exercise helps.", "none"],
      ["Exercise makes sense.", "none"],
      ["Exercise comes first.", "none"],
      ["Exercise totals 3 hours.", "none"],
      ["Exercise takes 3 hours.", "none"],
      ["Exercise brings joy.", "none"],
      ["Exercise is fun.", "none"],
      ["Run has gone well.", "none"],
      ["Workouts have gone well.", "none"],
      ["Walk workouts total 3.", "none"],
      ["Run total: 3.", "none"],
      ["Run are nice.", "none"],
      ["Run burn 3 kcal.", "none"],
      ["So, swim 20 minutes.", "not swim"],
      ["Monday, swim 20 minutes.", "not swim"],
    ]);
  });
});
