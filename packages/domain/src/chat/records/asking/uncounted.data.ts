const KINDS_OF_TIME = "day|days|date|dates|week|weeks|month|months";
const SESSIONS = "sessions!|workouts!|activities!|sports!|runs!|rides!|swims!|walks!";
const WHERE_I_HAD =
  "with|had|where i had|when i had|i had|i did|i trained|i exercised|did i train|did i exercise";
const KINDS_OF_TIME_ZH = "天|日|日子|周|星期|礼拜|月";

/** Conditions by which no sum is made, by what they are of. The choice of words is a design value. */
export const UNCOUNTED_CONDITIONS = {
  // Sessions by how fast the heart beat.
  pulse: [
    "(heart rate|heartrate|pulse|hr|bpm) _ (over|above|under|below|beyond|exceeding|higher than|lower than|more than|less than|at least|at most) #",
    "(over|above|under|below|beyond|exceeding|higher than|lower than|more than|less than|at least|at most) # (bpm|beats)",
    "(heart rate|heartrate|pulse|hr|bpm) _ # (or|and) (more|higher|over|above|up|less|lower|under|below)",
    "(心率|心跳|脉搏)_(超过|过|高于|大于|多于|低于|小于|少于|不到|至少|最少|达到|在|到)(了|)#",
    "(心率|心跳|脉搏)_#(次|)(或|及|)(以上|以下|以内)",
  ],
  // Days, weeks or months of which two things are true.
  sameDay: [
    `(${KINDS_OF_TIME}) __ both __ and`,
    "both __ (on|in) the same (day|week)",
    "(on|in) the same (day|week|month)",
    `(${KINDS_OF_TIME}) (with|had|where i had|when i had|i had|i did) (two|three|four|several|multiple|<2-9>) _ (${SESSIONS})`,
    `(${KINDS_OF_TIME}) (${WHERE_I_HAD}) _ (more than|over|at least|less than|under) (#|one|two|three|four|an|a) _`,
    `how many (${KINDS_OF_TIME}) did i __ (twice|<2-9> times|two times|three times|four times|more than once|at least #)`,
    `how many (${KINDS_OF_TIME}) (have|had) i __ (twice|<2-9> times|two times|three times|four times|more than once|at least #)`,
    "(twice|<2-9> times|two times|three times|four times|more than once) (in|on|within) (a|one|a single|any) (day|week)",
    `(又|既|也)__(又|也|还)__(${KINDS_OF_TIME_ZH})`,
    `(几|多少|几多|哪几)(个|)(${KINDS_OF_TIME_ZH})(是|有|里|我|)(又|既|也)__(又|也|还)`,
    "(同一|同)(天|日|一天|一日|周)",
    `(几|多少|几多|哪几)(个|)(${KINDS_OF_TIME_ZH})__(<2-9>|两|二|三)(次|场|趟|回)(或|及|)(以上|)`,
    `(几|多少|几多|哪几)(个|)(${KINDS_OF_TIME_ZH})__(超过|不到|至少|多于|少于|大于)(了|)#(个|)(分钟|小时|钟|公里|次)`,
    "(一天|一日)(内|里|之内|)(练|动|做|跑|游|骑|走|运动|锻炼|训练)(了|过|咗|)(<2-9>|两|二|三)(次|场|趟|回)",
  ],
  // Goals of what nobody can aim at here.
  goalKind: [
    "(step|steps|calorie|calories|kcal|weight|sleep|water|protein|heart rate|elevation|climbing) (goal|goals|target|targets)",
    "(goal|goals|target|targets) (for|of) (step|steps|calorie|calories|kcal|weight|sleep|water|protein|elevation)",
    "(步数|热量|卡路里|体重|睡眠|喝水|饮水|爬升)(的|)(目标|指标)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
