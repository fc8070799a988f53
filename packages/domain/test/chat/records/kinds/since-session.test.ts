import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../../src/chat/chat-message.ts";
import {
  recordQuestionIn,
  sessionsSpokenOf,
} from "../../../../src/chat/records/question-in-session.ts";
import { read } from "../../../../src/language/read.ts";
import { UTC } from "../../../../src/shared/time-zone.ts";
import { answerRecordQuery } from "../../../../src/sport/records/answer-record-query.ts";
import { recordContext } from "../../../../src/sport/records/record-context.ts";
import { aSportLog, day } from "../../../support/builders.ts";

const NOW = new Date("2026-03-12T12:00:00Z");
const HIKE = new Date("2026-03-01T09:00:00Z");
const SWIM = new Date("2026-03-05T09:00:00Z");
const LOGS = [
  aSportLog({ sportName: "Running", sportStart: new Date("2026-03-01T07:00:00Z") }),
  aSportLog({ sportName: "Hiking", sportStart: HIKE }),
  aSportLog({ sportName: "Swimming", sportStart: SWIM }),
];

const RUN_OF_DAY = new Date("2026-03-10T07:00:00Z");
const SWIM_OF_DAY = new Date("2026-03-10T19:00:00Z");
const OF_ONE_DAY = [
  aSportLog({ sportName: "Running", sportStart: RUN_OF_DAY }),
  aSportLog({ sportName: "Yoga", sportStart: new Date("2026-03-10T12:00:00Z") }),
  aSportLog({ sportName: "Swimming", sportStart: SWIM_OF_DAY }),
];

function asked(...turns: readonly string[]) {
  return askedOf(LOGS, ...turns);
}

function askedOf(logs: typeof LOGS, ...turns: readonly string[]) {
  const history = turns.slice(0, -1).map((content): ChatTurn => ({ role: "user", content }));
  const question = read(turns.at(-1) ?? "");
  const context = recordContext(null, UTC, NOW);
  const sessions = sessionsSpokenOf(question, history).map((query) =>
    answerRecordQuery(query, logs, [], context),
  );
  return recordQuestionIn(question, history, day("2026-03-12"), { sessions });
}

