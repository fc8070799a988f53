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
  ownLimitsGuideline,
  recogniseKnowledgeConditions,
} from "@health-exercise/domain/knowledge";
import {
  type BilingualText,
  languageOfText,
  read,
  type TextLanguage,
  writingOf,
} from "@health-exercise/domain/language";
import {
  assessRiskInSteps,
  type CheckContent,
  contactNameFor,
  type EmergencyContact,
  type ExerciseLimits,
  type RiskAssessment,
} from "@health-exercise/domain/safety";
import type { Steps } from "@health-exercise/domain/user";
import type { KnowledgeRetriever, RetrievalRequest } from "@health-exercise/ports-knowledge";
import type { Turn } from "../work-lane.ts";
import { charactersOf, sumOf } from "./characters-of.ts";
import { fittedText } from "./fitted-text.ts";
import type { ReadingTurns } from "./reading-turns.ts";

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
/** One search takes as long as if so many characters were read: a piece of its own (design value). */
const SEARCH_AS_CHARACTERS = 5_000;

/** A disease that nobody knows changes nothing here. */
const UNKNOWN_CONDITION = "unrecognised_condition";

/** Limits nothing. */
const NO_LIMITS: ExerciseLimits = { maxIntensity: "vigorous", clearance: "none", limits: [] };

/**
 * Advice on safe exercise for everybody and for one age and its conditions, from the knowledge, within what the risk
 * assessment of such a person allows; reads no stored data of a person. What somebody has is told to nobody outside: who asks
 * is not known, so nobody has allowed it.
 */
export class GetSafetyGuidelines {
  readonly #retriever: KnowledgeRetriever;
  readonly #checkContent: CheckContent;
  readonly #emergencyContacts: EmergencyContacts;
  readonly #defaultRegion: string;
  readonly #reading: ReadingTurns;

  constructor(
    retriever: KnowledgeRetriever,
    checkContent: CheckContent,
    emergencyContacts: EmergencyContacts,
    defaultRegion: string,
    reading: ReadingTurns,
  ) {
    this.#retriever = retriever;
    this.#checkContent = checkContent;
    this.#emergencyContacts = emergencyContacts;
    this.#defaultRegion = defaultRegion;
    this.#reading = reading;
  }

  /** @throws DomainError `busy`. */
  async execute(input: SafetyGuidelinesInput, turn: Turn): Promise<SafetyGuidelines> {
    const { ageYears, diseases = [], region = this.#defaultRegion } = input;
    const language = input.language ?? languageOfText(diseases.join(" "));
    const profile = { age: ageYears, conditions: diseases };
    const characters = charactersOf(profile);
    const conditions = await this.#reading.finish(turn, characters, namedConditions(diseases));
    const isPersonal = ageYears !== undefined || diseases.length > 0;
    const assessment = await this.#reading.finish(
      turn,
      characters,
      assessRiskInSteps({ profile, language }, this.#checkContent),
    );
    const limits = isPersonal ? assessment.limits : NO_LIMITS;
    const search: Search = (query, audience) =>
      this.#reading.piece(turn, SEARCH_AS_CHARACTERS, () =>
        this.#retriever.retrieve({
          query: read(query[language]),
          language,
          limit: PASSAGES_PER_GROUP,
          audience,
        }),
      );
    const found = [
      await forEverybody(search),
      await forConditions(search, [...conditions], ageYears, language),
      ageYears === undefined ? [] : await forAge(search, ageYears, language),
    ];
    const fitting = fittedGuidelines(found, limits);
    const [general = [], ...personalized] = await this.#reading.finish(
      turn,
      sumOf(found.flat().map(({ passage }) => passage.text.length)),
      fitting,
    );
    return {
      general,
      personalized: [...ownLimits(assessment), ...personalized.flat()],
      emergencyContacts: this.#contactsFor(region, diseases, language),
    };
  }

  /** Named as the reader writes: in the script of what they named, else of the region. */
  #contactsFor(
    region: string,
    diseases: readonly string[],
    language: TextLanguage,
  ): readonly EmergencyContact[] {
    const writing = writingOf(read(diseases.join(" ")), `zh-${region}`, language);
    return this.#emergencyContacts(region).map((contact) => ({
      ...contact,
      name: contactNameFor(contact, writing),
    }));
  }
}

