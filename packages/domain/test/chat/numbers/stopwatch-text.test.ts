import { expect, it } from "vitest";
import { stopwatchText } from "../../../src/chat/numbers/stopwatch-text.ts";

const at = (hours: number, minutes: number, seconds: number) => hours * 60 + minutes + seconds / 60;

it.each([
  ["24:31", "24:31", "1:58:20", "0:09", "2:00:00", "1:00"],
  ["1:58:20", "24:31", "1:58:20", "0:09", "2:00:00", "1:00"],
  ["24 min 31 s", "24 min 31 s", "1 h 58 min 20 s", "0 min 9 s", "2 h 0 min 0 s", "1 min 0 s"],
  ["24 MIN", "24 min 31 s", "1 h 58 min 20 s", "0 min 9 s", "2 h 0 min 0 s", "1 min 0 s"],
  [
    ...["24 Minutes and 31 seconds", "24 minutes and 31 seconds"],
    ...["1 hour 58 minutes and 20 seconds", "9 seconds", "2 hours", "1 minute"],
  ],
  ["24分31秒", "24分31秒", "1小时58分20秒", "0分9秒", "2小时0分0秒", "1分0秒"],
  ["1小时58分", "24分31秒", "1小时58分20秒", "0分9秒", "2小时0分0秒", "1分0秒"],
  ["1小時58分", "24分31秒", "1小時58分20秒", "0分9秒", "2小時0分0秒", "1分0秒"],
  ["24分鐘", "24分31秒", "1小時58分20秒", "0分9秒", "2小時0分0秒", "1分0秒"],
])("a time is written as %s was", (written, ...texts) => {
  const times = [at(0, 24, 31), at(1, 58, 20), at(0, 0, 9), at(2, 0, 0), at(0, 0, 59.6)];
  expect(times.map((minutes) => stopwatchText(minutes, written))).toEqual(texts);
});

it("counts one hour, minute and second as one", () => {
  const texts = [at(1, 1, 1), at(0, 1, 1), at(1, 0, 0), at(0, 59, 59), at(0, 59, 59.5)].map(
    (minutes) => [stopwatchText(minutes, "minutes"), stopwatchText(minutes, "0:00")],
  );
  expect(texts).toEqual([
    ["1 hour 1 minute and 1 second", "1:01:01"],
    ["1 minute and 1 second", "1:01"],
    ["1 hour", "1:00:00"],
    ["59 minutes and 59 seconds", "59:59"],
    ["1 hour", "1:00:00"],
  ]);
});
