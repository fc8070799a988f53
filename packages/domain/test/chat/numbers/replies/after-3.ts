/** Replies about `someFacts`: comparisons, and advice beside a statement. */

export const RIGHT: readonly string[] = [
  "You did 95 minutes this week, up from 75 minutes last week.",
  "95 minutes this week, up from 75 last week.",
  "Your activity rose from 75 to 95 minutes.",
  "Your activity increased from 75 minutes last week to 95 minutes this week.",
  "You went from 2 sessions last week to 3 sessions this week.",
  "You've already exceeded last week's total of 75 minutes by 20 minutes.",
  "You completed 3 sessions this week (95 minutes in total), compared with 2 sessions (75 minutes) last week.",
  "This week: 95 min (+20 min vs last week).",
  "95 minutes is great, and 55 more minutes would get you to 150.",
  "Your last workout was a 35-minute run.",
  "Your workout today lasted 35 minutes.",
  "Since you weigh 72 kg, 30 minutes of walking burns about 120 kcal.",
  "You have 3 sessions in the books this week. Just one more session and you complete your plan.",
  "Hi Sam! You've done 95 minutes so far this week. If you walk 30 minutes today and 25 minutes tomorrow, you'll reach 150 minutes.",
  "You burned 540 kcal this week (410 kcal last week).",
  "Well done on completing 3 workouts!",
  "Your longest streak ever was 12 days, so 5 days now is a good start.",
  "You currently have a streak of 5 days; keep it up with 15 minutes today.",
  "From Monday to today you logged 95 minutes.",
  "你本周运动95分钟，高于上周的75分钟。",
  "从上周的75分钟增加到本周的95分钟。",
  "你本周运动了3次（共95分钟），上周2次（共75分钟）。",
  "本周你的运动时间从75分钟增加到95分钟。",
  "本周运动时长：95分钟（上周：75分钟，+20分钟）",
  "你的体重72公斤，快走30分钟大约消耗120千卡。",
  "这周还没结束，你已经运动3次了。",
  "你已经连续5天打卡，再坚持2天就满一周了。",
  "本周目标完成63%，还剩55分钟。",
  "你今天跑了35分钟，消耗210千卡，表现不错！",
];

export const ADVICE: readonly string[] = [
  "Your plan could look like this: 3 days of 30 minutes.",
  "Now that you've warmed up, hold each stretch for 30 seconds and rest 1 minute.",
  "You've got this! 10 minutes is all it takes.",
  "You've asked how many calories a 45-minute swim burns: about 350 kcal.",
  "A streak of 30 days is a nice long-term goal.",
  "You have diabetes, so check your blood sugar every 30 minutes.",
  "Your legs need about 2 days to recover after that.",
  "You've been asking about HIIT: 20 minutes are usually enough.",
  "As you are pregnant, 30 minutes of gentle movement is fine.",
  "You're over 65, so add balance training on 3 days a week.",
  "You are a beginner: 10 minutes a day are fine.",
  "Given your age, a target of 120 bpm is reasonable.",
  "Since you have a knee problem, swim for 20 minutes instead.",
  "你是初学者，每次10分钟就可以。",
  "你已经怀孕，每天30分钟温和活动即可。",
  "你问到的游泳45分钟，大约消耗350千卡。",
  "既然你膝盖不舒服，可以游泳20分钟。",
  "你有高血压，运动时避免憋气，每次20分钟左右。",
  "如果连续7天没有运动，从10分钟重新开始。",
  "你现在可以先走5分钟热身。",
];

export const CORRECTED: readonly (readonly [text: string, right: string])[] = [
  [
    "You did 140 minutes this week, up from 75 minutes last week.",
    "You did 95 minutes this week, up from 75 minutes last week.",
  ],
  [
    "You did 95 minutes this week, up from 50 minutes last week.",
    "You did 95 minutes this week, up from 75 minutes last week.",
  ],
  [
    "You completed 4 sessions this week (95 minutes in total), compared with 3 sessions (75 minutes) last week.",
    "You completed 3 sessions this week (95 minutes in total), compared with 2 sessions (75 minutes) last week.",
  ],
  [
    "You burned 540 kcal this week (600 kcal last week).",
    "You burned 540 kcal this week (410 kcal last week).",
  ],
  [
    "You currently have a streak of 8 days; keep it up with 15 minutes today.",
    "You currently have a streak of 5 days; keep it up with 15 minutes today.",
  ],
  ["Your workout today lasted 60 minutes.", "Your workout today lasted 35 minutes."],
  [
    "你本周运动了4次（共95分钟），上周3次（共75分钟）。",
    "你本周运动了3次（共95分钟），上周2次（共75分钟）。",
  ],
  ["这周还没结束，你已经运动6次了。", "这周还没结束，你已经运动3次了。"],
  ["你已经连续8天打卡，真不错。", "你已经连续5天打卡，真不错。"],
];

export const DROPPED: readonly (readonly [text: string, right: string])[] = [
  ["你今天跑了35分钟，消耗400千卡。", ""],
  ["You had a 50-minute swim on Sunday. Rest well.", "Rest well."],
];
