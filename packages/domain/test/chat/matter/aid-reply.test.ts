import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../src/chat/chat-message.ts";
import { AID_ESSENCES } from "../../../src/chat/help/aid-texts.data.ts";
import { HELP_TEXTS, type HelpKind } from "../../../src/chat/help/help-texts.data.ts";
import { aidReply } from "../../../src/chat/matter/aid-reply.ts";
import { asksBesideMatter } from "../../../src/chat/matter/beside-matter.ts";
import { matterLead } from "../../../src/chat/matter/matter-reply.ts";
import { MATTER_TEXTS } from "../../../src/chat/matter/matter-texts.data.ts";
import { openMatterInSteps } from "../../../src/chat/matter/open-matter.ts";
import { read } from "../../../src/language/read.ts";
import { emergencyContacts } from "../../../src/safety/emergency/emergency-contacts.ts";
import { finished } from "../../../src/shared/steps.ts";
import { contentCheck } from "../../support/check-content.ts";

const contacts = emergencyContacts("GB");
const openAt = (message: string, history: readonly ChatTurn[]) =>
  finished(openMatterInSteps(read(message), history, contentCheck));
const replyAt = (message: string, history: readonly ChatTurn[], isOnRecord = false) => {
  const open = openAt(message, history);
  const material = { message: read(message), riskLevel: "safe", isOnRecord, contacts } as const;
  return open === null ? undefined : aidReply(open, { ...material, writing: "en" })?.text;
};
const turns = (...texts: readonly string[]): readonly ChatTurn[] =>
  texts.map((content, at) => ({ role: at % 2 === 0 ? "user" : "assistant", content }));
/** What stands in a session that began so, after these questions. */
const sessionOf = (told: string, kind: HelpKind, ...asked: readonly string[]) => {
  let history = turns(told, HELP_TEXTS[kind].text.en);
  for (const question of asked)
    history = [...history, ...turns(question, replyAt(question, history) ?? "")];
  return history;
};
const LOW = turns(
  "im type 1, my blood sugar is 3.6 now, shaky",
  "Treat a low one with fast sugar.",
);

describe("a reply while an emergency is open", () => {
  it("answers one question after the other from the facts, with the number to call", () => {
    const history = sessionOf("my friend collapsed", "unresponsive", "how fast do i push", "ok");
    const reply = replyAt("and how deep", history);
    expect(reply).toContain("not more than 6 cm");
    expect(reply).toContain("999");
  });

  it("says again what matters most where nothing is known to what is asked", () => {
    const history = sessionOf("my wife's face is drooping", "stroke");
    expect(replyAt("she wants her sister", history)).toContain(AID_ESSENCES.stroke.en);
    expect(replyAt("what about my leg day", history)).toContain(AID_ESSENCES.stroke.en);
  });

  it.each([
    "ambulance here now",
    "the ambulance is here",
    "paramedics have arrived",
    "救护车到了",
    "救護車嚟咗",
    "急救人员已经来了",
  ])("closes with a kind word at %j", (message) => {
    const history = sessionOf("my friend collapsed", "unresponsive", "how deep");
    expect(replyAt(message, history)).toBe(MATTER_TEXTS.other_person.resolved.en);
  });

  it.each([
    "I need help here",
    "help took too long",
    "ambulance here in 10 minutes",
    "the ambulance took a wrong turn",
    "救护车来了没",
    "請問救護車來了沒",
  ])("stays open while help is asked for or on its way: %j", (message) => {
    const history = sessionOf("my friend collapsed", "unresponsive", "how deep");
    expect(openAt(message, history)?.stage).not.toBe("resolved");
  });

  it("leaves to others what the records are asked, what is asked after the doctor, and support", () => {
    const history = sessionOf("my chest is crushing", "cardiac");
    expect(replyAt("how many sessions did I do this week", history, true)).toBeUndefined();
    expect(replyAt("how long do i wait", history, true)).toContain("Until help is there");
    expect(replyAt("I saw the doctor. Can I run?", history)).toBeUndefined();
    expect(replyAt("can i have water", sessionOf("I want to die", "self_harm"))).toBeUndefined();
  });

  it("treats a low sugar that was told until it is back, and no longer", () => {
    const asked = turns("how much", replyAt("how much", LOW) ?? "");
    expect(asked[1]?.content).toContain("150 to 200 ml");
    const back = [...LOW, ...asked, ...turns("5.4", replyAt("5.4", [...LOW, ...asked]) ?? "")];
    expect(back.at(-1)?.content).toContain("back in range");
    expect(replyAt("can i run now", back)).toContain("Not while it is low");
    expect(openAt("tell me a joke", back)).toBeNull();
  });
});

describe("a question while a complaint is open", () => {
  const open = { matter: "medical", stage: "later" } as const;

  it.each([
    "tell me a joke",
    "講個笑話",
    "喝啤酒行不",
    "豆腐能吃不",
    "what should i eat tonight",
    "should I stop my medication",
  ])("is beside it: %j", (message) => {
    expect(asksBesideMatter(read(message), open)).toBe(true);
    expect(asksBesideMatter(read(message), { ...open, help: "stroke" })).toBe(false);
    expect(asksBesideMatter(read(message), { matter: "crisis", stage: "later" })).toBe(false);
  });

  it.each(["平时做啥运动好", "can I run after I eat", "is it serious", "那可以跑吗"])(
    "is not beside it: %j",
    (message) => {
      expect(asksBesideMatter(read(message), open)).toBe(false);
    },
  );

  it("is answered behind other words each time", () => {
    const lead = (last?: string) => matterLead(open, contacts, "en", last).text;
    const said = [lead()];
    for (let turn = 0; turn < 2; turn += 1) said.push(lead(said.at(-1)));
    expect(new Set(said).size).toBe(3);
    expect(openAt("ok", turns("my chest hurts", `${said[2]}\n\n`))?.stage).toBe("later");
  });
});
