import { describe, expect, it } from "vitest";
import { familyOf } from "../../../src/sport/met/activity-evidence.ts";
import { ACTIVITY_FAMILY_PREFIXES } from "../../../src/sport/met/activity-rows.data.ts";
import { listMetActivities } from "../../../src/sport/met/met-catalogue.ts";
import { MET_EDITIONS, type MetEditionId } from "../../../src/sport/met/met-edition.ts";
import { sportOf } from "../../../src/sport/met/sport-of.ts";
import {
  labelsOfActivity,
  readSessionLabel,
  recordActivityNamed,
  soleSportOf,
  sportKeysOf,
} from "../../../src/sport/records/record-activity.ts";

const EDITIONS = Object.keys(MET_EDITIONS) as readonly MetEditionId[];
/** What the published description of every row of a family says. */
const DESCRIPTIONS: Readonly<Record<string, RegExp>> = {
  aerobics: /^(aerobic|bench step)/i,
  badminton: /^badminton/i,
  basketball: /^basketball/i,
  bicycling: /bicycling|unicycling|e-bike/i,
  boxing: /^boxing/i,
  chair_exercise: /chair-based/i,
  climbing: /climbing/i,
  dancing: /danc|ball(et|room)|\btap\b|^(afro|caribbean|anishinaabe|polynesian)/i,
  fishing: /^fishing|ice fishing/i,
  gardening:
    /garden|lawn|wood|logs|digging|tractor|trees|sod|plant|rak|grass|dirt|weeding|produce|yard ?work|fruit/i,
  golf: /^golf/i,
  horseback_riding: /^horseback riding/i,
  housework: /clean|mopping|polishing|household|kitchen/i,
  ice_hockey: /^hockey, ice/i,
  ice_skating: /^skating(?!, roller)/i,
  inline_skating: /blad|in-line/i,
  interval_training: /^high intensity interval/i,
  jumping_rope: /rope/i,
  kayaking: /^kayaking/i,
  kendo: /^kendo/i,
  pickleball: /^pickleball/i,
  pilates: /^pilates/i,
  racquetball: /^racquetball/i,
  rowing_machine: /^rowing, stationary/i,
  rugby: /^rugby/i,
  running: /running|jog|skipping/i,
  sailing: /^sailing/i,
  scuba_diving: /diving/i,
  skateboarding: /^skateboarding/i,
  skiing: /ski|biathlon/i,
  snow_shoveling: /snow/i,
  snowshoeing: /^snow shoeing/i,
  soccer: /soccer|futsal/i,
  strength: /calisthenics|resistance|body weight|kettle bell|weight training/i,
  surfing: /^surf/i,
  swimming: /^swimming/i,
  table_tennis: /^table tennis/i,
  tai_chi: /^tai chi/i,
  tennis: /^tennis/i,
  track_and_field: /^track and field/i,
  trampoline: /^trampoline/i,
  volleyball: /^volleyball/i,
  walking:
    /walk|hik|backpack|carrying|load|hills|stair|marching|hauling|bird|wheelchair|crutches|knee scooter/i,
  water_aerobics: /^water (aerobics|exercise)/i,
  windsurfing: /^windsurfing/i,
  yoga: /^yoga/i,
  zumba: /^zumba/i,
};

describe("a family of activities", () => {
  it.each(EDITIONS)("takes in no row of %s that is of another sport", (edition) => {
    const others = listMetActivities(edition).flatMap(({ code, name }) => {
      const family = familyOf(code);
      const isOwn = family === code || DESCRIPTIONS[family]?.test(name) === true;
      return isOwn ? [] : [`${code} ${name}: ${family}`];
    });
    expect(others).toEqual([]);
  });

  it("has a row for each beginning of a code, and a description that is held against it", () => {
    const codes = EDITIONS.flatMap((edition) => listMetActivities(edition)).map(({ code }) => code);
    const prefixes = Object.keys(ACTIVITY_FAMILY_PREFIXES).filter((each) => /^\d+$/.test(each));
    expect(prefixes.filter((each) => !codes.some((code) => code.startsWith(each)))).toEqual([]);
    const families = new Set(Object.values(ACTIVITY_FAMILY_PREFIXES));
    expect([...families].filter((family) => !(family in DESCRIPTIONS))).toEqual([]);
  });

  it("is one under whichever name of a sport its row is found", () => {
    expect(familyOf("15675")).toBe(familyOf("tennis"));
    expect(familyOf("15690")).toBe("tennis");
    expect(familyOf("15195")).toBe(familyOf("soccer"));
    expect(familyOf("15370")).toBe(familyOf("horseback_riding"));
    expect(familyOf("1552560")).toBe(familyOf("pickleball"));
    expect(familyOf("15540")).toBe("15540");
  });
});

