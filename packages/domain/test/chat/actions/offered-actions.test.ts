import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ActionMaterial } from "../../../src/chat/actions/action-material.ts";
import { callActions } from "../../../src/chat/actions/call-action.ts";
import { emergencyContacts } from "../../../src/safety/emergency/emergency-contacts.ts";
import { addDays } from "../../../src/shared/local-date.ts";
import { matchActivity } from "../../../src/sport/met/match-activity.ts";
import {
  haveCommonDay,
  isPaused,
  PAUSE_REASONS,
  type Pause,
  pausedRanges,
} from "../../../src/user/pause.ts";
import { changeProfile } from "../../../src/user/profile.ts";
import { anOpenSportLog, aProfile, at, day, zone } from "../../support/builders.ts";
import { someRecords } from "../a-reply-material.ts";
import {
  CHINESE_MESSAGES,
  ENGLISH_MESSAGES,
  FURTHER_MESSAGES,
  type LabelledMessage,
} from "./labelled-messages.data.ts";
import { NOW, offers, RECORDS, written } from "./offer-lines.ts";

describe("whether to begin, or to do something else", () => {
  it.each([
    "上夜班刚下班，现在去健身还是睡觉",
    "而家去跑步定瞓覺",
    "start a run now or sleep",
    "现在开始跑步，还是先休息",
  ])("is a question, and no start: %j", (message) => {
    expect(offers(message).filter(({ kind }) => kind === "start_session")).toEqual([]);
  });

  it.each(["开始跑步，还是老路线", "现在开始跑步", "start a run now"])(
    "is none where nothing else is named: %j",
    (message) => {
      expect(offers(message).map(({ kind }) => kind)).toEqual(["start_session"]);
    },
  );
});

describe("what is offered", () => {
  const labelled = ([message, expected, who]: LabelledMessage) =>
    [who ?? "nobody", message, expected] as const;

  it.each(ENGLISH_MESSAGES.map(labelled))("to %s who says %j", (who, message, expected) => {
    expect(offers(message, { records: RECORDS[who] }).map(written)).toEqual(expected);
  });

  it.each(FURTHER_MESSAGES.map(labelled))("to %s who says %j", (who, message, expected) => {
    expect(offers(message, { records: RECORDS[who] }).map(written)).toEqual(expected);
  });

  it.each(CHINESE_MESSAGES.map(labelled))("to %s who says %j", (who, message, expected) => {
    expect(offers(message, { records: RECORDS[who] }).map(written)).toEqual(expected);
  });
});

describe("a goal", () => {
  it.each([
    ["how do i change my goal", "to 180", ["goal 180 minutes week any"]],
    ["目标咋改", "改成180", ["goal 180 minutes week any"]],
    ["how are you", "to 180", []],
    ["how do i change my goal", "to 3", []],
  ])("that was spoken of is put right: %s, %s", (before, message, expected) => {
    const history = [{ role: "user", content: before } as const];
    expect(offers(message, { history }).map(written)).toEqual(expected);
  });
});

