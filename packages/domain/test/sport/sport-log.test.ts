import { describe, expect, it } from "vitest";
import type { SportLogId } from "../../src/shared/ids.ts";
import { NO_MEASURES, statedMeasures } from "../../src/sport/session-measures.ts";
import {
  activeLogExists,
  changeSportLog,
  countedTypeOf,
  durationMilliseconds,
  giveSportFeedback,
  recordSportLog,
} from "../../src/sport/sport-log.ts";
import { anId, anOpenSportLog, aSportLog, at, DAY, HOUR, MINUTE } from "../support/builders.ts";
import { domainErrorOf } from "../support/domain-error.ts";

const START = at("2026-03-02T10:00");
const NOW = at("2026-03-02T11:30");
const SEVEN_DAYS_LATER = new Date(START.getTime() + 7 * DAY);
const JUST_TOO_LATE = new Date(START.getTime() + 7 * DAY + 1);
const BEFORE = new Date(START.getTime() - 1);

const open = () => anOpenSportLog({ sportStart: START });
const openUntil = (sportEnd: Date) => anOpenSportLog({ sportStart: START, sportEnd });
const finished = () => aSportLog({ sportStart: START });
const finishedWithoutEnd = () => aSportLog({ sportStart: START, sportEnd: null });

describe("recordSportLog", () => {
  const record = (log: ReturnType<typeof open> | ReturnType<typeof finished>) => {
    const { createdAt, updatedAt, revision, mets, matchedCategoryId, ...said } = log;
    return recordSportLog(said, { mets, matchedCategoryId }, NOW);
  };

  it("keeps what was said, with the METs and category of the catalogue", () => {
    const log = finished();
    expect(record(log)).toEqual({ ...log, createdAt: NOW, updatedAt: NOW, revision: 1 });
  });

  it("invents no end for a finished session without one", () => {
    const log = record(finishedWithoutEnd());
    expect(log.finished).toBe(true);
    expect(log.sportEnd).toBeNull();
  });

  it("keeps a planned end of a session in progress", () => {
    const planned = new Date(START.getTime() + HOUR);
    const log = record(openUntil(planned));
    expect(log.finished).toBe(false);
    expect(log.sportEnd).toEqual(planned);
  });

  it("lets a session end when it starts, or 7 days later", () => {
    expect(record(aSportLog({ sportStart: START, sportEnd: START })).sportEnd).toEqual(START);
    expect(record(aSportLog({ sportStart: START, sportEnd: SEVEN_DAYS_LATER })).sportEnd).toEqual(
      SEVEN_DAYS_LATER,
    );
  });

  it.each([BEFORE, JUST_TOO_LATE])("refuses the end %s", (sportEnd) => {
    const error = domainErrorOf(() => record(aSportLog({ sportStart: START, sportEnd })));
    expect(error.code).toBe("invalid_input");
    expect(error.issues.map((issue) => issue.path)).toEqual(["sportEnd"]);
  });
});

