import { describe, expect, it } from "vitest";
import { claimsIn } from "../../../src/chat/numbers/claims-in.ts";
import type { NumberClaim, RecordFacts } from "../../../src/chat/numbers/number-claim.ts";
import { settleNumbers } from "../../../src/chat/numbers/settle-numbers.ts";
import { read } from "../../../src/language/read.ts";
import { readAmounts } from "../../../src/language/read-amounts.ts";
import type { RecordPeriod } from "../../../src/sport/records/record-query.ts";
import { day } from "../../support/builders.ts";
import { claimsOf } from "./claims-in-words.ts";
import { SOME_BODY, someFacts, TODAY } from "./some-facts.ts";

const CONTEXT = { today: TODAY, asked: null, told: [], isQuoted: () => false };
const QUERY = { metric: "current_streak", activity: null } as const;
const NO_BODY = { ageYears: null, heightCm: null, weightKg: null, restingHeartRateBpm: null };

type Readings = readonly (readonly number[] | undefined)[];

/** A reply of one figure, with the values that would be right in each way in which it can be meant. */
function settled(
  text: string,
  values: Readings,
  isCertain: boolean,
  facts: RecordFacts = someFacts,
) {
  const reply = read(text);
  const [claim] = claimsIn(reply, CONTEXT);
  if (claim === undefined) throw new Error("Nothing is claimed.");
  const readings = values.map((each) => ({ queries: [QUERY], values: () => each }));
  const claims: readonly NumberClaim[] = [
    { ...claim, meaning: { kind: "records", readings, isCertain } },
  ];
  return settleNumbers(reply, claims, { facts, body: SOME_BODY }, "en");
}

describe("a figure of a reply", () => {
  const text = "You exercised 95 minutes this week.";
  const kept = { text, corrected: false };
  const dropped = { text: "", corrected: true };
  const mended = { text: "You exercised 60 minutes this week.", corrected: true };

  it("stays where one of the values is right, or one of the facts is not told", () => {
    expect(settled(text, [[95]], true)).toEqual(kept);
    expect(settled(text, [[60], [70, 95]], true)).toEqual(kept);
    expect(settled(text, [undefined], true)).toEqual(kept);
    expect(settled(text, [[60], undefined], true)).toEqual(kept);
    expect(settled(text, [[60]], true, () => undefined)).toEqual(kept);
  });

  it("becomes the value that is right where one alone is meant, and else goes with its sentence", () => {
    expect(settled(text, [[60]], true)).toEqual(mended);
    expect(settled(text, [[60, 60]], true)).toEqual(mended);
    expect(settled(text, [[60], [70]], true)).toEqual(mended);
    expect(settled(text, [[60, 70]], true)).toEqual(dropped);
    expect(settled(text, [[60]], false)).toEqual(dropped);
    expect(settled(text, [[0]], true)).toEqual(dropped);
    expect(settled(text, [[]], true)).toEqual(dropped);
    expect(settled(text, [[], [60]], true)).toEqual(dropped);
    expect(settled(text, [[1]], true).text).toBe("You exercised 1 minute this week.");
  });

  it("of the body is put right, or goes where nothing is known", () => {
    const checked = (
      reply: string,
      body = SOME_BODY as Parameters<typeof settleNumbers>[2]["body"],
    ) => {
      const said = read(reply);
      return settleNumbers(said, claimsIn(said, CONTEXT), { facts: someFacts, body }, "en").text;
    };
    expect(checked("You weigh 72 kg.")).toBe("You weigh 72 kg.");
    expect(checked("You weigh 70 kg.")).toBe("You weigh 72 kg.");
    expect(checked("You are 170 cm tall.")).toBe("You are 175 cm tall.");
    expect(checked("Your resting heart rate is 50 bpm.")).toBe(
      "Your resting heart rate is 62 bpm.",
    );
    expect(checked("You weigh 72 kg. Well done.", NO_BODY)).toBe("Well done.");
  });

  it("is put right beside others of its sentence, and beside sentences that go", () => {
    const checked = (reply: string) => {
      const said = read(reply);
      return settleNumbers(
        said,
        claimsIn(said, CONTEXT),
        { facts: someFacts, body: SOME_BODY },
        "en",
      ).text;
    };
    expect(checked("This week you did 5 workouts and exercised 50 minutes.")).toBe(
      "This week you did 3 workouts and exercised 95 minutes.",
    );
    expect(checked("You trained 7 times. This week you exercised 50 minutes. Good.")).toBe(
      "This week you exercised 95 minutes. Good.",
    );
    expect(checked("This week: 5 sessions, over 100 minutes, 540 kcal burned.")).toBe(
      "This week: 3 sessions, 95 minutes, 540 kcal burned.",
    );
  });
});

describe("no figure is claimed", () => {
  it("that the person told, or a source", () => {
    const text = "This week you exercised 95 minutes and did 3 workouts.";
    const [minutes] = readAmounts(read("95 minutes").tokens);
    const told = minutes === undefined ? [] : [minutes];
    const claimed = "95 minutes!: w0 124";
    expect(claimsOf(text)).toEqual([claimed, "3 sessions!: w0 4"]);
    expect(claimsOf(text, null, told)).toEqual(["3 sessions!: w0 4"]);
    for (const other of [{ measure: "days" }, { low: 94 }, { high: 96 }] as const)
      expect(
        claimsOf(
          text,
          null,
          told.map((each) => ({ ...each, ...other })),
        ),
      ).toContain(claimed);
    const best = readAmounts(read("24 minutes").tokens);
    expect(claimsOf("Your best 5 km took 24 minutes.", null, best)).toEqual([]);
    const quoted = { ...CONTEXT, isQuoted: () => true };
    expect(claimsIn(read(text), quoted)).toEqual([]);
  });

  it("of other days than those that were asked about", () => {
    const asked = (period: RecordPeriod | undefined, families: readonly string[] | null) => ({
      period,
      activity: families === null ? null : { name: "yoga", families },
    });
    const text = "Total: 3 workouts.";
    expect(claimsOf(text)).toEqual([]);
    expect(claimsOf(text, asked({ kind: "week", weeksAgo: 2 }, null))).toEqual([
      "3 sessions: w2 2; now 60",
    ]);
    expect(claimsOf(text, asked({ kind: "year", year: 2025 }, ["yoga"]))).toEqual([
      "3 sessions: yoga 2025 20; yoga now 60; 2025 20; now 60",
    ]);
    expect(claimsOf("So far 3 workouts.", asked({ kind: "week", weeksAgo: 2 }, null))).toEqual([
      "3 sessions: ever 60; w2 2; w0 4; 2026-03-06 1; 2026-3 9; 2026 20",
    ]);
    const winter = { kind: "range", start: day("2024-12-01"), end: day("2025-02-01") } as const;
    expect(claimsOf("In February you did 3 workouts.", asked(winter, null))).toEqual([
      "3 sessions: 2026-2 9; 2024-2 9; 2025-2 9",
    ]);
  });
});