describe("a sport", () => {
  it("is another one for hikes and for stairs than for walks, though they are read as one", () => {
    expect(sportOf("hiking")).toBe("hiking");
    expect(sportOf("17131")).toBe("stair_climbing");
    expect(["walking", "17165", "nordic_walking", "17160"].map(sportOf)).toEqual(
      new Array(4).fill("walking"),
    );
    expect(familyOf("hiking")).toBe(familyOf("walking"));
  });

  it.each([
    ["tennis", ["Tennis", "网球", "Tennis match", "doubles tennis"]],
    ["tai chi", ["Tai chi", "太极拳", "八段锦"]],
    ["racquetball", ["Racquetball"]],
    ["climbing", ["Bouldering", "Indoor climbing", "攀岩"]],
    ["hiking", ["Hike", "徒步", "爬山", "行山", "Backpacking trip"]],
    ["stair climbing", ["Stairs", "爬楼梯", "Walk up the stairs"]],
    ["walks", ["Walk", "遛狗", "Dog walk", "Nordic walking", "散步"]],
    ["football", ["Football", "5-a-side football", "五人制足球", "Futsal"]],
    ["strength training", ["健身房力量", "重訓", "Gym strength", "下肢力量课"]],
    ["horse riding", ["Horse riding", "骑马", "pony ride"]],
  ])("of %s has the sessions of that name and no others", (asked, own) => {
    const all = SESSION_NAMES.map((sportName) =>
      readSessionLabel({ sportName, exerciseType: null }),
    );
    const found = labelsOfActivity(all, recordActivityNamed(asked));
    expect(found.map(({ sportName }) => sportName)).toEqual(own);
  });
});

describe("a session of a stated type", () => {
  it.each([
    ["Intervals", "running", "running", ["running", "interval_training"]],
    ["Warm-up", "running", "running", ["running", "02101"]],
    ["HIIT", "running", "running", ["running", "interval_training"]],
    ["热身", "running", "running", ["running", "02101"]],
    ["间歇", "bicycling", "bicycling", ["bicycling", "interval_training"]],
    ["Hill repeats", "bicycling", "bicycling", ["bicycling"]],
    ["Hill repeats", "running", "running", ["running"]],
    ["Sprints", "bicycling", "bicycling", ["bicycling"]],
    ["Treadmill", "walking", "walking", ["walking"]],
    ["Circuits", "walking", "walking", ["walking", "circuit_training"]],
    ["Intervals", "water_activities", "swimming", ["swimming", "interval_training"]],
    ["Warm-up", "basketball", "basketball", ["basketball", "02101"]],
    ["Swimming", "running", "swimming", ["swimming"]],
    ["Treadmill", "conditioning_exercise", "running", ["running"]],
    ["Core", "conditioning_exercise", "strength", ["strength"]],
    ["HIIT", null, "interval_training", ["interval_training"]],
  ])("counts under it what says only how was trained: %s, %s", (sportName, type, sport, all) => {
    const label = readSessionLabel({ sportName, exerciseType: type });
    expect(label.families).toEqual(all);
    expect(soleSportOf(label)).toBe(sport);
  });

  it("is called as somebody called it where its row of the catalogue has no name", () => {
    const labels = ["Gym session", "Gym", "Run"].map((sportName) =>
      readSessionLabel({ sportName, exerciseType: null }),
    );
    expect(sportKeysOf(labels).map(({ key }) => key)).toEqual(["Gym", "Gym", "running"]);
  });
});

const SESSION_NAMES = [
  ...["Tennis", "网球", "Tennis match", "doubles tennis"],
  ...["Tai chi", "太极拳", "八段锦", "Racquetball", "Bouldering", "Indoor climbing", "攀岩"],
  ...["Hike", "徒步", "爬山", "行山", "Backpacking trip", "Stairs", "爬楼梯", "Walk up the stairs"],
  ...["Walk", "遛狗", "Dog walk", "Nordic walking", "散步"],
  ...["Football", "5-a-side football", "五人制足球", "Futsal"],
  ...["健身房力量", "重訓", "Gym strength", "下肢力量课", "Horse riding", "骑马", "pony ride"],
];
