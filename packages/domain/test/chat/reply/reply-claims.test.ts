import { describe, expect, it } from "vitest";
import { claimQueries } from "../../../src/chat/reply/reply-claims.ts";
import { UTC } from "../../../src/shared/time-zone.ts";
import { answerRecordQuery } from "../../../src/sport/records/answer-record-query.ts";
import { recordContext } from "../../../src/sport/records/record-context.ts";
import type { RecordQuery } from "../../../src/sport/records/record-query.ts";
import { aChatNote, at } from "../../support/builders.ts";
import { aPassage, aReplyMaterial, type MaterialFacts } from "../a-reply-material.ts";

const queriesFor = (text: string, facts: MaterialFacts = {}) =>
  claimQueries({ text, passages: [aPassage()] }, aReplyMaterial(facts));

/** The material where the person asked for this. */
function asking(query: RecordQuery): MaterialFacts {
  const context = recordContext(null, UTC, at("2026-03-05T12:00"));
  const fact = answerRecordQuery(query, [], [], context);
  return { answer: { kind: "records", fact, ask: "value" } };
}

const YOGA = { name: "yoga", families: ["yoga"] };
const MINUTES = { metric: "minutes", grouping: null, comparison: null } as const;
const THIS_WEEK = { ...MINUTES, activity: null, period: { kind: "week", weeksAgo: 0 } } as const;

describe("what has to be asked of the records for a reply", () => {
  it("is each thing once", () => {
    const text = "This week you exercised 95 minutes. This week you did 3 workouts.";
    expect(queriesFor(text)).toEqual([THIS_WEEK]);
  });

  it("is nothing for what a source says, or nobody", () => {
    const quoted = "Adults should do 150 to 300 minutes of moderate activity a week.";
    expect(queriesFor(`${quoted} Rest well.`)).toEqual([]);
  });

  it("is first what was asked, where the reply leaves it open", () => {
    const period = { kind: "week", weeksAgo: 2 } as const;
    const [first] = queriesFor(
      "Total: 3 workouts.",
      asking({ ...MINUTES, activity: YOGA, period }),
    );
    expect(first).toEqual({ ...MINUTES, activity: YOGA, period });
    expect(queriesFor("Total: 3 workouts.")).toEqual([]);
  });

  it("is of any activity and time where the question names none", () => {
    const queries = queriesFor(
      "Total: 3 workouts.",
      asking({ metric: "current_streak", activity: null }),
    );
    expect(queries).toContainEqual(THIS_WEEK);
  });

  it("is what the question of the person already says, for questions tell nothing", () => {
    const message = "Did I exercise for 95 minutes this week?";
    const text = "This week you exercised 95 minutes.";
    expect(queriesFor(text, { message, ...asking(THIS_WEEK) })).toContainEqual(THIS_WEEK);
  });
});

describe("what a person told of themselves", () => {
  const BEST = "Your best 5 km took 24:10.";
  const told = "I ran 5 km in 24:10";

  it.each<[string, MaterialFacts]>([
    ["the message", { message: told }],
    ["a note", { notes: [aChatNote(1, { text: told })] }],
    ["an earlier turn", { history: [{ role: "user", content: told }] }],
  ])("in %s is not asked of the records", (_, facts) => {
    expect(queriesFor(BEST, facts)).toEqual([]);
  });

  it("counts where the time is the same, and the person said it", () => {
    const asked = [expect.objectContaining({ metric: "fastest_5_km" })];
    expect(queriesFor(BEST)).toEqual(asked);
    expect(queriesFor(BEST, { history: [{ role: "assistant", content: told }] })).toEqual(asked);
    expect(queriesFor(BEST, { notes: [aChatNote(1, { text: "I ran 5 km in 25:10" })] })).toEqual(
      asked,
    );
  });

  it("counts for minutes in the message", () => {
    const text = "This week you exercised 95 minutes.";
    expect(queriesFor(text, { message: "I exercised for 95 minutes this week" })).toEqual([]);
    expect(queriesFor(text, { message: "I exercised for 90 minutes this week" })).toEqual([
      THIS_WEEK,
    ]);
  });
});
