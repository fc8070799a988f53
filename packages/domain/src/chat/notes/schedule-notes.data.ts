import type { NoteRule } from "./note-rule.ts";

/** A day of the week as people write it in a row of days. */
const DAY =
  "(mon|monday|tue|tues|tuesday|wed|weds|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sun|sunday|weekend)";

const DAYS: NoteRule["things"] = {
  monday: ["(mondays!|every monday)", "(周|星期|礼拜)一"],
  tuesday: ["(tuesdays!|every tuesday)", "(周|星期|礼拜)二"],
  wednesday: ["(wednesdays!|every wednesday)", "(周|星期|礼拜)三"],
  thursday: ["(thursdays!|every thursday)", "(周|星期|礼拜)四"],
  friday: ["(fridays!|every friday)", "(周|星期|礼拜)五"],
  saturday: ["(saturdays!|every saturday)", "(周|星期|礼拜)六"],
  sunday: ["(sundays!|every sunday)", "(周|星期|礼拜)(日|天)"],
  weekend: ["(weekends!|every weekend|at the weekend)", "周末"],
  weekdays: ["(weekdays!|during the week|on school days|on work days)", "(工作日|平日|上班日)"],
};

/** How people tell on which days they train or work. Design values. */
export const DAY_NOTES: NoteRule = {
  kind: "schedule",
  reach: 5,
  isEitherWay: true,
  countsOnlyAlways: true,
  cues: [
    "i (only|usually|always|mostly|) (train|exercise|run|work out|work|swim|ride|play)",
    "i have (class|classes|school|the kids|my kids)",
  ],
  things: DAYS,
};

/** How people tell when they can train and when not. Design values. */
export const SCHEDULE_NOTES: NoteRule = {
  kind: "schedule",
  reach: 5,
  isEitherWay: true,
  countsOnlyAlways: true,
  cues: [
    "(im|i am) (always|usually|only|never|) (busy|free|off|not free|unavailable|away|working|not available|at work)",
    "(i have|ive got|ive) (no|little|more|) time",
    "i (do not|dont|never|rarely|hardly|hardly ever) have (any|) time",
    "i (can|cannot|cant|can only|could only|never) (ever|) (train|exercise|run|go|make it|work out|swim|ride|do)",
    "(没空|没有空|没时间|没有时间|有空|有时间|要上班|要加班|要上课|不能练|不能运动|才能练|能练|才能运动|休息|很忙|值班)",
  ],
  things: {
    ...DAYS,
    evenings: ["(evenings!|in the evening|after work)", "(晚上|下班后)"],
    mornings: ["(mornings!|in the morning|before work)", "(早上|早晨|上班前)"],
  },
  statements: {
    "free days": [
      `(im|i am|i m) (only|usually|always|) (free|available) (on|) ${DAY} _ ${DAY}`,
      `i (can|could|can only|only|) (do|train|make|manage|work out|exercise|run) (on|) ${DAY} _ ${DAY}`,
      `(only|) (free|available) (on|) ${DAY} _ ${DAY}`,
      "(only|) (free|available) (on|at) (the|) (weekend|weekends)",
      "(weekends!|mondays!|tuesdays!|wednesdays!|thursdays!|fridays!|saturdays!|sundays!) (are|work) (free|best|fine|good)",
      `${DAY} _ ${DAY} (work|works|suit|suits|is|are) (best|good|fine|ok|better|) (for|) me`,
      "(只有|就|)(周|星期|礼拜)~(跟|和|同|与|、|，|)(周|星期|礼拜|)~_(得闲|有空|能练|可以练|能动|方便)",
    ],
    work: [
      "i work (nights!|night shift|shift|late|weekends!|from home|at night|long hours|in shifts!|part time|full time|early)",
      "(im|i am) (on|working|doing) (nights!|night shift|shifts!|late shift|early shift)",
      "(im|i am) a (shift worker|~ on (nights!|night shift))",
      "i (have|work) (a desk job|an office job|a nine to five)",
      "我(返|番)(夜更|夜班|早更|更)",
      "我(是|都|一直|经常|常年|)(上夜班|值夜班|倒班|轮班|三班倒|上早班|上晚班|两班倒|居家办公|在家办公|坐办公室|996)",
      "(我|)(的|)工作是(三班倒|倒班|轮班|夜班|白班|坐办公室)",
      "(我|)(经常|常常|总是|天天|每天都)(加班|值班|熬夜)",
    ],
    travel: [
      "i travel (a lot|often|every week|for work|all the time|weekly)",
      "(我|)(经常|常年|总是|老是)出差",
    ],
    "time a session": [
      "(i only have|ive only got|i have only|i have|i only get) (about|around|up to|max|) " +
        "(#|half an|an|a half) (minute|min|hour) _ (a|per|each|every|for each) (day|session|workout|week)",
      "(only|) (got|have) (#|half an|an) (minute|min|hour) (at lunch|a day|per day|each day|every day|in the morning|in the evening|before work|after work)",
      "我每(天|次|周)(只|大概|最多|)(有|能抽出|能挤出|能有)_#(分钟|个小时|小时|个半小时)",
      "(午休|中午|晚上|早上)(只|)有#_(分钟|小时)",
      "我每(天|次|周)(只|最多|)(有|能抽出|能挤出)半(个|)小时",
    ],
    "sessions a week": [
      "i (can|could|) (only|usually|) (train|exercise|run|work out|swim|cycle|ride|lift|go _ gym) (about|around|) " +
        "(once|twice|# (time|day)) (a|per|each|every) week",
      "我一(周|星期|个星期|个礼拜|礼拜)(只能|可以|一般|能|大概|)(练|跑|运动|锻炼|健身|训练|游|去)_#(次|天)",
      "我(一般|通常|平时|)每(周|星期)(只能|可以|一般|能|大概|)(练|跑|运动|锻炼|健身|训练|游|去)_#(次|天)",
    ],
    "end of work": [
      "i (finish|get off|start|leave) work at #",
      "i (get home|am home|finish) at #",
      "我(一般|每天|通常|晚上|要|)#点(半|多|)(才|)(下班|上班|到家)",
    ],
  },
};
