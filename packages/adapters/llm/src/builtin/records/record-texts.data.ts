/** What is said about a person's own records. */
import type { TextLanguage } from "@health-exercise/domain/language";
import type { Scope } from "../question-kinds.ts";
import type { AskedMeasure } from "../question-reading.ts";

/** The scopes that figures are kept for. */
export type FigureScope = Exclude<Scope, "month">;

export type RecordTexts = {
  readonly scope: Readonly<Record<FigureScope, string>>;
  /** The verbs of a scope that is over and of one that goes on. */
  readonly verbs: Readonly<Record<"past" | "perfect", Readonly<Record<string, string>>>>;
  readonly summary: string;
  readonly summaryOfDay: string;
  readonly withCalories: string;
  readonly untimed: string;
  readonly measure: Readonly<Record<AskedMeasure, string>>;
  readonly noMetMinutes: string;
  readonly noneIn: Readonly<Record<FigureScope, string>>;
  readonly noneYet: string;
  readonly noBlame: string;
  readonly monthMeansDays: string;
  readonly more: string;
  readonly less: string;
  readonly same: string;
  readonly lastWeekWas: string;
  readonly streak: string;
  readonly streakIsLongest: string;
  readonly noStreak: string;
  readonly lastSession: string;
  readonly lastSessionUntimed: string;
  readonly unnamedSession: string;
  readonly between: string;
  readonly withOnlyCalories: string;
  readonly withSessionCalories: string;
  readonly openSession: string;
  readonly noOpenSession: string;
  readonly trendWeeks: string;
  readonly trend: Readonly<Record<"rising" | "falling" | "steady", string>>;
  readonly trendUnknown: string;
  readonly plan: string;
  readonly planDone: string;
  readonly planOpenEnded: string;
  readonly planNamed: string;
  readonly planUnnamed: string;
  readonly noPlan: string;
  readonly target: string;
  readonly targetOfChildren: string;
  readonly targetMissing: string;
  readonly targetReached: string;
  readonly targetReachedByMet: string;
  readonly bestMinutes: string;
  readonly bestCalories: string;
  readonly noBest: string;
  readonly kinds: string;
  readonly kind: string;
  readonly kindUnnamed: string;
  /** What categories of the catalogue are called; others are quoted as they are. */
  readonly categories: Readonly<Partial<Record<string, string>>>;
  readonly body: Readonly<Record<"weight" | "height" | "age" | "restingHeartRate" | "bmi", string>>;
  readonly bodyUnknown: Readonly<
    Record<"weight" | "height" | "age" | "restingHeartRate" | "bmi", string>
  >;
  readonly bmiOfChildren: string;
  readonly unrecorded: string;
  readonly allKinds: string;
  readonly decision: string;
  readonly inPieces: string;
};

