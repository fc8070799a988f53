import { describe, expect, it } from "vitest";
import { aSportLog, at } from "../../support/builders.ts";
import { traditional } from "../../support/traditional.ts";
import { someRecords } from "../a-reply-material.ts";
import { NOW, offers, written } from "./offer-lines.ts";

/** What is offered to somebody whose last session this was, on Thursday, 5 March 2026, at 18:00. */
const offeredTo = (message: string, sportName: string, sportStart: string) => {
  const logs = [aSportLog({ sportName, sportStart: at(sportStart), minutes: 45 })];
  return offers(message, { records: someRecords({ now: NOW, logs }) });
};

describe("points by which a session is rated in Chinese", () => {
  it.each([
    ["刚做了40分钟瑜伽,4分", "03-05 17:20-18:00, 0 kcal", 4],
    ["刚刚做了30分钟瑜伽，心情好一点，4分", "03-05 17:30-18:00, 0 kcal", 4],
    ["刚跑了半小时，感觉还行，给个4分吧", "03-05 17:30-18:00, 0 kcal", 4],
    ["刚游了40分钟，打3分", "03-05 17:20-18:00, 0 kcal", 3],
  ])("are no length: %s", (message, line, feelingRating) => {
    for (const each of [message, traditional(message)]) {
      const [action, ...others] = offers(each);
      expect(others).toEqual([]);
      expect(action && written(action)).toContain(line);
      expect(action).toMatchObject({ session: { feedback: { feelingRating } } });
    }
  });

  it.each([
    ["刚跑了5公里，28分", 28],
    ["刚做了平板支撑3分", 3],
    ["刚跑了5公里，用了25分，好累", 25],
    ["刚做了平板支撑，3分钟", 3],
  ])("are told from a length of minutes: %s", (message, minutes) => {
    expect(offers(message)[0]?.label).toMatch(new RegExp(`，${minutes}分钟`));
  });
});

describe("a rating of the last session", () => {
  it.each([
    ["昨晚瑜伽太累了，膝盖不舒服，2分", "Yoga", "2026-03-04T19:00", 2],
    ["给今天早上的快走打4分", "Walking", "2026-03-05T07:00", 4],
    ["尋日跑步好攰，俾3分", "跑步", "2026-03-04T19:00", 3],
    ["golf on saturday: 2 out of 5", "Golf", "2026-02-28T10:00", 2],
    ["my golf on saturday was awful, 2 out of 5", "Golf", "2026-02-28T10:00", 2],
    ["yesterday's swim: 5 stars", "Swimming", "2026-03-04T10:00", 5],
    ["it was sick, 5 stars, can u save that", "Strength training", "2026-03-05T10:00", 5],
  ])("is offered by its name or its day: %s", (message, sportName, sportStart, feeling) => {
    expect(offeredTo(message, sportName, sportStart)).toMatchObject([
      { kind: "give_feedback", feedback: { feelingRating: feeling } },
    ]);
  });

  it.each([
    ["golf on saturday: 2 out of 5", "Golf", "2026-03-03T10:00"],
    ["golf: 2 out of 5", "Running", "2026-03-05T10:00"],
    ["last week's running: 2 out of 5", "Running", "2026-03-05T10:00"],
    ["4 out of 5 runners get injured, right", "Running", "2026-03-05T10:00"],
    ["was my run a 4 out of 5?", "Running", "2026-03-05T10:00"],
  ])("is none of another, and no share: %s", (message, sportName, sportStart) => {
    expect(offeredTo(message, sportName, sportStart)).toEqual([]);
  });
});

describe("a session of which it is told how it was", () => {
  it("is told with its length behind that", () => {
    expect(offers("footy last night was brutal, 75 min, about 600 kcal").map(written)).toEqual([
      "log Footy 03-04 19:00-20:15, 600 kcal",
    ]);
    expect(offers("the best length of a yoga session is 30 min").map(written)).toEqual([]);
  });
});
