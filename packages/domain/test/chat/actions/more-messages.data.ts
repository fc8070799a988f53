/** Who says what on Thursday, 5 March 2026, at 18:00, and the lines and labels of what is offered, as `labelled-messages.data.ts` has them. */
export type Told = readonly [
  who: "nobody" | "open" | "rested",
  turns: string,
  offered: readonly string[],
];

/** Lengths, times of day, energy, several sessions, and what is none. */
export const TOLD_SESSIONS: readonly Told[] = [
  [
    "nobody",
    "I just ran 5 km in 1:20:30",
    ["log Running 03-05 16:39-18:00, 0 kcal, 5 km = Log: Running, 81 min, 5 km"],
  ],
  [
    "nobody",
    "I just ran 21 km in 1:45",
    ["log Running 03-05 16:15-18:00, 0 kcal, 21 km = Log: Running, 105 min, 21 km"],
  ],
  [
    "nobody",
    "I just ran 5 km in 31:20",
    ["log Running 03-05 17:28-18:00, 0 kcal, 5 km = Log: Running, 31 min, 5 km"],
  ],
  [
    "nobody",
    "I just ran 1 km in 1:00",
    ["log Running 03-05 17:59-18:00, 0 kcal, 1 km = Log: Running, 1 min, 1 km"],
  ],
  [
    "nobody",
    "I just ran 5 km at 5:30/km",
    ["log Running 03-05 17:32-18:00, 0 kcal, 5 km = Log: Running, 28 min, 5 km"],
  ],
  [
    "nobody",
    "I just swam, time 31:20",
    ["log Swimming 03-05 17:28-18:00, 0 kcal = Log: Swimming, 31 min"],
  ],
  [
    "nobody",
    "刚跑完5公里，用了31分20秒",
    ["log 跑步 03-05 17:28-18:00, 0 kcal, 5公里 = 记录：跑步，31分钟，5公里"],
  ],
  [
    "nobody",
    "刚跑完5公里，用了31分",
    ["log 跑步 03-05 17:29-18:00, 0 kcal, 5公里 = 记录：跑步，31分钟，5公里"],
  ],
  ["nobody", "刚跑完步，31分钟", ["log 跑步 03-05 17:29-18:00, 0 kcal = 记录：跑步，31分钟"]],
  [
    "nobody",
    "今天7时30分跑步，40分钟",
    ["log 跑步 03-05 17:20-18:00, 0 kcal = 记录：跑步，40分钟"],
  ],
  [
    "nobody",
    "I just rowed 28 minutes 30 seconds",
    ["log Rowing 03-05 17:31-18:00, 0 kcal = Log: Rowing, 29 min"],
  ],
  [
    "nobody",
    "I just rowed 28 minutes and 30 seconds and 20 minutes of yoga",
    [
      "log Rowing 03-05 17:31-18:00, 0 kcal = Log: Rowing, 29 min",
      "log Yoga 03-05 17:40-18:00, 0 kcal = Log: Yoga, 20 min",
    ],
  ],
  [
    "nobody",
    "I just rowed 28 minutes, rest 90 seconds",
    ["log Rowing 03-05 17:32-18:00, 0 kcal = Log: Rowing, 28 min"],
  ],
  [
    "nobody",
    "I just rowed 2 minutes and 2 minutes",
    ["log Rowing 03-05 17:58-18:00, 0 kcal = Log: Rowing, 2 min"],
  ],
  [
    "nobody",
    "I just ran 30 min, 250 kcal",
    ["log Running 03-05 17:30-18:00, 250 kcal = Log: Running, 30 min"],
  ],
  [
    "nobody",
    "I just ran 30 min, 250.6 kcal",
    ["log Running 03-05 17:30-18:00, 251 kcal = Log: Running, 30 min"],
  ],
  [
    "nobody",
    "I just ran 30 min, 99999 kcal",
    ["log Running 03-05 17:30-18:00, 20000 kcal = Log: Running, 30 min"],
  ],
  [
    "nobody",
    "I just ran 30 min and burned 200 kcal then 300 kcal",
    ["log Running 03-05 17:30-18:00, 200 kcal = Log: Running, 30 min"],
  ],
  ["nobody", "I just ran for 25 hours", ["log Running 03-05 18:00-?, 0 kcal = Log: Running"]],
  [
    "nobody",
    "I just ran for 24 hours",
    ["log Running 03-04 18:00-18:00, 0 kcal = Log: Running, 1440 min"],
  ],
  ["nobody", "I just ran for 0 minutes", ["log Running 03-05 18:00-?, 0 kcal = Log: Running"]],
  [
    "nobody",
    "Played badminton from 4pm to 5pm today",
    ["log Badminton 03-05 16:00-17:00, 0 kcal = Log: Badminton, 60 min"],
  ],
  [
    "nobody",
    "I swam today until 5 pm for 40 minutes",
    ["log Swimming 03-05 16:20-17:00, 0 kcal = Log: Swimming, 40 min"],
  ],
  [
    "nobody",
    "I swam today at 7 am for 40 minutes",
    ["log Swimming 03-05 07:00-07:40, 0 kcal = Log: Swimming, 40 min"],
  ],
  ["nobody", "I swam today at 7 am", ["log Swimming 03-05 07:00-?, 0 kcal = Log: Swimming"]],
  [
    "nobody",
    "I swam yesterday at 7 am for 40 minutes",
    ["log Swimming 03-04 07:00-07:40, 0 kcal = Log: Swimming, 40 min"],
  ],
  [
    "nobody",
    "I swam yesterday until 8 am for 40 minutes",
    ["log Swimming 03-04 07:20-08:00, 0 kcal = Log: Swimming, 40 min"],
  ],
  [
    "nobody",
    "I swam yesterday for 40 minutes",
    ["log Swimming 03-04 12:00-12:40, 0 kcal = Log: Swimming, 40 min"],
  ],
  [
    "nobody",
    "I swam on monday for 40 minutes",
    ["log Swimming 03-02 12:00-12:40, 0 kcal = Log: Swimming, 40 min"],
  ],
  ["nobody", "I swam for 40 minutes on monday and tuesday", []],
  ["nobody", "I swam for 40 minutes last week", []],
  ["nobody", "I swam for 40 minutes tomorrow", []],
  [
    "nobody",
    "I did 20 min of HIIT and 10 min of stretching today",
    [
      "log HIIT 03-05 17:40-18:00, 0 kcal = Log: HIIT, 20 min",
      "log Stretching 03-05 17:50-18:00, 0 kcal = Log: Stretching, 10 min",
    ],
  ],
  [
    "nobody",
    "I did 20 min of HIIT and stretching today",
    ["log HIIT, Stretching 03-05 17:40-18:00, 0 kcal = Log: HIIT, Stretching, 20 min"],
  ],
  [
    "nobody",
    "I just ran and swam and cycled, 30 min",
    [
      "log Running, Swimming, Cycling 03-05 17:30-18:00, 0 kcal = Log: Running, Swimming, Cycling, 30 min",
    ],
  ],
  [
    "nobody",
    "I cycled 5k today in 20 min",
    ["log Cycling 03-05 17:40-18:00, 0 kcal, 5k = Log: Cycling, 20 min, 5k"],
  ],
  [
    "nobody",
    "I just did a 5k in 25 min",
    ["log Running 03-05 17:35-18:00, 0 kcal, 5k = Log: Running, 25 min, 5k"],
  ],
  [
    "nobody",
    "I ran 5 km today. It took 31 minutes.",
    ["log Running 03-05 17:29-18:00, 0 kcal, 5 km = Log: Running, 31 min, 5 km"],
  ],
  [
    "nobody",
    "I ran 5 km today. It took 31 minutes and burned 300 kcal.",
    ["log Running 03-05 17:29-18:00, 300 kcal, 5 km = Log: Running, 31 min, 5 km"],
  ],
  [
    "nobody",
    "I ran 5 km today. Did it take 31 minutes?",
    ["log Running 03-05 18:00-?, 0 kcal, 5 km = Log: Running, 5 km"],
  ],
  [
    "nobody",
    "I ran 5 km today. How about 31 minutes?",
    ["log Running 03-05 18:00-?, 0 kcal, 5 km = Log: Running, 5 km"],
  ],
  [
    "nobody",
    "I ran 5 km today. If 31 minutes, good.",
    ["log Running 03-05 18:00-?, 0 kcal, 5 km = Log: Running, 5 km"],
  ],
  [
    "nobody",
    "I ran 5 km today. I swam 31 minutes.",
    [
      "log Running 03-05 18:00-?, 0 kcal, 5 km = Log: Running, 5 km",
      "log Swimming 03-05 17:29-18:00, 0 kcal = Log: Swimming, 31 min",
    ],
  ],
  ["nobody", "Today: 30 min run", ["log Running 03-05 17:30-18:00, 0 kcal = Log: Running, 30 min"]],
  ["nobody", "Today 30 min run?", []],
  ["nobody", "30 min run", []],
  ["nobody", "just 30 min run", ["log Running 03-05 17:30-18:00, 0 kcal = Log: Running, 30 min"]],
  ["nobody", "run", []],
  ["nobody", "I usually ran 30 min today", []],
  ["nobody", "I ran 30 minutes for 3 days", []],
  ["nobody", "I ran 30 minutes for 3 weeks today", []],
  ["nobody", "I did 3 workouts of 30 min today", []],
  [
    "nobody",
    "I did 1 workout of 30 min today",
    ["log Workout 03-05 17:30-18:00, 0 kcal = Log: Workout, 30 min"],
  ],
  ["nobody", "log a run", ["log Running 03-05 18:00-?, 0 kcal = Log: Running"]],
  ["nobody", "log 30 min", ["log Workout 03-05 17:30-18:00, 0 kcal = Log: Workout, 30 min"]],
  ["nobody", "log it: 30 min", ["log Workout 03-05 17:30-18:00, 0 kcal = Log: Workout, 30 min"]],
  ["nobody", "please log", []],
  ["nobody", "log my 5 km run", ["log Running 03-05 18:00-?, 0 kcal, 5 km = Log: Running, 5 km"]],
  [
    "nobody",
    "log a run of 30 min. log a swim of 20 min. log a ride of 10 min. log yoga for 15 min. log a walk of 5 min. log tennis for 1 hour.",
    [
      "log Running 03-05 17:30-18:00, 0 kcal = Log: Running, 30 min",
      "log Swimming 03-05 17:40-18:00, 0 kcal = Log: Swimming, 20 min",
      "log Cycling 03-05 17:50-18:00, 0 kcal = Log: Cycling, 10 min",
    ],
  ],
  ["nobody", "Don't log a run of 30 min", []],
  ["nobody", "Did I run 30 min today?", []],
  [
    "nobody",
    "I ran 30 min today, didn't I?",
    ["log Running 03-05 17:30-18:00, 0 kcal = Log: Running, 30 min"],
  ],
  ["nobody", "My brother ran 30 min today", []],
  ["nobody", '"I ran 30 min today" is what he said', []],
  ["nobody", "I just ran", ["log Running 03-05 18:00-?, 0 kcal = Log: Running"]],
  ["nobody", "I ran yesterday", []],
  ["nobody", "I ran", []],
  [
    "nobody",
    "went for a walk today, 20 min",
    ["log Walking 03-05 17:40-18:00, 0 kcal = Log: Walking, 20 min"],
  ],
  ["nobody", "hit the gym today, 20 min", ["log Gym 03-05 17:40-18:00, 0 kcal = Log: Gym, 20 min"]],
  ["nobody", "刚游完泳，30分钟", ["log 游泳 03-05 17:30-18:00, 0 kcal = 记录：游泳，30分钟"]],
  ["nobody", "剛跑完步，30分鐘", ["log 跑步 03-05 17:30-18:00, 0 kcal = 記錄：跑步，30分鐘"]],
  ["nobody", "刚运动30分钟", ["log 运动 03-05 17:30-18:00, 0 kcal = 记录：运动，30分钟"]],
  ["nobody", "今天跑步30分钟", ["log 跑步 03-05 17:30-18:00, 0 kcal = 记录：跑步，30分钟"]],
  [
    "nobody",
    "今天跑步30分钟，游泳20分钟",
    [
      "log 跑步 03-05 17:30-18:00, 0 kcal = 记录：跑步，30分钟",
      "log 游泳 03-05 17:40-18:00, 0 kcal = 记录：游泳，20分钟",
    ],
  ],
  ["nobody", "昨天跑步30分钟", ["log 跑步 03-04 12:00-12:30, 0 kcal = 记录：跑步，30分钟"]],
  ["nobody", "跑步30分钟", []],
];

