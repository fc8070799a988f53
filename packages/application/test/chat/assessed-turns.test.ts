import { type ChatTurn, limitsOfPersonInSteps } from "@health-exercise/domain/chat";
import { read } from "@health-exercise/domain/language";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import { finished } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { assessedTurnsInSteps } from "../../src/chat/assessed-turns.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

/** What limits somebody at the last of the things that they said. */
const limitsAfter = (...said: readonly string[]) => {
  const query = read(said.at(-1) ?? "");
  const history = said.slice(0, -1).map((content): ChatTurn => ({ role: "user", content }));
  const turns = finished(assessedTurnsInSteps(query, history, checkContent));
  return finished(limitsOfPersonInSteps({ profile: {}, query, ...turns }, checkContent));
};
const FREE = { maxIntensity: "vigorous", clearance: "none", limits: [] };

describe("what was told before", () => {
  it.each([
    ["tight chest when I climb stairs", "can I do strength training?"],
    ["头晕，恶心", "那可以跑吗"],
    ["i fainted yesterday at the gym", "saw a doctor", "can i run"],
    ["my chest feels tight when running", "the doctor said to rest for two weeks", "can i run"],
  ])("limits while nobody found that it is nothing: %j, %j", (...said) => {
    expect(limitsAfter(...said).maxIntensity).toBe("none");
  });

  it.each([
    ["tight chest when I climb stairs", "doctor checked me and said my heart is fine. can I lift?"],
    ["my chest feels tight when running", "saw my cardiologist, all normal", "what can I do"],
    ["i fainted yesterday at the gym", "went to the ER… all good", "can i run"],
    ["头晕，恶心", "看过医生了，没事", "那可以跑吗"],
  ])("limits no more once a doctor found nothing: %j, %j", (...said) => {
    expect(limitsAfter(...said)).toMatchObject(FREE);
  });

  it("limits as it did where it is no sign of a day", () => {
    const pregnant = limitsAfter(
      "I'm 28 weeks pregnant and got dizzy on the stairs",
      "the doctor checked me, all normal",
      "can I go running",
    );
    expect(pregnant.limits).toContain("pregnancy");
    expect(pregnant.maxIntensity).toBe("moderate");
    const injured = limitsAfter("我脚踝骨折了，昨天跑完头晕恶心", "看过医生了，没事", "那可以跑吗");
    expect(injured.limits).toContain("lower_limb_injury");
  });

  it("limits anew where it comes again after the doctor", () => {
    const again = limitsAfter("i fainted at the gym", "saw a doctor, all good", "I fainted again");
    expect(again.maxIntensity).toBe("none");
  });
});