describe("what was done since a session of one's own", () => {
  it.each([
    ["how far did I run since my last hike", "distance_m", "running"],
    ["how many runs since last hike", "sessions", "running"],
    ["since i last went hiking how much have i cycled", "minutes", "bicycling"],
    ["how many calories have i burned since my last hike", "calories", undefined],
    ["how many days have i been active since the last time i hiked", "active_days", undefined],
    ["did i do anything since my last hike", "list", undefined],
    ["how many runs have i done since i hiked", "sessions", "running"],
    ["how many runs since i went on a hike", "sessions", "running"],
    ["how many runs do i have since my last hike", "sessions", "running"],
    ["我要看上次徒步之后跑了几次", "sessions", "running"],
    ["上次徒步之后我一共练了多少分钟", "minutes", undefined],
    ["自从上一次徒步以来我跑了几次", "sessions", "running"],
    ["自從上次行山之後我跑咗幾多次", "sessions", "running"],
    ["从上次徒步到现在跑了多少公里", "distance_m", "running"],
  ])("is asked from that session on, without it: %s", (question, metric, family) => {
    expect(asked(question)).toMatchObject({
      query: { metric, period: { kind: "since", date: "2026-03-01", after: HIKE } },
      since: { kind: "sessions", query: { metric: "last" } },
    });
    const found = asked(question);
    const activity =
      found?.kind === "records" && "activity" in found.query ? found.query.activity : null;
    expect(activity?.families[0]).toBe(family);
  });

  it("goes on being asked of in what follows", () => {
    const turns = ["how many runs since my last hike", "and how many minutes?"];
    expect(asked(...turns)).toMatchObject({
      query: { metric: "minutes", period: { after: HIKE } },
      isFollowUp: true,
    });
  });

  it.each([
    ["how many sessions since my last run", "how many sessions since my last swim", SWIM_OF_DAY],
    ["how many sessions since my last swim", "how many sessions since my last run", RUN_OF_DAY],
    ["how many sessions since my last run", "and since my last swim?", SWIM_OF_DAY],
    ["how many sessions since my last run", "and how many minutes?", RUN_OF_DAY],
  ])("is asked from the session that the question names: %s, %s", (before, question, after) => {
    expect(askedOf(OF_ONE_DAY, before, question)).toMatchObject({
      query: { period: { kind: "since", date: "2026-03-10", after } },
      since: { kind: "sessions", sessions: [{ log: { sportStart: after } }] },
    });
  });

  it("is asked from the latest session that a follow-up leans on", () => {
    const turns = ["how many sessions since my last run", "how many sessions since my last swim"];
    expect(askedOf(OF_ONE_DAY, ...turns, "and how many minutes?")).toMatchObject({
      query: { metric: "minutes", period: { after: SWIM_OF_DAY } },
    });
  });

  it.each(["and last month?", "how many sessions since march 10"])(
    "is left where days are named: %s",
    (question) => {
      const found = askedOf(OF_ONE_DAY, "how many sessions since my last run", question);
      expect(found).toMatchObject({ kind: "records", query: { metric: "sessions" } });
      expect(found).not.toHaveProperty("since");
      expect(found).not.toHaveProperty("query.period.after");
    },
  );

  it.each(["how many sessions since my last tennis match", "上次打网球之后我跑了多远"])(
    "is told by there being no such session: %s",
    (question) => {
      expect(asked(question)).toMatchObject({
        query: { metric: "last", activity: { families: ["tennis"] }, period: { kind: "ever" } },
      });
    },
  );

  it.each([
    "how long since my last hike",
    "how many days since i last hiked",
    "how long has it been since my last hike",
    "上次徒步之后过了几天",
  ])("is no matter where it is asked how long ago that was: %s", (question) => {
    expect(asked(question)).toMatchObject({ query: { metric: "last" }, ask: "days_since" });
  });

  it("leaves what was noted after a session to that session", () => {
    expect(asked("what did I note after my last run")).toMatchObject({
      query: { metric: "last" },
      ask: "note",
    });
  });

  it.each([
    "my knee hurts since my last hike",
    "what should i eat after i run",
    "上次徒步之后膝盖疼",
    "how many calories do I burn after I run?",
    "how many days do i need to rest after my last run",
    "how long should i rest after my last hike",
    "上次跑步之后我要休息几天",
    "上次跑步之后我该休息多少天",
    "上次徒步之后需要休息几天",
  ])("asks for no records where something else is wanted: %s", (message) => {
    expect(asked(message)).toBeNull();
  });
});

describe("what was done since a session by a name of one's own", () => {
  const CLASS = new Date("2026-03-02T18:00:00Z");
  const logs = [...LOGS, aSportLog({ sportName: "Zumzum", sportStart: CLASS })];

  function since(question: string) {
    const called = { names: ["Zumzum", "Running"], today: day("2026-03-12") };
    const context = recordContext(null, UTC, NOW);
    const sessions = sessionsSpokenOf(read(question), [], called).map((query) =>
      answerRecordQuery(query, logs, [], context),
    );
    const known = { sessions, names: called.names };
    const found = recordQuestionIn(read(question), [], called.today, known);
    return found?.kind === "records" ? found.query : found;
  }

  it.each([
    "how many sessions since my last Zumzum",
    "从上次Zumzum以来我运动了几次",
    "自從上次zumzum之後我運動咗幾多次",
  ])("is asked from that session on: %s", (question) => {
    expect(since(question)).toMatchObject({
      metric: "sessions",
      period: { kind: "since", date: "2026-03-02", after: CLASS },
    });
  });

  it("is asked back where no session is called so", () => {
    expect(since("how many runs since my last foobar")).toEqual({ kind: "unclear" });
  });
});
