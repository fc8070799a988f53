/** How a session, or a plan of weeks, is told. */
import type { RunningGoal, WeekForm, WorkoutLoad } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";

export type WorkoutTexts = Readonly<
  Record<
    | "lead"
    | "warmUp"
    | "warmUpMoves"
    | "gentleMoves"
    | "pace"
    | "soreRests"
    | "warmUpOf"
    | "steady"
    | "rounds"
    | "oneRound"
    | "sets"
    | "holds"
    | "holdsAgain"
    | "breaths"
    | "flow"
    | "intervals"
    | "coolDown"
    | "coolDownOf"
    | "effort"
    | "gentle"
    | "adapted"
    | "recovery"
    | "equipment"
    | "forDays"
    | "spared"
    | "byNotes"
    | "otherWeeks"
    | "onDays"
    | "planLead"
    | "runWalk"
    | "runOnly"
    | "distance"
    | "planRules"
    | "weekLead"
    | "weekDay"
    | "weekRules"
    | "weekRepeat"
    | "chosen"
    | "between"
    | "raceWeek"
    | "notBeforeCleared",
    string
  >
> & {
  readonly loads: Readonly<Record<WorkoutLoad, string>>;
  /** How many easy runs, by how many runs a week there are. */
  readonly easyRuns: Readonly<Record<number, string>>;
  readonly goals: Readonly<Record<RunningGoal, string>>;
  readonly weeks: Readonly<Record<WeekForm, string>>;
  readonly weekdays: readonly string[];
};

