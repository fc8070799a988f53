import { describe, expect, it } from "vitest";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { findNothing } from "./a-content-check.ts";

function isFoundIn(text: string): boolean[] {
  const profile = { age: 60, regularExerciser: false };
  return [
    { profile, query: text },
    { profile: { ...profile, symptoms: [text] } },
    { profile: { ...profile, conditions: [text] } },
  ].map((input) =>
    assessRisk(input, findNothing).riskFactors.some(({ code }) => code === "claudication"),
  );
}

describe("claudication in plain words", () => {
  it.each(
    inBothScripts([
      "my calves cramp after 200 m and it goes when I stop",
      "My calf hurts when I walk. It stops when I rest.",
      "I get cramp in my calves after walking two blocks, it goes away when I stop",
      "pain in my calves when walking uphill that eases with rest",
      "my legs ache when I walk but are fine after a minute of standing still",
      "走两百米小腿就抽痛，停下来就好",
      "走路小腿疼，歇一会就好",
      "走一段路腿就疼，休息几分钟缓解",
    ]),
  )("is recognised: %j", (text) => expect(isFoundIn(text)).toEqual([true, true, true]));

  it.each(
    inBothScripts([
      "my calves are sore after leg day",
      "calf cramp at night",
      "I get leg cramps when running and it stops when I rest",
      "my thighs burn when I sprint and it stops when I rest",
      "I have no pain in my calves when I walk, and I stop and rest a lot",
      "My father's calves hurt when he walks and it stops when he rests",
      "昨天走了一天，小腿酸痛，休息后好一点",
      "小腿抽筋",
    ]),
  )("is not seen in %j", (text) => expect(isFoundIn(text)).toEqual([false, false, false]));

  it("leads where the published algorithm leads for a symptom", () => {
    const query = "my calves cramp after 200 m and it goes when I stop";
    const inactive = assessRisk({ profile: { regularExerciser: false }, query }, findNothing);
    const active = assessRisk({ profile: { regularExerciser: true }, query }, findNothing);
    expect(inactive).toMatchObject({ recommendedIntensity: "none", clearanceScope: "before_any" });
    expect(inactive.branch).toBe("inactive.no_disease.symptoms.vigorous");
    expect(active).toMatchObject({ clearanceScope: "stop_and_seek_care" });
  });
});
