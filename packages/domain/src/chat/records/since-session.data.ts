const FROM = "(since|after|from)";
const WENT = "(did|do|had|have|went|played|took|practised|practiced|attended|finished|)";
const OF_SOME = "(a|an|some|any|my|the|to|for|out|on|for a|on a|to a|in a|)";

/** Stand before a kind of exercise where the last session of it is meant from which on one asks. The choice of words is a design value. */
export const SINCE_LAST: readonly string[] = [
  `${FROM} (my|the|our|that|) (last|latest|most recent|previous) (session of|bout of|)`,
  `${FROM} (i|we) (last|) ${WENT} ${OF_SOME}`,
  `${FROM} (the|my|) (last|latest|most recent) time (that|when|) (i|we) (last|) ${WENT} ${OF_SOME}`,
  `${FROM} last time (at|in|) (i|we|) ${WENT} ${OF_SOME}`,
  "(我|)(上次|上一次|上回|上一回|上趟|最近一次|最近一回|最后一次|对上一次|前一次)(我|)(去|做|打|练|上|参加|)(的|嘅|完|了|)",
];

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
