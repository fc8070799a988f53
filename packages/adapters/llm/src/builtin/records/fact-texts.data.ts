import type { TextLanguage } from "@health-exercise/domain/language";
import type { RecordAmountMetric } from "@health-exercise/domain/sport";

/** What is told without distances. */
type TimedMetric = Exclude<
  RecordAmountMetric,
  "distance_m" | "average_distance_m" | "pace_s_per_km"
>;

/** What a person's records say to a question; `{places}` are filled with their figures. */
export type FactTexts = {
  /** A period at the beginning of a sentence; lower case makes it one within. */
  readonly when: Readonly<
    Record<
      | "today"
      | "yesterday"
      | "day"
      | "thisWeek"
      | "lastWeek"
      | "week"
      | "thisMonth"
      | "lastMonth"
      | "month"
      | "monthOfYear"
      | "thisYear"
      | "lastYear"
      | "year"
      | "lastDays"
      | "since"
      | "range"
      | "until"
      | "ever",
      string
    >
  >;
  readonly anyExercise: string;
  readonly amount: Readonly<Record<TimedMetric, string>>;
  /** The same of exercise of any kind, where it reads differently. */
  readonly anyAmount: Readonly<Partial<Record<TimedMetric, string>>>;
  readonly inAll: string;
  readonly untimed: string;
  readonly noMetMinutes: string;
  readonly none: string;
  readonly noneOfKind: string;
  readonly noneOfAny: string;
  readonly noneYet: string;
  readonly yes: string;
  readonly no: string;
  readonly comparedPeriods: string;
  readonly comparedActivities: string;
  readonly comparedMeans: string;
  readonly comparedMeansOfActivities: string;
  readonly morePeriod: string;
  readonly lessPeriod: string;
  readonly same: string;
  readonly moreActivity: string;
  readonly trend: Readonly<Record<"rising" | "falling" | "steady", string>>;
  readonly trendUnknown: string;
  readonly best: Readonly<Record<"day" | "week" | "month" | "weekday" | "sport", string>>;
  readonly bestOfAny: Readonly<Record<"day" | "week" | "month" | "weekday", string>>;
  readonly otherSports: string;
  readonly sportShare: string;
  readonly longest: string;
  readonly longestWhen: string;
  readonly mostCalories: string;
  readonly last: string;
  readonly lastWhen: string;
  readonly lastLong: string;
  readonly lastSince: string;
  readonly lastUntimed: string;
  readonly session: string;
  readonly sessionUntimed: string;
  readonly list: string;
  readonly listMore: string;
  readonly note: string;
  readonly noNote: string;
  readonly rating: string;
  readonly ratingAndNote: string;
  readonly noRating: string;
  readonly streak: string;
  readonly noStreak: string;
  readonly longestStreak: string;
  readonly plannedDay: string;
  readonly plannedAll: string;
  readonly plannedNothing: string;
  readonly plannedUntil: string;
  readonly changePlan: string;
  readonly changeDay: string;
  readonly changeNothing: string;
  readonly plannedItem: string;
  readonly plannedOn: string;
  readonly noPlan: string;
  readonly targetReached: string;
  readonly targetMissed: string;
  readonly targetOpen: string;
  readonly targetLeft: string;
  readonly targetDone: string;
  readonly targetByMet: string;
  readonly targetLeftButMet: string;
  readonly startingBetween: string;
  readonly otherPerson: string;
  readonly future: string;
  /** Where it has to be asked which days or sessions are meant. */
  readonly unclear: string;
  readonly and: string;
  readonly listed: string;
  readonly otherThan: string;
  readonly daysAgo: Readonly<Record<"today" | "yesterday" | "ago", string>>;
  readonly stars: string;
  /** A session of a kind, and one of any kind. */
  readonly sessionOf: string;
  readonly anySession: string;
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly activities: Readonly<Record<string, string>>;
};

