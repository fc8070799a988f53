/**
 * How people tell in plain words of intermittent claudication, a sign that the screening algorithm asks for: pain in calf
 * or leg that comes with walking and goes when they stand still (Riebe et al., 2015). The words are design values,
 * compared by their stems.
 */

export const LEG_PAIN: readonly string[] = [
  "(calf|calves|leg|thigh|buttock) __ (cramp|pain|painful|hurt|ache|tight|tighten|tightness|burn|seize|heavy)",
  "(cramp|pain|ache|tightness|burn) (in|of) _ (calf|calves|leg|thigh|buttock)",
  "(小腿|大腿|腿肚子|腿|臀部)__(痛|疼|抽筋|抽|发紧|绷紧|胀)",
];

export const WALKING: readonly string[] = [
  "walk",
  "stroll",
  "uphill",
  "(after|for|every|about) (#|a|one|two|few|a few|a couple of) (hundred|) (m|metre|meter|yard|block|step|minute)",
  "走",
  "步行",
  "散步",
  "上坡",
  "逛街",
];

export const EASED_BY_REST: readonly string[] = [
  "(go|ease|fade|disappear|stop|better|fine|relieve|pass|settle|vanish|ok|okay|away) __ (stop|rest|stand|sit|pause)",
  "(stop|rest|stand still|stand|sit|pause) __ (go|ease|fade|disappear|better|fine|relieve|pass|settle|vanish|ok|okay|away)",
  "(fine|better|gone|ok|okay) __ (rest|stand|stop|sit)",
  "(停|歇|休息|站|坐)__(好|缓解|消失|不疼|不痛|没事|舒服|恢复|减轻|缓过来)",
];

/** Hard or long effort: its soreness and cramps are another thing. */
export const HARD_EFFORT: readonly string[] = [
  "run",
  "jog",
  "sprint",
  "marathon",
  "race",
  "hike",
  "leg day",
  "squat",
  "all day",
  "hour",
  "next day",
  "day after",
  "yesterday",
  "overnight",
  "sore",
  "跑",
  "冲刺",
  "爬山",
  "徒步",
  "第二天",
  "昨天",
  "练腿",
  "深蹲",
  "酸",
];
