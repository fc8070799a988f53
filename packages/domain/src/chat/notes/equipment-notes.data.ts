import type { NoteRule } from "./note-rule.ts";

const THINGS: NoteRule["things"] = {
  dumbbells: ["dumbbell", "哑铃"],
  barbell: ["barbell", "杠铃"],
  kettlebell: ["kettlebell", "壶铃"],
  bands: ["(resistance|exercise|elastic|) band", "(弹力带|阻力带)"],
  bench: ["(weight|workout|) bench", "(卧推凳|哑铃凳|健身凳)"],
  treadmill: ["treadmill", "跑步机"],
  "exercise bike": [
    "(exercise|stationary|spin|indoor) bike",
    "(动感单车|健身车|骑行台|飞轮|飞轮车)",
  ],
  bike: ["(road|mountain|gravel|electric|) (bike|bicycle)", "(自行车|公路车|山地车)"],
  "rowing machine": ["(rowing machine|rower)", "划船机"],
  "cross trainer": ["(cross trainer|elliptical)", "椭圆机"],
  "pull-up bar": ["(pull|chin) up bar", "单杠"],
  rope: ["(jump|skipping) rope", "跳绳"],
  mat: ["(yoga|exercise|) mat", "(瑜伽垫|垫子)"],
  pool: ["(swimming|) pool", "(泳池|游泳池)"],
  gym: ["(home|) gym", "gym membership", "(健身房|健身卡)"],
  monitor: [
    "(heart rate monitor|chest strap|sports watch|fitness tracker)",
    "(心率带|运动手表|运动手环)",
  ],
  shoes: ["running shoe", "跑鞋"],
  equipment: ["(equipment|weight|machine|gear|kit)", "(器械|器材|健身器材|装备)"],
};

/** How people tell all that they can train with. Design values. */
export const ALL_EQUIPMENT_NOTES: NoteRule = {
  kind: "equipment",
  reach: 4,
  cues: [
    "(i only have|ive only got|i have only|i just have|ive just got|all i have (is|are)|all ive got (is|are))",
    "i (dont|do not) have (any|access to any|access to)",
    "(i have no|ive got no)",
    "(我|家里|手头|宿舍)(里|)(就|也|)(只有|就只有|只剩|没有|没)",
    "only (got|have) (a|an|some|my|)",
    "(ive|i have|got) (a|an|some) __ (nothing else|thats it|that is it|that s all|thats all|is all i have)",
    "我能用的(就|)只有",
    "(屋企|我屋企|家中)(只|净系|净|得|只得|只有)",
  ],
  things: Object.fromEntries([["all", Object.values(THINGS).flat()]]),
};

/** How people tell single things that they can train with. Design values. */
export const EQUIPMENT_NOTES: NoteRule = {
  kind: "equipment",
  reach: 4,
  countsPast: true,
  cues: [
    "(i have|ive got|i own|i also have|i now have|i have access to)",
    "i (just|recently|finally|) (bought|got) (a|an|some|myself|two|my)",
    "we have (a|an|some|two)",
    "(finally|just) (bought|got) (a|an|some|myself|two|my)",
    "ive (a|an|some|two|access to)",
    "(我|家里|我家|我们家|宿舍|屋企|我屋企)(里|)(也|还|正好|)(有|买了|刚买了|新买了)",
    "我(刚|新|刚刚|昨天|最近|)(买了|入手了|办了)",
  ],
  things: THINGS,
};
