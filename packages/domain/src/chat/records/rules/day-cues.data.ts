const EXERCISING =
  "exercise|exercising|training|a workout|workouts|working out|a session|sport|a run|running|a swim|swimming|a ride|cycling|a walk|walking|yoga";
const EXERCISING_ZH = "运动|锻炼|训练|健身|跑步|跑|游泳|游|骑车|骑|练|动|走路";

/** What is told by the days on which something was done, and by how much of all a kind is. The choice of words is a design value. */
export const DAY_CUES = {
  // The longest time between two sessions.
  gap: [
    "(longest|biggest|largest) (gap|break|pause|layoff|hiatus|time off|rest)",
    `longest _ (gone|went|go|been|time|stretch|period) without (${EXERCISING})`,
    "最(长|久|大)(的|)(一次|)(间隔|空档|停练|中断|断档)",
    "<2-2>(次|回)__之间最(长|久)(隔|间隔)(了|)",
    "(间隔|中间|之间)(最|隔了最)(长|久|大)",
    "(之间|中间)最(长|久)(的|)(隔|间隔)",
    "最(长|久)(一次|)(隔|间隔)(了|)",
    `最(长|久|耐)(的|)(一次|试过|)(几天|多久|多少天|多长时间|几耐|)(没|没有|冇|未)(${EXERCISING_ZH})`,
  ],
  // The first of them.
  firstTime: [
    "(did|was|have|had) i (very|) first",
    "i first",
    "my (very|) first",
    "first time (i|that i|when i)",
    "(the|my|) (very|) first (run!|jog!|parkrun!|swim!|ride!|walk!|hike!|workout!|session!|class!|game!|match!) (ever|of|in|this|on record|)",
    "(the|my|) (very|) (first ever|earliest) (run!|jog!|parkrun!|swim!|ride!|walk!|hike!|workout!|session!|class!|game!|match!)",
    "(第|头)一(次|回|趟)",
    "最(早|先)(一次|的一次|)",
  ],
  // Since when something is done, which is the day of the first of it.
  beginning: [
    "since when (am|have|did|do) i",
    "(when|what day|what date|which day|how long ago) did i _ (start!|begin!) _ (running|jogging|swimming|cycling|lifting|hiking|walking|yoga)",
    "(when|what day|what date|which day|how long ago) did i _ (start!|begin!) _ (tracking|logging|recording|training|exercising)",
    "(when|what day|what date|which day|how long ago) did i _ (start!|begin!) (doing|playing|going|with) _",
    "how (long|many (weeks|months|years)) (have|ve) i been (doing|playing|practising|practicing|going to|into|tracking|logging|recording|using)",
    "(从|由|自|)(什么时候|何时|几时|哪天|几月|什么时间|边日)(起|)(开始)(打|练|学|做|跑|游|骑|玩|记录|运动|锻炼|)",
  ],
  howManyKinds: [
    "how many (different|various|distinct|other|) (sports|sport|activities|disciplines|kinds of (exercise|sport|activity)|types of (exercise|sport|activity))",
    "(几|多少|几多)(种|项|样|类)(不同的|不同|)(运动|项目|锻炼|训练|活动)",
  ],
  share: [
    "(percentage|percent|share|proportion|fraction) of",
    "(what|which) (percentage|percent|share|proportion|fraction)",
    "占(了|)(我|)(所有|全部|总|)(运动|锻炼|训练|)(的|)(百分之几|百分之多少|几成|多少|几分之几|多大比例|比例|几多)",
    "占__(的|)(比例|百分之几|百分比|几成)",
    "占比",
  ],
  anything: [
    "(did|have) i (do|done) (anything|something|nothing)",
    "(有没有|有冇|有无|是否)(做|练|动|玩)(点|过|)(什么|啥|咩|乜|嘢)",
    "(做|练)(了|过|咗)(点|)(什么|啥|咩|乜|嘢)(吗|没|没有|未)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
