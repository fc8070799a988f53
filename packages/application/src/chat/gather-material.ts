import {
  asksBesideMatter,
  asksForTotals,
  type ChatTurn,
  callsForHelp,
  cautionsFor,
  earlierQuestionOf,
  type JudgeForm,
  notesTold,
  type OpenMatter,
  type OwnTotals,
  offeredActionsInSteps,
  type RecordFacts,
  type ReplyMaterial,
  recordFacts,
  tellsInNeed,
  tellsLoggedSession,
  withSessionFindings,
  withToldAge,
  withToldConditions,
} from "@health-exercise/domain/chat";
import { languageOfMessage, writingOf } from "@health-exercise/domain/language";
import {
  type CheckContent,
  type ContentCheck,
  spokenToReader,
  withFindings,
} from "@health-exercise/domain/safety";
import type { RecordQuery } from "@health-exercise/domain/sport";
import type { Profile } from "@health-exercise/domain/user";
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
import { answerAskedRecords, recordsAsked } from "./answer-asked-records.ts";
import { type AskGuard, NO_GUARD } from "./ask-guard.ts";
import { type AskedMessage, turnOf } from "./asked-message.ts";
import { ownWordsIn } from "./assessed-turns.ts";
import { type CheckedMessage, checkMessage, limitsInSession } from "./checked-message.ts";
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
  readonly answers: Pick<AnswerRecordQuery, "execute" | "executeAll" | "sessionNames" | "hasPlan">;
  readonly passages: Pick<FindPassages, "execute">;
  /** Tells what is asked of the records in words that no rule knows; absent: the rules alone do. */
  readonly judgeForm?: JudgeForm;
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
      readonly history: readonly ChatTurn[];
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
    const checked = await this.#lane.run(turnOf(asked), () =>
      checkMessage(asked, this.#sources, this.#checkContent, this.#letPass),
    );
    const { profile, mayLeave, history } = checked;
    const isEmergency = (check: ContentCheck) => callsForHelp(check, asked.message);
    const ageYears = checked.person.age;
    const emergency = { kind: "emergency", profile, ageYears, history } as const;
    const known = withSessionFindings(checked.check, checked.inSession.findings);
    if (isEmergency(known)) return { ...emergency, check: known };
    // The guard is another service: it reads while everything else is looked up, and nothing waits in line for it.
    const guard = mayLeave ? this.#askGuard : NO_GUARD;
    const [found, { openMatter, ...gathered }] = await Promise.all([
      guard.execute({ kind: "message", message: asked.message.source }),
      this.#lookUp(asked, checked),
    ]);
    await this.#lane.letPass();
    const { message, userContext } = asked;
    const { check: own, inSession } = checked;
    const check = withSessionFindings(
      spokenToReader(withFindings(own, found), message),
      inSession.findings,
    );
    if (isEmergency(check)) return { ...emergency, check };
    // Nothing is kept while a matter is open.
    const told = openMatter === null ? notesTold(message, check) : [];
    const isMatterOpen = openMatter !== null;
    const isInjuryOpen = openMatter?.matter === "injury";
    const isAskedBeside = asksBesideMatter(gathered.question, openMatter);
    const open = { isMatterOpen, isInjuryOpen, isAskedBeside };
    const material = { ...gathered, message, userContext, profile, check, told, ...open };
    const { now } = asked;
    const { pauses = [] } = profile ?? {};
    const { question } = checked;
    const offered = { ...gathered, question, now, pauses, riskLevel: check.riskLevel };
    const actions = await this.#lane.run(turnOf(asked), () =>
      takenInTurn(offeredActionsInSteps(offered), this.#letPass),
    );
    const isLoggedAlready = actions.length === 0 && tellsLoggedSession(offered);
    const { answers } = this.#sources;
    const lookUp: LookUpRecords = (request) =>
      this.#lane.runShort(turnOf(asked), () => lookUpRecords(request, asked, profile, answers));
    const factsOf = async (queries: readonly RecordQuery[]) =>
      recordFacts(await answers.executeAll(asked.userId, profile, queries, now));
    const looking = { lookUp, factsOf };
    return {
      kind: "question",
      material: { ...material, actions, isLoggedAlready },
      mayLeave,
      openMatter,
      ...looking,
    };
  }

  async #lookUp(asked: AskedMessage, checked: CheckedMessage) {
    const { person, mayLeave } = checked;
    const known = await this.#lane.run(turnOf(asked), () => this.#read(asked, checked));
    const { answer } = known;
    // What the records answer needs no article, nor does what is told while somebody is in need.
    if (answer !== null || tellsInNeed(known.openMatter, asked.message))
      return { ...known, passages: [] };
    await this.#lane.letPass();
    // The search may ask another service: nothing waits in line for that.
    const isSpelledOut = checked.inSession.asked !== checked.question;
    const isBeside = asksBesideMatter(known.question, known.openMatter);
    const history = isSpelledOut || isBeside ? [] : known.history;
    const aged = withToldAge(person, asked.message, known.history);
    const told = withToldConditions(aged, asked.message, checked.history);
    const searched = { ...known, history, person: told, mayLeave };
    const found = await findInContext(this.#sources.passages, searched);
    return { ...known, ...found };
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

  async #read(asked: AskedMessage, checked: CheckedMessage) {
    const { userId, message, now } = asked;
    const { profile, history, question, inSession } = checked;
    const { records, companions, notes } = this.#sources;
    const [ownRecords, companion, ownNotes] = await Promise.all([
      records.execute(userId, profile, now),
      companions.findCompanion(userId),
      notes.listChatNotes(userId),
    ]);
    const { openMatter, limits } = await limitsInSession(
      message,
      checked,
      this.#checkContent,
      this.#letPass,
    );
    // Each of what follows reads the whole message.
    const rest = async () => {
      if (message.source.length > SHORT_CHARACTERS) await this.#letPass();
    };
    // What was left out of the message does not decide in which language it is answered.
    const told = question.source === "" ? message : question;
    const language = languageOfMessage(told);
    await rest();
    const { today } = ownRecords;
    const { answers, judgeForm } = this.#sources;
    const query = await recordsAsked(asked, checked, today, answers, judgeForm);
    const [answer, totals] = await Promise.all([
      answerAskedRecords(query, asked, checked, today, answers),
      this.#totalsFor(asked, checked, query?.kind === "records" || asksForTotals(question)),
    ]);
    await rest();
    const meant = inSession.asked === question ? message : inSession.asked;
    const cautions = cautionsFor(meant, limits);
    await rest();
    return {
      history,
      records: { ...ownRecords, totals },
      answer,
      companion,
      notes: ownNotes,
      question: inSession.asked,
      earlierQuestion: earlierQuestionOf(inSession.asked, history),
      language,
      writing: writingOf(told, profile?.locale ?? null, language, ownWordsIn(history)),
      limits,
      openMatter,
      cautions,
      isAfterBirth: checked.isAfterBirth,
    };
  }
}
