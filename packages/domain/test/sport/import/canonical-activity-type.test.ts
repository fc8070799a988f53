import { describe, expect, it } from "vitest";
import { TRANSLATED_TYPE_NAMES } from "../../../src/sport/import/activity-type-translations.data.ts";
import { SERVICE_TYPE_NAMES } from "../../../src/sport/import/activity-types.data.ts";
import {
  canonicalActivityType,
  readableActivityType,
} from "../../../src/sport/import/canonical-activity-type.ts";
import { matchActivity } from "../../../src/sport/met/match-activity.ts";
import { cpuOf } from "../../shared/cpu-of.ts";

const rows = [SERVICE_TYPE_NAMES, ...Object.values(TRANSLATED_TYPE_NAMES)].flat();

/** The code and category in the catalogue of a type as a file names it. */
function catalogued(type: string): string {
  const match = matchActivity({ exerciseType: canonicalActivityType(type) }, "adult-2024");
  return match.kind === "matched"
    ? `${match.activity.categoryId} ${match.activity.code}`
    : match.reason;
}

const categoryOf = (type: string) => catalogued(type).split(" ")[0];

/** Strava's SportType, whole. */
const STRAVA =
  "AlpineSki BackcountrySki Badminton Basketball Canoeing Cricket Crossfit Dance EBikeRide Elliptical EMountainBikeRide Golf GravelRide Handcycle HighIntensityIntervalTraining Hike IceSkate InlineSkate Kayaking Kitesurf MountainBikeRide NordicSki Padel Pickleball Pilates Racquetball Ride RockClimbing RollerSki Rowing Run Sail Skateboard Snowboard Snowshoe Soccer Squash StairStepper StandUpPaddling Surfing Swim TableTennis Tennis TrailRun Velomobile VirtualRide VirtualRow VirtualRun Volleyball Walk WeightTraining Wheelchair Windsurf Yoga";

/** Keys of Garmin Connect and names of the FIT profile that say what was done. */
const GARMIN =
  "running street_running track_running trail_running treadmill_running indoor_running virtual_run ultra_run obstacle_run indoor_track cycling road_biking mountain_biking gravel_cycling cyclocross downhill_biking indoor_cycling virtual_ride track_cycling recumbent_cycling bmx e_bike_fitness e_bike_mountain enduro_mtb hand_cycling indoor_hand_cycling bike_commute elliptical stair_climbing floor_climbing indoor_cardio indoor_climbing indoor_rowing strength_training pilates yoga hiit boxing mixed_martial_arts bouldering rock_climbing mountaineering jump_rope hiking walking casual_walking speed_walking indoor_walking rucking swimming lap_swimming open_water_swimming rowing rowing_v2 kayaking_v2 stand_up_paddleboarding_v2 paddling_v2 whitewater_rafting_kayaking sailing_v2 surfing_v2 kiteboarding_v2 wind_kite_surfing windsurfing_v2 wakeboarding_v2 waterskiing_v2 tubing_v2 snorkeling boating fishing hunting single_gas_diving apnea_diving apnea resort_skiing resort_skiing_snowboarding_ws resort_snowboarding backcountry_skiing backcountry_snowboarding backcountry_skiing_snowboarding_ws cross_country_skiing_ws cross_country_classic skate_skiing_ws snow_shoe_ws snowmobiling_ws skating_ws inline_skating golf golfing disc_golf tennis_v2 pickleball padel paddelball platform_tennis racquetball squash badminton table_tennis american_football baseball basketball cricket field_hockey ice_hockey lacrosse rugby soccer softball ultimate_disc volleyball horseback_riding archery dance breathwork meditation motorcycling motocross atv offroading overland motorsports flying hang_gliding sky_diving wheelchair_push_walk wheelchair_push_run alpine_skiing snowboarding e_biking kitesurfing rafting spin_cycling downhill_cycling road_cycling commuting_cycling mixed_surface_cycling virtual_cycling e_bike_mountain_cycling bmx_cycling backcountry_alpine_skiing backcountry_snowboarding resort_alpine_skiing obstacle_running expedition_hiking expedition_sailing whitewater_kayaking ice_hockey pool_apnea fly_paraglide breathing indoor_wheelchair_run";

