/** What names alcohol, as phrases (`readPhrase`). Design values. */
export const ALCOHOL_NAMES: readonly string[] = [
  "(alcohol*|beer+|wine+|booze|boozy|whisky|whiskey|vodka|rum|gin|cider+|pint+|cocktail+|spirits|liquor|lager" +
    "|champagne|prosecco|soju|sake|hangover+|hungover|hung over|drunk|tipsy)",
  "(drink|drinking|drinks) (at|with) (the|a|my|) (party|pub|club|mates|friends)",
  "(pub|party|nightclub|bar tonight)",
  "(酒|醉|啤|宿醉|断片)",
];
