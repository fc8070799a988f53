import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { READING_BITS } from "../../../src/safety/content-check/concept-hit.ts";
import { contentEngine } from "../../../src/safety/content-check/content-engine.ts";
import { evidenceBySpan } from "../../../src/safety/content-check/evidence.ts";
import { isAtLeast } from "../../../src/safety/risk-level.ts";
import { DANGERS } from "./dangers-beside-reasons.ts";

/** Each with a neighbour for which the reason does not hold. */
const PAIRS = [
  ["my goggles are foggy and I can't see in my left eye", "since today I can't see in my left eye"],
  [
    "I got sand in my eye and can't see in my left eye",
    "sand in my eye, still cant see in my left eye",
  ],
  ["泳镜起雾了，左眼看不见", "摘了泳镜，左眼还是看不见"],
  ["蛙鏡入水，右眼睇唔到", "右眼突然睇唔到"],
  ["hands round my neck for a stretch", "hands round my neck, he squeezed"],
  [
    "my toddler had his hands around my neck",
    "my husband had his hands around my neck, toddler next door",
  ],
  ["我家娃箍住我的脖子", "宝宝箍住我的脖子"],
  ["my sats are 90 in Cusco", "my sats are 90"],
  ["在拉萨，血氧91", "在拉萨，血氧88，头痛呕吐"],
  [
    "13 weeks pregnant and haven't felt the baby move",
    "31 weeks pregnant and haven't felt the baby move today",
  ],
  ["怀孕12周还没胎动", "懷孕32週，今日冇胎動"],
  ["I was wheezing on the run, it's over now", "I am wheezing on the run"],
  ["can't feel my fingers, it's freezing out here", "can't feel my fingers or my legs"],
  ["dont want to be here want to be in lisbon", "dont want to be here anymore"],
  ["不想在这里，想去海边", "不想活了"],
  ["my chest is sore after push ups", "my chest is sore and tight when walking upstairs"],
  ["昨天卧推，胸肌酸痛", "昨天卧推，胸口压着痛"],
  ["cut my finger chopping onions", "cut my finger to feel something, again"],
  ["got stabbed in the arm by the nurse, flu shot done", "got stabbed in the arm with a knife"],
  ["the seat post hasn't moved", "the driver hasn't moved since the crash"],
  ["back from the dentist, my lip is numb", "dentist yesterday, now my arm and lip are numb"],
  ["beetroot juice makes my pee red", "my pee is dark like cola"],
  ["食完火龍果，大便紅色", "大便有血"],
  ["this sports bra is so tight I can't breathe", "I loosened my bra and still can't breathe"],
  ["my toddler choked on a grape, coughed it out", "my son choked on a grape and is blue"],
  ["took the whole pack of gels", "took the whole pack of paracetamol"],
  ["we jumped off the bridge into the lake", "I want to jump off the bridge into the river"],
  [
    "7 months pregnant, gained 30 lbs already",
    "pregnant, gained 10 lbs this week and hands are swollen",
  ],
  ["My dog has blindness in one eye", "my dog walked with me and I went blind in one eye"],
  ["the vet says our cat had a seizure", "the cat is here and my son had a seizure"],
  ["狗狗一只眼睛看不见了", "我抱着狗狗，左眼突然看不见了"],
  ["我家貓咪抽搐", "隻狗吠，我爸抽搐"],
] as const;

function findsIn(source: string) {
  const engine = contentEngine();
  const found = engine.counted(engine.find(read(source)));
  const rules = engine.applyRules(found, new Set(), "message");
  const explained = found.finds
    .flat()
    .filter(({ reading }) => (reading & READING_BITS.explained) !== 0).length;
  const [evidence] = evidenceBySpan(found, [{ start: 0, end: found.text.words.length }]);
  return { isWarned: rules.some(({ level }) => isAtLeast(level, "medium")), explained, evidence };
}

const NEVER_EXPLAINED = Object.entries(DANGERS).flatMap(([kind, texts]) =>
  texts.map((text) => [kind, text] as const),
);

describe("a sign for which a harmless reason is told", () => {
  it.each(PAIRS)("warns of nothing: %s", (harmless) => {
    const { isWarned, evidence } = findsIn(harmless);
    expect(isWarned).toBe(false);
    expect(evidence?.plain).toBe("part");
  });

  it.each(PAIRS)("stays one without the reason: %s, %s", (_harmless, grave) => {
    const { isWarned, evidence } = findsIn(grave);
    expect(evidence?.plain).toBe("none");
    expect(isWarned || evidence?.strongest === "sign").toBe(true);
  });

  it.each(NEVER_EXPLAINED)("stays one where the reason is not its own: %s, %s", (_kind, grave) => {
    const { explained, evidence } = findsIn(grave);
    expect(explained).toBe(0);
    expect(evidence?.plain).not.toBe("all");
  });

  it("stays one where another sign stands beside it", () => {
    const { evidence } = findsIn(
      "goggles foggy, can't see in my left eye and my arm has gone limp",
    );
    expect(evidence?.plain).toBe("none");
  });
});