/** What is put right, or completed, and goals. */
export const CORRECTIONS_AND_GOALS: readonly Told[] = [
  [
    "nobody",
    "how do i add a swim i did on sunday >> 30 min",
    ["log Swimming 03-01 12:00-12:30, 0 kcal = Log: Swimming, 30 min"],
  ],
  [
    "nobody",
    "how do i add a swim i did yesterday >> 30 min",
    ["log Swimming 03-04 12:00-12:30, 0 kcal = Log: Swimming, 30 min"],
  ],
  [
    "nobody",
    "how do i add a swim i did today >> 30 min",
    ["log Swimming 03-05 17:30-18:00, 0 kcal = Log: Swimming, 30 min"],
  ],
  [
    "nobody",
    "how do i add a swim on friday >> 30 min",
    ["log Swimming 02-27 12:00-12:30, 0 kcal = Log: Swimming, 30 min"],
  ],
  [
    "nobody",
    "how do i add a swim i did on sunday >> it was 30",
    ["log Swimming 03-01 12:00-12:30, 0 kcal = Log: Swimming, 30 min"],
  ],
  ["nobody", "how do i add a swim i did on sunday >> about 30 minutes i believe it was", []],
  ["nobody", "how do i add a swim i did on sunday >> 0 min", []],
  ["nobody", "how do i add a swim i did on sunday >> 30 40", []],
  [
    "nobody",
    "how do i add a swim i did on sunday >> 30 >> no sorry, 40",
    ["log Swimming 03-01 12:00-12:40, 0 kcal = Log: Swimming, 40 min"],
  ],
  [
    "nobody",
    "log 50 min rowing from this morning >> no sorry, 40",
    ["log Rowing 03-05 08:00-08:40, 0 kcal = Log: Rowing, 40 min"],
  ],
  [
    "nobody",
    "log 50 min rowing from this morning >> no sorry, yesterday",
    ["log Rowing 03-04 12:00-12:50, 0 kcal = Log: Rowing, 50 min"],
  ],
  [
    "nobody",
    "log 50 min rowing from this morning >> i meant on monday",
    ["log Rowing 03-02 12:00-12:50, 0 kcal = Log: Rowing, 50 min"],
  ],
  ["nobody", "log 50 min rowing from this morning >> i meant last week", []],
  ["nobody", "log 50 min rowing from this morning >> i meant tomorrow", []],
  [
    "nobody",
    "log 50 min rowing from this morning >> i meant swimming on monday for 30 min",
    ["log Swimming 03-02 12:00-12:30, 0 kcal = Log: Swimming, 30 min"],
  ],
  ["nobody", "log 50 min rowing from this morning >> no, 0", []],
  ["nobody", "log 50 min rowing from this morning >> no, 40 50", []],
  [
    "nobody",
    "log 50 min rowing from this morning >> no, it was 40",
    ["log Rowing 03-05 08:00-08:40, 0 kcal = Log: Rowing, 40 min"],
  ],
  ["nobody", "log 50 min rowing from this morning >> no sorry, a workout", []],
  [
    "nobody",
    "log 50 min rowing from this morning >> no sorry, 8 km",
    ["log Rowing 03-05 08:00-08:50, 0 kcal, 8 km = Log: Rowing, 50 min, 8 km"],
  ],
  ["nobody", "log 50 min rowing and 20 min yoga from today >> no sorry, 40", []],
  [
    "nobody",
    "log 50 min rowing from today >> log 20 min yoga from today >> no sorry, 40",
    ["log Yoga 03-05 17:20-18:00, 0 kcal = Log: Yoga, 40 min"],
  ],
  [
    "nobody",
    "帮我记录今天划船50分钟 >> 不对，是40",
    ["log 划船 03-05 17:20-18:00, 0 kcal = 记录：划船，40分钟"],
  ],
  [
    "nobody",
    "帮我记录今天划船50分钟 >> 我说的是游泳",
    ["log 游泳 03-05 17:10-18:00, 0 kcal = 记录：游泳，50分钟"],
  ],
  [
    "nobody",
    "帮我记录今天划船50分钟 >> 不对，是昨天",
    ["log 划船 03-04 12:00-12:50, 0 kcal = 记录：划船，50分钟"],
  ],
  [
    "nobody",
    "set a weekly goal of 150 minutes",
    ["goal 150 minutes week any = Goal: 150 minutes a week"],
  ],
  [
    "nobody",
    "set a goal of 150 minutes a month",
    ["goal 150 minutes month any = Goal: 150 minutes a month"],
  ],
  [
    "nobody",
    "set a monthly goal of 150 minutes",
    ["goal 150 minutes month any = Goal: 150 minutes a month"],
  ],
  [
    "nobody",
    "set a goal of 5 runs a week",
    ["goal 5 sessions week Running = Goal: 5 sessions a week (Running)"],
  ],
  [
    "nobody",
    "set a goal of 5 walks a week",
    ["goal 5 sessions week Walks = Goal: 5 sessions a week (Walks)"],
  ],
  [
    "nobody",
    "set a goal of 5 swims a week",
    ["goal 5 sessions week Swims = Goal: 5 sessions a week (Swims)"],
  ],
  [
    "nobody",
    "set a goal of 5 sessions a week",
    ["goal 5 sessions week any = Goal: 5 sessions a week"],
  ],
  [
    "nobody",
    "set a goal of 5 workouts a week",
    ["goal 5 sessions week any = Goal: 5 sessions a week"],
  ],
  [
    "nobody",
    "set a goal of 5 times a week",
    ["goal 5 sessions week any = Goal: 5 sessions a week"],
  ],
  ["nobody", "set a goal of 5 days a week", ["goal 5 active_days week any = Goal: 5 days a week"]],
  [
    "nobody",
    "set a goal of 20 days a month",
    ["goal 20 active_days month any = Goal: 20 days a month"],
  ],
  [
    "nobody",
    "set a goal of 1 run a week",
    ["goal 1 sessions week Running = Goal: 1 sessions a week (Running)"],
  ],
  [
    "nobody",
    "set a goal of 1 session a week",
    ["goal 1 sessions week any = Goal: 1 sessions a week"],
  ],
  ["nobody", "set a goal of 0 minutes a week", ["goals = Open my goals"]],
  [
    "nobody",
    "set a goal: swim 2 km a week",
    ["goal 2000 distance_m week Swimming = Goal: 2 km a week (Swimming)"],
  ],
  [
    "nobody",
    "set a goal: 3 swims a week. My run is 5 km.",
    ["goal 3 sessions week Swims = Goal: 3 sessions a week (Swims)"],
  ],
  [
    "nobody",
    "My run is 5 km. set a goal of 3 runs a week",
    ["goal 3 sessions week Running = Goal: 3 sessions a week (Running)"],
  ],
  ["nobody", "set a goal to run more", ["goals = Open my goals"]],
  ["nobody", "set a goal of 99999 minutes a week", ["goals = Open my goals"]],
  ["nobody", "don't set a goal", []],
  ["nobody", "don't show my goals", []],
  ["nobody", "show my goals", ["goals = Open my goals"]],
  ["nobody", "设定目标每周150分钟", ["goal 150 minutes week any = 目标：每周150分钟"]],
  ["nobody", "设定目标每周跑步3次", ["goal 3 sessions week 跑步 = 目标：每周跑步3次"]],
  ["nobody", "设定目标每周运动3天", ["goal 3 active_days week any = 目标：每周3天"]],
  ["nobody", "设定目标每月跑50公里", ["goal 50000 distance_m month 跑步 = 目标：每月跑步50公里"]],
  [
    "nobody",
    "设定目标每周骑车20.5公里",
    ["goal 20500 distance_m week 骑行 = 目标：每周骑行20.5公里"],
  ],
  [
    "nobody",
    "how do i change my goal >> to 180",
    ["goal 180 minutes week any = Goal: 180 minutes a week"],
  ],
  [
    "nobody",
    "how do i change my goal >> to 30",
    ["goal 30 minutes week any = Goal: 30 minutes a week"],
  ],
  ["nobody", "how do i change my goal >> to 29", []],
  [
    "nobody",
    "how do i change my goal >> make it 180 please",
    ["goal 180 minutes week any = Goal: 180 minutes a week"],
  ],
  ["nobody", "how do i change my goal >> i think that 180 would do", []],
  ["nobody", "how do i change my goal >> to 99999", []],
  ["nobody", "how do i change my goal >> hm", []],
  [
    "nobody",
    "how do i change my goal >> A:Tell me. >> to 180",
    ["goal 180 minutes week any = Goal: 180 minutes a week"],
  ],
  ["nobody", "A:set your goal >> to 180", []],
  [
    "nobody",
    "set a goal of 150 minutes a week >> to 180",
    ["goal 180 minutes week any = Goal: 180 minutes a week"],
  ],
];

