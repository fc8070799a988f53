const FROM = "(since|after|from)";
const WENT = "(did|do|had|have|went|played|took|practised|practiced|attended|finished|)";
/** What is done each time is no last one: "how many calories do I burn after I run?" */
const WENT_ONCE = "(did|had|went|played|took|practised|practiced|attended|finished)";
const OF_SOME = "(a|an|some|any|my|the|to|for|out|on|for a|on a|to a|in a|)";

/** Stand before a kind of exercise where the last session of it is meant from which on one asks. The choice of words is a design value. */
export const SINCE_LAST: readonly string[] = [
  `${FROM} (my|the|our|that|) (last|latest|most recent|previous) (session of|bout of|)`,
  `${FROM} (i|we) last ${WENT} ${OF_SOME}`,
  `${FROM} (i|we) (have|had|) ${WENT_ONCE} ${OF_SOME}`,
  `${FROM} (the|my|) (last|latest|most recent) time (that|when|) (i|we) (last|) ${WENT} ${OF_SOME}`,
  `${FROM} last time (at|in|) (i|we|) ${WENT} ${OF_SOME}`,
  "(我|)(上次|上一次|上回|上一回|上趟|最近一次|最近一回|最后一次|对上一次|前一次)(我|)(去|做|打|练|上|参加|)(的|嘅|完|了|)",
];

/** The same before a kind of exercise that says itself that it is over: "since I ran". */
export const SINCE_DONE: readonly string[] = [`${FROM} (i|we) (have|had|)`];

/** What is over and does not end in "ed". */
export const DONE = "ran swam rode rowed went did swum ridden";

/** The same of the one that took longest. */
export const SINCE_LONGEST: readonly string[] = [
  `${FROM} (my|the|our|that) (longest|biggest)`,
  "(我|)(最长的|最长一次|最长的一次|最耐嗰次)(那次|嗰次|一次|)",
];

/** Behind a kind of exercise in Chinese, that it is from then on. */
export const FROM_THEN_ON: readonly string[] = [
  "(完|了|咗|课|堂|)(之后|以后|后|以来|起|开始|算起|过后)(到现在|到而家|到今天|至今|到依家|)",
  "(完|了|咗|课|堂|)(到现在|到而家|到今天|至今|到依家)(为止|)",
];

/** Behind a kind of exercise, what one session of it is called. */
export const ONE_SESSION =
  "session workout class lesson practice training game match outing trip event race";

/** Ask what to do after a session, of which no record tells. */
export const WHAT_TO_DO: readonly string[] = [
  "(should|shall|must|ought|may) (i|we)",
  "(do|does|will|would|can|could) (i|we) (still|really|even|) (need|have to|rest|wait|recover|eat|drink|take|stretch|sleep|stay|keep|stop)",
  "(need|have|ought|want) to (rest|wait|recover|eat|drink|take|stretch|sleep|stay|stop)",
  "(要不要|该不该|需不需要|用不用|使唔使)",
  "(要|该|应该|应当|需要|需|最好|得|可以|能)(再|先|多|至少|)(休息|歇|停|等|吃|喝|补|拉伸|睡|恢复|抖|唞|隔|注意|怎么|多久|几天|几日|多少天|什么)",
];

/** Ask what is done each time. */
export const EACH_TIME: readonly string[] = ["(do|does|would|will|should|can) (i|we)"];
