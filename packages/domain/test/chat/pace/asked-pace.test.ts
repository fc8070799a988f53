import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../src/chat/chat-message.ts";
import { askedPace } from "../../../src/chat/pace/asked-pace.ts";
import { paceSum } from "../../../src/chat/pace/pace-sum.ts";
import { read } from "../../../src/language/read.ts";

/** What is asked behind the turns before, each behind ">>", to the second and the meter. */
function sumOf(turns: string): string | undefined {
  const [last = "", ...before] = turns.split(" >> ").reverse();
  const history = before.reverse().map((content): ChatTurn => ({ role: "user", content }));
  const found = askedPace(read(last), history);
  if (found === undefined) return undefined;
  const { of, sum } = found;
  const seconds = (minutes: number) => Math.round(minutes * 60);
  return `${of}: ${seconds(sum.minutes)} s, ${Math.round(sum.meters)} m, ${seconds(sum.minutesPerKilometer)} s/km`;
}

describe("the time, pace or way that follows from the other two", () => {
  it.each([
    ["if I run 6:00/km how long does a 10k take", "minutes: 3600 s, 10000 m, 360 s/km"],
    ["how long would a half marathon take at 5:41/km?", "minutes: 7194 s, 21098 m, 341 s/km"],
    ["how long for 5 km at 10 km/h", "minutes: 1800 s, 5000 m, 360 s/km"],
    ["if i run 8:30 per mile how long for 10 miles", "minutes: 5100 s, 16093 m, 317 s/km"],
    ["how long is 10k at 5:30 pace", "minutes: 3300 s, 10000 m, 330 s/km"],
    ["6分配速跑10公里要多久", "minutes: 3600 s, 10000 m, 360 s/km"],
    ["配速5分30跑半馬要幾耐？", "minutes: 6962 s, 21098 m, 330 s/km"],
    [
      "what pace do I need for a 10k in 50 minutes",
      "minutesPerKilometer: 3000 s, 10000 m, 300 s/km",
    ],
    ["10公里想跑进50分钟，配速要多少", "minutesPerKilometer: 3000 s, 10000 m, 300 s/km"],
    ["how far do i get in 45 min at 5:00/km", "meters: 2700 s, 9000 m, 300 s/km"],
    ["just did 5k in 27 min >> what pace is that", "minutesPerKilometer: 1620 s, 5000 m, 324 s/km"],
    ["啱啱跑咗5公里用咗27分鐘 >> 即係幾多配速？", "minutesPerKilometer: 1620 s, 5000 m, 324 s/km"],
    ["6分配速跑10公里要多久 >> 那5分30呢", "minutes: 3300 s, 10000 m, 330 s/km"],
    ["how long is a 10k at 6:00/km >> and at 5:30?", "minutes: 3300 s, 10000 m, 330 s/km"],
    ["how long is a 10k at 6:00/km >> and a half marathon?", "minutes: 7595 s, 21098 m, 360 s/km"],
  ])("is found: %s", (turns, expected) => {
    expect(sumOf(turns)).toBe(expected);
  });

  it.each([
    "how long does a 10k take",
    "how long does it take to train for a 10k at 5:00/km",
    "how long did i run 10k at 5:00/km",
    "what is a good pace for 5k",
    "what pace is that",
    "how long should i stretch",
    "just did 5k in 27 min >> and yoga?",
    "我跑10公里配速6分",
  ])("is not asked for, or too little is told: %s", (turns) => {
    expect(sumOf(turns)).toBeUndefined();
  });

  it("is the same each way", () => {
    const amount = fc.double({ min: 0.1, max: 100, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (minutesPerKilometer, kilometers) => {
        const meters = kilometers * 1000;
        const { minutes = 0 } = paceSum({ minutesPerKilometer, meters }) ?? {};
        expect(paceSum({ minutes, meters })?.minutesPerKilometer).toBeCloseTo(minutesPerKilometer);
        expect(paceSum({ minutes, minutesPerKilometer })?.meters).toBeCloseTo(meters);
      }),
    );
    expect(paceSum({ minutes: 0, meters: 5000 })).toBeUndefined();
    expect(paceSum({ minutes: 30 })).toBeUndefined();
  });
});
