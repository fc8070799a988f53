import type { KnowledgeEntry } from "@health-exercise/domain";
import ages from "./data/ages.json" with { type: "json" };
import conditions from "./data/conditions.json" with { type: "json" };
import general from "./data/general.json" with { type: "json" };
import pregnancy from "./data/pregnancy.json" with { type: "json" };
import sources from "./data/sources.json" with { type: "json" };
import { parseCorpus } from "./parse-corpus.ts";

/** The guidance written for this service. @throws Error when a data file is broken. */
export function builtInCorpus(): readonly KnowledgeEntry[] {
  return parseCorpus([...general, ...ages, ...pregnancy, ...conditions], sources);
}
