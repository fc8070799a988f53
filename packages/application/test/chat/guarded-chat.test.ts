import { AskGuard, ComposeReply, GatherMaterial, WorkLane } from "@health-exercise/application";
import type { ReplyMaterial } from "@health-exercise/domain/chat";
import { read } from "@health-exercise/domain/language";
import {
  emergencyContacts,
  guardFinding,
  type RiskLevel,
  type SafetyFinding,
  type SafetyFlag,
} from "@health-exercise/domain/safety";
import { allowsExternalModel } from "@health-exercise/domain/user";
import type { RetrievalRequest } from "@health-exercise/ports-knowledge";
import type { GuardedText, GuardReading, LanguageModel } from "@health-exercise/ports-llm";
import { aProfile } from "@health-exercise/testing/builders";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld } from "../support/a-world.ts";
import { contentCheck } from "../support/content-check.ts";
import { judgeAdvice } from "../support/judge-advice.ts";
import { replySources, timer } from "../support/reply-sources.ts";

const REPLY = "Walking briskly on most days keeps heart and legs in good shape.";
const QUESTION = "How do I start walking?";

const found = (flag: SafetyFlag, level: RiskLevel): GuardReading => ({
  kind: "read",
  findings: [finding(flag, level)],
});
const finding = (flag: SafetyFlag, level: RiskLevel): SafetyFinding =>
  guardFinding({
    flag,
    level,
    category: `test.${flag}`,
    source: { kind: "design_value", reason: "A test." },
  });
const NOTHING: GuardReading = { kind: "read", findings: [] };
const FAILED: GuardReading = { kind: "failed", reason: "timeout" };

type Readings = {
  readonly message?: GuardReading;
  readonly reply?: GuardReading;
  /** What the person allows; null where they told neither way, which counts as allowed. */
  readonly allows?: boolean | null;
};

