import { describe, expect, it } from "vitest";
import { REPORT_MESSAGES } from "../../../src/messages/catalogues.ts";
import { MESSAGE_LOCALES } from "../../../src/messages/message-locale.ts";
import {
  BODY_NOTE_SOURCES,
  SUPPORT_NOTE_SOURCES,
} from "../../../src/safety/concern/concern-notes.data.ts";
import { concernNotes } from "../../../src/safety/concern/concern-notes.ts";
import type { Concern } from "../../../src/safety/concern/session-concern.ts";
import type { SportLogId } from "../../../src/shared/ids.ts";
import { UTC } from "../../../src/shared/time-zone.ts";
import { anId, at, zone } from "../../support/builders.ts";

const about = (start: string, grade: Concern["grade"], matter: Concern["matter"] = "body") => ({
  logId: anId<SportLogId>(1),
  sportStart: at(start),
  sportEnd: null,
  grade,
  matter,
});

describe("what a report says about the words on a session", () => {
  it("is a note for each day, about the gravest, in the order of days", () => {
    const notes = concernNotes(
      [
        about("2026-03-04T10:00", "ease"),
        about("2026-03-02T10:00", "ease"),
        about("2026-03-02T20:00", "danger"),
        about("2026-03-03T10:00", "care"),
        about("2026-03-05T10:00", "danger", "self_harm"),
      ],
      UTC,
      "en",
    );
    expect(notes.map(({ code }) => code)).toEqual([
      "feedback_danger",
      "feedback_care",
      "feedback_ease",
      "feedback_support",
    ]);
    expect(notes.map(({ message }) => message.match(/\w+day \d+ March/)?.[0])).toEqual([
      "Monday 2 March",
      "Tuesday 3 March",
      "Wednesday 4 March",
      "Thursday 5 March",
    ]);
  });

  it("tells days apart in the person's time zone", () => {
    const [note] = concernNotes([about("2026-03-02T20:00", "ease")], zone("Asia/Tokyo"), "zh-Hans");
    expect(note?.message).toMatch(/3 月 3 日.*疼/);
  });

  it.each(["feedback_danger", "feedback_care", "feedback_ease", "feedback_support"] as const)(
    "says the day and what to do: %s",
    (name) => {
      for (const locale of MESSAGE_LOCALES) {
        expect(REPORT_MESSAGES[locale][name]).toContain("{date}");
        expect(REPORT_MESSAGES[locale][name]).toMatch(/doctor|looked at|医生|醫生|醫師/);
      }
    },
  );

  it("has a publication behind every word of emergencies", () => {
    const { danger, care } = BODY_NOTE_SOURCES;
    for (const source of [danger, care, ...Object.values(SUPPORT_NOTE_SOURCES)]) {
      expect(source.kind).toBe("publication");
    }
  });
});