/** Pauses, what is under way, ratings, plans and beginnings. */
export const PAUSES_AND_ENDS: readonly Told[] = [
  ["nobody", "pause until monday", ["pause 03-05..03-09 rest = Pause until 9 March (rest)"]],
  ["nobody", "pause until friday", ["pause 03-05..03-06 rest = Pause until 6 March (rest)"]],
  ["nobody", "pause until thursday", ["pause 03-05..03-05 rest = Pause until 5 March (rest)"]],
  ["nobody", "pause until 12 march", ["pause 03-05..03-12 rest = Pause until 12 March (rest)"]],
  [
    "nobody",
    "pause until 1 september",
    ["pause 03-05..09-01 rest = Pause until 1 September (rest)"],
  ],
  ["nobody", "pause until 30 august", ["pause 03-05..08-30 rest = Pause until 30 August (rest)"]],
  ["nobody", "pause until 5 march", ["pause 03-05..03-05 rest = Pause until 5 March (rest)"]],
  [
    "nobody",
    "pause from monday until friday",
    ["pause 03-09..03-13 rest = Pause until 13 March (rest)"],
  ],
  [
    "nobody",
    "pause from monday for 3 days",
    ["pause 03-09..03-11 rest = Pause until 11 March (rest)"],
  ],
  [
    "nobody",
    "pause from tomorrow for a week",
    ["pause 03-06..03-12 rest = Pause until 12 March (rest)"],
  ],
  ["nobody", "pause for a day", ["pause 03-05..03-05 rest = Pause until 5 March (rest)"]],
  ["nobody", "pause for a few days", ["pause 03-05..03-07 rest = Pause until 7 March (rest)"]],
  ["nobody", "pause for a week", ["pause 03-05..03-11 rest = Pause until 11 March (rest)"]],
  ["nobody", "pause for a fortnight", ["pause 03-05..03-18 rest = Pause until 18 March (rest)"]],
  ["nobody", "pause for a month", ["pause 03-05..04-03 rest = Pause until 3 April (rest)"]],
  ["nobody", "pause this week", ["pause 03-05..03-08 rest = Pause until 8 March (rest)"]],
  [
    "nobody",
    "pause until further notice",
    ["pause 03-05..? rest = Pause until further notice (rest)"],
  ],
  ["nobody", "pause for 3 days", ["pause 03-05..03-07 rest = Pause until 7 March (rest)"]],
  ["nobody", "pause for 2 weeks", ["pause 03-05..03-18 rest = Pause until 18 March (rest)"]],
  ["nobody", "pause for 366 days", ["pause 03-05..03-05 rest = Pause until 5 March (rest)"]],
  ["nobody", "pause for 367 days", []],
  ["nobody", "pause for 0 days", []],
  ["nobody", "pause for 1 day", ["pause 03-05..03-05 rest = Pause until 5 March (rest)"]],
  ["nobody", "pause", []],
  ["nobody", "pause my plan", ["pause 03-05..? rest = Pause until further notice (rest)"]],
  [
    "nobody",
    "pause my training for 3 days",
    ["pause 03-05..03-07 rest = Pause until 7 March (rest)"],
  ],
  [
    "nobody",
    "I'm sick. Pause my training.",
    ["pause 03-05..? illness = Pause until further notice (illness)"],
  ],
  [
    "nobody",
    "I'm not sick, pause my training",
    ["pause 03-05..? rest = Pause until further notice (rest)"],
  ],
  [
    "nobody",
    "My knee hurts and I am sick, pause a week",
    ["pause 03-05..03-11 injury = Pause until 11 March (injury)"],
  ],
  [
    "nobody",
    "on vacation, pause a week",
    ["pause 03-05..03-11 travel = Pause until 11 March (travel)"],
  ],
  [
    "nobody",
    "pause a week, work is crazy",
    ["pause 03-05..03-11 rest = Pause until 11 March (rest)"],
  ],
  ["nobody", "pause my plan for a week?", []],
  [
    "nobody",
    "can you pause my plan for a week?",
    ["pause 03-05..03-11 rest = Pause until 11 March (rest)"],
  ],
  [
    "nobody",
    "could you pause my training until monday?",
    ["pause 03-05..03-09 rest = Pause until 9 March (rest)"],
  ],
  ["nobody", "should I pause for 3 days?", []],
  ["nobody", "pause the music", []],
  ["nobody", "pause between sets for 2 days", []],
  ["nobody", "I rest for 3 days", ["pause 03-05..03-07 rest = Pause until 7 March (rest)"]],
  ["nobody", "take 3 days off", ["pause 03-05..03-07 rest = Pause until 7 March (rest)"]],
  ["nobody", "take a week off", ["pause 03-05..03-11 rest = Pause until 11 March (rest)"]],
  ["nobody", "暂停三天", ["pause 03-05..03-07 rest = 暂停到3月7日（休息）"]],
  ["nobody", "暂停到周五", ["pause 03-05..03-06 rest = 暂停到3月6日（休息）"]],
  ["nobody", "暂停到下周一", ["pause 03-05..03-09 rest = 暂停到3月9日（休息）"]],
  ["nobody", "从明天开始暂停5天", ["pause 03-06..03-10 rest = 暂停到3月10日（休息）"]],
  ["nobody", "暂停一周", ["pause 03-05..03-11 rest = 暂停到3月11日（休息）"]],
  ["nobody", "暂停半个月", ["pause 03-05..03-19 rest = 暂停到3月19日（休息）"]],
  ["nobody", "暂停一个月", ["pause 03-05..04-03 rest = 暂停到4月3日（休息）"]],
  ["nobody", "暂停训练", ["pause 03-05..? rest = 暂停，恢复时间待定（休息）"]],
  ["nobody", "我感冒了，暂停训练", ["pause 03-05..? illness = 暂停，恢复时间待定（生病）"]],
  ["nobody", "休息两天", ["pause 03-05..03-06 rest = 暂停到3月6日（休息）"]],
  [
    "open",
    "I'm done",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, RPE 7",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed rpe 7 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, rpe was 7",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed rpe 7 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, rpe was about 7",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed rpe 7 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, rpe is about a 7",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed rpe 7 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, rpe is about about a 7",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, effort 1",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed rpe 1 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, effort 10",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed rpe 10 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, effort 11",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 7/10",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed rpe 7 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 7 out of 10",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed rpe 7 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 7 out of 9",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 4/5",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed feeling 4 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 4.5/5",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 0/5",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 1/5",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed feeling 1 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 5/5",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed feeling 5 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 6/5",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 4 stars",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed feeling 4 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 1 star",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed feeling 1 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "练完了，强度7",
    [
      "finish Evening run = 结束：Evening run",
      "feedback Evening run completed rpe 7 = 反馈感受：Evening run",
    ],
  ],
  [
    "open",
    "练完了，给4颗星",
    [
      "finish Evening run = 结束：Evening run",
      "feedback Evening run completed feeling 4 = 反馈感受：Evening run",
    ],
  ],
  [
    "open",
    "练完了，4星",
    [
      "finish Evening run = 结束：Evening run",
      "feedback Evening run completed feeling 4 = 反馈感受：Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 7/10 and 4/5",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed rpe 7 feeling 4 = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I'm done, 320 kcal",
    [
      "finish Evening run 320 kcal = Finish: Evening run",
      "feedback Evening run completed 320 kcal = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I just ran 5 km",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I just ran 5 km in 30 min",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I just swam 30 min",
    ["log Swimming 03-05 17:30-18:00, 0 kcal = Log: Swimming, 30 min"],
  ],
  [
    "open",
    "I just worked out 30 min",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "I ran 30 min yesterday",
    ["log Running 03-04 12:00-12:30, 0 kcal = Log: Running, 30 min"],
  ],
  [
    "open",
    "I just ran 30 min and swam 20 min",
    [
      "log Swimming 03-05 17:40-18:00, 0 kcal = Log: Swimming, 20 min",
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  ["open", "finish my report", []],
  [
    "open",
    "finish my workout",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  [
    "open",
    "stop my workout",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  ["open", "stop the music", []],
  [
    "open",
    "end my run",
    [
      "finish Evening run = Finish: Evening run",
      "feedback Evening run completed = Say how it went: Evening run",
    ],
  ],
  ["open", "Rate my last run 4 out of 5", []],
  ["open", "pause a week", ["pause 03-05..03-11 rest = Pause until 11 March (rest)"]],
  [
    "rested",
    "Rate my last run 4 out of 5",
    ["feedback Morning run completed feeling 4 = Say how it went: Morning run"],
  ],
  ["rested", "rate my last run", ["feedback Morning run completed = Say how it went: Morning run"]],
  ["rested", "rate my last run 4/5?", []],
  [
    "rested",
    "my last run was 8/10",
    ["feedback Morning run completed rpe 8 = Say how it went: Morning run"],
  ],
  ["rested", "my last run was good", []],
  ["rested", "was my last run 8/10?", []],
  [
    "rested",
    "I just ran 30 min, rate it 4/5",
    ["log Running 03-05 17:30-18:00, 0 kcal = Log: Running, 30 min"],
  ],
  ["rested", "show my plan", ["scheme 10k = Open: 10k"]],
  ["rested", "show my plan?", ["scheme 10k = Open: 10k"]],
  ["rested", "don't show my plan", []],
  ["nobody", "Rate my last run 4 out of 5", []],
  ["nobody", "show my plan", []],
  ["nobody", "start a run", ["start Running = Start: Running"]],
  ["nobody", "start a run now", ["start Running = Start: Running"]],
  ["nobody", "start a run tomorrow", []],
  ["nobody", "start a run for 3 weeks", []],
  ["nobody", "start running", []],
  ["nobody", "start running now", ["start Running = Start: Running"]],
  ["nobody", "start my workout", ["start Workout = Start: Workout"]],
  ["nobody", "start", []],
  ["nobody", "let's start a run", ["start Running = Start: Running"]],
  ["nobody", "start the car", []],
  ["nobody", "start a new plan", []],
  ["nobody", "start a yoga session", ["start Yoga = Start: Yoga"]],
  ["nobody", "开始跑步", ["start 跑步 = 开始：跑步"]],
  ["nobody", "开始跑步吧", ["start 跑步 = 开始：跑步"]],
  ["nobody", "现在开始跑步", ["start 跑步 = 开始：跑步"]],
  ["nobody", "明天开始跑步", []],
  ["nobody", "开始锻炼", ["start 运动 = 开始：运动"]],
  ["nobody", "开始", []],
  [
    "nobody",
    "a quick workout please >> A:Here you go:\\n- squats\\n- planks\\n- bridges >> start it",
    ["start Workout = Start: Workout"],
  ],
  [
    "nobody",
    "a quick workout please >> A:Here you go:\\n- squats\\n- planks >> start it",
    ["start Workout = Start: Workout"],
  ],
  ["nobody", "a quick workout please >> A:Here you go:\\n- squats >> start it", []],
  ["nobody", "a quick workout please >> A:Here you go. >> start it", []],
  [
    "nobody",
    "a quick workout please >> A:Here you go:\\n- squats\\n- planks\\n- bridges >> ok then let us start it right now my dear friend please",
    [],
  ],
  [
    "nobody",
    "a quick workout please >> A:Here you go:\\n- squats\\n- planks\\n- bridges >> start it?",
    [],
  ],
  [
    "nobody",
    "a quick workout please >> A:Here you go:\\n- squats\\n- planks\\n- bridges >> don't start it",
    [],
  ],
  [
    "nobody",
    "a quick workout please >> A:Here you go:\\n- squats\\n- planks\\n- bridges >> hm >> start it",
    ["start Workout = Start: Workout"],
  ],
];