/** A chat with a guard that reads as a test says; what was done stands in `order`. */
async function aGuardedChat(said: Readings = {}) {
  const { message = NOTHING, reply = NOTHING, allows = null } = said;
  const world = await aWorld("2026-03-04T12:00:00.000Z");
  const { userId } = world;
  await world.profiles.saveProfile(aProfile({ userId, allowsExternalModel: allows }));
  const lane = new WorkLane(timer);
  const order: string[] = [];
  const texts: GuardedText[] = [];
  const outcomes: string[] = [];
  const asked: ReplyMaterial[] = [];
  const guard = {
    read: async (text: GuardedText) => {
      texts.push(text);
      order.push(`${text.kind} begun`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(`${text.kind} read`);
      return text.kind === "message" ? message : reply;
    },
  };
  const askGuard = new AskGuard(
    guard,
    (kind) => (outcome) => void outcomes.push(`${kind} ${outcome}`),
  );
  const search = async ({ mayLeave }: RetrievalRequest) => {
    order.push(mayLeave === true ? "searched" : "searched here");
    return [];
  };
  const sources = replySources(world, search, (profile) => allowsExternalModel(profile, true));
  const composeReply = new ComposeReply(
    new GatherMaterial(sources, contentCheck, lane, askGuard),
    { emergencyContacts, defaultRegion: "US" },
    contentCheck,
    judgeAdvice,
    lane,
    askGuard,
  );
  const modelCalled = (provider: string): LanguageModel => ({
    reply: async (material) => {
      asked.push(material);
      const by = { provider, isFallback: false, model: "m", instructionsVersion: "1" };
      return { text: REPLY, passages: [], ...by };
    },
  });
  const send = (text: string) =>
    composeReply.execute({
      userId,
      message: read(text),
      userContext: null,
      sessionId: undefined,
      now: world.clock.now(),
      model: modelCalled("p"),
      ownModel: modelCalled("own"),
    });
  return { send, order, texts, outcomes, asked };
}

// Rules and weights are made step by step when the first text comes, and others pass meanwhile.
beforeAll(() => void contentCheck(read(QUESTION)));

describe("a guard", () => {
  it("reads the message beside the search, and the reply before it is given", async () => {
    const chat = await aGuardedChat();
    await chat.send(QUESTION);
    expect(chat.order).toEqual([
      "message begun",
      "searched",
      "message read",
      "reply begun",
      "reply read",
    ]);
    expect(chat.texts).toEqual([
      { kind: "message", message: QUESTION },
      { kind: "reply", message: QUESTION, reply: REPLY },
    ]);
    expect(chat.outcomes).toEqual(["message clean", "reply clean"]);
  });

  it("that finds an emergency gets the help text given, and no model is asked", async () => {
    const chat = await aGuardedChat({ message: found("self_harm", "high") });
    const reply = await chat.send(QUESTION);
    expect(chat.asked).toEqual([]);
    expect(reply.content).toContain("988");
    expect(reply.requiresAcknowledgment).toBe(true);
    expect(reply.safetyCheck).toMatchObject({ isSafe: false, riskLevel: "high" });
    expect(reply.trace).toMatchObject({
      provider: "service",
      messageRules: ["guard.test.self_harm"],
    });
    expect(chat.outcomes).toEqual(["message findings"]);
  });

  it("that finds danger has the model asked with it, a warning given and it acknowledged", async () => {
    const chat = await aGuardedChat({ message: found("eating_disorder", "high") });
    const reply = await chat.send(QUESTION);
    expect(chat.asked[0]?.check.flags).toEqual(["eating_disorder"]);
    expect(reply.safetyCheck).toEqual({
      isSafe: false,
      riskLevel: "high",
      flags: ["eating_disorder"],
      warnings: [finding("eating_disorder", "high").warning.en],
    });
    expect(reply.requiresAcknowledgment).toBe(true);
    expect(reply.content).toContain(REPLY);
  });

  it("that finds danger in the reply has it replaced", async () => {
    const chat = await aGuardedChat({ reply: found("medication_change", "medium") });
    const reply = await chat.send(QUESTION);
    expect(reply.content).not.toContain(REPLY);
    expect(reply.safetyCheck).toMatchObject({ riskLevel: "safe", flags: ["reply_replaced"] });
    expect(reply.trace.replyRules).toEqual(["guard.test.medication_change"]);
  });

  it("is not asked where the content check calls for help already", async () => {
    const chat = await aGuardedChat();
    await chat.send("I have crushing chest pain and cannot breathe");
    expect(chat.texts).toEqual([]);
  });

  it("takes nothing back that the content check found", async () => {
    const chat = await aGuardedChat({ message: found("neurological_symptom", "low") });
    const reply = await chat.send("I felt dizzy and nearly fainted while running yesterday.");
    expect(reply.safetyCheck).toMatchObject({ isSafe: false, riskLevel: "high" });
  });

  it("reads nothing of somebody who does not allow it, and no model or search outside is asked", async () => {
    const chat = await aGuardedChat({ allows: false, message: found("self_harm", "high") });
    const reply = await chat.send(QUESTION);
    expect(chat.texts).toEqual([]);
    expect(chat.order).toEqual(["searched here"]);
    expect(reply.origin).toMatchObject({ provider: "own", isFallback: false });
  });

  it.each([null, true])(
    "reads what somebody writes who allows it or told neither way (%s)",
    async (allows) => {
      const chat = await aGuardedChat({ allows });
      const reply = await chat.send(QUESTION);
      expect(chat.texts).toHaveLength(2);
      expect(reply.origin.provider).toBe("p");
    },
  );

  it("that fails changes nothing but what is counted", async () => {
    const failing = await aGuardedChat({ message: FAILED, reply: FAILED });
    const working = await aGuardedChat();
    expect(await failing.send(QUESTION)).toEqual(await working.send(QUESTION));
    expect(failing.outcomes).toEqual(["message timeout", "reply timeout"]);
  });
});