export const FACT_TEXTS: Readonly<Record<TextLanguage, FactTexts>> = {
  en: {
    when: {
      today: "Today",
      yesterday: "Yesterday",
      day: "On {date}",
      thisWeek: "This week",
      lastWeek: "Last week",
      week: "In the week of {date}",
      thisMonth: "This month",
      lastMonth: "Last month",
      month: "In {month}",
      monthOfYear: "In {month} {year}",
      thisYear: "This year",
      lastYear: "Last year",
      year: "In {year}",
      lastDays: "In the last {n} days",
      since: "Since {date}",
      range: "From {start} to {end}",
      until: "Up to {end}",
      ever: "In total",
    },
    startingBetween: " (starting between {from} and {until})",
    anyExercise: "exercise",
    amount: {
      sessions: "{When} you did {sessions} of {activity}{inAll}{andDistance}.",
      minutes: "{When} you did {minutes} of {activity}, in {sessions}{andDistance}.",
      calories: "{When} your {activity} burned {calories}, in {sessions}.",
      met_minutes: "{When} your {activity} came to {metMinutes}, in {minutes}.",
      active_days: "{When} you did {activity} on {days}, in {sessions}.",
      average_minutes:
        "{When} your {activity} sessions took {average} on average, over {sessions}.",
    },
    anyAmount: {
      sessions: "{When} you did {sessions}{inAll}.",
      calories: "{When} you burned {calories}, in {sessions}.",
      active_days: "{When} you were active on {days}, in {sessions}.",
      average_minutes: "{When} your sessions took {average} on average, over {sessions}.",
    },
    inAll: ", {minutes} in all",
    untimed: "{When} you did {sessions} of {activity}; how long they took is not on record.",
    noMetMinutes:
      "{When} there are no MET-minutes on record for {activity}: they need the kind of exercise and how long it took.",
    none: "There is no {activity} session on record {when}.",
    noneOfKind: "There is no {sport} session on record as {activity} {when}.",
    noneOfAny: "There is no finished session on record {when}.",
    noneYet:
      "There is no finished session on record for you yet. Once you have logged one, I can tell you about your week, " +
      "your streak and your progress.",
    yes: "Yes. {sentence}",
    no: "No. {sentence}",
    comparedPeriods:
      "{When} you did {minutes} of {activity} in {sessions}, {otherWhen} {otherMinutes} in {otherSessions}.",
    comparedActivities:
      "{When} you did {minutes} of {activity} in {sessions}, and {otherMinutes} of {otherActivity} in {otherSessions}.",
    comparedMeans:
      "{When} your sessions of {activity} took {minutes} on average, {otherWhen} {otherMinutes}.",
    comparedMeansOfActivities:
      "{When} your sessions of {activity} took {minutes} on average, and those of {otherActivity} {otherMinutes}.",
    morePeriod: "That is {difference} more {when}.",
    lessPeriod: "That is {difference} less {when}.",
    same: "That is the same.",
    moreActivity: "So it was more {winner}, by {difference}.",
    trend: {
      rising:
        "You are doing more {activity} lately: {late} a week over the last four full weeks, after {early} a week in the " +
        "four before. The trend goes up.",
      falling:
        "You are doing less {activity} lately: {late} a week over the last four full weeks, after {early} a week in the " +
        "four before. The trend goes down; a short session is enough to pick it up again.",
      steady:
        "Your {activity} is steady: {late} a week over the last four full weeks, after {early} a week in the four before.",
    },
    trendUnknown:
      "There is too little {activity} on record in the last eight weeks to tell a trend.",
    best: {
      day: "{When} your best {activity} day was {date}: {amount} in {sessions}.",
      week: "{When} your best week for {activity} was {start} to {end}: {amount} in {sessions}.",
      month: "{When} your best month for {activity} was {month} {year}: {amount} in {sessions}.",
      weekday: "You do {activity} most on {weekday}s: {amount} in {sessions} {scope}.",
      sport: "{When} you did {activity} most: {amount} in {sessions}.",
    },
    bestOfAny: {
      day: "{When} your best day was {date}: {amount} in {sessions}.",
      week: "{When} your best week was {start} to {end}: {amount} in {sessions}.",
      month: "{When} your best month was {month} {year}: {amount} in {sessions}.",
      weekday: "You exercise most on {weekday}s: {amount} in {sessions} {scope}.",
    },
    otherSports: "After that come {sports}.",
    sportShare: "{activity} ({amount})",
    longest: "{When} your longest {session} took {minutes}{andDistance}: {name}, {on}.",
    longestWhen: "{When} your longest {session} was {on}, {ago}: {name}, {minutes}.",
    mostCalories: "{When} your {session} with the most calories burned {calories}: {name}, {on}.",
    last: "Your last {session} was {on} ({ago}): {name}, {minutes}{andDistance}{andCalories}.",
    lastWhen: "Your last {session} was {on}, {ago}: {name}, {minutes}.",
    lastLong: "Your last {session} took {minutes}: {name}, {on} ({ago}).",
    lastSince: "Your last {session} was {ago}: {name}, {on}.",
    lastUntimed: "Your last {session} was {on} ({ago}): {name}. How long it took is not on record.",
    session: "{name} ({minutes}{andDistance}{andCalories})",
    sessionUntimed: "{name} (its time is not on record)",
    list: "{When} you did {sessions}: {list}.",
    listMore: "Here are the first {shown}.",
    note: "After your last {session} ({on}) you noted: {note}",
    noNote: "There is no note on your last {session} ({on}).",
    rating: "You rated your last {session} ({on}) {stars}.",
    ratingAndNote: "You rated your last {session} ({on}) {stars} and noted: {note}",
    noRating: "There is no rating of your last {session} ({on}) on record.",
    streak: "Your current streak{ofKind} is {days} in a row.",
    noStreak:
      "No streak{ofKind} is running at the moment: 0 days in a row. Your next session starts a new one.",
    longestStreak: "Your longest streak{ofKind} is {days} in a row.",
    plannedDay: "For {day} your plan has {items}.",
    plannedAll: "Your plan has {items}.",
    plannedNothing: "Your plan has nothing for {day}.",
    plannedUntil: "{first} and {last}",
    changePlan:
      "To have it otherwise, tell me which day does not fit; the plan itself is changed where your plans are listed.",
    changeDay:
      "Where your plans are listed it can be moved to a free day or left out this once: keep a day between two hard sessions, and do not double the next.",
    changeNothing: "So that day is free anyway, and the rest of the week stays as it is.",
    plannedItem: "{name} ({minutes})",
    plannedOn: "{name} ({minutes}, {weekday})",
    noPlan: "No active plan is on record for you.",
    targetReached: "Yes, {when} you reached the recommended {target}: you did {minutes}.",
    targetMissed:
      "No, {when} you did not reach the recommended {target}: you did {minutes}, {missing} less.",
    targetOpen:
      "Not yet: {when} you have done {minutes} of the recommended {target}, so {missing} are missing.",
    targetLeft:
      "{missing} are missing to the recommended {target} {when}: you have done {minutes} so far.",
    targetDone:
      "Nothing is missing: {when} you have reached the recommended {target} with {minutes}.",
    targetByMet:
      "Yes, by effort: {when} you reached the weekly target with {metMinutes}. By the clock it is {minutes} of the " +
      "recommended {target}, so {missing} are left.",
    targetLeftButMet:
      "By the clock {missing} are missing: {when} you have done {minutes} of the recommended {target}. By effort, with " +
      "{metMinutes}, the weekly target is reached already.",
    otherPerson: "I only know your own records, nobody else's. Shall I tell you yours instead?",
    future:
      "That has not happened yet, so nothing is on record for it. I can tell you what you have done so far.",
    unclear:
      "I am not sure which days or sessions you mean. Tell me one day, week or month (such as 5 October, last week or " +
      "March) and the exercise, and I can look it up.",
    and: " and ",
    listed: ", ",
    otherThan: "exercise other than {activity}",
    daysAgo: { today: "today", yesterday: "yesterday", ago: "{n} days ago" },
    stars: "{n} of 5",
    sessionOf: "{activity} session",
    anySession: "session",
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    activities: {
      aerobics: "aerobics",
      american_football: "American football",
      badminton: "badminton",
      ball_games: "ball games",
      basketball: "basketball",
      bicycling: "cycling",
      boxing: "boxing",
      chair_exercise: "chair exercise",
      climbing: "climbing",
      dancing: "dancing",
      elliptical: "elliptical trainer",
      fencing: "fencing",
      fishing: "fishing",
      gardening: "gardening",
      golf: "golf",
      hiking: "hiking",
      horseback_riding: "horse riding",
      housework: "housework",
      ice_hockey: "ice hockey",
      ice_skating: "ice skating",
      inline_skating: "inline skating",
      interval_training: "interval training",
      jumping_rope: "rope skipping",
      kayaking: "kayaking",
      martial_arts: "martial arts",
      pickleball: "pickleball",
      pilates: "Pilates",
      racquetball: "racquetball",
      rowing: "rowing",
      rowing_machine: "indoor rowing",
      rugby: "rugby",
      running: "running",
      sailing: "sailing",
      scuba_diving: "diving",
      skateboarding: "skateboarding",
      skiing: "skiing",
      snow_shoveling: "snow shovelling",
      snowboarding: "snowboarding",
      snowshoeing: "snowshoeing",
      soccer: "football",
      stair_climbing: "stair climbing",
      strength: "strength training",
      surfing: "surfing",
      swimming: "swimming",
      table_tennis: "table tennis",
      tai_chi: "tai chi",
      tennis: "tennis",
      track_and_field: "athletics",
      trampoline: "trampolining",
      volleyball: "volleyball",
      walking: "walking",
      water_aerobics: "water aerobics",
      windsurfing: "windsurfing",
      yoga: "yoga",
      zumba: "Zumba",
    },
  },
  zh: {
    when: {
      today: "今天",
      yesterday: "昨天",
      day: "{date}",
      thisWeek: "本周",
      lastWeek: "上周",
      week: "{date}那一周",
      thisMonth: "这个月",
      lastMonth: "上个月",
      month: "{month}",
      monthOfYear: "{year}年{month}",
      thisYear: "今年",
      lastYear: "去年",
      year: "{year}年",
      lastDays: "最近{n}天",
      since: "{date}以来",
      range: "{start}到{end}",
      until: "到{end}为止",
      ever: "到目前为止",
    },
    startingBetween: "（{from}到{until}之间开始的）",
    anyExercise: "运动",
    amount: {
      sessions: "{When}你{activity}{sessions}{inAll}{andDistance}。",
      minutes: "{When}你{activity}{minutes}，共{sessions}{andDistance}。",
      calories: "{When}你{activity}消耗了{calories}，共{sessions}。",
      met_minutes: "{When}你{activity}积累了{metMinutes}，时长{minutes}。",
      active_days: "{When}你有{days}{activity}，共{sessions}。",
      average_minutes: "{When}你平均每次{activity}{average}，共{sessions}。",
    },
    anyAmount: {},
    inAll: "，共{minutes}",
    untimed: "{When}你{activity}{sessions}；没有记录时长。",
    noMetMinutes: "{When}{activity}没有 MET-分钟的记录：需要知道运动种类和时长。",
    none: "{When}没有{activity}的记录。",
    noneOfKind: "{When}没有记作“{activity}”的{sport}记录。",
    noneOfAny: "{When}没有已完成的运动记录。",
    noneYet: "你还没有完成的运动记录。记下第一次之后，我就能告诉你每周的情况、连续天数和进步。",
    yes: "有。{sentence}",
    no: "没有。{sentence}",
    comparedPeriods:
      "{When}你{activity}{minutes}，共{sessions}；{otherWhen}{otherMinutes}，共{otherSessions}。",
    comparedActivities:
      "{When}你{activity}{minutes}，共{sessions}；{otherActivity}{otherMinutes}，共{otherSessions}。",
    comparedMeans: "{When}你平均每次{activity}{minutes}，{otherWhen}{otherMinutes}。",
    comparedMeansOfActivities:
      "{When}你平均每次{activity}{minutes}，每次{otherActivity}{otherMinutes}。",
    morePeriod: "{when}多了{difference}。",
    lessPeriod: "{when}少了{difference}。",
    same: "两者一样多。",
    moreActivity: "{winner}更多，多{difference}。",
    trend: {
      rising:
        "你最近{activity}变多了，在上升：最近四个完整的星期平均每周{late}，之前四周平均每周{early}。",
      falling:
        "你最近{activity}变少了，在下降：最近四个完整的星期平均每周{late}，之前四周平均每周{early}。一次短短的运动就能重新开始。",
      steady:
        "你最近{activity}比较平稳：最近四个完整的星期平均每周{late}，之前四周平均每周{early}。",
    },
    trendUnknown: "最近八周{activity}的记录太少，还看不出趋势。",
    best: {
      day: "{When}你{activity}最多的一天是{date}：{amount}，共{sessions}。",
      week: "{When}你{activity}最多的一周是{start}到{end}：{amount}，共{sessions}。",
      month: "{When}你{activity}最多的月份是{year}年{month}：{amount}，共{sessions}。",
      weekday: "你{activity}最多的是{weekday}：{scope}{amount}，共{sessions}。",
      sport: "{When}你做得最多的是{activity}：{amount}，共{sessions}。",
    },
    bestOfAny: {
      day: "{When}你运动最多的一天是{date}：{amount}，共{sessions}。",
      week: "{When}你运动最多的一周是{start}到{end}：{amount}，共{sessions}。",
      month: "{When}你运动最多的月份是{year}年{month}：{amount}，共{sessions}。",
      weekday: "你运动最多的是{weekday}：{scope}{amount}，共{sessions}。",
    },
    otherSports: "其次是{sports}。",
    sportShare: "{activity}（{amount}）",
    longest: "{When}你最长的一次{activity}是{minutes}{andDistance}：{on}的{name}。",
    longestWhen: "{When}你最长的一次{activity}在{on}，{ago}：{name}，{minutes}。",
    mostCalories: "{When}你消耗最多的一次{activity}是{calories}：{on}的{name}。",
    last: "你上次{activity}是{on}（{ago}）：{name}，{minutes}{andDistance}{andCalories}。",
    lastWhen: "你上次{activity}是{on}，{ago}：{name}，{minutes}。",
    lastLong: "你上次{activity}用了{minutes}：{on}（{ago}）的{name}。",
    lastSince: "你上次{activity}是{ago}：{on}的{name}。",
    lastUntimed: "你上次{activity}是{on}（{ago}）：{name}。没有记录时长。",
    session: "{name}（{minutes}{andDistance}{andCalories}）",
    sessionUntimed: "{name}（没有记录时长）",
    list: "{When}你运动了{sessions}：{list}。",
    listMore: "这里是前{shown}。",
    note: "你上次{activity}（{on}）之后记的是：{note}",
    noNote: "你上次{activity}（{on}）没有留下备注。",
    rating: "你给上次{activity}（{on}）打了{stars}。",
    ratingAndNote: "你给上次{activity}（{on}）打了{stars}，还记了：{note}",
    noRating: "你上次{activity}（{on}）没有留下评分。",
    streak: "你目前已经连续{activity}{days}。",
    noStreak: "目前没有在连续{activity}中，是0天。下一次运动就是新的开始。",
    longestStreak: "你最长连续{activity}{days}。",
    plannedDay: "{day}你的计划安排了{items}。",
    plannedAll: "你的计划有{items}。",
    plannedNothing: "{day}你的计划里没有安排。",
    plannedUntil: "{first}和{last}",
    changePlan: "想调整的话，告诉我哪天不方便；计划本身可以在计划列表里修改。",
    changeDay:
      "可以在计划列表里把它挪到空着的一天，或者这次跳过：两次大强度之间隔一天，不要靠下一次加倍来补。",
    changeNothing: "所以那天本来就没有安排，这周其余的照旧。",
    plannedItem: "{name}（{minutes}）",
    plannedOn: "{name}（{weekday}，{minutes}）",
    noPlan: "没有找到你正在进行的计划。",
    targetReached: "达到了。{when}你运动了{minutes}，达到了建议的{target}。",
    targetMissed: "没有达到。{when}你运动了{minutes}，离建议的{target}差{missing}。",
    targetOpen: "还没有达到。{when}到目前为止你运动了{minutes}，离建议的{target}还差{missing}。",
    targetLeft: "{when}离建议的{target}还差{missing}，目前运动了{minutes}。",
    targetDone: "不差了，{when}已经达到建议的{target}，运动了{minutes}。",
    targetByMet:
      "算上强度，达到了：{when}的强度合计已经达到每周目标。单看时间是{minutes}，离建议的{target}还差{missing}。",
    targetLeftButMet:
      "单看时间还差{missing}：{when}你运动了{minutes}，建议是{target}。不过算上强度，每周目标已经达到了。",
    otherPerson: "我只知道你自己的记录，看不到别人的。要不要看看你自己的？",
    future: "这还没有发生，所以没有记录。我可以告诉你到目前为止的情况。",
    unclear:
      "我没太明白你问的是哪几天、哪些运动。请告诉我具体的日期、某一周或某个月（比如10月5日、上周、3月），还有运动项目，我来查。",
    and: "和",
    listed: "、",
    otherThan: "做{activity}以外的运动",
    daysAgo: { today: "今天", yesterday: "昨天", ago: "{n}天前" },
    stars: "{n}分（满分5分）",
    sessionOf: "{activity}",
    anySession: "运动",
    weekdays: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
    months: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
    activities: {
      aerobics: "有氧操",
      american_football: "美式橄榄球",
      badminton: "羽毛球",
      ball_games: "球类运动",
      basketball: "篮球",
      bicycling: "骑行",
      boxing: "拳击",
      chair_exercise: "椅上运动",
      climbing: "攀岩",
      dancing: "跳舞",
      elliptical: "椭圆机",
      fencing: "击剑",
      fishing: "钓鱼",
      gardening: "园艺",
      golf: "高尔夫",
      hiking: "爬山徒步",
      horseback_riding: "骑马",
      housework: "家务",
      ice_hockey: "冰球",
      ice_skating: "滑冰",
      inline_skating: "轮滑",
      interval_training: "间歇训练",
      jumping_rope: "跳绳",
      kayaking: "皮划艇",
      martial_arts: "武术",
      pickleball: "匹克球",
      pilates: "普拉提",
      racquetball: "壁球",
      rowing: "划船",
      rowing_machine: "划船机",
      rugby: "橄榄球",
      running: "跑步",
      sailing: "帆船",
      scuba_diving: "潜水",
      skateboarding: "滑板",
      skiing: "滑雪",
      snow_shoveling: "铲雪",
      snowboarding: "单板滑雪",
      snowshoeing: "雪鞋行走",
      soccer: "足球",
      stair_climbing: "爬楼梯",
      strength: "力量训练",
      surfing: "冲浪",
      swimming: "游泳",
      table_tennis: "乒乓球",
      tai_chi: "太极拳",
      tennis: "网球",
      track_and_field: "田径",
      trampoline: "蹦床",
      volleyball: "排球",
      walking: "走路",
      water_aerobics: "水中健身操",
      windsurfing: "帆板",
      yoga: "瑜伽",
      zumba: "尊巴",
    },
  },
};
