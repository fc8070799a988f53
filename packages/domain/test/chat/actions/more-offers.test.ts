import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../src/chat/chat-message.ts";
import { MAX_DURATION_MILLISECONDS } from "../../../src/sport/sport-log-limits.ts";
import type { Pause } from "../../../src/user/pause.ts";
import { anOpenSportLog, aSportLog, day } from "../../support/builders.ts";
import { someRecords } from "../a-reply-material.ts";
import {
  CORRECTIONS_AND_GOALS,
  PAUSES_AND_ENDS,
  PAUSES_TO_COME,
  TOLD_SESSIONS,
  type Told,
} from "./more-messages.data.ts";
import { NOW, offers, RECORDS, written } from "./offer-lines.ts";

/** What is offered to the last of some turns, each behind ">>"; those of the companion begin with "A:". */
function offeredTo([who, turns]: Told): readonly string[] {
  const [last = "", ...before] = turns.split(" >> ").reverse();
  const history = before
    .reverse()
    .map(
      (content): ChatTurn =>
        content.startsWith("A:")
          ? { role: "assistant", content: content.slice(2).replaceAll("\\n", "\n") }
          : { role: "user", content },
    );
  const actions = offers(last, { history, records: RECORDS[who] });
  return actions.map((action) => `${written(action)} = ${action.label}`);
}

describe("what is offered, and what it is called", () => {
  it.each(TOLD_SESSIONS)("to %s who tells of a session: %s", (...told) => {
    expect(offeredTo(told)).toEqual(told[2]);
  });

  it.each(CORRECTIONS_AND_GOALS)(
    "to %s who puts something right, or sets a goal: %s",
    (...told) => {
      expect(offeredTo(told)).toEqual(told[2]);
    },
  );

  it.each(PAUSES_AND_ENDS)("to %s who pauses, begins, ends or rates: %s", (...told) => {
    expect(offeredTo(told)).toEqual(told[2]);
  });

  it.each(PAUSES_TO_COME)("to who pauses: %s", (turns, expected) => {
    const offered = offeredTo(["nobody", turns, expected]).map((line) => line.split(" = ")[0]);
    expect(offered).toEqual(expected);
  });

  it("is nothing that fails by a word that objects have", () => {
    expect(offers("set a goal of 5 constructor a week").map(written)).toEqual(["goals"]);
  });
});

describe("a session told by what was walked or ridden", () => {
  it.each([
    ["walked the dog 20 mins", "Log: Dog walk, 20 min"],
    ["just walked the dogs for half an hour", "Log: Dog walk, 30 min"],
    ["rode my horse for 45 minutes", "Log: Horse riding, 45 min"],
    ["rode a horse for an hour", "Log: Horse riding, 60 min"],
    ["ran a marathon in 4 hours", "Log: Marathon, 240 min"],
    ["hiked for 2 hours", "Log: Hiking, 120 min"],
  ])("is called by what was done: %s", (message, label) => {
    expect(offers(message).map((action) => action.label)).toEqual([expect.stringContaining(label)]);
  });
});

const HOUR = 3_600_000;

describe("feedback on the last session", () => {
  const saidAfter = (milliseconds: number, message: string) => {
    const run = aSportLog({ sportStart: new Date(NOW.getTime() - milliseconds), minutes: 30 });
    const records = someRecords({ now: NOW, logs: [run] });
    return offers(message, { records }).map(({ kind }) => kind);
  };

  it("is offered to who says how it was for two days from its beginning", () => {
    expect(saidAfter(HOUR, "my last run was 4/5")).toEqual(["give_feedback"]);
    expect(saidAfter(48 * HOUR, "my last run was 4/5")).toEqual(["give_feedback"]);
    expect(saidAfter(48 * HOUR + 1, "my last run was 4/5")).toEqual([]);
  });

  it("is offered to who asks for it whenever it was", () => {
    expect(saidAfter(HOUR, "rate my last run 4/5")).toEqual(["give_feedback"]);
    expect(saidAfter(400 * HOUR, "rate my last run 4/5")).toEqual(["give_feedback"]);
  });

  it("is not offered while another one is under way", () => {
    expect(offers("rate my last run 4/5", { records: RECORDS.open })).toEqual([]);
  });
});

describe("a session under way", () => {
  const doneAfter = (milliseconds: number) => {
    const sportStart = new Date(NOW.getTime() - milliseconds);
    const records = someRecords({ now: NOW, openSession: anOpenSportLog({ sportStart }) });
    return offers("I'm done", { records }).map(({ kind }) => kind);
  };

  it("can be ended from its beginning on, for as long as a session may last", () => {
    expect(doneAfter(0)).toEqual(["finish_session", "give_feedback"]);
    expect(doneAfter(-1)).toEqual(["give_feedback"]);
    expect(doneAfter(MAX_DURATION_MILLISECONDS)).toEqual(["finish_session", "give_feedback"]);
    expect(doneAfter(MAX_DURATION_MILLISECONDS + 1)).toEqual(["give_feedback"]);
  });
});

