import type { OfferedAction } from "@health-exercise/domain/chat";
import type { SportLogId } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { OFFER_TEXTS } from "../../src/builtin/offer-texts.data.ts";
import { aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";

const LOG = "00000000-0000-7000-8000-000000000001" as SportLogId;
const label = "A button";
const START: OfferedAction = {
  kind: "start_session",
  label,
  sportName: "Running",
  sportStart: new Date("2026-03-05T18:00:00Z"),
};
const FINISH: readonly OfferedAction[] = [
  { kind: "finish_session", label, logId: LOG, calories: null },
  { kind: "give_feedback", label, logId: LOG, feedback: { completionStatus: "completed" } },
];
const PAUSE: OfferedAction = { kind: "set_pause", label, pauses: [] };

describe("what is offered", () => {
  it.each([
    ["Start a run", [START], OFFER_TEXTS.en.start_session],
    ["现在开始跑步", [START], OFFER_TEXTS.zh.start_session],
    ["I'm done", FINISH, OFFER_TEXTS.en.finish_session],
    ["暂停一周", [PAUSE], OFFER_TEXTS.zh.set_pause],
  ])("is all that is spoken of where nothing else is asked: %s", async (message, actions, text) => {
    expect(await replyTo(message, { actions, passages: [aPassage()] })).toBe(text);
  });

  it("comes before the answer to what is asked beside", async () => {
    const reply = await replyTo("I'm done. How good is walking for me?", {
      actions: FINISH,
      passages: [aPassage()],
    });
    expect(reply).toMatch(/^Good work! .*\n\n.*walking/is);
  });

  it("begins with what limits somebody who starts", async () => {
    const limits = { maxIntensity: "light", clearance: "before_any", limits: [] } as const;
    const reply = await replyTo("Start a run", { actions: [START], limits });
    expect(reply).toMatch(/^Please talk to a doctor .*\n\nReady when you are/s);
  });
});

describe("the end of a pause", () => {
  it.each([
    ["end my pause", [{ ...PAUSE, isEnd: true } as const], OFFER_TEXTS.en.end_pause],
    ["取消暂停", [{ ...PAUSE, isEnd: true } as const], OFFER_TEXTS.zh.end_pause],
    ["end my pause", [], OFFER_TEXTS.en.no_pause],
    ["取消暂停", [], OFFER_TEXTS.zh.no_pause],
  ])("is spoken of: %s", async (message, actions, text) => {
    expect(await replyTo(message, { actions, passages: [aPassage()] })).toBe(text);
  });
});

describe("a goal", () => {
  const goal = { metric: "minutes", period: "week", target: 150, activity: null } as const;
  it.each([
    ["set a weekly goal of 150 minutes", "Goal: 150 minutes a week", goal, "150 minutes a week"],
    ["how do i change my goal", "Open my goals", null, "opens your goals"],
    ["目标怎么改", "打开我的目标", null, "打开你的目标"],
  ])("is offered and named: %s", async (message, named, content, part) => {
    const action: OfferedAction = { kind: "open_goal", label: named, goal: content };
    expect(await replyTo(message, { actions: [action] })).toContain(part);
  });
});
