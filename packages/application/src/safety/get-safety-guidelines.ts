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
import type { KnowledgeRetriever } from "@health-exercise/ports-knowledge";
import type { Turn } from "../work-lane.ts";
import { charactersOf } from "./characters-of.ts";
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
/** The searches of one group take as long as if so many characters were read (design value). */
const SEARCHES_AS_CHARACTERS = 5_000;

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
    const inTurn = <Found>(work: () => Promise<Found>) =>
      this.#reading.piece(turn, SEARCHES_AS_CHARACTERS, work);
    const general = await inTurn(() => this.#general(language, limits));
    const forAge =
      ageYears === undefined ? [] : await inTurn(() => this.#forAge(ageYears, language, limits));
    const forConditions = await inTurn(() =>
      this.#forConditions([...conditions], ageYears, language, limits),
    );
    return {
      general,
      personalized: [...ownLimits(assessment), ...forConditions, ...forAge],
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

  /** The best answer to each general question, of what is written for everybody. */
  async #general(language: TextLanguage, limits: ExerciseLimits): Promise<readonly Guideline[]> {
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
    const distinct = new Map(best.map((passage) => [passage.id, passage]));
    return [...distinct.values()].flatMap((passage) => fitted(passage, limits));
  }

  async #forAge(
    ageYears: number,
    language: TextLanguage,
    limits: ExerciseLimits,
  ): Promise<readonly Guideline[]> {
    const group = audienceAgeGroupOf(ageYears);
    const passages = await this.#retriever.retrieve({
      query: read(AGE_GROUP_QUERIES[group][language]),
      language,
      limit: PASSAGES_PER_GROUP,
      audience: { ageYears, conditions: [] },
    });
    return passages
      .filter(({ audience }) => audience.ageGroups.includes(group))
      .flatMap((passage) => fitted(passage, limits, ageReason(ageYears, language)));
  }

  async #forConditions(
    conditions: readonly KnowledgeCondition[],
    ageYears: number | undefined,
    language: TextLanguage,
    limits: ExerciseLimits,
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
      if (reasons.length === 0) return [];
      return fitted(passage, limits, conditionReason(reasons, language));
    });
  }
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

/** The passage as advice to a person of these limits; nothing where none of it suits them. */
function fitted(
  passage: KnowledgePassage,
  limits: ExerciseLimits,
  reason?: string,
): readonly Guideline[] {
  const text = fittedText(passage, limits);
  return text === undefined ? [] : [guidelineOf(passage, reason, text)];
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
