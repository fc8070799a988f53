import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../../src/chat/chat-message.ts";
import {
  mayNameSessions,
  recordQuestionIn,
} from "../../../../src/chat/records/question-in-session.ts";
import { read } from "../../../../src/language/read.ts";
import { day } from "../../../support/builders.ts";

const TODAY = day("2026-03-12");
const NAMES = [
  "Yoga with Ana",
  "Tuesday intervals",
  "Morning run",
  "Bike ride",
  "Yoga",
  "Zumzum",
  "Monday",
];

function asked(...turns: readonly string[]): string | null {
  const history = turns.slice(0, -1).map((content): ChatTurn => ({ role: "user", content }));
  const question = read(turns.at(-1) ?? "");
  const names = mayNameSessions(question, history, TODAY) ? NAMES : [];
  const found = recordQuestionIn(question, history, TODAY, { names });
  if (found?.kind !== "records") return found?.kind ?? null;
  const { query } = found;
  const activity = "activity" in query ? query.activity : null;
  const called =
    activity?.families.length === 0 ? `called ${activity.name}` : activity?.families[0];
  return `${query.metric} ${called ?? "any"}`;
}

describe("sessions by what only the person calls them", () => {
  it.each([
    ["Yoga with Ana total hours", "minutes called Yoga with Ana"],
    ["how many times did i do yoga with ana", "sessions called Yoga with Ana"],
    ["how often did I do Tuesday intervals", "sessions called Tuesday intervals"],
    ["how many tuesday intervals did i do last month", "sessions called Tuesday intervals"],
    ["when did i last do TUESDAY INTERVALS", "last called Tuesday intervals"],
    ["Yoga with Ana 一共多少小时", "minutes called Yoga with Ana"],
    ["how many tuesday interval did i do last month", "sessions called Tuesday intervals"],
    ["how often did i do my tuesday intervals plan", "sessions called Tuesday intervals"],
    ["我的Tuesday intervals计划做了几次", "sessions called Tuesday intervals"],
    ["when was my last zumzum", "last called Zumzum"],
    ["how many zumzums did i do", "sessions called Zumzum"],
    ["我做了几次Tuesday intervals", "sessions called Tuesday intervals"],
  ])("are asked about: %s", (question, expected) => {
    expect(asked(question)).toBe(expected);
  });

  it("are those of a follow-up", () => {
    expect(asked("how long was my last yoga with ana", "and how many in february?")).toBe(
      "sessions called Yoga with Ana",
    );
  });

  it.each([
    ["how often did i do yoga", "sessions yoga"],
    ["how many bike rides last month", "sessions bicycling"],
    ["how many morning runs did i do last month", "sessions running"],
    ["did i do intervals on tuesday", "sessions interval_training"],
    ["how many runs did i do on monday", "sessions running"],
    ["i love yoga with ana", null],
    ["is yoga with ana good for my back", null],
  ])("are not what is asked by %s", (question, expected) => {
    expect(asked(question)).toBe(expected);
  });
});

describe("many names of a person", () => {
  const OF_TUESDAYS = Array.from({ length: 10_000 }, (_, at) => `Tuesday ${at} with Ben`);
  const askedOf = (question: string, names: readonly string[]) => {
    const found = recordQuestionIn(read(question), [], TODAY, { names });
    return found?.kind === "records" && "activity" in found.query ? found.query.activity : null;
  };

  it("are found among those that are near", () => {
    const question = "how many minutes of tuesday 123 with ben have i done";
    expect(askedOf(question, OF_TUESDAYS)?.name).toBe("Tuesday 123 with Ben");
  });

  it("are looked for among those of the latest sessions", () => {
    const question = "how many minutes of tuesday 1000 with ben have i done";
    expect(askedOf(question, OF_TUESDAYS)?.name).not.toBe("Tuesday 1000 with Ben");
  });
});
