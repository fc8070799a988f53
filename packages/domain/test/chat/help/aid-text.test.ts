import { describe, expect, it } from "vitest";
import { aidTextFor, isAidText } from "../../../src/chat/help/aid-text.ts";
import {
  AID_CLOSING,
  AID_ESSENCES,
  AID_TEXTS,
  type AidKind,
  SUGAR_TEXTS,
} from "../../../src/chat/help/aid-texts.data.ts";
import { aidTopicsIn } from "../../../src/chat/help/aid-topics-in.ts";
import { read } from "../../../src/language/read.ts";
import { WRITINGS } from "../../../src/language/writing.ts";
import { isAtLeast } from "../../../src/safety/risk-level.ts";
import { checkContent } from "../../support/check-content.ts";
import { traditional } from "../../support/traditional.ts";

const TEXTS = [
  ...AID_TEXTS.map(({ text }) => text),
  ...Object.values(AID_ESSENCES),
  ...[SUGAR_TEXTS.back, SUGAR_TEXTS.low, AID_CLOSING],
];
const answer = (kind: AidKind, message: string) => aidTextFor(kind, read(message))?.en ?? "";

describe("what is said to a question in an emergency", () => {
  it.each([
    "ok I ate 4 jelly babies",
    "I took 4 glucose tablets",
    "had five dextrose tabs",
    "my son is 9",
    "吃了4块糖",
    "喝了2杯果汁",
    "200 mg/dl",
  ])("takes nothing that is counted, and no high sugar, for one that is back: %j", (message) => {
    expect(answer("low_sugar", message)).not.toContain("back in range");
  });

  it.each<[AidKind, string]>([
    ["bleeding", "how hard should I press"],
    ["allergy", "where do I push the epipen"],
    ["pregnancy", "how hard should I push"],
    ["low_sugar", "how fast does it work"],
    ["heat", "how fast to cool"],
    ["stroke", "how fast will they come"],
  ])(
    "says nothing of pushing on a chest where nobody's heart has stopped: %s, %j",
    (kind, asked) => {
      expect(answer(kind, asked)).not.toContain("chest");
      expect(answer(kind, asked)).not.toContain("100 to 120");
    },
  );

  it.each(["no breathing now", "他没有呼吸"])("takes no denied breath for one: %j", (message) => {
    expect(answer("unresponsive", message)).not.toContain("breathing is normal now");
  });

  it.each<[AidKind, string, string]>([
    ["unresponsive", "how fast do i push", "100 to 120 times a minute"],
    ["unresponsive", "how many compressions per minute", "100 to 120 times a minute"],
    ["unresponsive", "一分钟按多少下", "100 to 120 times a minute"],
    ["unresponsive", "how deep", "not more than 6 cm"],
    ["unresponsive", "要按几厘米", "not more than 6 cm"],
    ["unresponsive", "how hard do i push", "heel of one hand"],
    ["unresponsive", "where do my hands go", "heel of one hand"],
    ["unresponsive", "手要放边度", "heel of one hand"],
    ["unresponsive", "should I do mouth to mouth", "2 breaths"],
    ["unresponsive", "要做人工呼吸吗", "2 breaths"],
    ["unresponsive", "hes making weird snoring noises", "are not breathing"],
    ["unresponsive", "gasping noises now", "are not breathing"],
    ["unresponsive", "他在打呼噜一样喘", "are not breathing"],
    ["unresponsive", "佢好似扯鼻鼾", "are not breathing"],
    ["unresponsive", "the aed is here what now", "Switch the AED on"],
    ["unresponsive", "how long do i keep going", "until helpers take over"],
    ["unresponsive", "i am getting tired", "take turns"],
    ["stroke", "can she have water", "Nothing to eat or drink"],
    ["stroke", "能给她喝水吗", "Nothing to eat or drink"],
    ["stroke", "should i give her aspirin", "No aspirin"],
    ["stroke", "要唔要俾佢食阿士匹靈藥", "No aspirin"],
    ["stroke", "can she lie down", "lying or sitting safely"],
    ["stroke", "should i drive her to hospital", "wait for the ambulance"],
    ["stroke", "可以自己开车送她吗", "wait for the ambulance"],
    ["heat", "we gave him water he threw it up", "go on cooling"],
    ["heat", "喂了水他又吐了", "go on cooling"],
    ["heat", "is an ice bath ok", "cold water up to the neck"],
    ["cardiac", "can i take an aspirin", "Ask on the phone"],
    ["cardiac", "can i go for a run later", "no exercise now"],
    ["pregnancy", "can i walk tomorrow?", "no exercise now"],
    ["medical", "明天可以走路吗", "no exercise now"],
    [
      "unresponsive",
      "He makes weird snoring sounds, should I call an ambulance?",
      "are not breathing",
    ],
    ["unresponsive", "Should I call 999 or start CPR?", "heel of one hand"],
    ["unresponsive", "要不要打120，怎么做心肺复苏", "heel of one hand"],
    ["cardiac", "I was running, should I call an ambulance?", "Yes, call now"],
    ["cardiac", "should i call 911", "Yes, call now"],
    ["cardiac", "要唔要打999", "Yes, call now"],
    ["head_injury_thinner", "do i need to call an ambulance", "emergency department today"],
    ["head_injury_thinner", "can i go for a walk", "until it has been examined"],
    ["head_injury_thinner", "可以吃布洛芬吗", "add to the bleeding"],
    ["low_sugar", "需要打120吗", "Awake and able to swallow"],
    ["low_sugar", "juice or a banana", "Juice is quicker than a banana"],
    ["low_sugar", "喝果汁还是吃香蕉", "Juice is quicker than a banana"],
    ["low_sugar", "喝多少", "150 to 200 ml"],
    ["high_sugar", "should I take insulin", "Never leave out insulin"],
    ["high_sugar", "要打胰岛素吗", "Never leave out insulin"],
    ["low_sugar", "how long before i check again", "about 15 minutes"],
    ["low_sugar", "多久再测", "about 15 minutes"],
    ["low_sugar", "its 5.8 now, can i run", "back in range"],
    ["low_sugar", "6.2了", "back in range"],
    ["low_sugar", "after 15 minutes it is 3.5", "still low"],
    ["low_sugar", "62 now", "still low"],
    ["low_sugar", "when can i go running", "Not while it is low"],
  ])("after %s: %s", (kind, message, told) => {
    expect(answer(kind, message)).toContain(told);
    expect(answer(kind, traditional(message))).toContain(told);
  });

  it("looks for another day where moving is asked, not beside it", () => {
    const moved = "Can I move him? My mum arrives tomorrow";
    expect(aidTopicsIn(read(moved))).toContain("moving");
    expect(answer("stroke", moved)).not.toContain("exercise");
    expect(aidTopicsIn(read("Can I walk home tomorrow?"))).toContain("exercise");
  });

  it.each(["ok", "she is scared", "谢谢"])("is nothing to %j", (message) => {
    expect(answer("stroke", message)).toBe("");
  });

  it("is safe as advice, rests on named sources, and is known again", () => {
    for (const text of TEXTS)
      for (const writing of WRITINGS) {
        const { riskLevel, findings } = checkContent(text[writing], {}, "advice");
        expect(isAtLeast(riskLevel, "medium"), JSON.stringify([text.en, findings])).toBe(false);
        expect(text["zh-Hant"]).toBe(traditional(text["zh-Hans"]));
      }
    for (const { text, sources } of AID_TEXTS) {
      expect(sources.length).toBeGreaterThan(0);
      expect(isAidText(`${text["zh-Hant"]}\n\n`)).toBe(true);
    }
    expect(isAidText("Squat as deep as the back stays long.")).toBe(false);
  });
});
