/** What sessions are called of which a verb alone tells: by the last word of what was written. Design values. */

export const ENGLISH_SESSION_NAMES: readonly (readonly [name: string, words: readonly string[]])[] =
  [
    ["Running", ["run", "ran", "running", "runs"]],
    ["Jogging", ["jog", "jogged", "jogging"]],
    ["Walking", ["walk", "walked", "walking"]],
    ["Hiking", ["hike", "hiked", "hiking"]],
    ["Swimming", ["swim", "swam", "swum", "swimming"]],
    [
      "Cycling",
      ["cycle", "cycled", "cycling", "bike", "biked", "biking", "ride", "rode", "riding"],
    ],
    ["Rowing", ["row", "rowed", "rowing"]],
    ["Dancing", ["dance", "danced", "dancing"]],
    ["Climbing", ["climb", "climbed", "climbing"]],
    ["Skiing", ["ski", "skied", "skiing"]],
    ["Skating", ["skate", "skated", "skating"]],
    ["Surfing", ["surf", "surfed", "surfing"]],
    ["Boxing", ["box", "boxed", "boxing"]],
    ["Kayaking", ["kayak", "kayaked", "kayaking", "paddled"]],
    ["Weight lifting", ["lift", "lifted", "lifting", "weights"]],
    ["Stretching", ["stretch", "stretched", "stretching"]],
    ["Gym", ["gym"]],
  ];

/** What a session is called by what somebody walked: "walked the dog". */
export const ENGLISH_OBJECT_NAMES: Readonly<Record<string, string>> = {
  dog: "Dog walk",
  doggo: "Dog walk",
  pup: "Dog walk",
  puppy: "Dog walk",
};

type WrittenName = Readonly<Record<"en" | "zh-Hans" | "zh-Hant", string>>;

/** What sessions are called by their kind: a family of the catalogue, or what it is called where records are asked for. */
export const NAMES_OF_KINDS: Readonly<Record<string, WrittenName>> = {
  running: { en: "Running", "zh-Hans": "跑步", "zh-Hant": "跑步" },
  walking: { en: "Walking", "zh-Hans": "步行", "zh-Hant": "步行" },
  hiking: { en: "Hiking", "zh-Hans": "徒步", "zh-Hant": "遠足" },
  stair_climbing: { en: "Stair climbing", "zh-Hans": "爬楼梯", "zh-Hant": "爬樓梯" },
  horseback_riding: { en: "Horse riding", "zh-Hans": "骑马", "zh-Hant": "騎馬" },
  爬山: { en: "Hiking", "zh-Hans": "爬山", "zh-Hant": "行山" },
  swimming: { en: "Swimming", "zh-Hans": "游泳", "zh-Hant": "游泳" },
  bicycling: { en: "Cycling", "zh-Hans": "骑行", "zh-Hant": "騎行" },
  strength: { en: "Strength training", "zh-Hans": "力量训练", "zh-Hant": "力量訓練" },
  健身房: { en: "Gym", "zh-Hans": "健身房", "zh-Hant": "健身房" },
  gym: { en: "Gym", "zh-Hans": "健身房", "zh-Hant": "健身房" },
  yoga: { en: "Yoga", "zh-Hans": "瑜伽", "zh-Hant": "瑜伽" },
  dancing: { en: "Dancing", "zh-Hans": "跳舞", "zh-Hant": "跳舞" },
  badminton: { en: "Badminton", "zh-Hans": "羽毛球", "zh-Hant": "羽毛球" },
  basketball: { en: "Basketball", "zh-Hans": "篮球", "zh-Hant": "籃球" },
  soccer: { en: "Football", "zh-Hans": "足球", "zh-Hant": "足球" },
  tennis: { en: "Tennis", "zh-Hans": "网球", "zh-Hant": "網球" },
  table_tennis: { en: "Table tennis", "zh-Hans": "乒乓球", "zh-Hant": "乒乓球" },
  rowing: { en: "Rowing", "zh-Hans": "划船", "zh-Hant": "划船" },
  climbing: { en: "Climbing", "zh-Hans": "攀岩", "zh-Hant": "攀岩" },
  skiing: { en: "Skiing", "zh-Hans": "滑雪", "zh-Hant": "滑雪" },
};

/** By the word in simplified characters: what it is called in both writings. */
export const CHINESE_SESSION_NAMES: Readonly<
  Record<string, Readonly<Record<"zh-Hans" | "zh-Hant", string>>>
> = {
  跑: { "zh-Hans": "跑步", "zh-Hant": "跑步" },
  跑了: { "zh-Hans": "跑步", "zh-Hant": "跑步" },
  走: { "zh-Hans": "步行", "zh-Hant": "步行" },
  走了: { "zh-Hans": "步行", "zh-Hant": "步行" },
  走路: { "zh-Hans": "步行", "zh-Hant": "步行" },
  游: { "zh-Hans": "游泳", "zh-Hant": "游泳" },
  游了: { "zh-Hans": "游泳", "zh-Hant": "游泳" },
  骑: { "zh-Hans": "骑行", "zh-Hant": "騎行" },
  骑了: { "zh-Hans": "骑行", "zh-Hant": "騎行" },
  骑车: { "zh-Hans": "骑行", "zh-Hant": "騎行" },
  爬: { "zh-Hans": "爬山", "zh-Hant": "爬山" },
};

/** Of a session of which no kind is named. */
export const ANY_SESSION_NAME = { en: "Workout", "zh-Hans": "运动", "zh-Hant": "運動" } as const;
