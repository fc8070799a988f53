/**
 * Questions about sessions by themselves, measures that no sum has and days without exercise, with what they ask for on
 * Monday 30 November 2026, as `summaryOf` tells it; those behind ">>" follow.
 */
type Labelled = readonly (readonly [question: string, asked: string])[];

/** Pulse, steps and climbs of several sessions. */
export const MEASURES_OF_SESSIONS: Labelled = [
  ["average heart rate of my runs", "unrecorded heart_rate running"],
  ["whats my avg heart rate when running", "unrecorded heart_rate running"],
  ["what was my average heart rate last week", "unrecorded heart_rate week-1"],
  ["what's my average heart rate on runs this month", "unrecorded heart_rate running 2026-11"],
  ["how high was my heart rate on average last week", "unrecorded heart_rate week-1"],
  ["我跑步的平均心率是多少", "unrecorded heart_rate running"],
  ["我平均心跳幾多", "unrecorded heart_rate"],
  ["我上星期平均心跳幾多", "unrecorded heart_rate week-1"],
  ["上個月跑步心跳平均幾多下", "unrecorded heart_rate running 2026-10"],
  ["how much did i climb this year", "unrecorded climb 2026"],
  ["how far did i run this month >> and my heart rate?", "unrecorded heart_rate running 2026-11"],
];

/** One session by what it is called. */
export const BY_NAME: Labelled = [
  ["how many calories did my long run burn", "last running “long run”"],
  ["avg hr on my long run", "heart_rate last running “long run”"],
  ["how far was my long run", "distance last running “long run”"],
  ["when was my long run", "when last running “long run”"],
  ["how long was the tempo run", "how_long last running “tempo run”"],
  ["pace of my long run", "pace last running “long run”"],
  ["how did my easy ride feel", "rating last bicycling “easy ride”"],
  ["calories of my long run last week", "last running week-1 “long run”"],
  ["我的长跑消耗了多少卡", "last running “长跑”"],
  ["我次長跑燒咗幾多卡", "last running “長跑”"],
  ["how many calories did my long run burn >> how far was it", "distance last running “long run”"],
  // Of all of a kind nothing is left out.
  ["how many long runs did i do this month", "sessions running 2026-11"],
  ["how many calories did my runs burn", "calories running"],
  ["my long runs this month", "list running 2026-11"],
];

/** The least, the latest, and those of so much. */
export const SOME_OF_THEM: Labelled = [
  ["what was my slowest run", "list running slowest"],
  ["which run was the slowest", "list running slowest"],
  ["我最慢的一次跑步配速是多少", "list running slowest"],
  ["我跑得最慢係幾時", "when list running slowest"],
  ["my shortest run", "list running shortest"],
  ["shortest workout this month", "list 2026-11 shortest"],
  ["when was my shortest run", "when list running shortest"],
  ["最短嗰次跑步", "list running shortest"],
  ["我跑得最短的一次", "list running shortest"],
  ["my slowest 5k", "null"],
  ["my shortest week", "null"],
  ["show me my last 3 workouts", "list latest 3"],
  ["my last three runs", "list running latest 3"],
  ["list my last few swims", "list swimming latest 3"],
  ["last 2 yoga classes", "list yoga latest 2"],
  ["show my five most recent workouts", "list latest 5"],
  ["how many calories did my last 3 runs burn", "list running latest 3"],
  ["最近三次跑步", "list running latest 3"],
  ["上三次運動", "list latest 3"],
  ["我最近嘅三次運動", "list latest 3"],
  ["show my last workout", "last"],
  ["how many runs in the last 3 weeks", "sessions running 21d"],
  ["how many runs over 6k", "list running above 6000 meters"],
  ["runs of at least 5 km", "list running least 5000 meters"],
  ["how many runs longer than 30 min this month", "list running 2026-11 above 30 minutes"],
  ["how many walks under 30 minutes last month", "list walking 2026-10 below 30 minutes"],
  ["did i do any runs over 10k this year", "list running 2026 above 10000 meters"],
  ["have i ever run more than 10 km", "whether list running above 10000 meters"],
  ["how many runs of 10 km or more", "list running least 10000 meters"],
  ["有几次跑步超过一个小时", "list running above 60 minutes"],
  ["5公里以上的跑步有幾次", "list running least 5000 meters"],
  ["list my runs no less than 5 km", "list running least 5000 meters"],
  ["list my runs not longer than an hour", "list running most 60 minutes"],
  ["list my last 5k runs", "last running"],
  ["我有幾多次跑超過半個鐘", "list running above 30 minutes"],
  ["how many sessions over 500 calories", "null"],
  ["how many runs this month >> the fastest one?", "best_pace running 2026-11"],
  ["我这个月跑了多少次 >> 最快的一次配速是多少", "best_pace running 2026-11"],
  ["我呢個月跑咗幾多次 >> 最快嗰次配速幾多", "best_pace running 2026-11"],
  ["我这个月跑了多少次 >> 最慢的一次呢", "list running 2026-11 slowest"],
  ["how many runs this month >> and the shortest one", "list running 2026-11 shortest"],
  ["my shortest run >> when was it", "when list running shortest"],
  ["my shortest run >> how far was it", "distance list running shortest"],
  ["how many runs this month >> what about the average pace", "pace_s_per_km running 2026-11"],
];