describe("changeSportLog", () => {
  it("counts a revision and the time of the change, and keeps all that is not sent", () => {
    const log = finished();
    expect(changeSportLog(log, {}, NOW)).toEqual({ ...log, updatedAt: NOW, revision: 2 });
    expect(changeSportLog(log, { calories: undefined, feedback: undefined }, NOW)).toEqual({
      ...log,
      updatedAt: NOW,
      revision: 2,
    });
  });

  it("changes calories, also to 0, and feedback, also to none", () => {
    const log = aSportLog({ feedback: "good", calories: 300 });
    expect(changeSportLog(log, { calories: 0 }, NOW).calories).toBe(0);
    expect(changeSportLog(log, { feedback: null }, NOW).feedback).toBeNull();
    expect(changeSportLog(log, { feedback: "better" }, NOW).feedback).toBe("better");
  });

  it("sets only the end when an end is sent by itself", () => {
    const end = new Date(START.getTime() + 30 * MINUTE);
    expect(changeSportLog(open(), { sportEnd: end }, NOW)).toMatchObject({
      finished: false,
      sportEnd: end,
    });
    expect(changeSportLog(finished(), { sportEnd: end }, NOW)).toMatchObject({
      finished: true,
      sportEnd: end,
    });
  });

  it("removes the end when null is sent by itself", () => {
    expect(changeSportLog(finished(), { sportEnd: null }, NOW)).toMatchObject({
      finished: true,
      sportEnd: null,
    });
    expect(changeSportLog(openUntil(NOW), { sportEnd: null }, NOW)).toMatchObject({
      finished: false,
      sportEnd: null,
    });
  });

  describe("finishing", () => {
    it("ends the session now when it has no end", () => {
      expect(changeSportLog(open(), { finished: true }, NOW)).toMatchObject({
        finished: true,
        sportEnd: NOW,
      });
      expect(
        changeSportLog(openUntil(START), { finished: true, sportEnd: null }, NOW),
      ).toMatchObject({ finished: true, sportEnd: NOW });
    });

    it("keeps a planned end, and takes one that is sent", () => {
      const planned = new Date(START.getTime() + 3 * HOUR);
      const sent = new Date(START.getTime() + 2 * HOUR);
      expect(changeSportLog(openUntil(planned), { finished: true }, NOW).sportEnd).toEqual(planned);
      expect(
        changeSportLog(openUntil(planned), { finished: true, sportEnd: sent }, NOW).sportEnd,
      ).toEqual(sent);
    });

    it("keeps the end of a session that is finished already", () => {
      const log = finished();
      expect(changeSportLog(log, { finished: true }, NOW).sportEnd).toEqual(log.sportEnd);
    });

    it.each([NOW, JUST_TOO_LATE, BEFORE])(
      "invents no end for a session that was finished without one, at %s",
      (now) => {
        for (const changes of [{ finished: true }, { finished: true, sportEnd: null }]) {
          expect(changeSportLog(finishedWithoutEnd(), changes, now)).toMatchObject({
            finished: true,
            sportEnd: null,
          });
        }
      },
    );

    it("takes the end away from a finished session where null is sent with the flag", () => {
      const changes = { finished: true, sportEnd: null };
      expect(changeSportLog(finished(), changes, NOW).sportEnd).toBeNull();
    });

    it("ends now up to exactly 7 days after the start, then asks for the end", () => {
      expect(changeSportLog(open(), { finished: true }, SEVEN_DAYS_LATER).sportEnd).toEqual(
        SEVEN_DAYS_LATER,
      );
      const error = domainErrorOf(() => changeSportLog(open(), { finished: true }, JUST_TOO_LATE));
      expect(error.code).toBe("invalid_input");
      expect(error.issues.map((issue) => issue.path)).toEqual(["sportEnd"]);
    });

    it("ends a session when it starts where that is to come by a clock that is ahead, and asks for the end beyond", () => {
      const ahead = (minutes: number) => new Date(START.getTime() - minutes * MINUTE);
      for (const now of [BEFORE, ahead(5)]) {
        expect(changeSportLog(open(), { finished: true }, now).sportEnd).toEqual(START);
      }
      const error = domainErrorOf(() => changeSportLog(open(), { finished: true }, ahead(5.1)));
      expect(error.issues.map((issue) => issue.path)).toEqual(["sportEnd"]);
    });

    it("leaves a stated time in motion no longer than the session was", () => {
      const log = { ...open(), measures: statedMeasures({ movingSeconds: 5 * 3_600 }) };
      expect(changeSportLog(log, { finished: true }, NOW)).toMatchObject({
        sportEnd: NOW,
        measures: { movingSeconds: 90 * 60 },
      });
    });

    it("needs no end of its own where one is sent, however late it is", () => {
      const late = new Date(START.getTime() + 30 * DAY);
      expect(changeSportLog(open(), { finished: true, sportEnd: NOW }, late)).toMatchObject({
        finished: true,
        sportEnd: NOW,
      });
    });
  });

  describe("reopening", () => {
    it("clears the end", () => {
      expect(changeSportLog(finished(), { finished: false }, NOW)).toMatchObject({
        finished: false,
        sportEnd: null,
      });
    });

    it("keeps an end that is sent, as the planned one", () => {
      expect(changeSportLog(finished(), { finished: false, sportEnd: NOW }, NOW)).toMatchObject({
        finished: false,
        sportEnd: NOW,
      });
    });

    it("clears the planned end of a session that is in progress already", () => {
      expect(changeSportLog(openUntil(NOW), { finished: false }, NOW)).toMatchObject({
        finished: false,
        sportEnd: null,
      });
      expect(changeSportLog(openUntil(NOW), { calories: 5 }, NOW)).toMatchObject({ sportEnd: NOW });
    });
  });

  it.each([BEFORE, JUST_TOO_LATE])("refuses the end %s", (sportEnd) => {
    for (const log of [open(), finished()]) {
      const error = domainErrorOf(() => changeSportLog(log, { sportEnd }, NOW));
      expect(error.issues.map((issue) => issue.path)).toEqual(["sportEnd"]);
    }
  });
});

