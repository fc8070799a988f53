/** What asks for the least, or leaves out what it names: plain questions know the most alone. */
export const TURNED_ROUND: readonly string[] = [
  "(worst|lowest|fewest|smallest|weakest|quietest|laziest|poorest|lightest|shortest|slowest|least|skip|skipped|slack|slacked|lazy|miss|missed)",
  "(wasnt|isnt|arent|werent|aint) (a|an|any|my|the|)",
  "(最|比较|較) (少|短|低|慢|懒|差|轻|弱)",
  "(不 勤|偷 懒|不 是|不 算|除 了|除 开|以 外)",
];

/** What asks how much there should be, and not how much there was. */
export const WISHED: readonly string[] = [
  "(should|shall|ideally|ideal|recommended|advisable|healthy|enough|in the world|computed|calculated)",
  "(该|应 该|比 较 好|才 好|合 理|合 适|建 议|推 荐|世 界 上)",
];
