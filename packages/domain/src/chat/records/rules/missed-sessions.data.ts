const SESSIONS =
  "workouts|workout|sessions|session|trainings|training|runs|run|rides|ride|swims|swim|walks|walk|classes|class|days|any|anything";

/** Ask which of the sessions that were due were not done. The choice of words is a design value. */
export const ASKS_FOR_MISSED: readonly string[] = [
  `(did|have) i (miss|missed|skip|skipped|bail on) _ _ (${SESSIONS})`,
  `(which|what|how many) _ _ (${SESSIONS}) (did|have) i (miss|missed|skip|skipped|bail on|not do|not finish|not make)`,
  `(which|what|how many) (did|have) i (miss|missed|skip|skipped)`,
  `(which|what|how many) _ _ (${SESSIONS}) (i|ive|i have|i had) (missed|skipped)`,
  `(list|show|show me|my|tell me|all) _ (missed|skipped) (${SESSIONS})`,
  `(which|what|how many) (missed|skipped) (${SESSIONS})`,
  `(list|show|show me|tell me) _ (${SESSIONS}) (i|ive|i have|that i) (missed|skipped)`,
  "(缺|漏|落下|缺席|错过|跳过|旷|翘|少练|漏掉|落)(了|咗|过|)(哪|边|几|多少|几多)",
  "(哪|边)(几|些|一|)(次|场|节|堂|回)(训练|运动|锻炼|课|跑步|)(我|)(没|没有|冇|未|缺|漏|落下|错过|跳过)",
  "(哪|边)(几|些|一|)(次|场|节|堂|回|)(训练|运动|锻炼|课|跑步)(我|)(是|)(没|没有|冇|未)(做|去|练|完成|参加)",
  "(有没有|有冇|有|是否|系咪)(缺|漏|落下|缺席|错过|跳过|旷|漏掉|落)(了|咗|过|)_(训练|运动|锻炼|课|跑步|打卡)",
  "(缺|漏|落下|缺席|错过|跳过|旷|漏掉)(了|咗|过|)(训练|运动|锻炼|课|跑步)(吗|没有|没|未)",
];
