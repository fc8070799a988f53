import type { CueTable } from "./cues.ts";
import type { RecordTopic } from "./question-kinds.ts";

/** What asks for what the profile holds only where nothing else is said: "my weight", 我的体重. The choice of words is a design value. */
export const BARE_TOPIC_CUES: CueTable<Exclude<RecordTopic, "openSession">> = {
  weight: {
    en: ["my weight", "my body weight", "current weight", "weight on record"],
    zh: [
      "(我|)(现在|而家|目前|)(的|嘅|)体重(是|系|有|)(多少|几多|多重|几重|)",
      "我(现在|而家|目前|)(有|系|是|)(几|多)重",
      "我(现在|而家|目前|)重(多少|几多)",
      "我(多少|几多)(斤|公斤|磅|千克)",
    ],
  },
  height: {
    en: ["my height", "height on record"],
    zh: [
      "(我|)(的|嘅|)身高(是|系|有|)(多少|几多|多高|几高|)",
      "我(有|系|)(几|多)高",
      "我高(多少|几多)",
    ],
  },
  age: {
    en: ["my age"],
    zh: [
      "我(的|嘅|)(年龄|年纪)(是|系|)(多少|几多|几大|)",
      "我(今年|)(几多|多少)岁",
      "我(今年|)几大",
    ],
  },
  restingHeartRate: {
    en: ["my resting heart rate", "my resting pulse", "my resting hr"],
    zh: ["(我|)(的|嘅|)(静息|安静)(心率|脉搏|心跳)(是|系|)(多少|几多|)"],
  },
  bmi: { en: ["my bmi"], zh: ["(我|)(的|嘅|)bmi(是|系|)(多少|几多|)"] },
};
