/** What names alcohol, as phrases (`readPhrase`). Design values. */
export const ALCOHOL_NAMES: readonly string[] = [
  "(alcohol*|beer+|wine+|booze|boozy|whisky|whiskey|vodka|rum|gin|cider+|pint+|cocktail+|spirits|liquor|lager" +
    "|champagne|prosecco|soju|sake|hangover+|hungover|hung over|drunk|tipsy)",
  "(drink|drinking|drinks) (at|with) (the|a|my|) (party|pub|club|mates|friends)",
  // Without saying what, of age or of harm: "what should I drink before a match?" asks for none.
  "(drink|drinking) (at|when i am|when im|if i am|if im|before im|under) <5-20>",
  "(is|does|will|would|can|how does) drinking (bad|ok|okay|good|harmful|unhealthy|affect|hurt|harm|ruin|slow|make)",
  "(underage|teen|binge|social) (drinking|drinker)",
  "(old enough|too young) to drink",
  "drinking age",
  "(pub|party|nightclub|bar tonight)",
  "(酒|醉|啤|宿醉|断片)",
];
