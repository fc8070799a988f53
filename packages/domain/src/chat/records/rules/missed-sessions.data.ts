const SESSIONS =
  "workouts|workout|sessions|session|trainings|training|runs|run|rides|ride|swims|swim|walks|walk|days";
/** What may be of school or of anything else: it is of sessions where a sport or training is named beside. */
const LOOSE = "classes|class|lessons|lesson|any|anything|some";
const NOT_DONE = [
  "didnt i (do|finish|make|complete|get to|get done)|did i not (do|finish|make|complete)",
  "havent i (done|finished|completed)|have i not (done|finished|completed)",
  "didnt get done|were not done|werent done",
].join("|");

/** Ask which of the sessions that were due were not done. The choice of words is a design value. */
export const ASKS_FOR_MISSED: readonly string[] = [
  `(did|have) i (miss|missed|skip|skipped|bail on) _ _ (${SESSIONS})`,
  `(which|what|how many) _ _ (${SESSIONS}) (did|have) i (miss|missed|skip|skipped|bail on)`,
  `(which|what|how many) _ _ (${SESSIONS}) (${NOT_DONE})`,
  `(which|what|how many) _ _ (${SESSIONS}) (i|that i|ive|have i|did i) (didnt do|didnt finish|havent done|not done|did not do)`,
  `(which|what|how many) (did|have) i (miss|missed|skip|skipped)`,
  `(which|what|how many) _ _ (${SESSIONS}) (i|ive|i have|i had) (missed|skipped)`,
  `(list|show|show me|my|tell me|all) _ (missed|skipped) (${SESSIONS})`,
  `(which|what|how many) (missed|skipped) (${SESSIONS})`,
  `(list|show|show me|tell me) _ (${SESSIONS}) (i|ive|i have|that i) (missed|skipped)`,
  "(缺|漏|落下|缺席|错过|跳过|旷|翘|少练|漏掉|落)(了|咗|过|)(哪|边|几|多少|几多)",
  "(哪|边)(几|些|一|)(次|场|节|堂|回)(训练|运动|锻炼|跑步|)(我|)(没|没有|冇|未|缺|漏|落下|错过|跳过)",
  "(哪|边)(几|些|一|)(次|场|节|堂|回|)(训练|运动|锻炼|跑步)(我|)(是|)(没|没有|冇|未)(做|去|练|完成|参加)",
  "(有没有|有冇|有|是否|系咪)(缺|漏|落下|缺席|错过|跳过|旷|漏掉|落)(了|咗|过|)_(训练|运动|锻炼|跑步|打卡)",
  "(缺|漏|落下|缺席|错过|跳过|旷|漏掉)(了|咗|过|)(训练|运动|锻炼|跑步)(吗|没有|没|未)",
  "(列出|显示|看看|睇|睇下|看|我)_(缺|漏|落下|缺席|错过|跳过|漏掉|没做|没完成|冇做)(了|咗|过|)(的|嘅)(训练|运动|锻炼|跑步)",
];

/** The same of what may be a lesson at school. */
export const ASKS_FOR_MISSED_LESSONS: readonly string[] = [
  `(did|have) i (miss|missed|skip|skipped|bail on) _ _ (${LOOSE})`,
  `(which|what|how many) _ _ (${LOOSE}) (did|have) i (miss|missed|skip|skipped|bail on)`,
  `(which|what|how many) _ _ (${LOOSE}) (${NOT_DONE})`,
  `(which|what|how many) _ _ (${LOOSE}) (i|ive|i have|i had) (missed|skipped)`,
  `(list|show|show me|my|tell me|all) _ (missed|skipped) (${LOOSE})`,
  "(哪|边)(几|些|一|)(次|场|节|堂|回|)课(我|)(是|)(没|没有|冇|未|缺|漏|落下|错过|跳过)",
  "(有没有|有冇|有|是否|系咪)(缺|漏|落下|缺席|错过|跳过|旷|漏掉|落)(了|咗|过|)__课",
  "(缺|漏|落下|缺席|错过|跳过|旷|漏掉)(了|咗|过|)课(吗|没有|没|未)",
];
