/** By which words people wish for a week, or for weeks that lead to a distance. Design values. */
import type { RunningGoal, WeekForm } from "@health-exercise/domain/chat";

export const PLAN_WORDS: readonly string[] = [
  "(plan|schedule|program|programme|prep|get (me|myself) (ready|to)|train for|training for|ready for|couch to|week by week|first|start)",
  "(计划|課表|课表|方案|怎么准备|备战|安排|规划|训练表|零基础|从零|想跑)",
];

export const RUNNING_GOAL_WORDS: Readonly<Record<RunningGoal, readonly string[]>> = {
  "5k": ["(5k|5 k|5km|5 km|five k|c25k|couch to 5k|parkrun|park run)", "(5公里|五公里|5千米)"],
  "10k": ["(10k|10 k|10km|10 km|ten k)", "(10公里|十公里|10千米)"],
  half: [
    "(half marathon|halfmarathon|21k|21 km|the ~ half|a half|my half)",
    "(半马|半程马拉松|半程)",
  ],
};

export const WEEK_WORDS: Readonly<Record<WeekForm, readonly string[]>> = {
  mixed: [
    "(my|the|a|this|next|weekly|one) (new|whole|full|proper|) (week|training week|workout week)",
    "week (for me|that fits|that works)",
    "(排|安排)(一下|下|)(我的|)(下|这|本)(个|)(周|星期|礼拜)",
    "(weekly|week) (plan|schedule|routine|program|programme)",
    "(beginner|beginners|workout|training|exercise|gym|strength|fitness) (plan|program|programme|schedule)",
    "(#|once|twice|two|three|four|five) (times|x|days|sessions) (a|per|each|every) week",
    "(#|two|three|four|five) day (plan|week|program|programme|schedule|routine)",
    "# x (a|per|) week",
    "(这周|本周|下周|一周|每周|一星期|这个星期|这礼拜|这星期)(怎么|的|练|安排|排|计划|点)",
    "(一周|每周|一星期)_ (练|#|次|天)",
    "(新手|入门|减脂|增肌|健身|训练|锻炼)(计划|课表|方案|安排)",
    "(帮我|给我)(安排|排|做|出)(个|下|一下|一个|一份|)(这周|下周|一周|计划|#周)",
    "周(新手|训练|健身|)计划",
    "(制定|制订|定制|设计|订|定|列|做)(一个|一份|一套|个|份|套|)(运动|)(计划|方案|课表)",
  ],
  split: ["(split|ppl|push pull legs|bro split)", "(分化|三分化|二分化|四分化|五分化)"],
  running: ["(running|run) (plan|week|schedule)", "(跑步|跑)(计划|课表)"],
};