describe("giveSportFeedback", () => {
  const feedback = { feelingRating: 4 };

  it("finishes a session in progress, ending now", () => {
    expect(giveSportFeedback(open(), feedback, NOW)).toMatchObject({
      finished: true,
      sportEnd: NOW,
      updatedAt: NOW,
      revision: 2,
    });
  });

  it("keeps a planned end", () => {
    const planned = new Date(START.getTime() + 3 * HOUR);
    expect(giveSportFeedback(openUntil(planned), feedback, NOW)).toMatchObject({
      finished: true,
      sportEnd: planned,
    });
  });

  it("finishes without an end where now lies more than 7 days after the start", () => {
    expect(giveSportFeedback(open(), feedback, SEVEN_DAYS_LATER).sportEnd).toEqual(
      SEVEN_DAYS_LATER,
    );
    expect(giveSportFeedback(open(), feedback, JUST_TOO_LATE)).toMatchObject({
      finished: true,
      sportEnd: null,
    });
  });

  it("ends a session when it starts by a clock that is ahead, without a time in motion, and not at all where it is still to come", () => {
    const measures = statedMeasures({ movingSeconds: 600, distanceMeters: 2_000 });
    const ahead = (minutes: number) => new Date(START.getTime() - minutes * MINUTE);
    for (const now of [BEFORE, ahead(5)]) {
      expect(giveSportFeedback({ ...open(), measures }, feedback, now)).toMatchObject({
        finished: true,
        sportEnd: START,
        measures: { movingSeconds: null, distanceMeters: 2_000 },
      });
    }
    for (const now of [ahead(5.1), new Date(START.getTime() - 300 * DAY)]) {
      expect(giveSportFeedback({ ...open(), measures }, feedback, now)).toMatchObject({
        finished: true,
        sportEnd: null,
        measures,
      });
    }
    const moving = { ...open(), measures: statedMeasures({ movingSeconds: 600 }) };
    expect(giveSportFeedback(moving, feedback, BEFORE).measures).toBe(NO_MEASURES);
  });

  it("invents no end for a session that was finished without one", () => {
    expect(giveSportFeedback(finishedWithoutEnd(), feedback, NOW).sportEnd).toBeNull();
  });

  it("replaces the calories with the final ones, also with 0, and keeps them otherwise", () => {
    const log = aSportLog({ calories: 300 });
    expect(giveSportFeedback(log, { finalCalories: 350 }, NOW).calories).toBe(350);
    expect(giveSportFeedback(log, { finalCalories: 0 }, NOW).calories).toBe(0);
    expect(giveSportFeedback(log, feedback, NOW).calories).toBe(300);
  });

  it("joins the feedback to what was kept", () => {
    const log = aSportLog({ feedback: '{"custom_notes":"warm"}' });
    expect(JSON.parse(giveSportFeedback(log, feedback, NOW).feedback ?? "")).toEqual({
      custom_notes: "warm",
      feeling_rating: 4,
    });
  });

  it("is refused when its note is too long together with what was kept", () => {
    const log = aSportLog({ feedback: "x".repeat(9_900) });
    const noted = { ...feedback, customNotes: "y".repeat(100) };
    expect(domainErrorOf(() => giveSportFeedback(log, noted, NOW)).issues).toEqual([
      { path: "customNotes", message: expect.stringContaining("10000 characters") },
    ]);
    expect(giveSportFeedback(log, feedback, NOW).feedback).toContain("xxx");
  });

  it("closes a session whose ratings find no room beside a long text, which loses its last words", () => {
    for (const text of ["x".repeat(9_990), "腿\n".repeat(5_000), "🏃".repeat(10_000)]) {
      const closed = giveSportFeedback({ ...open(), feedback: text }, feedback, NOW);
      const kept = JSON.parse(closed.feedback ?? "");
      expect([closed.finished, kept.feeling_rating]).toEqual([true, 4]);
      expect([...(closed.feedback ?? "")].length).toBeLessThanOrEqual(10_000);
      expect(kept.text.endsWith("…")).toBe(true);
      expect(text.startsWith(kept.text.slice(0, -1))).toBe(true);
    }
    const noted = JSON.stringify({ custom_notes: "y".repeat(9_970), source: "watch" });
    const { feedback: joined } = giveSportFeedback({ ...open(), feedback: noted }, feedback, NOW);
    expect(JSON.parse(joined ?? "")).toMatchObject({ source: "watch", feeling_rating: 4 });
  });

  it("names what is too long where there is no text to shorten", () => {
    const laps = JSON.stringify({ laps: Array.from({ length: 4_990 }, () => 1) });
    const log = aSportLog({ feedback: laps });
    expect(domainErrorOf(() => giveSportFeedback(log, feedback, NOW)).issues).toEqual([
      { path: "sportFeedback", message: expect.stringContaining("no room") },
    ]);
  });

  it("leaves a time in motion no longer than the session that it closes was, and one of before as it is", () => {
    const longer = statedMeasures({ movingSeconds: 5 * 3_600 });
    const log = { ...open(), measures: longer };
    expect(giveSportFeedback(log, feedback, NOW)).toMatchObject({
      sportEnd: NOW,
      measures: { movingSeconds: 90 * 60 },
    });
    const known = aSportLog({ minutes: 30, measures: longer });
    expect(giveSportFeedback(known, feedback, NOW).measures).toBe(longer);
  });

  it("makes the calories the person's own", () => {
    const log = aSportLog({ caloriesSource: "device" });
    expect(giveSportFeedback(log, { finalCalories: 350 }, NOW).caloriesSource).toBe("user");
    expect(giveSportFeedback(log, feedback, NOW).caloriesSource).toBe("device");
    expect(changeSportLog(log, { calories: 350 }, NOW).caloriesSource).toBe("user");
  });
});

describe("what a session is", () => {
  it("lasts from its start to its end once it is finished", () => {
    expect(durationMilliseconds(aSportLog({ minutes: 45 }))).toBe(45 * MINUTE);
    expect(durationMilliseconds(aSportLog({ minutes: 0 }))).toBe(0);
    expect(durationMilliseconds(finishedWithoutEnd())).toBeNull();
    expect(durationMilliseconds(openUntil(NOW))).toBeNull();
  });

  it("counts under the type stated, else under the category of its activity", () => {
    expect(countedTypeOf(aSportLog({ exerciseType: "trail" }))).toBe("trail");
    expect(countedTypeOf(aSportLog())).toBe("running");
    expect(countedTypeOf(aSportLog({ matchedCategoryId: null }))).toBeNull();
  });

  it("is named when it stands in the way of another", () => {
    const id = anId<SportLogId>(7);
    const error = activeLogExists(id);
    expect(error.code).toBe("active_log_exists");
    expect(error.conflictingId).toBe(id);
    expect(error.message).toContain(id);
  });
});
