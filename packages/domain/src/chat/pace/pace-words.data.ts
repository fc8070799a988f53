/** By which words a time, a pace or a way is asked for that follows from the other two. Design values. */
export const PACE_CUES = {
  minutes: [
    "how long",
    "how (many|much) (minutes|time|hours)",
    "what (time|finish time|finishing time) (would|will|do|does|is|can)",
    "(finish|finishing|total) time",
    "(多久|多长时间|几耐|多少时间|多少分钟|几分钟|几点完|用时|什么成绩|多少成绩)",
  ],
  minutesPerKilometer: [
    "(what|which|whats) _ pace",
    "pace (is|was|would|do|per)",
    "how (fast|many minutes) (a|per) (km|k|mile|kilometer|kilometre)",
    "how fast (is|was) (that|it|this)",
    "配速(是|系|有|要|)(多少|几多|几|怎么算)",
    "(多少|几多|几|什么|咩|乜)(的|)配速",
    "(每公里|一公里)(是|要|)(多少|几多|几)(分|时间|)",
  ],
  meters: [
    "how far",
    "how many (km|k|kilometers|kilometres|miles)",
    "(多远|几远|多少公里|几多公里|几公里)",
  ],
  /** Of what comes before such a run another thing is asked. */
  other: [
    "(train|training|prepare|prepared|preparing|prep|practice|build up|get to|rest|recover|recovery|warm up|wait)",
    "(训练|备战|准备|练到|练多久|练几耐|恢复|休息|热身|间隔)",
    "did (i|you|we|it|my)",
    "(上周|上个月|今年|昨天|琴日|本周|这周)",
  ],
  pace: ["pace", "配速"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
