import {
  type CheckContent,
  type ContentCheck,
  cautionsFor,
  emptyProfile,
  limitsOfPerson,
  localDateOf,
  type Profile,
  questionOf,
  type ReplyMaterial,
  type RiskProfile,
  readUserContext,
  retrievalQueryOf,
  riskProfileOf,
  type SafetyLanguage,
  safetyContextOf,
  UTC,
} from "@health-exercise/domain";
import type { ChatMessageRepository, ProfileRepository } from "@health-exercise/ports-repositories";
import { failingSilently } from "../safety/content-check-failure.ts";
import type { AskedMessage } from "./asked-message.ts";
import type { FindPassages } from "./find-passages.ts";
import type { ReadOwnRecords } from "./read-own-records.ts";

export type MaterialSources = {
  readonly profiles: ProfileRepository;
  readonly messages: ChatMessageRepository;
  readonly records: ReadOwnRecords;
  readonly passages: FindPassages;
};

/** What a message calls for: help at once, or a reply made of material. */
export type GatheredMaterial =
  | { readonly kind: "emergency"; readonly check: ContentCheck; readonly profile: Profile | null }
  | { readonly kind: "question"; readonly material: ReplyMaterial };

/** How far a reply looks back (design value). */
const TURNS = 20;

/** Checks a message and collects what is known about it and about the person. */
export class GatherMaterial {
  readonly #sources: MaterialSources;
  readonly #checkContent: CheckContent;

  constructor(sources: MaterialSources, checkContent: CheckContent) {
    this.#sources = sources;
    this.#checkContent = failingSilently(checkContent);
  }

  /** @throws DomainError `user_not_active`. */
  async execute(asked: AskedMessage): Promise<GatheredMaterial> {
    const profile = await this.#sources.profiles.findProfile(asked.userId);
    const told = readUserContext(asked.userContext);
    const today = localDateOf(asked.now, profile?.timeZone ?? UTC);
    const context = safetyContextOf(profile, told, today);
    const check = this.#checkContent(asked.message, context, "message");
    if (check.riskLevel === "critical") return { kind: "emergency", check, profile };
    const person = riskProfileOf(profile ?? emptyProfile(asked.userId, asked.now), today, told);
    return { kind: "question", material: await this.#material(asked, profile, person, check) };
  }

  async #material(
    { userId, sessionId, message, userContext, now }: AskedMessage,
    profile: Profile | null,
    person: RiskProfile,
    check: ContentCheck,
  ): Promise<ReplyMaterial> {
    const { messages, passages, records } = this.#sources;
    const question = questionOf(message, this.#checkContent);
    const language = this.#languageOf(question, check);
    const [history, ownRecords] = await Promise.all([
      sessionId === undefined ? [] : messages.listRecentTurns(userId, sessionId, TURNS),
      records.execute(userId, profile, now),
    ]);
    const limits = limitsOfPerson(
      { profile: person, query: question, history },
      this.#checkContent,
    );
    const query = retrievalQueryOf(question, history, this.#checkContent);
    return {
      message,
      question,
      language,
      history,
      passages: await passages.execute({ query, language, person }),
      records: ownRecords,
      profile,
      userContext,
      check,
      limits,
      cautions: cautionsFor(question, limits),
    };
  }

  /** What was left out of the message does not decide in which language it is answered. */
  #languageOf(question: string, { language }: ContentCheck): SafetyLanguage {
    return question === "" ? language : this.#checkContent(question).language;
  }
}
