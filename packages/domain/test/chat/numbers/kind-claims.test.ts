import { describe, expect, it } from "vitest";
import { claimsIn } from "../../../src/chat/numbers/claims-in.ts";
import { settleNumbers } from "../../../src/chat/numbers/settle-numbers.ts";
import { read } from "../../../src/language/read.ts";
import { UTC } from "../../../src/shared/time-zone.ts";
import { answerRecordQuery } from "../../../src/sport/records/answer-record-query.ts";
import { recordContext } from "../../../src/sport/records/record-context.ts";
import type { RecordQuery } from "../../../src/sport/records/record-query.ts";
import { aProfile, aSportLog, at } from "../../support/builders.ts";
import { SOME_BODY, TODAY } from "./some-facts.ts";

const NOW = at("2026-03-06T12:00");
const LOGS = ["Run", "Run", "Run", "Trail run", "Trail run"].map((sportName, index) =>
  aSportLog({ sportName, sportStart: at(`2026-03-0${index + 1}T07:00`), minutes: 30 }),
);
const CONTEXT = { today: TODAY, asked: null, told: [], isQuoted: () => false };

function settled(text: string): string {
  const facts = (query: RecordQuery) =>
    answerRecordQuery(query, LOGS, [], recordContext(aProfile(), UTC, NOW));
  const reply = read(text);
  return settleNumbers(reply, claimsIn(reply, CONTEXT), { facts, body: SOME_BODY }, "en").text;
}

describe("a number of sessions of a kind", () => {
  it.each([
    "You did 2 trail runs in March.",
    "In March you went for 5 runs.",
    "You did 5 morning runs in March.",
  ])("stays where it is that of the kind, or of the sport: %s", (text) => {
    expect(settled(text)).toBe(text);
  });

  it("does not stay where it is neither", () => {
    expect(settled("You did 9 trail runs in March.")).not.toContain("9");
  });
});