/** Asks the knowledge, for such people. */
type Search = (
  query: BilingualText,
  audience: NonNullable<RetrievalRequest["audience"]>,
) => Promise<readonly KnowledgePassage[]>;

/** A passage with why it is told. */
type FoundPassage = { readonly passage: KnowledgePassage; readonly reason?: string };

/** The best answer to each general question, of what is written for everybody. */
async function forEverybody(search: Search): Promise<readonly FoundPassage[]> {
  const distinct = new Map<string, FoundPassage>();
  for (const query of GENERAL_GUIDELINE_QUERIES) {
    const passage = (await search(query, { conditions: [] })).find(isForEverybody);
    if (passage !== undefined) distinct.set(passage.id, { passage });
  }
  return [...distinct.values()];
}

async function forAge(
  search: Search,
  ageYears: number,
  language: TextLanguage,
): Promise<readonly FoundPassage[]> {
  const group = audienceAgeGroupOf(ageYears);
  const passages = await search(AGE_GROUP_QUERIES[group], { ageYears, conditions: [] });
  return passages
    .filter(({ audience }) => audience.ageGroups.includes(group))
    .map((passage) => ({ passage, reason: ageReason(ageYears, language) }));
}

async function forConditions(
  search: Search,
  conditions: readonly KnowledgeCondition[],
  ageYears: number | undefined,
  language: TextLanguage,
): Promise<readonly FoundPassage[]> {
  const found = new Map<string, KnowledgePassage>();
  for (const condition of conditions) {
    const audience = { ageYears, conditions: [condition] };
    for (const passage of await search(CONDITION_LABELS[condition], audience))
      found.set(passage.id, passage);
  }
  return [...found.values()].flatMap((passage) => {
    const reasons = conditions.filter((one) => passage.audience.conditions.includes(one));
    if (reasons.length === 0) return [];
    return [{ passage, reason: conditionReason(reasons, language) }];
  });
}

/** Each group as advice to a person of these limits, without the passages of which nothing suits them. */
function* fittedGuidelines(
  groups: readonly (readonly FoundPassage[])[],
  limits: ExerciseLimits,
): Steps<readonly (readonly Guideline[])[]> {
  const fitted: Guideline[][] = [];
  for (const group of groups) {
    const guidelines: Guideline[] = [];
    for (const { passage, reason } of group) {
      const text = fittedText(passage, limits);
      if (text !== undefined) guidelines.push(guidelineOf(passage, reason, text));
      yield passage.text.length;
    }
    fitted.push(guidelines);
  }
  return fitted;
}

function* namedConditions(diseases: readonly string[]): Steps<ReadonlySet<KnowledgeCondition>> {
  const conditions = new Set<KnowledgeCondition>();
  for (const name of diseases) {
    for (const condition of recogniseKnowledgeConditions(read(name))) conditions.add(condition);
    yield name.length;
  }
  return conditions;
}

function isForEverybody({ audience }: KnowledgePassage): boolean {
  return audience.ageGroups.length === 0 && audience.conditions.length === 0;
}

/** What the assessment restricts because of a disease that was named. */
function ownLimits({
  limits,
  restrictions,
  rationale,
  riskFactors,
  language,
}: RiskAssessment): readonly Guideline[] {
  const isTold = riskFactors.some(
    ({ code, evidence }) => code !== UNKNOWN_CONDITION && evidence.startsWith("conditions["),
  );
  const isLimited = limits.limits.length > 0 || limits.isBoundByHabitAlone !== true;
  const source = rationale[0]?.source;
  if (!isTold || !isLimited || source?.kind !== "publication") return [];
  const { organisation, title, year, url = null } = source;
  const texts = restrictions.map(({ description }) => description);
  return [ownLimitsGuideline(texts, { organisation, title, year, url }, language)];
}
