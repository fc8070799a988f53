import type { OfferedAction } from "@health-exercise/domain/chat";
import type { SportLogId } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { OFFER_TEXTS } from "../../src/builtin/offer-texts.data.ts";
import { REPLY_TEXTS } from "../../src/builtin/reply-texts.data.ts";
import { aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";
import { ACTIVE } from "./some-records.ts";

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
const LOGGED: OfferedAction = {
  kind: "log_session",
  label,
  session: {
    sportName: "Running",
    sportStart: new Date("2026-03-05T18:00:00Z"),
    sportEnd: new Date("2026-03-05T18:30:00Z"),
    calories: 0,
    distanceMeters: null,
    notes: null,
    feedback: null,
  },
};
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

  it("is told without records where somebody leaves out who did it", async () => {
    const told = await replyTo("did my run today", { actions: [LOGGED], records: ACTIVE });
    const asked = await replyTo("did I run today", { actions: [LOGGED], records: ACTIVE });
    expect(asked.startsWith(told)).toBe(true);
    expect(asked.length).toBeGreaterThan(told.length);
  });

  it.each([["just did my run"], ["I did my run today"], ["did my run today?"]])(
    "is told without that it is not on record yet: %s",
    async (message) => {
      const told = await replyTo("did my run today", { actions: [LOGGED], records: ACTIVE });
      expect(await replyTo(message, { actions: [LOGGED], records: ACTIVE })).toBe(told);
    },
  );

  it("is told with what is asked beside it", async () => {
    const facts = { actions: [LOGGED], records: ACTIVE };
    const reply = await replyTo("just did my run. how many minutes did I do this week?", facts);
    expect(reply).toMatch(/This week you did/);
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

describe("a start while somebody is limited", () => {
  const limits = { maxIntensity: "vigorous", clearance: "none" } as const;

  it.each([
    ["Start a walk", REPLY_TEXTS.en.spareInjury, OFFER_TEXTS.en.start_session],
    ["现在开始散步", REPLY_TEXTS.zh.spareInjury, OFFER_TEXTS.zh.start_session],
  ])("begins with the injury that is to be spared: %s", async (message, injury, offer) => {
    const injured = { ...limits, limits: ["shoulder_injury"] as const };
    const reply = await replyTo(message, { actions: [START], limits: injured });
    expect(reply).toBe(`${injury}\n\n${offer}`);
  });

  it.each([
    ["Start a run", REPLY_TEXTS.en.clearance.before_any, REPLY_TEXTS.en.notStarted],
    ["现在开始跑步", REPLY_TEXTS.zh.clearance.before_any, REPLY_TEXTS.zh.notStarted],
  ])("that is not offered says why: %s", async (message, why, held) => {
    const resting = { maxIntensity: "none", clearance: "before_any", limits: [] } as const;
    const reply = await replyTo(message, { limits: resting, passages: [aPassage()] });
    expect(reply.startsWith(why)).toBe(true);
    expect(reply.endsWith(held)).toBe(true);
  });
});

describe("a session that is rated", () => {
  it.each([
    ["rate my last run 4", OFFER_TEXTS.en.no_feedback],
    ["give my last swim 5 stars", OFFER_TEXTS.en.no_feedback],
    ["给我上次跑步打4分", OFFER_TEXTS.zh.no_feedback],
  ])("is none where nothing is on record: %s", async (message, text) => {
    expect(await replyTo(message, { passages: [aPassage()] })).toBe(text);
  });

  it("is none where the last one on record is another", async () => {
    expect(await replyTo("rate my last swim 4", { records: ACTIVE })).toBe(
      OFFER_TEXTS.en.other_feedback,
    );
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
