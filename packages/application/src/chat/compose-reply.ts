import {
  aidReply,
  callActions,
  claimQueries,
  helpReply,
  isAllThatMatters,
  type JudgeAdvice,
  matterLead,
  type OpenMatter,
  type ReplyMaterial,
  reviewBeginning,
  reviewReply,
  type UnreviewedReply,
} from "@health-exercise/domain/chat";
import { type ReadText, type Writing, writingOf } from "@health-exercise/domain/language";
import {
  type CheckContent,
  isAtLeast,
  regionOfPerson,
  type SafetyFinding,
} from "@health-exercise/domain/safety";
import { usualTimeZone } from "@health-exercise/domain/user";
import type { ModelReply, WriteIn } from "@health-exercise/ports-llm";
import { failingSilently } from "../safety/content-check-failure.ts";
import type { EmergencyContacts } from "../safety/get-safety-guidelines.ts";
import type { WorkLane } from "../work-lane.ts";
import { type AskGuard, NO_GUARD } from "./ask-guard.ts";
import { type AskedMessage, turnOf } from "./asked-message.ts";
import { ownWordsIn } from "./assessed-turns.ts";
import {
  type ComposedReply,
  cautionsIn,
  type FixedText,
  fixedReply,
  safetyOf,
  traceOf,
} from "./composed-reply.ts";
import { type ContextLine, contextLines } from "./context-lines.ts";
import type { GatheredMaterial, GatherMaterial } from "./gather-material.ts";
import { HeardReply, type Hearing } from "./heard-reply.ts";
import type { TellReply } from "./reply-event.ts";

/** Whom people can call. */
export type HelpSources = {
  readonly emergencyContacts: EmergencyContacts;
  /** Whose numbers are given to people of whom no country is known; ISO 3166-1 alpha-2. */
  readonly defaultRegion: string;
};

type EmergencyMaterial = Extract<GatheredMaterial, { readonly kind: "emergency" }>;
type QuestionMaterial = Extract<GatheredMaterial, { readonly kind: "question" }>;

/**
 * Finds the answer to a message: safety check, knowledge, model, review of the reply. Reads, and stores nothing; no
 * connection to the database is held while the model is asked.
 */
export class ComposeReply {
  readonly #gatherMaterial: GatherMaterial;
  readonly #help: HelpSources;
  readonly #checkContent: CheckContent;
  readonly #judgeAdvice: JudgeAdvice;
  readonly #lane: WorkLane;
  readonly #askGuard: Pick<AskGuard, "execute">;
  readonly #writeIn: WriteIn;

  constructor(
    gatherMaterial: GatherMaterial,
    help: HelpSources,
    checkContent: CheckContent,
    judgeAdvice: JudgeAdvice,
    lane: WorkLane,
    askGuard: Pick<AskGuard, "execute"> = NO_GUARD,
    writeIn: WriteIn = async (text) => text,
  ) {
    this.#gatherMaterial = gatherMaterial;
    this.#help = help;
    this.#checkContent = failingSilently(checkContent);
    this.#judgeAdvice = judgeAdvice;
    this.#lane = lane;
    this.#askGuard = askGuard;
    this.#writeIn = writeIn;
  }

