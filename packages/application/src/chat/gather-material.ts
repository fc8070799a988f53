import {
  afterToldBirth,
  asksForTotals,
  callsForHelp,
  cautionsFor,
  earlierQuestionOf,
  limitsOfPersonInSteps,
  limitsWithMatter,
  notesTold,
  type OpenMatter,
  type OwnTotals,
  offeredActionsInSteps,
  openMatterInSteps,
  questionOf,
  type RecordAnswer,
  type RecordFacts,
  type ReplyMaterial,
  readUserContext,
  recordFacts,
  recordQuestionIn,
  safetyContextOf,
} from "@health-exercise/domain/chat";
import { languageOfMessage, writingOf } from "@health-exercise/domain/language";
import {
  type CheckContent,
  type ContentCheck,
  checkInSteps,
  type RiskProfile,
  riskProfileOf,
  spokenToReader,
  withFindings,
} from "@health-exercise/domain/safety";
import type { RecordQuery } from "@health-exercise/domain/sport";
import { emptyProfile, localDateOf, type Profile, UTC } from "@health-exercise/domain/user";
import type { LookUpRecords } from "@health-exercise/ports-llm";
import type {
  ChatMessageRepository,
  ChatNoteRepository,
  CompanionRepository,
  ProfileRepository,
} from "@health-exercise/ports-repositories";
import { failingSilently } from "../safety/content-check-failure.ts";
import { takenInTurn } from "../safety/reading-turns.ts";
import type { AnswerRecordQuery } from "../sport/answer-record-query.ts";
import type { WorkLane } from "../work-lane.ts";
import { type AskGuard, NO_GUARD } from "./ask-guard.ts";
import { type AskedMessage, turnOf } from "./asked-message.ts";
import { assessedTurnsInSteps } from "./assessed-turns.ts";
import { findInContext } from "./find-in-context.ts";
import type { FindPassages } from "./find-passages.ts";
import { lookUpRecords } from "./look-up-records.ts";
import type { ReadOwnRecords } from "./read-own-records.ts";

export type MaterialSources = {
  readonly profiles: Pick<ProfileRepository, "findProfile">;
  readonly companions: Pick<CompanionRepository, "findCompanion">;
  readonly messages: Pick<ChatMessageRepository, "listRecentTurns">;
  readonly notes: Pick<ChatNoteRepository, "listChatNotes">;
  readonly records: Pick<ReadOwnRecords, "execute" | "totals">;
  readonly answers: Pick<AnswerRecordQuery, "execute" | "executeAll">;
  readonly passages: Pick<FindPassages, "execute">;
  /** Whether what somebody of this profile writes, and their records, may go to services outside. */
  readonly allowsExternalModel: (profile: Profile | null) => boolean;
};

/** What a message calls for: help at once, or a reply made of material. */
export type GatheredMaterial =
  | {
      readonly kind: "emergency";
      readonly check: ContentCheck;
      readonly profile: Profile | null;
      readonly ageYears: number | undefined;
    }
  | {
      readonly kind: "question";
      readonly material: ReplyMaterial;
      /** Whether anything of it may go to services outside. */
      readonly mayLeave: boolean;
      /** What earlier turns have left open. */
      readonly openMatter: OpenMatter | null;
      /** Looks further into the records of who wrote the message. */
      readonly lookUp: LookUpRecords;
      /** What these records say to each query. */
      readonly factsOf: (queries: readonly RecordQuery[]) => Promise<RecordFacts>;
    };

/** How far a reply looks back (design value): of what there is no room for a model is told how it began. */
const TURNS = 40;

/** Everything that is asked of a message of so many characters is told in a few milliseconds (design value). */
const SHORT_CHARACTERS = 1_000;

/** Checks a message and collects what is known about it and about the person. */
export class GatherMaterial {
  readonly #sources: MaterialSources;
  readonly #checkContent: CheckContent;
  readonly #lane: WorkLane;
  readonly #askGuard: Pick<AskGuard, "execute">;
  readonly #letPass = () => this.#lane.letPass();

  constructor(
    sources: MaterialSources,
    checkContent: CheckContent,
    lane: WorkLane,
    askGuard: Pick<AskGuard, "execute"> = NO_GUARD,
  ) {
    this.#sources = sources;
    this.#checkContent = failingSilently(checkContent);
    this.#lane = lane;
    this.#askGuard = askGuard;
  }

  /** @throws DomainError `user_not_active`. */
  async execute(asked: AskedMessage): Promise<GatheredMaterial> {
    const checked = await this.#lane.run(turnOf(asked), () => this.#check(asked));
    const { profile, mayLeave } = checked;
    const isEmergency = (check: ContentCheck) => callsForHelp(check, asked.message);
    const emergency = { kind: "emergency", profile, ageYears: checked.person.age } as const;
    if (isEmergency(checked.check)) return { ...emergency, check: checked.check };
    // The guard is another service: it reads while everything else is looked up, and nothing waits in line for it.
    const guard = mayLeave ? this.#askGuard : NO_GUARD;
    const [found, { openMatter, ...known }] = await Promise.all([
      guard.execute({ kind: "message", message: asked.message.source }),
      this.#lookUp(asked, checked),
    ]);
    await this.#lane.letPass();
    const { message, userContext } = asked;
    const check = spokenToReader(withFindings(checked.check, found), message);
    if (isEmergency(check)) return { ...emergency, check };
    // Nothing is kept while a matter is open.
    const told = openMatter === null ? notesTold(message, check) : [];
    const isMatterOpen = openMatter !== null;
    const material = { ...known, message, userContext, profile, check, told, isMatterOpen };
    const { now } = asked;
    const { pauses = [] } = profile ?? {};
    const offered = { ...known, now, pauses, riskLevel: check.riskLevel };
    const actions = await this.#lane.run(turnOf(asked), () =>
      takenInTurn(offeredActionsInSteps(offered), this.#letPass),
    );
    const { answers } = this.#sources;
    const lookUp: LookUpRecords = (request) =>
      this.#lane.runShort(turnOf(asked), () => lookUpRecords(request, asked, profile, answers));
    const factsOf = async (queries: readonly RecordQuery[]) =>
      recordFacts(await answers.executeAll(asked.userId, profile, queries, now));
    const looking = { lookUp, factsOf };
    return {
      kind: "question",
      material: { ...material, actions },
      mayLeave,
      openMatter,
      ...looking,
    };
  }

