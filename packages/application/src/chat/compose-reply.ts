import {
  type AssistantMessage,
  type ChatSessionId,
  type CheckContent,
  type ContentCheck,
  cautionsFor,
  type EmergencyContact,
  emptyProfile,
  helpReply,
  isAtLeast,
  type KnowledgePassage,
  limitsOfPerson,
  localDateOf,
  type Profile,
  questionOf,
  type ReplyFlag,
  type ReplyMaterial,
  type ReplyTrace,
  type RiskProfile,
  ragContextOf,
  readUserContext,
  regionOfPerson,
  retrievalQueryOf,
  reviewReply,
  riskProfileOf,
  type SafetyLanguage,
  safetyContextOf,
  UNSUPPORTED_CONFIDENCE,
  type UserId,
  UTC,
} from "@health-exercise/domain";
import type { LanguageModel } from "@health-exercise/ports-llm";
import type { ChatMessageRepository, ProfileRepository } from "@health-exercise/ports-repositories";
import { failingSilently } from "../safety/content-check-failure.ts";
import type { EmergencyContacts } from "../safety/get-safety-guidelines.ts";
import type { FindPassages } from "./find-passages.ts";
import type { ReadOwnRecords } from "./read-own-records.ts";

/** A message to be answered. */
export type AskedMessage = {
  readonly userId: UserId;
  readonly message: string;
  readonly userContext: Readonly<Record<string, unknown>> | null;
  /** The session it belongs to; undefined when that does not exist yet. */
  readonly sessionId: ChatSessionId | undefined;
  readonly model: LanguageModel;
  readonly now: Date;
};

/** What is said, and how it came about. */
export type ComposedReply = Pick<
  AssistantMessage,
  "content" | "ragContext" | "confidence" | "safetyCheck" | "requiresAcknowledgment"
> & { readonly trace: ReplyTrace };

export type ReplySources = {
  readonly profiles: ProfileRepository;
  readonly messages: ChatMessageRepository;
  readonly records: ReadOwnRecords;
  readonly passages: FindPassages;
  readonly emergencyContacts: EmergencyContacts;
  /** Whose numbers are given to people of whom no country is known; ISO 3166-1 alpha-2. */
  readonly defaultRegion: string;
};

/** How far a reply looks back (design value). */
const TURNS = 20;

/** The name of whoever gives the fixed help text. */
const SERVICE = "service";

/**
 * Finds the answer to a message: safety check, knowledge, model, review of the reply. Reads, and stores nothing; no
 * connection to the database is held while the model is asked.
 */
export class ComposeReply {
  readonly #sources: ReplySources;
  readonly #checkContent: CheckContent;

  constructor(sources: ReplySources, checkContent: CheckContent) {
    this.#sources = sources;
    this.#checkContent = failingSilently(checkContent);
  }

  /** @throws DomainError `llm_unavailable`, `user_not_active`. */
  async execute(asked: AskedMessage): Promise<ComposedReply> {
    const profile = await this.#sources.profiles.findProfile(asked.userId);
    const told = readUserContext(asked.userContext);
    const today = localDateOf(asked.now, profile?.timeZone ?? UTC);
    const context = safetyContextOf(profile, told, today);
    const check = this.#checkContent(asked.message, context, "message");
    if (check.riskLevel === "critical") return this.#help(check, profile);
    const risk = riskProfileOf(profile ?? emptyProfile(asked.userId, asked.now), today, told);
    return this.#answer(asked, profile, check, risk);
  }

  /** In an emergency no model is asked. */
  #help(check: ContentCheck, profile: Profile | null): ComposedReply {
    const { emergencyContacts, defaultRegion } = this.#sources;
    const contacts: readonly EmergencyContact[] = emergencyContacts(
      regionOfPerson(profile) ?? defaultRegion,
    );
    return {
      content: helpReply({ check, contacts, language: check.language }),
      ragContext: [],
      confidence: UNSUPPORTED_CONFIDENCE,
      safetyCheck: safetyOf(check, []),
      requiresAcknowledgment: true,
      trace: traceOf(check, { provider: SERVICE, model: SERVICE, instructionsVersion: SERVICE }),
    };
  }

  async #answer(
    asked: AskedMessage,
    profile: Profile | null,
    check: ContentCheck,
    risk: RiskProfile,
  ): Promise<ComposedReply> {
    const { messages, passages, records } = this.#sources;
    const { userId, sessionId, message, now } = asked;
    const question = questionOf(message, this.#checkContent);
    const language = this.#languageOf(question, check);
    const [history, ownRecords] = await Promise.all([
      sessionId === undefined ? [] : messages.listRecentTurns(userId, sessionId, TURNS),
      records.execute(userId, profile, now),
    ]);
    const limits = limitsOfPerson({ profile: risk, query: question, history }, this.#checkContent);
    const query = retrievalQueryOf(question, history, this.#checkContent);
    const material: ReplyMaterial = {
      message,
      question,
      language,
      history,
      passages: await passages.execute({ query, language, person: risk }),
      records: ownRecords,
      profile,
      userContext: asked.userContext,
      check,
      limits,
      cautions: cautionsFor(question, limits),
    };
    const given = await asked.model.reply(material);
    const reviewed = reviewReply(given, material, this.#checkContent);
    const cautions = material.cautions.map(({ description }) => description[language]);
    return {
      content: reviewed.text,
      ragContext: given.passages.map(ragContextOf),
      confidence: reviewed.confidence,
      safetyCheck: safetyOf(check, reviewed.flags, cautions),
      requiresAcknowledgment: isAtLeast(check.riskLevel, "high"),
      trace: { ...traceOf(check, given, given.passages), replyRules: reviewed.rules },
    };
  }

  /** What was left out of the message does not decide in which language it is answered. */
  #languageOf(question: string, { language }: ContentCheck): SafetyLanguage {
    return question === "" ? language : this.#checkContent(question).language;
  }
}

function safetyOf(
  { isSafe, riskLevel, flags, warnings }: ContentCheck,
  replyFlags: readonly ReplyFlag[],
  cautions: readonly string[] = [],
): AssistantMessage["safetyCheck"] {
  return {
    isSafe,
    riskLevel,
    flags: [...flags, ...replyFlags],
    warnings: [...new Set([...warnings, ...cautions])],
  };
}

function traceOf(
  check: ContentCheck,
  {
    provider,
    model,
    instructionsVersion,
  }: Pick<ReplyTrace, "provider" | "model" | "instructionsVersion">,
  passages: readonly KnowledgePassage[] = [],
): ReplyTrace {
  return {
    provider,
    model,
    instructionsVersion,
    passages: passages.map(({ id, title, score }) => ({ id, title, score })),
    messageRules: check.findings.map(({ ruleId }) => ruleId),
    replyRules: [],
  };
}
