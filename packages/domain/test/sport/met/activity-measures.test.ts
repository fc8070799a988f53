import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { readActivityMeasures } from "../../../src/sport/met/activity-measures.ts";
import { intensityOf } from "../../../src/sport/met/met-intensity.ts";
import { readMetRows } from "../../../src/sport/met/met-record.ts";

/** The speed and power of a text, to hundredths. */
function measuresIn(text: string) {
  const { speedMph, watts, isPace } = readActivityMeasures(read(text));
  return {
    ...(speedMph !== undefined && { speedMph: Math.round(speedMph * 100) / 100 }),
    ...(watts !== undefined && { watts }),
    ...(isPace !== undefined && { isPace }),
  };
}

describe("the speed and power of a text", () => {
  it.each<[string, ReturnType<typeof measuresIn>]>([
    ["10 km/h", { speedMph: 6.21 }],
    ["6 mph", { speedMph: 6 }],
    ["8-10 km/h", { speedMph: 6.21 }],
    ["150-200 W", { watts: 200 }],
    ["每小时10公里，100瓦", { speedMph: 6.21, watts: 100 }],
    ["5:30/km", { speedMph: 6.78, isPace: true }],
    ["8 min/mile", { speedMph: 7.5, isPace: true }],
    ["2:00/100 m", { speedMph: 1.86 }],
    ["1:00/km", { speedMph: 37.28, isPace: true }],
    ["60 min/km", { speedMph: 0.62, isPace: true }],
    ["0:59/km", {}],
    ["61 min/km", {}],
    ["时速 10", { speedMph: 6.21 }],
    ["时速10公里", { speedMph: 6.21 }],
    ["速度10英里", { speedMph: 10 }],
    ["速度 10 配速 5:00", { speedMph: 6.21 }],
    ["配速 5:30", { speedMph: 6.78, isPace: true }],
    ["配速5分30秒", { speedMph: 6.78, isPace: true }],
    ["配速5", { speedMph: 7.46, isPace: true }],
    ["配速 快，5", {}],
    ["配速70", {}],
    ["速度 5 米", {}],
    ["5 km in 30 min", {}],
    ["run", {}],
  ])("are in %j", (text, measures) => {
    expect(measuresIn(text)).toEqual(measures);
  });
});

describe("a row of a table", () => {
  it("is a line with bars between its fields", () => {
    expect(readMetRows("\n01|02|3.5|Run, fast\n03|04|1|Rest|more\n")).toEqual([
      ["01", "02", 3.5, "Run, fast"],
      ["03", "04", 1, "Rest"],
    ]);
    expect(readMetRows("05")).toEqual([["05", "", 0, ""]]);
  });

  it.each([
    [1.5, "sedentary"],
    [1.6, "light"],
    [2.9, "light"],
    [3, "moderate"],
    [5.9, "moderate"],
    [6, "vigorous"],
  ])("of %d METs is %s", (met, intensity) => {
    expect(intensityOf(met)).toBe(intensity);
  });
});
