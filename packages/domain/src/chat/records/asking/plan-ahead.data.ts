/** How people ask what is to be done on a day to come. The choice of words is a design value. */

const SESSIONS =
  "session|workout|run|ride|swim|walk|training|practice|practise|exercise|long run|long ride|long swim|long walk|easy run";
const DOING =
  "train|run|do|swim|ride|walk|cycle|lift|exercise|work out|practise|practice|row|hike|go|be doing";
const MUST =
  "(should|shall|must|do|am|have|need|ought|will) (i|we) (have to|need to|to|got to|gotta|meant to|supposed to|going to|)";
const QUESTION = "(what|wat|which|how long|how far|how much|how many|how fast|how hard)";
const ZH_MUST = "(要|该|应该|应当|需要|得|须|使)";
const ZH_DO = "(跑|练|做|游|骑|走|打|训练|锻炼|运动|操|踩|行|动)";
const ZH_WHAT =
  "(什么|啥|咩|乜|乜嘢|咩嘢|哪些|多少|几多|多久|多长|几耐|几久|多远|几远|几公里|几分钟|多少公里)";

/** Which days people speak of who ask so, by how many days they are away. */
export const DAYS_AHEAD: readonly (readonly [phrase: string, days: number])[] = [
  ["today", 0],
  ["todays", 0],
  ["tonight", 0],
  ["this (morning|afternoon|evening)", 0],
  ["later today", 0],
  ["(今天|今日|今晚|今晚上|今早|今朝|今儿)", 0],
  ["(tomorrow|tomorrows|tmrw|tmr)", 1],
  ["(明天|明日|明早|明晚|明儿|听日|听晚|听朝)", 1],
  ["(the|) day after tomorrow", 2],
  ["(后天|后日)", 2],
];

/** What is to be done, how long or how far, whether at all. */
export const ASKED_AHEAD: readonly string[] = [
  `${QUESTION} _ ${MUST} (${DOING})`,
  `what (do|should|shall|must) i (have|got)`,
  `(what|which) _ (do i have|have i got|should i do|do i do) (on|today|tomorrow|planned|)`,
  `(what|which) (${SESSIONS}) (is|are|comes|for|today|tomorrow|this|on)`,
  "(what|whats) (is|) (on|up|next|due|coming up) (for|)",
  `(what|whats) (is|) (my|the|for|todays|tomorrows) _ (${SESSIONS})`,
  `how (long|far|much|many) (is|s|are|will) (my|the|todays|tomorrows) _ (${SESSIONS})`,
  `(do|am|should|must) i (have to|need to|to|) (${DOING}|training|running|swimming|riding|resting|rest) (today|tomorrow|tonight|on|this)`,
  `do i have (a|any|) (${SESSIONS})`,
  `is there (a|any|) (${SESSIONS})`,
  `${ZH_MUST}(去|)${ZH_DO}(步|跑|)(些|啲|)${ZH_WHAT}`,
  "(练|训练|操|跑|锻炼)(什么|啥|咩|乜|乜嘢|咩嘢|哪些)",
  "(做|干|搞)(什么|啥|咩|乜)(训练|运动|锻炼)",
  "(有|系|是)(什么|啥|咩|乜|乜嘢|咩嘢|哪些)(要|需要|该|)(做|练|训练|锻炼|安排|任务|课|跑|操)",
  `(还|仲|会|重)(要|会|)(去|来|)${ZH_DO}(步|球|波|泳|水|车|山|瑜伽|身|)(吗|嘛|么|咩|嘛|㗎)`,
  "有(训练|跑步|课|安排|任务|嘢练)(吗|嘛|么)",
  "(有没有|有冇|有无)(训练|跑步|课|安排|任务|操|嘢练)",
  `(要不要|要唔要|使唔使|用不用|需不需要|该不该|洗唔洗)(去|)${ZH_DO}`,
  `${ZH_MUST}${ZH_DO}(步|)(吗|嘛|么)`,
];

/** What was, or is of more than a day's training. */
export const NOT_AHEAD: readonly string[] = [
  "(was|were|did|had|ran|swam|rode|walked|trained|been|went|done|last|past|ago|yesterday)",
  "(eat|eating|drink|sleep|wear|before|after|if|instead|with|avoid|lose|gain|burn)",
  "(了|过|咗|上次|上周|上个|上星期|上礼拜|上回|昨|前天|吃|喝|食|饮|睡|穿|如果|才|之前|以前|之后|以后|前|每)",
];

const MAKE = "(make|give|create|write|build|draw up|design|plan|put together) (me|us|)";
const PLANS = "(plan|schedule|programme|program|timetable|week)";
const ZH_FOR_ME = "(给|帮|替|同|畀|俾)我";
const ZH_MAKE = "(安排|做|排|定|制定|写|来|整|出|)(一个|个|一份|份|一下|下|)";
const ZH_WEEK = "(这|这个|呢个|今个|下|下个|本|一|)(周|星期|礼拜)";
const ZH_TRAINING = "(运动|训练|健身|锻炼|跑步|周|每周|一周)(训练|运动|)";
const ZH_PLANS = "(计划|安排|课表|日程)";

/** How people wish for a week of training as if they had no plan. */
export const PLAN_WISHES: readonly string[] = [
  `${MAKE} (a|my|another|the) _ ${PLANS} (for|of) (the|this|next|my|a) (week|training week|coming week)`,
  `${MAKE} (a|another) (weekly|week) (training|workout|exercise|) ${PLANS}`,
  `${MAKE} (a|another) (training|workout|exercise|) (plan|schedule|programme|program)`,
  "plan (my|the|this|next) (week|training week)",
  `${ZH_FOR_ME}${ZH_MAKE}${ZH_WEEK}(的|嘅)(运动|训练|健身|锻炼|跑步|)${ZH_PLANS}`,
  `${ZH_FOR_ME}(安排|排|规划)(一下|下|好|)${ZH_WEEK}(的|嘅|)(训练|运动|锻炼|健身)`,
  `${ZH_FOR_ME}${ZH_MAKE}${ZH_TRAINING}${ZH_PLANS}`,
];

/** How a day of it is said not to fit. */
export const NOT_THEN: readonly string[] = [
  "(but|no|not|cant|cannot|wont|busy|except|without|skip|working|away|unable)",
  "(不行|唔得|不得|没空|没时间|冇时间|冇空|有事|要加班|加班|不能|去不了|唔去得|不想|跳过|练不了|不在|不去)",
];
