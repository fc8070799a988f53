import type { PauseReason } from "../../../user/pause.ts";

const HURT = "injured|hurt|sprained|twisted|pulled|tore|broke|strained";
const BEFORE_ZH = "(之前|以前|前)";

/** What says that something was before a pause, by its reason. The choice of words is a design value. */
export const BEFORE_PAUSES: Readonly<Record<PauseReason, readonly string[]>> = {
  illness: [
    "before (i|) (got|was|fell|became|felt|went down) (sick|ill|unwell|poorly)",
    "before (i|) (got|caught|had) (a|the|) (cold|flu|covid|fever|bug|virus)",
    "before (my|the|that|this) (illness|sickness|flu|cold|covid|fever|bug|infection)",
    "before (being|getting|falling) (sick|ill|unwell)",
    `(我|)(生病|得病|病倒|生了病|感冒|发烧|病|病咗|病了|唔舒服|新冠)${BEFORE_ZH}`,
  ],
  injury: [
    `before (i|) (got|was) (${HURT})`,
    `before i (${HURT}) (my|myself) _`,
    "before (my|the|that|this) _ (injury|accident|sprain|fracture|strain)",
    "before (being|getting) (injured|hurt)",
    `(我|)(受伤|受了伤|受咗伤|伤|扭伤|拉伤|崴脚|摔伤|骨折|整亲|拗柴)${BEFORE_ZH}`,
  ],
  travel: [
    "before (my|the|our|that) _ (trip|holiday|holidays|vacation|travels|journey)",
    "before (i|we) (went|left|travelled|traveled|flew) _ (holiday|vacation|away|trip|abroad)",
    `(我|)(旅行|旅游|去旅行|去旅游|出差|出门|度假|去度假|放假|出国)${BEFORE_ZH}`,
  ],
  rest: [
    "before (my|the|that|this) (break|pause|time off|layoff|training break)",
    "before i (paused|took a break|took time off)",
    `(我|)(停练|停训|暂停|停跑|中断|停止训练|停止运动)${BEFORE_ZH}`,
  ],
};
