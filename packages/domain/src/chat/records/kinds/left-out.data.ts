/** How people leave out a kind of exercise, before its name and behind it. The choice of words is a design value. */

export const BEFORE_LEFT_OUT: readonly string[] = [
  "(other than|except|except for|excepting|excluding|besides|apart from|aside from|without) (the|my|any|for|all|)",
  "(not counting|not including|leaving out|minus|but not|but no) (the|my|any|for|all|)",
  "(that|which) (was|were|is|are) (not|no) (the|my|any|)",
  "(that|which) (wasnt|werent|isnt|arent) (the|my|any|)",
  "(除了|除咗|除去|除开|除|不算|不计|唔计|唔算|不包括|不含|撇开|抛开|扣除|排除|去除)(我的|所有|)",
];

export const BEHIND_LEFT_OUT: readonly string[] = [
  "(excluded|not included|not counted|aside)",
  "(以外|之外|除外|不算|不计|唔计|唔算)",
];
