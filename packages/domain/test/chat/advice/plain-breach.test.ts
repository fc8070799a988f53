import { describe, expect, it } from "vitest";
import { reviewReply } from "../../../src/chat/reply/review-reply.ts";
import { read } from "../../../src/language/read.ts";
import type { ExerciseLimit } from "../../../src/safety/policy/exercise-limit.ts";
import { contentCheck } from "../../support/check-content.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { aReplyMaterial } from "../a-reply-material.ts";

type Said = readonly [limit: ExerciseLimit, text: string];

const HIT_OR_FALL: readonly Said[] = [
  ["pregnancy", "You could try boxing or an ice hockey game tonight, it is great fun."],
  ["pregnancy", "How about a rugby match with your friends?"],
  ["pregnancy", "Why not go skiing this weekend?"],
  ["pregnancy", "Let's plan horse riding for Saturday."],
  ["pregnancy", "Football with the lads tonight sounds like a plan!"],
  ["pregnancy", "Bouldering is a lovely way to spend an evening."],
  ["bleeding_risk", "Boxing sparring is a great way to blow off steam, give it a go."],
  ["bleeding_risk", "You can play ice hockey tonight."],
  ["head_injury", "You could go back to football training tomorrow."],
  ["head_injury", "Mountain biking would be a nice way to clear your head."],
  ["eye_pressure", "A boxing class is a good option for tonight."],
  ["osteoporosis", "How about wrestling practice tonight?"],
  ["neck_injury", "Rugby tonight would be fun, join in."],
  ["pregnancy", "今晚可以去打一场冰球或者练练拳击，特别有意思。"],
  ["pregnancy", "骑马很适合你，下午去试试。"],
  ["pregnancy", "跟朋友踢场足球放松一下吧。"],
  ["bleeding_risk", "打橄榄球出出汗，今晚就去。"],
  ["bleeding_risk", "可以試試散打課，很解壓。"],
];

const HARMLESS: readonly Said[] = [
  ["pregnancy", "Boxing and hockey are not for now: a fall could hurt the baby."],
  ["pregnancy", "After the birth you can go back to boxing."],
  ["pregnancy", "You asked about boxing: that is best left until after the birth."],
  ["pregnancy", "Swimming is a good choice instead of ice hockey."],
  ["pregnancy", "Ice hockey can wait; try a walk tonight."],
  ["pregnancy", "Watch the hockey game tonight and do some stretches at half time."],
  ["pregnancy", "I'd give boxing a miss until the baby is born."],
  ["pregnancy", "Shall I take boxing off your plan?"],
  ["pregnancy", "Let's swap Thursday's judo for a swim."],
  ["pregnancy", "You can still help coach the football team from the touchline."],
  ["pregnancy", "Shadow boxing without a partner is fine at an easy pace."],
  ["pregnancy", "Keep boxing gloves in the cupboard for now."],
  ["bleeding_risk", "With warfarin a blow to the head can bleed, so choose swimming over boxing."],
  ["bleeding_risk", "Non-contact football drills with a friend are fine if nobody tackles."],
  ["head_injury", "Football training can start again step by step after the doctor's clearance."],
  ["eye_pressure", "Boxing and diving have to wait until the eye has healed."],
  ["pregnancy", "怀孕的时候不建议打冰球和拳击，摔倒会伤到宝宝。"],
  ["pregnancy", "生完宝宝以后可以再练拳击。"],
  ["pregnancy", "你问到拳击：现在先不练，改成散步更合适。"],
  ["pregnancy", "可以在家看冰球比赛，顺便做做拉伸。"],
  ["pregnancy", "要我把拳击从计划里拿掉吗？"],
  ["pregnancy", "走路要穿防滑鞋，注意别摔跤。"],
  ["osteoporosis", "扶着台面练平衡，就不容易摔跤。"],
  ["bleeding_risk", "足球可以看，不要踢。"],
];

/** What is left of a reply by the policy alone: its judge objects to nothing. */
function reviewed(text: string, limits: readonly ExerciseLimit[]) {
  const material = aReplyMaterial({
    message: "What could I do tonight?",
    limits: { maxIntensity: "vigorous", clearance: "none", limits },
  });
  return reviewReply({ text, passages: [] }, material, contentCheck, (_, sentences) =>
    sentences.map(() => false),
  );
}

describe("blows and falls", () => {
  it.each(inBothScripts(HIT_OR_FALL))(
    "are stopped for whom they are forbidden, whatever the weights say (%s): %s",
    (limit, text) => {
      const { flags, rules, text: given } = reviewed(text, [limit]);
      expect(flags).toContain("reply_replaced");
      expect(rules.some((rule) => rule.startsWith(`limits.${limit}.`))).toBe(true);
      expect(given).not.toContain(text);
    },
  );

  it.each(inBothScripts(HIT_OR_FALL))("are fine for others (%s): %s", (_, text) => {
    expect(reviewed(text, []).text).toContain(text);
  });

  it.each(inBothScripts(HARMLESS))(
    "may be warned of, asked about, put off and watched (%s): %s",
    (limit, text) => {
      expect(reviewed(text, [limit]).text).toContain(text);
    },
  );

  it("leave the rest of a reply", () => {
    const swim = "A swim of half an hour at an easy pace would do you good tonight.";
    const { text, flags } = reviewed(`${swim} You could also try ice hockey.`, ["pregnancy"]);
    expect(flags).toEqual(["reply_shortened"]);
    expect(text).toContain(swim);
    expect(read(text).source).not.toContain("hockey");
  });
});

describe("a red flag that nobody has looked at", () => {
  const review = (text: string, isMatterOpen: boolean) => {
    const material = {
      ...aReplyMaterial({
        message: "I feel fine again, can I run now?",
        limits: { maxIntensity: "none", clearance: "stop_and_seek_care", limits: [] },
      }),
      isMatterOpen,
    };
    return reviewReply({ text, passages: [] }, material, contentCheck, (_, sentences) =>
      sentences.map(() => false),
    );
  };

  it.each(
    inBothScripts([
      ["clears all", "You are fine. Do sprints today and lift heavy weights."],
      ["names an effort", "Go for a hard run tonight, as fast as you can."],
      ["clears all", "没事的，今天去跑冲刺，练大重量。"],
    ]),
  )("lets nothing pass that %s, whatever the weights say: %s", (_, text) => {
    expect(review(text, true).flags).toContain("reply_replaced");
    expect(review(text, false).text).toContain(text);
  });

  it("leaves what warns", () => {
    const text = "Please do no sprints today, and have a doctor look at it first.";
    expect(review(text, true).text).toContain(text);
  });
});