const aPause = (start: string, end: string | null, reason: Pause["reason"] = "rest"): Pause => ({
  startDate: day(start),
  endDate: end === null ? null : day(end),
  reason,
});

describe("a pause of a week from 5 March on", () => {
  const pausesWith = (...pauses: readonly Pause[]) =>
    offers("pause for a week", { pauses }).map((action) =>
      action.kind === "set_pause" ? action.pauses : [],
    );

  it.each([
    ["lies alone", aPause("2026-03-01", "2026-03-03"), "2026-03-05", "2026-03-11", false],
    [
      "begins with the one that ends the day before",
      aPause("2026-03-01", "2026-03-04"),
      "2026-03-01",
      "2026-03-11",
      true,
    ],
    [
      "ends with the one that begins the day after",
      aPause("2026-03-12", "2026-03-14"),
      "2026-03-05",
      "2026-03-14",
      true,
    ],
    [
      "lies alone before a later one",
      aPause("2026-03-13", "2026-03-14"),
      "2026-03-05",
      "2026-03-11",
      false,
    ],
    ["holds a shorter one", aPause("2026-03-07", "2026-03-08"), "2026-03-05", "2026-03-11", true],
    ["has no end with one that has none", aPause("2026-03-08", null), "2026-03-05", null, true],
    [
      "lies beside one for another reason",
      aPause("2026-03-07", "2026-03-08", "illness"),
      "2026-03-05",
      "2026-03-11",
      false,
    ],
  ] as const)("%s", (_, there, start, end, isJoined) => {
    const asked = aPause(start, end);
    expect(pausesWith(there)).toEqual([isJoined ? [asked] : [there, asked]]);
  });

  it("joins all that it touches, and keeps the others in the order of their beginnings", () => {
    const late = aPause("2026-04-01", "2026-04-02");
    const early = aPause("2026-02-01", "2026-02-02");
    const touching = [aPause("2026-03-11", "2026-03-20"), aPause("2026-03-02", "2026-03-05")];
    expect(pausesWith(late, ...touching, early)).toEqual([
      [early, late, aPause("2026-03-02", "2026-03-20")],
    ]);
  });

  it("is not offered where one for the same reason holds all of its days", () => {
    expect(pausesWith(aPause("2026-03-05", "2026-03-11"))).toEqual([]);
    expect(pausesWith(aPause("2026-03-01", null))).toEqual([]);
    expect(pausesWith(aPause("2026-03-06", "2026-03-11"))).toHaveLength(1);
    expect(pausesWith(aPause("2026-03-05", "2026-03-10"))).toHaveLength(1);
  });

  it("is not offered to a profile that takes no more of them", () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => aPause(`${1800 + at}-01-01`, `${1800 + at}-01-02`));
    expect(pausesWith(...many(199))).toHaveLength(1);
    expect(pausesWith(...many(200))).toEqual([]);
  });
});

describe("the end of a pause", () => {
  const ended = (message: string, ...pauses: readonly Pause[]) =>
    offers(message, { pauses }).map((action) =>
      action.kind === "set_pause" ? action.pauses : action.kind,
    );
  const running = aPause("2026-03-01", null, "illness");
  const past = aPause("2026-01-01", "2026-01-03");
  const late = aPause("2026-04-01", "2026-04-05");

  it.each(["end my pause", "can you end the pause?", "resume my training", "取消暂停", "恢復訓練"])(
    "leaves the days before today paused, and all other pauses: %s",
    (message) => {
      expect(ended(message, past, running, late)).toEqual([
        [past, aPause("2026-03-01", "2026-03-04", "illness"), late],
      ]);
    },
  );

  it("takes away one that began today, or the only one to come", () => {
    expect(ended("end my pause", past, aPause("2026-03-05", null))).toEqual([[past]]);
    expect(ended("cancel my pause", past, late)).toEqual([[past]]);
  });

  it("is not offered where there is none, or it is not known which", () => {
    expect(ended("end my pause", past)).toEqual([]);
    expect(ended("cancel my pause", late, aPause("2026-05-01", null))).toEqual([]);
    expect(ended("how do I end my pause?", running)).toEqual([]);
  });
});

it("puts right a pause that was set in between", () => {
  const history = [{ role: "user", content: "pause my training" } as const];
  const [action] = offers("for two weeks", { history, pauses: [aPause("2026-03-05", null)] });
  expect(action).toMatchObject({ pauses: [aPause("2026-03-05", "2026-03-18")] });
});
