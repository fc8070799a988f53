const WRITTEN = /\b(?:insert into|(?<!for |do )update|delete from) (?:only )?"?([a-z_]+)\b/gi;
const READ = /\b(?:(?<!distinct )from|join) (?:only )?"?([a-z_]+)\b"?(?! ?\()/gi;
const NAMED_PARTS =
  /(?:\bwith(?: recursive)?|,) "?([a-z_]{1,63})"?(?: ?\([^(),]*(?:,[^(),]*)*\))? as (?:not )?(?:materialized )?\(/gi;

/** What also stands behind `from` and `join`. */
const NO_TABLES: ReadonlySet<string | undefined> = new Set(["lateral", "select"]);

/** More than there are statements whose text is always the same. */
const MOST_SUMMARIES = 1_000;
const summaries = new Map<string, string>();

/**
 * What a person calls a statement: what it does, and with which tables, first those that it writes, such as `insert sport_log
 * user_account`. Texts of statements hold no values.
 */
export function summaryOf(text: string): string {
  const known = summaries.get(text);
  if (known !== undefined) return known;
  const summary = summarised(text);
  if (summaries.size < MOST_SUMMARIES) summaries.set(text, summary);
  return summary;
}

/** Locks are taken on the primary alone. */
const LOCKING = /\bfor (?:no key )?(?:update|share|key share)\b/i;

/** Whether a statement neither writes nor locks, so that any copy of what is stored can answer it. */
export function onlyReads(text: string): boolean {
  return /^select\b/.test(summaryOf(text)) && !LOCKING.test(text);
}

function summarised(text: string): string {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  const parts = new Set(namesIn(flat, NAMED_PARTS));
  const isTable = (name: string) => !parts.has(name) && !NO_TABLES.has(name);
  const written = [...flat.matchAll(WRITTEN)].filter(([, name = ""]) => isTable(name));
  const verb = (written[0]?.[0] ?? flat).match(/^\w+/)?.[0]?.toLowerCase() ?? "";
  const tables = [...written.map(([, name = ""]) => name), ...namesIn(flat, READ).filter(isTable)];
  return [verb === "with" ? "select" : verb, ...new Set(tables)].join(" ");
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}
