/** Say of a session that it came right before another one, where both stand in one question. The choice of words is a design value. */
export const THE_ONE_BEFORE: readonly string[] = [
  "(one|session|run|jog|swim|ride|walk|hike|workout|game|match|time) before (that|it|this|them|last|)",
  "(previous|next to last|second last|second to last|penultimate|prior) (one|time|session|run|jog|swim|ride|walk|hike|workout|game|match)",
  "(再|上)(上|前)(一|)(次|回|趟|场|节|嗰次)",
  "(前|再前|之前|再之前|以前)(的|)(那|嗰|一)(一|)(次|回|趟|场|节)",
];

/** Name the two latest by their number, of which the last stands against the one before. */
export const TWO_OF_THEM: readonly string[] = [
  "(last|latest|most recent|past|recent) (two|2)",
  "(two|2) (last|latest|most recent)",
  "(最近|上|过去|前|最后|近|对上)(的|这|)(两|2|二|俩)(次|回|趟|场|节)",
];

/** Hold one against the other. */
export const AGAINST: readonly string[] = [
  "(compare|compared|comparison|than|vs|versus|against|difference|between|or|better)",
  "which (of|one|was|is)",
  "(比|相比|对比|比较|相差|差别|差多少|哪次|哪一次|边次|哪个|还是)",
];

/** By what they are held against each other, by the words for it; the first that is found. */
export const SIDES_HELD = [
  // What is asked by these is never meant by a character of another word beside them.
  ["how_long", "长 久"],
  ["distance", "远"],
  ["calories", "burn burned burnt burning calories calorie kcal cal cals 卡 耗 热"],
  ["heart_rate", "heart hr pulse bpm 心"],
  ["pace", "faster quicker slower fastest quickest slowest pace speed speedier 快 慢 速"],
  ["distance", "farther further furthest farthest distance far kilometers km miles 距 公"],
  ["how_long", "longer shorter longest shortest duration minutes time long 耐 短 时"],
] as const;