describe("a session that is offered", () => {
  const all = [...ENGLISH_MESSAGES, ...FURTHER_MESSAGES, ...CHINESE_MESSAGES];
  const sessions = all.flatMap(([message]) =>
    offers(message).flatMap((action) => (action.kind === "log_session" ? [action.session] : [])),
  );

  it("has a name that the catalogue knows, where a kind of exercise is named", () => {
    const unknown = sessions
      .map(({ sportName }) => sportName)
      .filter((sportName) => matchActivity({ sportName }, "adult-2024").kind === "unknown");
    expect(new Set(unknown)).toEqual(new Set(["Workout"]));
  });

  it("is over, and began before it ended", () => {
    for (const { sportStart, sportEnd } of sessions) {
      expect(sportStart.getTime()).toBeLessThanOrEqual(NOW.getTime());
      if (sportEnd === null) continue;
      expect(sportEnd.getTime()).toBeGreaterThan(sportStart.getTime());
      expect(sportEnd.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it("of a time of day that has not come yet ended now", () => {
    const [action] = offers("I swam for 30 minutes today at 8 pm");
    expect(action && written(action)).toBe("log Swimming 03-05 17:30-18:00, 0 kcal");
  });

  it("is of the day and the hour in the person's zone", () => {
    const records = {
      ...someRecords({ now: at("2026-03-05T02:00") }),
      timeZone: zone("Asia/Shanghai"),
    };
    const [action] = offers("今天早上7点游泳40分钟", { records });
    expect(action && written(action)).toBe("log 游泳 03-04 23:00-23:40, 0 kcal");
  });
});

describe("a start", () => {
  it.each<Partial<ActionMaterial>>([
    { riskLevel: "high" },
    { riskLevel: "critical" },
    { limits: { maxIntensity: "none" } },
    { cautions: [{ effect: "forbidden" } as ActionMaterial["cautions"][number]] },
  ])("is not offered to somebody who should not exercise so: %j", (facts) => {
    expect(offers("Start a run", facts)).toEqual([]);
    expect(offers("I just ran 5 km in 31 min", facts)).toHaveLength(1);
  });
});

describe("the end of a session under way", () => {
  const openSince = (start: string, message = "I'm done") =>
    offers(message, {
      records: someRecords({
        now: NOW,
        openSession: anOpenSportLog({ sportName: "Evening run", sportStart: at(start) }),
      }),
    });

  it("is offered as feedback alone where it began too long ago to end now", () => {
    expect(openSince("2026-03-05T17:20").map(({ kind }) => kind)).toEqual([
      "finish_session",
      "give_feedback",
    ]);
    expect(openSince("2026-02-25T17:20").map(({ kind }) => kind)).toEqual(["give_feedback"]);
    expect(openSince("2026-03-05T19:20").map(({ kind }) => kind)).toEqual(["give_feedback"]);
  });

  it("is not meant by who tells of another sport", () => {
    const swim = openSince("2026-03-05T17:20", "I just swam for 20 minutes");
    expect(swim.map(({ kind }) => kind)).toEqual(["log_session"]);
  });

  it.each([
    ["log a 30 minute run for this morning", "log Running 03-05 08:00-08:30, 0 kcal"],
    ["I ran for 40 minutes at 7 am", "log Running 03-05 07:00-07:40, 0 kcal"],
    ["今朝跑咗半個鐘步", "log 跑步 03-05 08:00-08:30, 0 kcal"],
  ])("is not meant by who tells of an earlier one of the day: %s", (message, offered) => {
    expect(openSince("2026-03-05T17:20", message).map(written)).toEqual([offered]);
  });

  it("is meant where it may have begun by then", () => {
    const run = openSince("2026-03-05T07:20", "I ran for 30 minutes this morning");
    expect(run.map(({ kind }) => kind)).toEqual(["finish_session", "give_feedback"]);
  });
});

describe("a pause", () => {
  const pauseDay = fc
    .integer({ min: -40, max: 40 })
    .map((days) => addDays(day("2026-03-05"), days));
  const pause: fc.Arbitrary<Pause> = fc
    .record({
      startDate: pauseDay,
      days: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
      reason: fc.constantFrom(...PAUSE_REASONS),
    })
    .map(({ startDate, days, reason }) => ({
      startDate,
      endDate: days === null ? null : addDays(startDate, days),
      reason,
    }));
  const valid = fc
    .array(pause, { maxLength: 6 })
    .map((pauses) =>
      pauses.filter(
        (each, at) =>
          !pauses
            .slice(0, at)
            .some((other) => other.reason === each.reason && haveCommonDay(each, other)),
      ),
    );
  const MESSAGES = [
    "My knee hurts, pause a week",
    "I'm sick, pause my training",
    "Pause until Monday",
    "出差，从明天开始暂停5天",
  ];

  it("joins those that there are, which stay: every paused day stays paused, and the profile takes them", () => {
    fc.assert(
      fc.property(valid, fc.constantFrom(...MESSAGES), (pauses, message) => {
        for (const action of offers(message, { pauses })) {
          if (action.kind !== "set_pause") throw new Error(`Not a pause: ${action.kind}`);
          const profile = changeProfile(aProfile({ pauses }), { pauses: action.pauses }, NOW);
          for (const reason of PAUSE_REASONS) {
            const ofReason = (all: readonly Pause[]) =>
              pausedRanges(all.filter((each) => each.reason === reason));
            const after = ofReason(profile.pauses);
            for (const { start, end } of ofReason(pauses)) {
              expect(isPaused(after, start) && isPaused(after, end)).toBe(true);
            }
          }
        }
      }),
    );
  });

  it("is not offered again where the days are paused for it already", () => {
    const pauses = [{ startDate: day("2026-03-01"), endDate: null, reason: "injury" } as const];
    expect(offers("My knee hurts, pause a week", { pauses })).toEqual([]);
    expect(offers("I'm sick, pause a week", { pauses })).toHaveLength(1);
  });
});

describe("a label", () => {
  it.each([
    ["I just ran 5 km in 31 min", "Log: Running, 31 min, 5 km"],
    ["刚跑完5公里，用了31分钟", "记录：跑步，31分钟，5公里"],
    ["剛跑完5公里，用了31分鐘", "記錄：跑步，31分鐘，5公里"],
    ["膝蓋痛，暫停一週", "暫停到3月11日（受傷）"],
    ["My knee hurts, pause a week", "Pause until 11 March (injury)"],
    ["Pause my training", "Pause until further notice (rest)"],
  ])("is in the language and the script of %j", (message, label) => {
    expect(offers(message).map((action) => action.label)).toEqual([label]);
  });

  it("of a call names number and whom it reaches", () => {
    const labels = (region: string, writing: "en" | "zh-Hant") =>
      callActions(emergencyContacts(region), writing).map(({ label }) => label);
    expect(labels("GB", "en")).toContain("Call 116 123: Samaritans");
    expect(labels("TW", "zh-Hant")).toContain("撥打 1925：安心專線");
  });
});

describe("a session that was told wrongly", () => {
  const history = [
    { role: "user", content: "log 50 min rowing from this morning" },
    { role: "assistant", content: "Nice!" },
  ] as const;

  it.each([
    ["no sorry, 40", "Log: Rowing, 40 min"],
    ["make it 35 minutes", "Log: Rowing, 35 min"],
    ["i meant swimming", "Log: Swimming, 50 min"],
    ["sorry, 45 minutes and 8 km", "Log: Rowing, 45 min, 8 km"],
  ])("is offered again as it is put right: %s", (message, label) => {
    expect(offers(message, { history }).map((action) => action.label)).toEqual([label]);
  });

  it.each(["no thanks", "sorry, i am tired", "ok 40 it is warm", "was that 40?"])(
    "stays as it is where nothing is put right: %s",
    (message) => {
      expect(offers(message, { history })).toEqual([]);
    },
  );
});

describe("a session that somebody asked how to add", () => {
  const asked = { role: "user", content: "how do i add a swim i did on sunday" } as const;
  const length = { role: "user", content: "30 min" } as const;
  const labels = (message: string, ...history: readonly { role: "user"; content: string }[]) =>
    offers(message, { history }).map((action) => action.label);

  it("is offered once its length is told, and as that is put right", () => {
    expect(labels("30 min", asked)).toEqual(["Log: Swimming, 30 min"]);
    expect(labels("nope 35", asked, length)).toEqual(["Log: Swimming, 35 min"]);
    const chinese = { role: "user", content: "怎么补记周日的游泳" } as const;
    expect(labels("30分钟", chinese)).toEqual(["记录：游泳，30分钟"]);
  });

  it("is not offered where nobody asked to add it", () => {
    const question = { role: "user", content: "how long should a swim be" } as const;
    expect(labels("30 min", question)).toEqual([]);
    expect(labels("30 min")).toEqual([]);
  });
});

describe("what was proposed just before", () => {
  const history = [
    { role: "user", content: "a quick workout please" },
    { role: "assistant", content: "Here you go:\n- squats\n- planks\n- bridges" },
  ] as const;

  it.each([
    "start it",
    "ok let's go",
    "fine, do that one then, start it",
    "就这个，开始吧",
    "ok，開始吧",
  ])("is begun when somebody says so: %s", (message) => {
    expect(offers(message, { history }).map(({ kind }) => kind)).toEqual(["start_session"]);
  });

  it.each(["start it tomorrow", "should i start it now?", "let's go to the pub tonight"])(
    "is not begun by %s",
    (message) => {
      expect(offers(message, { history })).toEqual([]);
    },
  );

  it("has to have been proposed", () => {
    expect(offers("start it")).toEqual([]);
  });
});
