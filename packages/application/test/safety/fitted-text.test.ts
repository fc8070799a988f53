import type { ExerciseLimits } from "@health-exercise/domain/safety";
import { describe, expect, it } from "vitest";
import { fittedText } from "../../src/safety/fitted-text.ts";

const FREE: ExerciseLimits = { maxIntensity: "vigorous", clearance: "none", limits: [] };
const KNEE: ExerciseLimits = { ...FREE, limits: ["lower_limb_injury"] };
const LIMITED: ExerciseLimits = { ...FREE, maxIntensity: "moderate" };
const UNCLEARED: ExerciseLimits = { ...LIMITED, clearance: "before_any" };

const WALK = "Walk every day.";
const HARD = "Swim as hard as you can.";
const RUN = "Go for a run today.";

describe("the text of a passage", () => {
  it.each([
    ["stays as it is where nothing limits", FREE, `${WALK} ${HARD}`, `${WALK} ${HARD}`],
    [
      "loses what a limit forbids, and no effort",
      KNEE,
      `${HARD} ${RUN} ${WALK}`,
      `${HARD} ${WALK}`,
    ],
    ["loses vigorous effort where that is forbidden", LIMITED, `${WALK} ${HARD}`, WALK],
    ["keeps moderate effort before it is cleared", UNCLEARED, `${WALK}\n${HARD}`, WALK],
    ["is nothing where nothing of it is left", LIMITED, HARD, undefined],
    [
      "keeps its own spaces where all of it may stand",
      LIMITED,
      `${WALK}   ${WALK}`,
      `${WALK}   ${WALK}`,
    ],
    [
      "has no space behind Chinese sentences",
      LIMITED,
      "每天散步。全力冲刺跑。慢慢游泳。",
      "每天散步。慢慢游泳。",
    ],
  ])("%s", (_, limits, text, fitted) => {
    expect(fittedText({ text }, limits)).toBe(fitted);
  });

  it("is the gentle one where vigorous effort is forbidden, and else the usual", () => {
    const passage = { text: HARD, gentleText: "Stroll." };
    expect([FREE, KNEE, LIMITED].map((limits) => fittedText(passage, limits))).toEqual([
      HARD,
      HARD,
      "Stroll.",
    ]);
  });
});
