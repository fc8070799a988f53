import { describe, expect, it } from "vitest";
import { aSportLog, at } from "../../support/builders.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { someRecords } from "../a-reply-material.ts";
import { NOW, offers } from "./offer-lines.ts";

const RUN = aSportLog({ sportName: "Running", sportStart: at("2026-03-05T07:00"), minutes: 31 });
const records = someRecords({ now: NOW, logs: [RUN] });
const kinds = (message: string, logged = records) =>
  offers(message, { records: logged }).map(({ kind }) => kind);

describe("a session that is told", () => {
  it.each(
    inBothScripts([
      "did my run today",
      "did my workout today",
      "went for a run this morning, 31 min",
      "I ran for 31 minutes today",
      "今天跑步了31分钟",
      "今天跑了步",
    ]),
  )("is not offered where it is in the log of that day: %s", (message) => {
    expect(kinds(message)).not.toContain("log_session");
  });

  it.each(
    inBothScripts([
      "I ran for 50 minutes today",
      "swam for 31 minutes today",
      "just ran for 31 minutes",
      "log 31 minutes of running",
      "今天跑步了50分钟",
      "今天游泳了31分钟",
      "刚跑完步，31分钟",
    ]),
  )("is offered where another one is, or where that is asked for: %s", (message) => {
    expect(kinds(message)).toContain("log_session");
  });

  it("is offered where nothing is in the log of that day", () => {
    const none = someRecords({ now: NOW });
    for (const message of ["did my run today", "今天跑步了31分钟"])
      expect(kinds(message, none)).toContain("log_session");
  });
});
