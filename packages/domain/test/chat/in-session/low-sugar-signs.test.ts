import { describe, expect, it } from "vitest";
import { neededHelp } from "../../../src/chat/help/help-kinds-of.ts";
import { lowSugarFindings } from "../../../src/chat/in-session/low-sugar-signs.ts";
import { withSessionFindings } from "../../../src/chat/in-session/with-session-findings.ts";
import { read } from "../../../src/language/read.ts";
import type { SafetyContext } from "../../../src/safety/content-check.ts";
import { checkContent } from "../../support/check-content.ts";
import { traditional } from "../../support/traditional.ts";

const ON_TABLETS = { medications: ["gliclazide"] };
const found = (message: string, context?: SafetyContext, before: readonly string[] = []) =>
  lowSugarFindings(
    read(message),
    before.map((content) => ({ role: "user" as const, content })),
    context,
  );

describe("signs of a low sugar in somebody whose medicine lowers it", () => {
  it.each([
    "跑步的时候手抖出冷汗怎么办",
    "现在就有点手抖心慌",
    "我手震",
    "what do i do when i get shaky and sweaty on a run",
    "im shaky right now and my heart races",
    "broke out in a cold sweat on the treadmill",
    "I was lifting and now I am shaking and have a cold sweat",
    "I did squats, now shaky and cold sweat",
    "I only had coffee and I am shaking",
    "I feel freezing and shaky, cold sweat",
    "cold sweat after the plank",
    "after the set I feel hypo",
    "I think I am hypo after the set",
    "I have the shakes",
    "喝了咖啡手抖",
    "做完一组手抖出冷汗",
  ])("are answered with the help for one: %j", (message) => {
    for (const text of [message, traditional(message)]) {
      expect(found(text)).toEqual([]);
      const findings = found(text, ON_TABLETS);
      expect(findings).toHaveLength(1);
      const check = withSessionFindings(checkContent(text), findings);
      expect(neededHelp(check, read(text)).kinds).toContain("low_sugar");
    }
  });

  it("count where the medicine was told before", () => {
    expect(found("手抖出冷汗", undefined, ["我吃达美康"])).toHaveLength(1);
    expect(found("I feel shaky", undefined, ["I have type 1 diabetes"])).toHaveLength(1);
    expect(found("I feel shaky", undefined, ["my wife takes gliclazide"])).toEqual([]);
  });

  it.each([
    "not shaky at all",
    "my legs are shaky after the set",
    "shaky from stage fright",
    "做完一组手抖",
    "what protein shakes are good",
    "I drink two shakes a day",
    "I am shaking off the flu",
    "I used to get a cold sweat",
    "my son is shaky",
    "shaky before, it is 5.8 now",
  ])("are not told by %j", (message) => {
    expect(found(message, ON_TABLETS)).toEqual([]);
  });
});
