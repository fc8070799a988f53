import {
  type Guideline,
  guidelineOf,
  type KnowledgeCondition,
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
} from "@health-exercise/domain/safety";
import type { Steps } from "@health-exercise/domain/user";
import type { KnowledgeRetriever } from "@health-exercise/ports-knowledge";
import type { Turn } from "../work-lane.ts";
import { charactersOf, sumOf } from "./characters-of.ts";
import { fittedText } from "./fitted-text.ts";
import {
  type FoundPassage,
  forAge,
  forConditions,
  forEverybody,
  type Search,
} from "./found-passages.ts";
import { namedConditions } from "./named-conditions.ts";
import { ownLimits, warningsOfSigns } from "./own-limits.ts";
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
    const told = await this.#reading.finish(
      turn,
      characters,
      this.#tellInSteps(profile, diseases, language),
    );
    const { conditions } = told.named;
    const isPersonal = ageYears !== undefined || diseases.length > 0;
    const limits = isPersonal ? told.assessment.limits : NO_LIMITS;
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
      await forConditions(search, told.named, ageYears, language),
      ageYears === undefined ? [] : await forAge(search, ageYears, language),
    ];
    const [general = [], ...personalized] = await this.#reading.finish(
      turn,
      sumOf(found.flat().map(({ passage }) => passage.text.length)),
      fittedGuidelines(found, limits, conditions),
    );
    return {
      general,
      personalized: [...told.ownLimits, ...personalized.flat()],
      emergencyContacts: this.#contactsFor(region, diseases, language),
    };
  }

  /** What was told of a person, and what it restricts. */
  *#tellInSteps(
    profile: { readonly age: number | undefined; readonly conditions: readonly string[] },
    diseases: readonly string[],
    language: TextLanguage,
  ) {
    const check = this.#checkContent;
    const assessment = yield* assessRiskInSteps({ profile, language }, check);
    const ofAge = yield* assessRiskInSteps({ profile: { age: profile.age }, language }, check);
    const warnings = yield* warningsOfSigns(diseases, assessment, check);
    const named = yield* namedConditions(diseases, assessment);
    return { assessment, named, ownLimits: ownLimits(assessment, ofAge, warnings) };
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

/** Each group as advice to a person of these limits, without the passages of which nothing suits them. */
function* fittedGuidelines(
  groups: readonly (readonly FoundPassage[])[],
  limits: ExerciseLimits,
  conditions: readonly KnowledgeCondition[],
): Steps<readonly (readonly Guideline[])[]> {
  const fitted: Guideline[][] = [];
  for (const group of groups) {
    const guidelines: Guideline[] = [];
    for (const { passage, reason } of group) {
      const text = fittedText(passage, limits, conditions);
      if (text !== undefined) guidelines.push(guidelineOf(passage, reason, text));
      yield passage.text.length;
    }
    fitted.push(guidelines);
  }
  return fitted;
}