/** Days without exercise, of a time that is named. */
export const REST_DAYS: Labelled = [
  ["how many rest days did i have last week", "rest_days active_days week-1"],
  ["how many days off did i take this month", "rest_days active_days 2026-11"],
  ["how many days without exercise last month?", "rest_days active_days 2026-10"],
  ["how many days did i not run last week", "rest_days active_days running week-1"],
  ["上周我休息了几天", "rest_days active_days week-1"],
  ["上个月有几天没跑步", "rest_days active_days running 2026-10"],
  ["上個禮拜我有幾多日冇做運動", "rest_days active_days week-1"],
  ["我上個星期抖咗幾多日", "rest_days active_days week-1"],
  // Where no time is named, that since the last session.
  ["我有几天没运动了", "days_since last"],
  ["how many rest days have i had", "null"],
  ["how many rest days per week do i need", "null"],
  ["how many rest days should i take this week", "null"],
];

/** Times and words as people write them. */
export const TIMES_AND_WORDS: Labelled = [
  ["how many workouts in the last month", "sessions 30d"],
  ["how many workouts last month", "sessions 2026-10"],
  ["how much did i run over the last month", "minutes running 30d"],
  ["how many runs in the last week", "sessions running 7d"],
  ["runs in the last year", "sessions running 365d"],
  ["how many runs last week", "sessions running week-1"],
  ["上个月运动了几次", "sessions 2026-10"],
  ["hw many kms i ran lst week", "distance_m running week-1"],
  ["how many kms did i do lst mnth", "distance_m 2026-10"],
  ["my kms last week", "distance_m week-1"],
  ["i want to kms", "null"],
  ["前個禮拜跑咗幾多", "minutes running week-2"],
  ["前個月跑咗幾多次", "sessions running 2026-09"],
  ["我上個禮拜跑咗幾多km >> 咁前個禮拜呢", "distance_m running week-2"],
  ["上周六我干嘛了", "list 2026-11-28"],
  ["上周末干嘛了", "list 2026-11-28..2026-11-29"],
  ["昨天我干啥了", "list 2026-11-29"],
  ["上星期六我做咗咩", "list 2026-11-28"],
  ["我星期日做咗乜", "list 2026-11-29"],
  ["今天干嘛要跑步", "null"],
  ["我今個月行咗幾耐", "minutes walking 2026-11"],
  ["我今個月行咗幾多公里", "distance_m walking 2026-11"],
  ["我琴日有冇行過", "whether sessions walking 2026-11-29"],
  ["今個月行咗幾多次山", "sessions walking 2026-11"],
  ["我上個月游咗幾耐水", "minutes swimming 2026-10"],
  ["我今個月行咗幾多步", "unrecorded steps 2026-11"],
  ["我進行咗幾多次訓練", "sessions"],
  ["我幾高", "null"],
  // A measure of another kind, of another time, asks nothing of what was asked before.
  ["when did i last swim >> how many steps yesterday", "unrecorded steps 2026-11-29"],
  ["when did i last swim >> how many calories yesterday", "calories 2026-11-29"],
  ["when did i last swim >> how long was it", "how_long last swimming"],
  ["how many runs last week >> how many minutes this week", "minutes running week-0"],
  // What wants something done asks for no list.
  ["finish my workout", "null"],
  ["can you log that for me", "null"],
  ["the end of may: how many runs", "sessions running 2026-05-21..2026-05-31"],
];

/** The session under way. */
export const UNDER_WAY: Labelled = [
  ["how long have i been going", "minutes 2026-11-30 under way"],
  ["how long have i been at it", "minutes 2026-11-30 under way"],
  ["how long is my current run", "minutes 2026-11-30 under way"],
  ["how long since i started", "minutes 2026-11-30 under way"],
  ["time so far in this run", "minutes 2026-11-30 under way"],
  ["我已经跑了多久了", "minutes 2026-11-30 under way"],
  ["我跑緊幾耐喇", "minutes 2026-11-30 under way"],
  ["这次跑步多久了", "minutes 2026-11-30 under way"],
  ["how long have i been running", "minutes running under way"],
  ["跑了多久了", "minutes running under way"],
  ["how long have i been running this month", "minutes running 2026-11"],
  ["how long did i run today", "minutes running 2026-11-30"],
  ["how long have i been going >> and last week?", "minutes week-1"],
  ["how long have i been going with this knee pain", "null"],
];