describe("types of activities in other words", () => {
  it("leads every name to words that the catalogue knows", () => {
    const unknown = rows
      .map(([phrase]) => phrase)
      .filter((phrase) => phrase !== "transition")
      .filter((phrase) => matchActivity({ exerciseType: phrase }, "adult-2024").kind !== "matched");
    expect(unknown).toEqual([]);
  });

  it("gives no name to two sports", () => {
    const contradicted = rows.flatMap(([phrase, names]) =>
      names
        .map((name) => [name, phrase, canonicalActivityType(name)] as const)
        .filter(([, own, found]) => own !== found),
    );
    expect(contradicted).toEqual([]);
  });

  it("maps every sport type of Strava but workout and physical therapy", () => {
    const unmapped = STRAVA.split(" ").filter((type) => !catalogued(type).includes(" "));
    expect(unmapped).toEqual([]);
    expect([catalogued("Workout"), catalogued("PhysicalTherapy")]).toEqual([
      "too_general",
      "not_recognised",
    ]);
  });

  it("maps every key of Garmin and FIT that names a sport", () => {
    const unmapped = GARMIN.split(" ").filter((type) => !catalogued(type).includes(" "));
    expect(unmapped).toEqual([]);
  });

  it.each([
    ["VirtualRide", "bicycling"],
    ["wheelchair_push_run", "wheelchair_exercise"],
    ["floor_climbing", "walking"],
    ["swimming open_water", "water_activities"],
    ["Biking", "bicycling"],
    ["fitness_equipment indoor_rowing", "conditioning_exercise"],
    ["Laufen", "running"],
    ["Course à pied", "running"],
    ["Ciclismo", "bicycling"],
    ["Nuoto in piscina", "water_activities"],
    ["Musculação", "conditioning_exercise"],
    ["Hardlopen", "running"],
    ["Løping", "running"],
    ["Längdskidåkning", "winter_activities"],
    ["Cykling", "bicycling"],
    ["骑行", "bicycling"],
    ["登山車", "bicycling"],
    ["ランニング", "running"],
    ["수영", "water_activities"],
  ])("reads %s", (type, category) => {
    expect(categoryOf(type)).toBe(category);
  });

  it("looks at neither case, accents, spaces, nor lines between words", () => {
    for (const name of ["TREADMILL RUNNING", "indoor_track", "Indoor Track", "INDOOR-TRACK"]) {
      expect(categoryOf(name)).toBe("running");
    }
    for (const name of [
      "COURSE A PIED",
      "course-à-pied",
      "Course  à pied",
      "course a\u0300 pied",
    ]) {
      expect(canonicalActivityType(name)).toBe("running");
    }
  });

  it("keeps what is in no list, and is not slowed by a huge name", () => {
    expect(canonicalActivityType("underwater basket weaving")).toBe("underwater basket weaving");
    expect(canonicalActivityType("")).toBe("");
    const huge = "e\u0301_".repeat(1_000_000);
    const readingIt = cpuOf(() => huge.normalize());
    expect(cpuOf(() => expect(canonicalActivityType(huge)).toBe(huge))).toBeLessThan(readingIt);
  });

  it("says of a change of sport in a triathlon that it is none itself", () => {
    expect(catalogued("swim_to_bike_transition")).toBe("too_general");
  });
});

describe("a type that a person reads", () => {
  it.each([
    ["trail_running", "Trail running"],
    ["VirtualRide", "Virtual ride"],
    ["EBikeRide", "E bike ride"],
    ["skating_ws", "Skating"],
    ["rowing_v2", "Rowing"],
    ["HIIT", "HIIT"],
    ["indoor_HIIT_Class", "Indoor HIIT class"],
    ["plan_B_RUN_x", "Plan b RUN x"],
    ["Nordic Walking im Wald", "Nordic Walking im Wald"],
    ["骑行", "骑行"],
    ["___", ""],
  ])("writes %s as %s", (type, text) => {
    expect(readableActivityType(type)).toBe(text);
  });
});
