import { describe, expect, it } from "vitest";
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
  ])("is when it began: %s", (message, times) => {
    expect(offers(message).map(written).join()).toContain(times);
  });

  it.each([
    ["I lifted at 60 kg for 30 minutes yesterday", "03-04 12:00-12:30"],
    ["30 min strength yesterday, 5 sets at 8 reps", "03-04 12:00-12:30"],
    ["刚刚做了30分钟瑜伽，心情好一点", "03-05 17:30-18:00"],
  ])("is none where something else is counted: %s", (message, times) => {
    expect(offers(message).map(written).join()).toContain(times);
  });

  it("is enough to tell of a session of an earlier day", () => {
    expect(offers("I did aqua aerobics last Friday at 11").map(written).join()).toContain(
      "11:00-?",
    );
    expect(offers("I did aqua aerobics last Friday")).toEqual([]);
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