export const WORKOUT_TEXTS: Readonly<Record<TextLanguage, WorkoutTexts>> = {
  en: {
    lead: "Here you go: {title}, {minutes} minutes{equipment}.",
    equipment: ", without equipment",
    warmUp: "Warm-up, {minutes} min: {moves}.",
    warmUpMoves: "march on the spot, circle the arms, a few easy squats to a chair",
    gentleMoves: "move arms, shoulders and ankles gently, and march sitting or standing",
    pace: "Go at a pace that you can keep through all rounds; where it gets too much, work 20 s and rest 40 s.",
    soreRests: "What worked yesterday gets a rest today.",
    warmUpOf: "Begin, {minutes} min: {moves}, slowly.",
    steady: "Main part, {minutes} min: {moves}.",
    rounds: "Main part, {minutes} min, {rounds} rounds, each exercise {work} s and {rest} s rest:",
    oneRound: "Main part, {minutes} min, each exercise once for {work} s with {rest} s rest:",
    sets: "Main part, {minutes} min, {sets} sets of {least} to {most} each, about {rest} s rest between sets:",
    holds: "Hold each for about {hold} s, on both sides where there are two:",
    holdsAgain:
      "Hold each for about {hold} s, on both sides where there are two; go through them {rounds} times:",
    breaths: "Stay in each for about five slow breaths; go through them {rounds} times:",
    flow: "Do each for about {seconds} s, without a break:",
    intervals:
      "Main part, {minutes} min: {times} times {briskMinutes} min {brisk}, then {easyMinutes} min {easy}.",
    coolDown: "To end, {minutes} min: slow down, breathe calmly, stretch what worked.",
    coolDownOf: "To end, {minutes} min: {moves}.",
    effort:
      "Take weights and a pace that leave two or three repetitions in hand; too easy next time means a few more.",
    gentle: "Stay at an effort at which you can talk, and rest whenever you like.",
    adapted: "I left out what does not fit what you told me.",
    recovery:
      "Sore muscles may move gently: first walk easily for 10 minutes. Let them recover for a day or two before they work again.",
    forDays: "For {days}:",
    spared: "I left out {loads}.",
    byNotes: "That goes by what you told me before.",
    otherWeeks: "It takes {weeks} weeks: that is what the steps from one week to the next need.",
    onDays: "Your days: {days}.",
    planLead: "A plan of {weeks} weeks {goal}, {runs} runs a week with a day between them:",
    runWalk: "Week {week}: {times} x {run} min running, {walk} min walking",
    runOnly: "Week {week}: {run} min of easy running",
    distance: "Week {week}: {runs} of {easy} km, one long run of {long} km",
    planRules:
      "Walk 5 minutes before and after. Run slowly enough to talk, repeat a week that was too much, and stop with pain.",
    raceWeek: "In the last week rest for two days before the day itself.",
    weekLead: "A week with {days} days, {form}:",
    weekDay: "{weekday}: {title}, {minutes} min",
    weekRules:
      "The other days are for rest or an easy walk. Ask me for any of these sessions and I write it out.",
    weekRepeat: "Do it for {weeks} weeks, and add one or two repetitions or five minutes a week.",
    chosen: "My pick for today: {title}.",
    notBeforeCleared:
      "So I plan no session yet. Ask the team that treats you what the rest of the body may do; tell me, and I plan around the injury.",
    between: ", ",
    loads: {
      knee: "what loads the knees",
      kneeling: "kneeling",
      ankle: "what loads the ankles",
      hip: "what loads the hips",
      back: "what loads the back",
      neck: "what loads the neck",
      shoulder: "what loads the shoulders",
      wrist: "what loads the wrists",
      floor: "lying on the floor",
      standing: "standing",
      jumping: "jumps",
    },
    easyRuns: { 2: "one easy run", 3: "two easy runs", 4: "three easy runs" },
    goals: { "5k": "to 5 km", "10k": "from 5 km to 10 km", half: "to a half marathon" },
    weeks: {
      mixed: "strength and endurance",
      split: "strength by parts of the body",
      running: "with running",
    },
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  },
  zh: {
    lead: "给你一套{minutes}分钟的{title}{equipment}：",
    equipment: "，不用器械",
    warmUp: "热身{minutes}分钟：{moves}。",
    warmUpMoves: "原地踏步、手臂画圈、几个坐椅深蹲",
    gentleMoves: "轻轻活动手臂、肩膀和脚踝，坐着或站着踏步",
    pace: "速度以每轮都能跟上为准；太累就做20秒、歇40秒。",
    soreRests: "昨天练过的部位今天先歇一歇。",
    warmUpOf: "开始{minutes}分钟：{moves}，慢慢来。",
    steady: "主体{minutes}分钟：{moves}。",
    rounds: "主体{minutes}分钟，做{rounds}轮，每个动作做{work}秒、歇{rest}秒：",
    oneRound: "主体{minutes}分钟，每个动作做一次，{work}秒，歇{rest}秒：",
    sets: "主体{minutes}分钟，每个动作{sets}组，每组{least}到{most}次，组间歇约{rest}秒：",
    holds: "每个动作保持约{hold}秒，有左右的两侧都做：",
    holdsAgain: "每个动作保持约{hold}秒，有左右的两侧都做，一共做{rounds}遍：",
    breaths: "每个动作停留约五次慢呼吸，一共做{rounds}遍：",
    flow: "每个动作做约{seconds}秒，连着做：",
    intervals:
      "主体{minutes}分钟：{brisk}{briskMinutes}分钟，{easy}{easyMinutes}分钟，重复{times}次。",
    coolDown: "最后{minutes}分钟：慢下来，平稳呼吸，拉伸练到的部位。",
    coolDownOf: "最后{minutes}分钟：{moves}。",
    effort: "重量和速度以每组还能再做两三次为准；觉得太轻松，下次多做几次。",
    gentle: "强度以还能说话为准，想歇就歇。",
    adapted: "已经去掉了不适合你情况的动作。",
    recovery: "酸痛的肌肉可以轻轻动一动：先轻松走10分钟。让它恢复一两天再练同一部位。",
    forDays: "{days}：",
    spared: "避开了{loads}。",
    byNotes: "这是照你之前告诉我的来的。",
    otherWeeks: "要{weeks}周：一周一周加上去，需要这么久。",
    onDays: "安排在{days}。",
    planLead: "{goal}的{weeks}周计划，每周跑{runs}次，中间隔一天：",
    runWalk: "第{week}周：跑{run}分钟、走{walk}分钟，重复{times}次",
    runOnly: "第{week}周：轻松跑{run}分钟",
    distance: "第{week}周：{runs}{easy}公里轻松跑，一次{long}公里长跑",
    planRules: "跑前跑后各走5分钟。慢到还能说话；哪周太累就重复一周，疼就停。",
    raceWeek: "最后一周，正式跑之前休息两天。",
    weekLead: "一周{days}天的安排，{form}：",
    weekDay: "{weekday}：{title}，{minutes}分钟",
    weekRules: "其他日子休息或轻松散步。想要哪一天的具体动作，告诉我，我列出来。",
    weekRepeat: "这样练{weeks}周，每周每组多一两次，或多走五分钟。",
    chosen: "今天我选：{title}。",
    notBeforeCleared:
      "所以现在先不安排训练。问问给你治疗的医生，身体其他部位可以做什么；告诉我，我再避开受伤的地方来安排。",
    between: "、",
    loads: {
      knee: "膝盖负担大的动作",
      kneeling: "跪姿",
      ankle: "脚踝负担大的动作",
      hip: "髋部负担大的动作",
      back: "腰背负担大的动作",
      neck: "颈部负担大的动作",
      shoulder: "肩膀负担大的动作",
      wrist: "手腕负担大的动作",
      floor: "躺地的动作",
      standing: "站姿",
      jumping: "跳跃",
    },
    easyRuns: { 2: "一次", 3: "两次", 4: "三次" },
    goals: { "5k": "跑到5公里", "10k": "从5公里跑到10公里", half: "跑到半程马拉松" },
    weeks: { mixed: "力量加耐力", split: "力量分部位练", running: "以跑步为主" },
    weekdays: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
  },
};
