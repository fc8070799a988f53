/** Begins a clause that refuses what it names; in Chinese also behind "it is advised". */
const REFUSES =
  /^\s*(?:and |or )?(?:no|not|never|do not|don't|avoid|leave out)\b|^(?:也|都|又|更|且|绝|千万|一般|最好|先|现在|暂时|目前)*(?:不(?!少|同|仅|但|只|断|错|妨)|别(?!的|人)|勿|避免|禁止)|(?:建议|应|要|最好)先?(?:不|别)/i;

/** Says that the breath is not to be held, or what that does. */
const OF_HELD_BREATH = /(?:不|别|勿|避免)(?:要|能|再|用力)?憋|憋气(?:会|说明|更|就|让|使)/;

/** A clause with the mark that ends it. */
const CLAUSE = /[^,;:，；：]+[,;:，；：]?/g;
const LEADS_A_LIST = /[:：]$/;

/**
 * A sentence without the clauses that refuse what they name: "swim, and no diving" is "swim," here, and of "not now: skiing,
 * riding" nothing is left.
 */
export function unrefusedClauses(sentence: string): string {
  const left: string[] = [];
  for (const clause of sentence.match(CLAUSE) ?? []) {
    if (!REFUSES.test(clause)) {
      if (!OF_HELD_BREATH.test(clause)) left.push(clause);
    } else if (LEADS_A_LIST.test(clause)) break;
  }
  return left.join("");
}
