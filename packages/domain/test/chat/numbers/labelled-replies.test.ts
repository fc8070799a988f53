import { describe, expect, it } from "vitest";
import type { SaidScope } from "../../../src/chat/numbers/claim-scope.ts";
import { claimsIn } from "../../../src/chat/numbers/claims-in.ts";
import type { RecordFacts } from "../../../src/chat/numbers/number-claim.ts";
import { type CheckedNumbers, settleNumbers } from "../../../src/chat/numbers/settle-numbers.ts";
import type { OwnRecords } from "../../../src/chat/own-records.ts";
import { languageOfText } from "../../../src/language/language-of-text.ts";
import { read } from "../../../src/language/read.ts";
import type { RecordQuery } from "../../../src/sport/records/record-query.ts";
import { traditional } from "../../support/traditional.ts";
import * as after1 from "./replies/after-1.ts";
import * as after2 from "./replies/after-2.ts";
import * as after3 from "./replies/after-3.ts";
import * as after4 from "./replies/after-4.ts";
import * as before from "./replies/before.ts";
import { noFacts, SOME_BODY, someFacts, TODAY } from "./some-facts.ts";

const SETS = [before, after1, after2, after3, after4];
const NO_BODY = { ageYears: null, heightCm: null, weightKg: null, restingHeartRateBpm: null };

function check(
  text: string,
  facts: RecordFacts = someFacts,
  body: OwnRecords["body"] = SOME_BODY,
): CheckedNumbers {
  const reply = read(text);
  const claims = claimsIn(reply, { today: TODAY, asked: null, told: [], isQuoted: () => false });
  return settleNumbers(reply, claims, { facts, body }, languageOfText(text));
}

const HAN = /\p{Script=Han}/u;
const chinese = <Example extends string | readonly [string, string]>(
  examples: readonly Example[],
) => examples.filter((example) => HAN.test(typeof example === "string" ? example : example[0]));

/** So many replies are one test: mutation testing looks at each test by itself. */
const PORTION = 25;

function inPortions<Example>(
  examples: readonly Example[],
): readonly (readonly [which: string, examples: readonly Example[]])[] {
  const count = Math.ceil(examples.length / PORTION);
  return Array.from({ length: count }, (_, at) => {
    const portion = examples.slice(at * PORTION, (at + 1) * PORTION);
    return [`${at * PORTION + 1} to ${at * PORTION + portion.length}`, portion];
  });
}

describe("the numbers of a reply", () => {
  it.each(inPortions(SETS.flatMap((set) => set.RIGHT)))(
    "stay where the records say them: %s",
    (_which, texts) => {
      for (const text of texts) expect(check(text)).toEqual({ text, corrected: false });
    },
  );

  it.each(inPortions(SETS.flatMap((set) => set.ADVICE)))(
    "stay where they are not the person's own: %s",
    (_which, texts) => {
      for (const text of texts) {
        expect(check(text)).toEqual({ text, corrected: false });
        expect(check(text, noFacts)).toEqual({ text, corrected: false });
      }
    },
  );

  it.each(inPortions(SETS.flatMap((set) => set.CORRECTED)))(
    "are put right by the records: %s",
    (_which, replies) => {
      for (const [text, right] of replies) {
        expect(check(text)).toEqual({ text: right, corrected: true });
        expect(check(right)).toEqual({ text: right, corrected: false });
      }
    },
  );

  it.each(inPortions(SETS.flatMap((set) => set.DROPPED)))(
    "go with their sentence where nobody can tell: %s",
    (_which, replies) => {
      for (const [text, right] of replies)
        expect(check(text)).toEqual({ text: right, corrected: true });
    },
  );

  it.each([
    "You've been active for 95 minutes this week.",
    "Your current streak is 5 days.",
    "You weigh 72 kg.",
    "Your longest session was 82 minutes.",
    "Your last run was 3 days ago.",
    "你本周运动了95分钟。",
    "你的静息心率为62次/分。",
  ])("go where nothing is on record: %s", (text) => {
    expect(check(text, noFacts, NO_BODY)).toEqual({ text: "", corrected: true });
  });

  it.each(inPortions(SETS.flatMap((set) => set.RIGHT)))(
    "stay where nobody asked the records: %s",
    (_which, texts) => {
      for (const text of texts)
        expect(check(text, () => undefined)).toEqual({ text, corrected: false });
    },
  );

  it.each(inPortions(chinese(SETS.flatMap((set) => [...set.RIGHT, ...set.ADVICE]))))(
    "stay in traditional characters too: %s",
    (_which, texts) => {
      for (const text of texts.map(traditional))
        expect(check(text)).toEqual({ text, corrected: false });
    },
  );

  it.each(inPortions(chinese(SETS.flatMap((set) => [...set.CORRECTED, ...set.DROPPED]))))(
    "are put right in traditional characters too: %s",
    (_which, replies) => {
      for (const [text, right] of replies)
        expect(check(traditional(text))).toEqual({ text: traditional(right), corrected: true });
    },
  );

  it("write minutes in the language of the reply where words for a half are wrong", () => {
    expect(check("You've trained half an hour this week.").text).toBe(
      "You've trained 1 h 35 min this week.",
    );
    const chineseHalf = "你本周运动了半小时。";
    expect(check(chineseHalf).text).toBe("你本周运动了1小时35分钟。");
    expect(check(traditional(chineseHalf)).text).toBe(traditional("你本周运动了1小时35分钟。"));
  });
});

describe("the days of a figure", () => {
  const asking = (text: string, asked: SaidScope | null, facts: RecordFacts) => {
    const reply = read(text);
    const claims = claimsIn(reply, { today: TODAY, asked, told: [], isQuoted: () => false });
    return settleNumbers(reply, claims, { facts, body: SOME_BODY }, "en").text;
  };
  const inFebruary2025: RecordFacts = (query) => {
    const fact = noFacts(query);
    const isThen =
      "period" in query &&
      query.period.kind === "month" &&
      query.period.year === 2025 &&
      query.period.month === 2;
    const then = someFacts({ ...query, period: { kind: "week", weeksAgo: 0 } } as RecordQuery);
    return isThen ? then : fact;
  };

  it("are of the year that was asked about, or spoken of before", () => {
    const text = "In February you ran for 95 minutes.";
    const year: SaidScope = { activity: null, period: { kind: "year", year: 2025 } };
    expect(asking("In February you exercised for 95 minutes.", year, inFebruary2025)).toBe(
      "In February you exercised for 95 minutes.",
    );
    expect(asking(text, null, inFebruary2025)).toBe("");
    const after = "In 2025 you exercised a lot. In February you exercised for 95 minutes.";
    expect(asking(after, null, inFebruary2025)).toBe(after);
  });

  it("are those of the question where the reply names none", () => {
    const week: SaidScope = { activity: null, period: { kind: "week", weeksAgo: 2 } };
    const text = "You exercised 4 times, for 160 minutes in all.";
    expect(asking(text, week, someFacts)).toBe(text);
    expect(asking(text, null, someFacts)).not.toContain("160");
  });
});
