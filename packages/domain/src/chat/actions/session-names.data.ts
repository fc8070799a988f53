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
