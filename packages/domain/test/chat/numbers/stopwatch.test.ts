import { describe, it } from "vitest";
import { expectEach } from "./claims-in-words.ts";
import { timesIn } from "./sentences-in-words.ts";

describe("times to the second", () => {
  it("are read as they are written", () => {
    expectEach(timesIn, [
      ["24:31", "24.52 minutes stopwatch 0-1"],
      ["1:58:20", "118.33 minutes stopwatch 0-1"],
      ["You ran 1:58:20 and 24:31.", "118.33 minutes stopwatch 2-3; 24.52 minutes stopwatch 4-5"],
      ["12:58:20", "778.33 minutes stopwatch 0-1"],
      ["123:58:20", "58.33 minutes stopwatch 2-3"],
      ["1:60:20", "none"],
      ["1:59:59", "119.98 minutes stopwatch 0-1"],
      ["1:00:60", "none"],
      ["24 minutes and 31 seconds", "24.52 minutes stopwatch 0-5"],
      ["24 minutes, 31 seconds", "24.52 minutes stopwatch 0-5"],
      ["24 minutes 31 seconds", "24.52 minutes stopwatch 0-4"],
      ["24 minutes 31 s", "24.52 minutes stopwatch 0-4"],
      ["24 minutes 31 sec", "24.52 minutes stopwatch 0-4"],
      ["24 minutes 31 secs", "24.52 minutes stopwatch 0-4"],
      ["24 minutes 1 second", "24.02 minutes stopwatch 0-4"],
      ["24 minutes 60 seconds", "none"],
      ["24 minutes 59 seconds", "24.98 minutes stopwatch 0-4"],
      ["24 minutes 31 meters", "none"],
      ["24 minutes", "none"],
      ["24-25 minutes 31 seconds", "none"],
      ["1 h 58 min 20 s", "118.33 minutes stopwatch 0-6"],
      ["1 hour and 58 minutes and 20 seconds", "118.33 minutes stopwatch 0-8"],
      ["2 hours 20 seconds", "120.33 minutes stopwatch 0-4"],
      ["2 hours 24:31", "24.52 minutes stopwatch 2-3"],
      ["2 minutes 24:31", "24.52 minutes stopwatch 2-3"],
      ["20 seconds 31 seconds", "none"],
      ["1小时58分20秒", "118.33 minutes stopwatch 0-7"],
      ["24分31秒", "24.52 minutes stopwatch 0-4"],
      ["24分钟31秒", "24.52 minutes stopwatch 0-5"],
      ["24分零31秒", "24.52 minutes stopwatch 0-5"],
      ["24分钟零31秒", "24.52 minutes stopwatch 0-6"],
      ["24'31\"", "24.52 minutes stopwatch 0-4"],
      ["24'31", "24.52 minutes stopwatch 0-3"],
      ["24分半", "24.5 minutes stopwatch 0-3"],
    ]);
  });

  it("are none of a pace or a time of day", () => {
    expectEach(timesIn, [
      ["5:30/km", "none"],
      ["You ran 5:30 per km in 24:31.", "24.52 minutes stopwatch 6-7"],
      ["At 7:30 you ran.", "none"],
      ["At 17:30 you ran.", "17.5 minutes stopwatch 1-2"],
      ["By 7:30 you ran.", "none"],
      ["From 7:30 you ran.", "none"],
      ["Until 7:30 you ran.", "none"],
      ["Till 7:30 you ran.", "none"],
      ["Around 7:30 you ran.", "about 7.5 minutes stopwatch 0-2"],
      ["On 7:30 you ran.", "7.5 minutes stopwatch 1-2"],
      ["You ran at 7:30 pm.", "none"],
      ["You ran 7:30 pm.", "none"],
      ["You ran 7:30 am.", "none"],
      ["You ran 17:30 pm.", "none"],
    ]);
  });

  it("keep what bounds them", () => {
    expectEach(timesIn, [
      ["You ran under 24:31.", "under 24.52 minutes stopwatch 2-4"],
      ["You ran at about 7:30.", "none"],
      ["You ran at about 27:30.", "about 27.5 minutes stopwatch 3-5"],
      ["You ran about 24 minutes and 31 seconds.", "about 24.52 minutes stopwatch 2-8"],
      ["Nearly 24:31", "nearly 24.52 minutes stopwatch 0-2"],
      [
        "Over 24:31 and less than 30:10",
        "over 24.52 minutes stopwatch 0-2; under 30.17 minutes stopwatch 3-6",
      ],
    ]);
  });
});