  async #lookUp(asked: AskedMessage, checked: CheckedMessage) {
    const { mayLeave } = checked;
    const { person, ...known } = await this.#lane.run(turnOf(asked), () =>
      this.#read(asked, checked),
    );
    const { answer } = known;
    // What the records answer needs no article.
    if (answer !== null) return { ...known, passages: [] };
    await this.#lane.letPass();
    // The search may ask another service: nothing waits in line for that.
    const found = await findInContext(this.#sources.passages, { ...known, person, mayLeave });
    return { ...known, ...found };
  }

  async #answerFromRecords(
    { userId, now }: AskedMessage,
    profile: Profile | null,
    asked: ReturnType<typeof recordQuestionIn>,
  ): Promise<RecordAnswer | null> {
    if (asked?.kind !== "records") return asked;
    const fact = await this.#sources.answers.execute(userId, profile, asked.query, now);
    return { kind: "records", fact, ask: asked.ask, isFollowUp: asked.isFollowUp === true };
  }

  /** A provider is told what all of the records add up to; the model of our own needs that for few questions. */
  async #totalsFor(
    { userId, now, model, ownModel }: AskedMessage,
    { profile, mayLeave }: CheckedMessage,
    isAskedFor: boolean,
  ): Promise<OwnTotals | null> {
    const isOwn = !mayLeave || model === ownModel;
    if (isOwn && !isAskedFor) return null;
    return this.#sources.records.totals(userId, profile, now);
  }

  async #check(asked: AskedMessage): Promise<CheckedMessage> {
    const profile = await this.#sources.profiles.findProfile(asked.userId);
    const told = readUserContext(asked.userContext);
    const today = localDateOf(asked.now, profile?.timeZone ?? UTC);
    const context = safetyContextOf(profile, told, today);
    const steps = checkInSteps(this.#checkContent, asked.message, context, "message");
    const check = spokenToReader(await takenInTurn(steps, this.#letPass), asked.message);
    const known = profile ?? emptyProfile(asked.userId, asked.now);
    const mayLeave = this.#sources.allowsExternalModel(profile);
    return { profile, check, person: riskProfileOf(known, today, told), mayLeave };
  }

  async #read(asked: AskedMessage, checked: CheckedMessage) {
    const { userId, sessionId, message, now } = asked;
    const { profile } = checked;
    const { messages, records, companions, notes } = this.#sources;
    const [history, ownRecords, companion, ownNotes] = await Promise.all([
      sessionId === undefined ? [] : messages.listRecentTurns(userId, sessionId, TURNS),
      records.execute(userId, profile, now),
      companions.findCompanion(userId),
      notes.listChatNotes(userId),
    ]);
    const question = questionOf(message);
    const openMatter = await takenInTurn(
      openMatterInSteps(message, history, this.#checkContent),
      this.#letPass,
    );
    // What the person says of themselves counts wherever it stands, beside an attempt to instruct too.
    const turns = await takenInTurn(
      assessedTurnsInSteps(history, this.#checkContent),
      this.#letPass,
    );
    const person = afterToldBirth(checked.person, message, history);
    const assessed = { profile: person, query: message, history: turns };
    const found = await takenInTurn(
      limitsOfPersonInSteps(assessed, this.#checkContent),
      this.#letPass,
    );
    const limits = limitsWithMatter(found, openMatter);
    // Each of what follows reads the whole message.
    const rest = async () => {
      if (message.source.length > SHORT_CHARACTERS) await this.#letPass();
    };
    // What was left out of the message does not decide in which language it is answered.
    const told = question.source === "" ? message : question;
    const language = languageOfMessage(told);
    await rest();
    const query = recordQuestionIn(question, history, ownRecords.today);
    const [answer, totals] = await Promise.all([
      this.#answerFromRecords(asked, profile, query),
      this.#totalsFor(asked, checked, query?.kind === "records" || asksForTotals(question)),
    ]);
    await rest();
    const cautions = cautionsFor(message, limits);
    await rest();
    return {
      history,
      records: { ...ownRecords, totals },
      answer,
      companion,
      notes: ownNotes,
      question,
      earlierQuestion: earlierQuestionOf(question, history),
      language,
      writing: writingOf(told, profile?.locale ?? null, language),
      limits,
      openMatter,
      cautions,
      isAfterBirth: person !== checked.person,
      person,
    };
  }
}

type CheckedMessage = {
  readonly profile: Profile | null;
  readonly check: ContentCheck;
  readonly person: RiskProfile;
  readonly mayLeave: boolean;
};
