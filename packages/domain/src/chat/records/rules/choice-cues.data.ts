/** How much is held against a number. */
const MORE_OR_LESS =
  "more than|longer than|further than|farther than|greater than|bigger than|less than|shorter than|over|above|exceeding|beyond|" +
  "under|below|at least|at most|no less than|no more than|a minimum of|up to";
const WAYS_AND_TIMES =
  "k|km|kms|kilometer|kilometers|kilometre|kilometres|mile|miles|mi|meter|meters|metre|metres|m|" +
  "minute|minutes|min|mins|hour|hours|hr|hrs|h";
const MORE_OR_LESS_ZH = "超过|不到|至少|大于|小于|少于|多于|长于|短于|不少于|不超过|最少|最多|至多";
const WAYS_AND_TIMES_ZH = "公里|千米|k|km|英里|米|分钟|小时|钟|钟头";

/** What picks out some of the sessions, and days without any. The choice of words is a design value. */
export const CHOICE_CUES = {
  // Days without exercise.
  restDays: [
    "(rest|off|free|lazy|missed|inactive|skipped|idle) days!",
    "(day|days) off",
    "(day|days) (i|did! i|have! i) (not|didnt|havent|rest|rested|skip|skipped|miss|missed|take off|took off)",
    "(day|days) (did|have) i not",
    "有(几|多少|几多)(天|日)(是休息|在休息|休息|系休息|歇)",
    "(几|多少|几多)个休息日",
    "休息(日|天)(有|)(几|多少|几多)",
    "休息天数",
  ],
  // The same where a time is named; else the days since the last session.
  idleDays: [
    "(which|what) (day|days) (did|have|was|were) i (not|rest|inactive|idle|skip) (exercise|train|work out|run|active|exercising|training|running|move|)",
    "(哪|边)(一|几|些|)(天|日)(我|)(没|没有|冇|未)(有|去|)(运动|锻炼|训练|健身|练|动|跑步|跑|做运动|郁)",
    "(day|days) (without|with no) (exercise|training|workout|workouts|running|sport|activity|a|any)",
    "(休息|歇|停|停练|抖)(了|咗|过|)(几|多少|几多)(天|日)",
    "有(几|多少|几多)(天|日)(没|没有|冇|未)(有|)(运动|锻炼|训练|练|动|跑|跑步|做运动|健身|)",
    "(几|多少|几多)(天|日)(没|没有|冇|未)(有|)(运动|锻炼|训练|健身|做运动|做过运动)",
  ],
  // The latest so many sessions.
  latestFew: [
    "(last|latest|past|recent|previous|newest) (<2-20>|two|three|four|five|six|seven) (of|) _ (runs!|jogs!|swims!|rides!)",
    "(last|latest|past|recent|previous|newest) (<2-20>|two|three|four|five|six|seven) (of|) _ (walks!|hikes!|workouts!|sessions!)",
    "(last|latest|past|recent|previous|newest) (eight|nine|ten|few|couple|several) (of|) _ (runs!|jogs!|swims!|rides!|walks!|hikes!|workouts!|sessions!)",
    "(last|latest|past|recent|previous|newest) (<2-20>|two|three|four|five|six|seven) (of|) _ (games!|matches!|entries!|classes!)",
    "(last|latest|past|recent|previous|newest) (eight|nine|ten|few|couple|several) (of|) _ (games!|matches!|entries!|classes!)",
    "(last|latest|past|recent|previous|newest) (<2-20>|two|three|four|five|six|seven) (of|) _ (lessons!|activities!|trainings!|logs!)",
    "(last|latest|past|recent|previous|newest) (eight|nine|ten|few|couple|several) (of|) _ (lessons!|activities!|trainings!|logs!)",
    "(<2-20>|two|three|four|five|six|seven|eight|nine|ten) (last|latest|most recent|newest) _ (runs!|jogs!|swims!|rides!)",
    "(<2-20>|two|three|four|five|six|seven|eight|nine|ten) (last|latest|most recent|newest) _ (walks!|hikes!|workouts!|sessions!)",
    "(<2-20>|two|three|four|five|six|seven|eight|nine|ten) (last|latest|most recent|newest) _ (games!|matches!|entries!|classes!)",
    "(<2-20>|two|three|four|five|six|seven|eight|nine|ten) (last|latest|most recent|newest) _ (lessons!|activities!|trainings!|logs!)",
    "(最近|上|过去|前|最后|近|对上|最新)(的|这|)(<2-20>|几)(次|回|场|趟|节|堂|遍|条)",
  ],
  // How many weeks.
  weeks: [
    "how many (consecutive|straight|successive|) (weeks|wks)",
    "(number|count) of (weeks|wks)",
    "(几|多少|几多)(个|)(周|星期|礼拜)",
  ],
  // Of at least or at most so much time or way.
  bound: [
    `(${MORE_OR_LESS}) (#|an|half|half an|a half) (${WAYS_AND_TIMES})`,
    `# (${WAYS_AND_TIMES}) (or|and) (more|longer|further|farther|over|above|up|less|under|below|shorter)`,
    `# (${WAYS_AND_TIMES}) (plus|\\+)`,
    `(${MORE_OR_LESS_ZH})(了|)(#|半)(个|)(半|)(${WAYS_AND_TIMES_ZH})`,
    `(#|半)(个|)(半|)(${WAYS_AND_TIMES_ZH})(或|及|)(以上|以下|以内)`,
    `between (#|an|half|half an) (${WAYS_AND_TIMES}|) (and|to) (#|an|half an) (${WAYS_AND_TIMES})`,
    `# (to|) # (${WAYS_AND_TIMES})`,
    `#(到|至|)#(个|)(${WAYS_AND_TIMES_ZH})(之间|)`,
    `(#|半)(个|)(${WAYS_AND_TIMES_ZH})(到|至|和|跟|与)#(个|)(半|)(${WAYS_AND_TIMES_ZH})(之间|)`,
    `#(和|跟|与)#(个|)(${WAYS_AND_TIMES_ZH})之间`,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