export const RECORD_TEXTS: Readonly<Record<TextLanguage, RecordTexts>> = {
  en: {
    scope: {
      today: "Today you",
      yesterday: "Yesterday you",
      thisWeek: "This week you",
      lastWeek: "Last week you",
      last7Days: "In the last 7 days you",
      last30Days: "In the last 30 days you",
      total: "In total you",
    },
    verbs: {
      past: { done: "did", burned: "burned", been: "were", has: "had" },
      perfect: { done: "have done", burned: "have burned", been: "have been", has: "have" },
    },
    summary: "{lead} {done} {minutes} of exercise in {sessions} on {days}{andCalories}.",
    summaryOfDay: "{lead} {done} {minutes} of exercise in {sessions}{andCalories}.",
    withCalories: " and burned {calories}",
    untimed:
      "{lead} {done} {sessions} on {days}{andCalories}; how long they took is not on record.",
    measure: {
      minutes: "{lead} {done} {minutes} of exercise, in {sessions}.",
      calories: "{lead} {burned} {calories}, in {sessions}.",
      sessions: "{lead} {done} {sessions}, on {days}.",
      activeDays: "{lead} {been} active on {days}, in {sessions}.",
      metMinutes: "{lead} {done} {metMinutes}, in {minutes} of exercise.",
      average: "Your sessions last {average} on average.",
    },
    noMetMinutes:
      "{lead} {has} no MET-minutes on record: they need the kind of exercise and how long it took.",
    noneIn: {
      today: "Today there is no finished session on record yet.",
      yesterday: "Yesterday there was no finished session on record.",
      thisWeek: "This week there is no finished session on record yet.",
      lastWeek: "Last week there was no finished session on record.",
      last7Days: "In the last 7 days there is no finished session on record.",
      last30Days: "In the last 30 days there is no finished session on record.",
      total: "There is no finished session on record for you yet.",
    },
    noneYet:
      "There is no finished session on record for you yet. Once you have logged one, I can tell you " +
      "about your week, your streak and your progress.",
    noBlame: "That is all right: pauses belong to it, and any movement counts.",
    monthMeansDays: "I look at months as the last 30 days.",
    more: "That is {difference} more than last week.",
    less: "That is {difference} less than last week, so far.",
    same: "That is as much as last week.",
    lastWeekWas: "Last week you did {minutes} in {sessions}.",
    streak: "Your current streak is {current}, and your longest streak is {longest}.",
    streakIsLongest: "Your current streak is {current}, your longest so far.",
    noStreak:
      "No streak is running at the moment. Your longest streak is {longest}, and your next session " +
      "starts a new one.",
    lastSession: "Your last session was {name} {on}: {minutes}{andCalories}.",
    lastSessionUntimed:
      "Your last session was {name} {on}{andCalories}; how long it took is not on record.",
    unnamedSession: "one without a name",
    between: ", ",
    withOnlyCalories: ", with {calories}",
    withSessionCalories: " and {calories}",
    openSession: "A session is in progress: {name}, started {on} at {time}.",
    noOpenSession: "No session is in progress at the moment.",
    trendWeeks:
      "Your minutes by week, the earliest first: {weeks}, and {minutes} so far this week.",
    trend: {
      rising: "The last three full weeks hold more than the ones before: you are moving more.",
      falling:
        "The last three full weeks hold less than the ones before. That happens; a short session is " +
        "enough to pick it up again.",
      steady: "The last three full weeks are about as active as the ones before: nicely steady.",
    },
    trendUnknown: "A trend shows once there are some weeks on record.",
    plan: "Of {plan} you have done {done} this week, of {planned} planned.",
    planDone:
      "Of {plan} you have done {done} this week, of {planned} planned. You have kept to it.",
    planOpenEnded: "Of {plan} you have done {done} this week; it sets no number.",
    planNamed: "your plan {name}",
    planUnnamed: "your plan",
    noPlan: "No active plan is on record for you.",
    target:
      "The World Health Organization (2020) recommends adults at least 150 minutes of moderate " +
      "activity a week.",
    targetOfChildren:
      "For children and adolescents aged 5 to 17 the World Health Organization (2020) recommends an " +
      "average of 60 minutes of moderate to vigorous activity a day.",
    targetMissing: "With {minutes} so far this week, {missing} are left to the weekly target.",
    targetReached: "With {minutes} this week you have reached it. Well done!",
    targetReachedByMet:
      "Counted with how hard it was, though, your {metMinutes} this week reach the weekly target of " +
      "500 MET-minutes (US Department of Health and Human Services, 2008). Well done!",
    bestMinutes: "Your longest session took {minutes}, {on}.",
    bestCalories: "Your session with the most calories burned {calories}, {on}.",
    noBest: "There is no personal best on record for you yet.",
    kinds: "By kind of exercise, in total: {kinds}.",
    kind: "{name} {minutes} in {sessions}",
    kindUnnamed: "other",
    categories: {
      bicycling: "cycling",
      conditioning_exercise: "conditioning",
      running: "running",
      walking: "walking",
      water_activities: "water activities",
      winter_activities: "winter activities",
      dancing: "dancing",
      sports: "sports and games",
      home_activities: "housework",
      lawn_and_garden: "gardening",
      transportation: "getting about",
      occupation: "work",
    },
    body: {
      weight: "Your weight on record is {value}.",
      height: "Your height on record is {value}.",
      age: "By your profile you are {value} old.",
      restingHeartRate: "Your resting heart rate on record is {value}.",
      bmi: "From your {weight} and {height} your BMI is {value}. By itself it says little about fitness.",
    },
    bodyUnknown: {
      weight: "Your weight is not on record. You can add it to your profile.",
      height: "Your height is not on record. You can add it to your profile.",
      age: "Your age is not on record. You can add it to your profile.",
      restingHeartRate: "Your resting heart rate is not on record. You can add it to your profile.",
      bmi:
        "For your BMI I need your weight and height, and they are not both on record. You can add them " +
        "to your profile.",
    },
    bmiOfChildren: "Under 18 it is read by age: please ask a doctor what it means.",
    unrecorded:
      "I keep no record of that, only of your sessions: what, when, how long, and the calories.",
    allKinds: "These figures are for all kinds of exercise together.",
    decision:
      "Whether to exercise today: if you slept well and feel fit, go ahead at a pace that feels " +
      "comfortable. If you are ill, in pain or worn out, a rest day is the better training.",
    inPieces:
      "It need not be done in one go: brisk walks, stairs or cycling to work all count, in pieces that " +
      "fit your day.",
  },
  zh: {
    scope: {
      today: "今天你",
      yesterday: "昨天你",
      thisWeek: "本周你",
      lastWeek: "上周你",
      last7Days: "最近7天你",
      last30Days: "最近30天你",
      total: "你总共",
    },
    verbs: { past: {}, perfect: {} },
    summary: "{lead}有{days}在运动，共{sessions}、{minutes}{andCalories}。",
    summaryOfDay: "{lead}运动了{sessions}，共{minutes}{andCalories}。",
    withCalories: "，消耗{calories}",
    untimed: "{lead}有{days}在运动，共{sessions}{andCalories}；没有记录时长。",
    measure: {
      minutes: "{lead}运动了{minutes}，共{sessions}。",
      calories: "{lead}运动消耗了{calories}，共{sessions}。",
      sessions: "{lead}运动了{sessions}，分布在{days}。",
      activeDays: "{lead}有{days}在运动，共{sessions}。",
      metMinutes: "{lead}积累了{metMinutes}，运动时间{minutes}。",
      average: "你平均每次运动{average}。",
    },
    noMetMinutes: "{lead}还没有 MET-分钟的记录：需要知道运动种类和时长。",
    noneIn: {
      today: "今天还没有完成的运动记录。",
      yesterday: "昨天没有完成的运动记录。",
      thisWeek: "本周还没有完成的运动记录。",
      lastWeek: "上周没有完成的运动记录。",
      last7Days: "最近7天没有完成的运动记录。",
      last30Days: "最近30天没有完成的运动记录。",
      total: "你还没有完成的运动记录。",
    },
    noneYet: "你还没有完成的运动记录。记下第一次之后，我就能告诉你每周的情况、连续天数和进步。",
    noBlame: "没关系，休息也是运动的一部分，动一动都算数。",
    monthMeansDays: "按月的情况，我看的是最近30天。",
    more: "比上周多{difference}。",
    less: "到目前为止比上周少{difference}。",
    same: "和上周一样多。",
    lastWeekWas: "上周你运动了{minutes}，共{sessions}。",
    streak: "你目前已连续运动{current}，最长连续{longest}。",
    streakIsLongest: "你目前已连续运动{current}，这也是你最长的一次。",
    noStreak: "目前没有在连续记录中；你最长连续运动{longest}。下一次运动就是新的开始。",
    lastSession: "你上次运动是{on}的{name}：{minutes}{andCalories}。",
    lastSessionUntimed: "你上次运动是{on}的{name}{andCalories}；没有记录时长。",
    unnamedSession: "未命名的运动",
    between: "、",
    withOnlyCalories: "，{calories}",
    withSessionCalories: "，{calories}",
    openSession: "有一次运动正在进行：{name}，{on}{time}开始。",
    noOpenSession: "目前没有正在进行的运动。",
    trendWeeks: "最近各周的运动分钟数，从早到晚：{weeks}，本周到目前为止{minutes}。",
    trend: {
      rising: "最近三个完整的星期比之前运动得更多，在进步。",
      falling: "最近三个完整的星期比之前少一些。这很正常，一次短短的运动就能重新开始。",
      steady: "最近三个完整的星期和之前差不多，保持得很稳定。",
    },
    trendUnknown: "有了几周的记录之后，才能看出趋势。",
    plan: "本周{plan}完成了{done}，计划{planned}次。",
    planDone: "本周{plan}完成了{done}，计划{planned}次，全部达成。",
    planOpenEnded: "本周{plan}完成了{done}，没有设定次数。",
    planNamed: "你的计划{name}",
    planUnnamed: "你的计划",
    noPlan: "没有找到你正在进行的计划。",
    target: "世界卫生组织（2020年）建议成人每周至少进行150分钟中等强度活动。",
    targetOfChildren:
      "世界卫生组织（2020年）建议5至17岁的儿童和青少年平均每天进行60分钟中到高强度活动。",
    targetMissing: "本周到目前为止你运动了{minutes}，离每周目标还差{missing}。",
    targetReached: "本周你运动了{minutes}，已经达到，真不错！",
    targetReachedByMet:
      "不过算上强度，本周你积累了{metMinutes}，已经达到每周500 MET-分钟的目标（美国卫生与公众服务部，2008年），真不错！",
    bestMinutes: "你最长的一次运动在{on}，{minutes}。",
    bestCalories: "你单次消耗最多的一次在{on}，{calories}。",
    noBest: "还没有你的最佳记录。",
    kinds: "按运动种类，总共：{kinds}。",
    kind: "{name}{sessions}、{minutes}",
    kindUnnamed: "其他",
    categories: {
      bicycling: "骑行",
      conditioning_exercise: "健身训练",
      running: "跑步",
      walking: "步行",
      water_activities: "水上运动",
      winter_activities: "冬季运动",
      dancing: "舞蹈",
      sports: "球类等体育项目",
      home_activities: "家务",
      lawn_and_garden: "园艺",
      transportation: "交通出行",
      occupation: "工作",
    },
    body: {
      weight: "你记录的体重是{value}。",
      height: "你记录的身高是{value}。",
      age: "按你的资料，你今年{value}。",
      restingHeartRate: "你记录的静息心率是{value}。",
      bmi: "按体重{weight}、身高{height}计算，你的BMI是{value}。单看BMI并不能说明体能好坏。",
    },
    bodyUnknown: {
      weight: "没有你的体重记录，可以在个人资料里补充。",
      height: "没有你的身高记录，可以在个人资料里补充。",
      age: "没有你的年龄记录，可以在个人资料里补充。",
      restingHeartRate: "没有你的静息心率记录，可以在个人资料里补充。",
      bmi: "计算BMI需要体重和身高，目前记录不全，可以在个人资料里补充。",
    },
    bmiOfChildren: "未满18岁要按年龄判断，请向医生了解它的含义。",
    unrecorded: "这一项我没有记录，我只有你的运动记录：项目、时间、时长和热量。",
    allKinds: "这些数字是所有运动合在一起的。",
    decision:
      "今天要不要运动：如果睡得好、精神不错，就按舒服的节奏动一动；如果生病、疼痛或很疲惫，休息一天更好。",
    inPieces: "不必一次完成：快走、爬楼梯、骑车上班都算，可以分几段，按自己的时间安排。",
  },
};
