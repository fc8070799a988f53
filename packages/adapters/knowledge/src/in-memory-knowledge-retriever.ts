import {
  type AudienceAgeGroup,
  audienceAgeGroupOf,
  type KnowledgeCondition,
  type KnowledgeEntry,
  type KnowledgePassage,
  recogniseKnowledgeConditions,
  type SafetyLanguage,
} from "@health-exercise/domain";
import type { KnowledgeRetriever, RetrievalRequest } from "@health-exercise/ports-llm";
import { analyseText } from "./search/analyse-text.ts";
import {
  indexByLanguage,
  type KnowledgeIndex,
  type ScoredEntry,
} from "./search/knowledge-index.ts";
import { OTHER_AUDIENCE_FACTOR, SCORE_THRESHOLD } from "./search/score.ts";

/** Searches a corpus that is held in memory. */
export class InMemoryKnowledgeRetriever implements KnowledgeRetriever {
  readonly #indexes: ReadonlyMap<SafetyLanguage, KnowledgeIndex>;
  readonly #translations: ReadonlyMap<string, readonly KnowledgeEntry[]>;

  constructor(entries: readonly KnowledgeEntry[]) {
    this.#indexes = indexByLanguage(entries);
    this.#translations = Map.groupBy(entries, (entry) => entry.subject);
  }

  async retrieve(request: RetrievalRequest): Promise<readonly KnowledgePassage[]> {
    return this.#bestBySubject(request)
      .filter(({ score }) => score >= SCORE_THRESHOLD)
      .slice(0, request.limit)
      .map(({ entry, score }) => passageOf(this.#translated(entry, request.language), score));
  }

  /** Every language is searched: people ask in one and want the answer in another. */
  #bestBySubject(request: RetrievalRequest): readonly ScoredEntry[] {
    const best = new Map<string, ScoredEntry>();
    const named = groupsNamedIn(request);
    for (const index of this.#indexes.values()) {
      for (const { entry, score, rank } of index.search(request.query)) {
        if (!isFor(entry, request.audience)) continue;
        const found = { entry, score: score * audienceFactor(entry, named), rank };
        const known = best.get(entry.subject);
        if (known === undefined || found.score > known.score) best.set(entry.subject, found);
      }
    }
    return [...best.values()].sort(bestFirst);
  }

  #translated(entry: KnowledgeEntry, language: SafetyLanguage): KnowledgeEntry {
    if (entry.language === language) return entry;
    const translations = this.#translations.get(entry.subject) ?? [];
    return translations.find((translation) => translation.language === language) ?? entry;
  }
}

type NamedGroups = {
  readonly ageGroups: ReadonlySet<AudienceAgeGroup>;
  readonly conditions: ReadonlySet<KnowledgeCondition>;
};

const AGE_GROUP_TERMS: Readonly<Record<string, AudienceAgeGroup>> = {
  "=toddler": "under_5",
  "=children": "child",
  "=olderadults": "older_adult",
};

/** The groups that a query speaks of, or that it is asked for. Adults are meant where nothing is said. */
function groupsNamedIn({ query, audience }: RetrievalRequest): NamedGroups {
  const ageGroups = analyseText(query).flatMap((term) => AGE_GROUP_TERMS[term] ?? []);
  const age = audience?.ageYears;
  const asked = age === undefined ? [] : [audienceAgeGroupOf(age)];
  const conditions = [...recogniseKnowledgeConditions(query), ...(audience?.conditions ?? [])];
  return { ageGroups: new Set(["adult", ...ageGroups, ...asked]), conditions: new Set(conditions) };
}

function audienceFactor({ audience }: KnowledgeEntry, named: NamedGroups): number {
  const { ageGroups, conditions } = audience;
  const isNamed =
    (ageGroups.length === 0 || ageGroups.some((group) => named.ageGroups.has(group))) &&
    (conditions.length === 0 || conditions.some((condition) => named.conditions.has(condition)));
  return isNamed ? 1 : OTHER_AUDIENCE_FACTOR;
}

function bestFirst(left: ScoredEntry, right: ScoredEntry): number {
  return right.score - left.score || right.rank - left.rank;
}

function isFor({ audience }: KnowledgeEntry, asked: RetrievalRequest["audience"]): boolean {
  const { ageGroups, conditions } = audience;
  if (asked?.ageYears !== undefined && ageGroups.length > 0) {
    if (!ageGroups.includes(audienceAgeGroupOf(asked.ageYears))) return false;
  }
  if (asked?.conditions === undefined || conditions.length === 0) return true;
  return conditions.some((condition) => asked.conditions?.includes(condition));
}

function passageOf(entry: KnowledgeEntry, score: number): KnowledgePassage {
  return {
    id: entry.id,
    title: entry.title,
    text: entry.text,
    summary: entry.summary,
    source: entry.source,
    language: entry.language,
    topics: entry.topics,
    audience: entry.audience,
    score: Math.min(1, score),
  };
}
