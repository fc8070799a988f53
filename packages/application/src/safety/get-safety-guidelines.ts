import {
  AGE_GROUP_QUERIES,
  ageReason,
  audienceAgeGroupOf,
  CONDITION_LABELS,
  conditionReason,
  GENERAL_GUIDELINE_QUERIES,
  type Guideline,
  guidelineOf,
  type KnowledgeCondition,
  type KnowledgePassage,
  recogniseKnowledgeConditions,
} from "@health-exercise/domain/knowledge";
import { languageOfText, read, type TextLanguage } from "@health-exercise/domain/language";
import type { EmergencyContact } from "@health-exercise/domain/safety";
import type { KnowledgeRetriever } from "@health-exercise/ports-knowledge";

/** The numbers to call in a region (ISO 3166-1 alpha-2); never empty. */
export type EmergencyContacts = (region: string) => readonly EmergencyContact[];

export type SafetyGuidelinesInput = {
  readonly ageYears?: number | undefined;
  /** As the person names them. What is not known changes nothing. */
  readonly diseases?: readonly string[] | undefined;
  /** ISO 3166-1 alpha-2; the service's own region when absent. */
  readonly region?: string | undefined;
  /** The language of the diseases when absent, else English. */
  readonly language?: TextLanguage | undefined;
};

export type SafetyGuidelines = {
  readonly general: readonly Guideline[];
  readonly personalized: readonly Guideline[];
  readonly emergencyContacts: readonly EmergencyContact[];
};

const PASSAGES_PER_GROUP = 5;

/** Advice on safe exercise for everybody and for one age and its conditions, from the knowledge; reads no stored data of a person. */
export class GetSafetyGuidelines {
  readonly #retriever: KnowledgeRetriever;
  readonly #emergencyContacts: EmergencyContacts;
  readonly #defaultRegion: string;

  constructor(
    retriever: KnowledgeRetriever,
    emergencyContacts: EmergencyContacts,
    defaultRegion: string,
  ) {
    this.#retriever = retriever;
    this.#emergencyContacts = emergencyContacts;
    this.#defaultRegion = defaultRegion;
  }

  async execute(input: SafetyGuidelinesInput = {}): Promise<SafetyGuidelines> {
    const { ageYears, diseases = [], region = this.#defaultRegion } = input;
    const language = input.language ?? languageOfText(diseases.join(" "));
    const conditions = new Set(
      diseases.flatMap((name) => recogniseKnowledgeConditions(read(name))),
    );
    const [general, forAge, forConditions] = await Promise.all([
      this.#general(language),
      ageYears === undefined ? [] : this.#forAge(ageYears, language),
      this.#forConditions([...conditions], ageYears, language),
    ]);
    return {
      general,
      personalized: [...forConditions, ...forAge],
      emergencyContacts: this.#emergencyContacts(region),
    };
  }

  /** The best answer to each general question, of what is written for everybody. */
  async #general(language: TextLanguage): Promise<readonly Guideline[]> {
    const audience = { conditions: [] };
    const found = await Promise.all(
      GENERAL_GUIDELINE_QUERIES.map((query) =>
        this.#retriever.retrieve({
          query: read(query[language]),
          language,
          limit: PASSAGES_PER_GROUP,
          audience,
        }),
      ),
    );
    const best = found.flatMap((passages) => passages.find(isForEverybody) ?? []);
    return [...new Map(best.map((passage) => [passage.id, guidelineOf(passage)])).values()];
  }

  async #forAge(ageYears: number, language: TextLanguage): Promise<readonly Guideline[]> {
    const group = audienceAgeGroupOf(ageYears);
    const passages = await this.#retriever.retrieve({
      query: read(AGE_GROUP_QUERIES[group][language]),
      language,
      limit: PASSAGES_PER_GROUP,
      audience: { ageYears, conditions: [] },
    });
    return passages
      .filter(({ audience }) => audience.ageGroups.includes(group))
      .map((passage) => guidelineOf(passage, ageReason(ageYears, language)));
  }

  async #forConditions(
    conditions: readonly KnowledgeCondition[],
    ageYears: number | undefined,
    language: TextLanguage,
  ): Promise<readonly Guideline[]> {
    const found = await Promise.all(
      conditions.map((condition) =>
        this.#retriever.retrieve({
          query: read(CONDITION_LABELS[condition][language]),
          language,
          limit: PASSAGES_PER_GROUP,
          audience: { ageYears, conditions: [condition] },
        }),
      ),
    );
    const passages = new Map(found.flat().map((passage) => [passage.id, passage]));
    return [...passages.values()].flatMap((passage) => {
      const reasons = conditions.filter((one) => passage.audience.conditions.includes(one));
      return reasons.length === 0 ? [] : [guidelineOf(passage, conditionReason(reasons, language))];
    });
  }
}

function isForEverybody({ audience }: KnowledgePassage): boolean {
  return audience.ageGroups.length === 0 && audience.conditions.length === 0;
}