  /**
   * `tell` hears of the reply while that comes about: texts that it is told are how the reply begins.
   * @throws DomainError `llm_unavailable`, `user_not_active`.
   */
  async execute(asked: AskedMessage, tell?: TellReply): Promise<ComposedReply> {
    const gathered = await this.#gatherMaterial.execute(asked);
    // In an emergency no model is asked.
    if (gathered.kind === "emergency")
      return told(await this.#helpWith(asked.message, gathered), tell);
    const { openMatter, material, mayLeave } = gathered;
    if (openMatter !== null && isAllThatMatters(openMatter, material))
      return told(await this.#fixed(this.#leadOf(openMatter, material), material), tell);
    const aid = openMatter === null ? undefined : this.#aidIn(openMatter, material);
    if (aid !== undefined) return told(await this.#fixed(aid, material), tell);
    const { writing } = material;
    const checked = safetyOf(material.check, [], cautionsIn(material));
    tell?.({ kind: "checked", safetyCheck: await this.#written(checked, writing) });
    const lead = openMatter === null ? undefined : this.#leadOf(openMatter, material);
    const beginning = lead === undefined ? "" : `${lead.text}\n\n`;
    const review = this.#beginningOf(asked, gathered);
    const lineOf = await contextLines(material.passages, writing, this.#writeIn);
    const heard = tell && new HeardReply({ tell, lead: beginning, lineOf, review });
    await this.#lane.letPass();
    const model = mayLeave ? asked.model : asked.ownModel;
    const given = await model.reply(material, heard, gathered.lookUp, asked.signal);
    const found = await this.#guardOf(gathered).execute({
      kind: "reply",
      message: asked.message.source,
      reply: given.text,
    });
    const begun = (await heard?.end()) ?? "";
    await this.#lane.letPass();
    const reviewed = await this.#lane.run(turnOf(asked), () =>
      this.#reviewed(given, begun, found, gathered, lineOf),
    );
    const actions = [...(lead?.calls ?? []), ...material.actions];
    const safetyCheck = await this.#written(reviewed.safetyCheck, writing);
    return {
      ...reviewed,
      safetyCheck,
      content: beginning + reviewed.content,
      actions,
      notes: material.told,
    };
  }

  #guardOf({ mayLeave }: QuestionMaterial): Pick<AskGuard, "execute"> {
    return mayLeave ? this.#askGuard : NO_GUARD;
  }

  /**
   * Reviews the beginning of a reply that is still being written; undefined where all of it is reviewed before anything is
   * given: where a guard has to read it, after a red flag, and while a matter is open.
   */
  #beginningOf(asked: AskedMessage, gathered: QuestionMaterial): Hearing["review"] {
    const { material, openMatter } = gathered;
    const isGrave = openMatter !== null || isAtLeast(material.check.riskLevel, "high");
    if (isGrave || this.#guardOf(gathered) !== NO_GUARD) return undefined;
    return (text, passages) =>
      this.#lane.runShort(turnOf(asked), async () => {
        const reply = await withFacts({ text, passages }, gathered);
        return reviewBeginning(reply, material, this.#checkContent, this.#judgeAdvice);
      });
  }

  /** What the check says, with its warnings as the person writes. */
  async #written(
    safetyCheck: ComposedReply["safetyCheck"],
    writing: Writing,
  ): Promise<ComposedReply["safetyCheck"]> {
    const written = safetyCheck.warnings.map((warning) => this.#writeIn(warning, writing));
    return { ...safetyCheck, warnings: await Promise.all(written) };
  }

  async #helpWith(message: ReadText, gathered: EmergencyMaterial): Promise<ComposedReply> {
    const { check, ageYears } = gathered;
    const place = this.#placeOf({ message, ...gathered });
    const { text, contacts } = helpReply({ check, message, ...place, ageYears });
    const reply = fixedReply({ text, calls: callActions(contacts, place.writing) }, check, true);
    return { ...reply, safetyCheck: await this.#written(reply.safetyCheck, place.writing) };
  }

  /** Somebody who told of dying or of being hurt, or who helps in an emergency, is not left for what else they ask. */
  async #fixed(text: FixedText, { check, writing }: ReplyMaterial): Promise<ComposedReply> {
    const reply = fixedReply(text, check, isAtLeast(check.riskLevel, "high"));
    return { ...reply, safetyCheck: await this.#written(reply.safetyCheck, writing) };
  }

  #aidIn(openMatter: OpenMatter, material: ReplyMaterial): FixedText | undefined {
    const { answer, check, message } = material;
    const { contacts, writing } = this.#placeOf(material);
    const isOnRecord = answer?.kind === "records" && !answer.isFollowUp;
    const { riskLevel } = check;
    const aid = aidReply(openMatter, { message, riskLevel, isOnRecord, contacts, writing });
    return aid && { text: aid.text, calls: callActions(aid.contacts, writing) };
  }

  #leadOf(openMatter: OpenMatter, material: ReplyMaterial): FixedText {
    const { contacts, writing } = this.#placeOf(material);
    const last = material.history.findLast(({ role }) => role === "assistant");
    const lead = matterLead(openMatter, contacts, writing, last?.content);
    return { text: lead.text, calls: callActions(lead.contacts, writing) };
  }

  /** Whom somebody can call where they are, and how they write. */
  #placeOf({
    message,
    check: { language },
    profile,
    history,
  }: Pick<ReplyMaterial, "message" | "check" | "profile" | "history">) {
    const { emergencyContacts, defaultRegion } = this.#help;
    const zone = profile?.timeZone ?? null;
    const whereabouts = { timeZone: zone && usualTimeZone(zone), locale: profile?.locale ?? null };
    const region = regionOfPerson(whereabouts) ?? defaultRegion;
    const locale = profile?.locale ?? `zh-${region}`;
    const writing = writingOf(message, locale, language, ownWordsIn(history));
    return { contacts: emergencyContacts(region), writing };
  }

  /** `begun`: what of it was given while it was written. */
  async #reviewed(
    given: ModelReply,
    begun: string,
    guardFindings: readonly SafetyFinding[],
    gathered: QuestionMaterial,
    lineOf: ContextLine,
  ): Promise<Omit<ComposedReply, "actions" | "notes">> {
    const { material } = gathered;
    const { check } = material;
    const { text, passages, stated, provider, isFallback } = given;
    const reply = { text, passages, stated, guardFindings, given: begun };
    const reviewed = reviewReply(
      await withFacts(reply, gathered),
      material,
      this.#checkContent,
      this.#judgeAdvice,
    );
    return {
      content: reviewed.text,
      ragContext: reviewed.sources.map(lineOf),
      confidence: reviewed.confidence,
      origin: { basis: reviewed.basis, provider, isFallback },
      safetyCheck: safetyOf(check, reviewed.flags, cautionsIn(material)),
      requiresAcknowledgment: isAtLeast(check.riskLevel, "high"),
      trace: { ...traceOf(check, given, passages), replyRules: reviewed.rules },
    };
  }
}

/**
 * A reply with what the records say to its figures. One that states what it rests on was made of them by rules, and has
 * none of its own.
 */
async function withFacts(
  reply: UnreviewedReply,
  { material, factsOf }: QuestionMaterial,
): Promise<UnreviewedReply> {
  if (reply.stated !== undefined) return reply;
  return { ...reply, facts: await factsOf(claimQueries(reply, material)) };
}

/** A reply that is there at once: only what the check says is told of it beforehand. */
function told(reply: ComposedReply, tell: TellReply | undefined): ComposedReply {
  tell?.({ kind: "checked", safetyCheck: reply.safetyCheck });
  return reply;
}
