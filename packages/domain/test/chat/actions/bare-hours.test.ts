import { describe, expect, it } from "vitest";
import { readActionCues } from "../../../src/chat/actions/action-reading.ts";
import { bareHourIn } from "../../../src/chat/actions/bare-hour.ts";
import { read } from "../../../src/language/read.ts";
import { offers, written } from "./offer-lines.ts";

describe("an hour without its half of the day", () => {
  it.each([
    ["I did tai chi yesterday for fifty minutes from ten o'clock", "03-04 10:00-10:50"],
    ["I did tai chi yesterday for 50 minutes from 10 o'clock", "03-04 10:00-10:50"],
    ["did yoga yesterday at 9 for 30 min", "03-04 09:00-09:30"],
    ["I swam yesterday at 3 for 40 minutes", "03-04 15:00-15:40"],
    ["yoga last night at 7, 30 min", "03-04 19:00-19:30"],
    ["昨天从十点开始打太极，五十分钟", "03-04 10:00-10:50"],
    ["昨日八點半游水三十分鐘", "03-04 08:30-09:00"],
    ["琴日十點打咗五十分鐘太極", "03-04 10:00-10:50"],
    ["我昨晚七点跑了半小时", "03-04 19:00-19:30"],
    ["昨天一点跑了半小时", "03-04 13:00-13:30"],
    ["昨天八点跑了5公里，30分钟", "03-04 08:00-08:30"],
    ["I ran on the treadmill yesterday at 10 o'clock for 30 minutes", "03-04 10:00-10:30"],
  ])("is when it began: %s", (message, times) => {
    expect(offers(message).map(written).join()).toContain(times);
  });

  it.each([
    ["I lifted at 60 kg for 30 minutes yesterday", "03-04 12:00-12:30"],
    ["30 min strength yesterday, 5 sets at 8 reps", "03-04 12:00-12:30"],
    ["刚刚做了30分钟瑜伽，心情好一点", "03-05 17:30-18:00"],
    ["I ran yesterday at 10 for 30 minutes on the treadmill", "03-04 12:00-12:30"],
    ["昨天跑了30分钟，一点都不累", "03-04 12:00-12:30"],
    ["昨天一点儿都不想动，还是跑了30分钟", "03-04 12:00-12:30"],
    ["昨天30分钟跑了两点五公里", "03-04 12:00-12:30"],
  ])("is none where something else is counted: %s", (message, times) => {
    expect(offers(message).map(written).join()).toContain(times);
  });

  it.each(["今天一点都不想动", "今天一点也不累", "昨天一點兒也不累", "昨天跑了两点五公里"])(
    "is none in %s",
    (message) => {
      expect(bareHourIn(readActionCues(read(message)), null, () => true)).toBeNull();
    },
  );

  it("is enough to tell of a session of an earlier day", () => {
    expect(offers("I did aqua aerobics last Friday at 11").map(written).join()).toContain(
      "11:00-?",
    );
    expect(offers("I did aqua aerobics last Friday")).toEqual([]);
  });
});

describe("a number with a point in words", () => {
  it.each([
    ["昨天30分钟跑了两点五公里", 2500],
    ["昨天跑了2点5公里，30分钟", 2500],
    ["昨天跑了五公里，30分钟", 5000],
    ["昨天八点5公里跑步，30分钟", 5000],
  ])("is one distance: %s", (message, meters) => {
    const [action] = offers(message);
    expect(action?.kind === "log_session" && action.session.distanceMeters).toBe(meters);
  });

  it("is one length of time", () => {
    expect(offers("昨天骑车骑了一点五小时").map(written).join()).toContain("12:00-13:30");
  });
});

describe("a way in yards", () => {
  it.each([
    ["Log a 40 minute swim yesterday at noon, 1200 yards", 1097.3],
    ["I swam 20 x 50 yd in 40 minutes", 914.4],
    ["游了1000码，40分钟", 914.4],
  ])("is a distance: %s", (message, meters) => {
    const [action] = offers(message);
    expect(action?.kind === "log_session" && action.session.distanceMeters).toBe(meters);
  });
});

describe("what names no session", () => {
  it.each(["练完记一下", "練完幫我記低"])("is not recorded: %s", (message) => {
    expect(offers(message)).toEqual([]);
  });

  it("is a walk behind which a complaint came", () => {
    const message = "I had some spotting this morning after my walk";
    expect(offers(message, { riskLevel: "medium" })).toEqual([]);
    expect(offers("I walked for 30 minutes, my knee hurts", { riskLevel: "medium" })).toHaveLength(
      1,
    );
  });
});
