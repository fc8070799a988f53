import {
  type AssistantMessage,
  type ChatSession,
  type GivenReply,
  type InputType,
  sessionNameOf,
  startChatSession,
  type UserMessage,
} from "@health-exercise/domain/chat";
import { read } from "@health-exercise/domain/language";
import {
  type Cancellation,
  type ChatMessageId,
  type ChatNoteId,
  type ChatSessionId,
  invalidField,
  type UserId,
} from "@health-exercise/domain/user";
import type { LanguageModel, LanguageModels } from "@health-exercise/ports-llm";
import type {
  ChatMessageRepository,
  ChatRequestClaim,
  ChatRequestKey,
  ChatSessionRepository,
} from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator } from "@health-exercise/ports-runtime";
import type { AnswerOnce, GivenResponse } from "../idempotency/answer-once.ts";
import type { WorkLane } from "../work-lane.ts";

import { turnOf } from "./asked-message.ts";
import type { ComposeReply } from "./compose-reply.ts";
import type { ComposedReply, ObserveReply } from "./composed-reply.ts";
import type { TellReply } from "./reply-event.ts";

/** A message as a client sends it. */
export type SentChatMessage = {
  readonly userId: UserId;
  readonly message: string;
  readonly inputType: InputType;
  readonly userContext: Readonly<Record<string, unknown>> | null;
  /** A configured provider; the default one when absent. */
  readonly provider: string | undefined;
  /** A session of the person; the default one when absent. */
  readonly sessionId: ChatSessionId | undefined;
  readonly idempotencyKey: string | undefined;
};

/** What the caller of the use case decides. */
export type ChatMessageHandling = {
  /** Called before any work for a message that has no answer yet; refuses it by throwing. */
  readonly admit: () => Promise<void>;
  /** The response to the client, which is kept to the letter for repetitions. */
  readonly respond: (reply: GivenReply) => string;
  /**
   * Hears of a reply while that comes about. It is not what is stored where another call took the key over meanwhile, and
   * nothing is told of a response that was given before.
   */
  readonly tell?: TellReply;
  /**
   * Aborts when whoever sent the message has left. Then it is not answered; but one with a key whose turn has come is,
   * for whoever comes back with that key.
   */
  readonly left?: Cancellation | undefined;
};

export type ChatStorage = {
  readonly sessions: ChatSessionRepository;
  readonly messages: ChatMessageRepository;
};

/** A message, and what is known before its turn comes. */
type Exchange = {
  readonly sent: SentChatMessage;
  readonly named: ChatSession | undefined;
  readonly model: LanguageModel;
  readonly handling: ChatMessageHandling;
  /** Null for a message without a key. */
  readonly claim: ChatRequestClaim | null;
};

/** Default sessions come and go only by requests of the person; so many in a row are no coincidence. */
const SAVE_ATTEMPTS = 5;

/** Answers a message, once for each idempotency key, and stores it with its reply. */
export class SendChatMessage {
  readonly #storage: ChatStorage;
  readonly #models: LanguageModels;
  readonly #answerOnce: AnswerOnce<ChatRequestKey>;
  readonly #composeReply: ComposeReply;
  /** Whole exchanges. */
  readonly #exchanges: WorkLane;
  /** Their steps. */
  readonly #lane: WorkLane;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;
  readonly #observe: ObserveReply;

  constructor(
    storage: ChatStorage,
    models: LanguageModels,
    answerOnce: AnswerOnce<ChatRequestKey>,
    composeReply: ComposeReply,
    exchanges: WorkLane,
    lane: WorkLane,
    ids: IdGenerator,
    clock: Clock,
    observe: ObserveReply = () => {},
  ) {
    this.#storage = storage;
    this.#models = models;
    this.#answerOnce = answerOnce;
    this.#composeReply = composeReply;
    this.#exchanges = exchanges;
    this.#lane = lane;
    this.#ids = ids;
    this.#clock = clock;
    this.#observe = observe;
  }

  /**
   * @throws DomainError `invalid_input` for an unknown provider, `chat_session_not_found`, `llm_unavailable`, `busy`,
   * `user_not_active`; what `admit` throws, and why `left` was aborted. Nothing is stored then.
   */
  async execute(sent: SentChatMessage, handling: ChatMessageHandling): Promise<GivenResponse> {
    const { userId, sessionId, idempotencyKey: key } = sent;
    const model = this.#modelFor(sent.provider);
    const named = sessionId && (await this.#storage.sessions.getChatSession(userId, sessionId));
    if (key !== undefined) {
      return this.#answerOnce.execute({ userId, key }, (claim) =>
        this.#answer({ sent, named, model, handling, claim }),
      );
    }
    const response = await this.#answer({ sent, named, model, handling, claim: null });
    if (response === undefined) throw new Error("An exchange without a key lost a claim.");
    return { response, isReplayed: false };
  }

  #modelFor(provider: string | undefined): LanguageModel {
    const model = this.#models.find(provider);
    if (model !== undefined) return model;
    throw invalidField("provider", `must be one of ${this.#models.names.join(", ")}`);
  }

  /**
   * The response, or undefined when somebody else has taken over the key. The turn is waited for under the claim, which
   * is renewed meanwhile: repetitions wait for this answer, and take no turns of their own.
   */
  async #answer(exchange: Exchange): Promise<string | undefined> {
    const { sent, handling } = exchange;
    await handling.admit();
    const turn = { person: sent.userId, signal: handling.left };
    return this.#exchanges.run(turn, () => this.#answerInTurn(exchange));
  }

  async #answerInTurn({ sent, named, model, handling, claim }: Exchange) {
    const { respond, tell, left } = handling;
    const signal = claim === null ? left : undefined;
    const turn = turnOf({ ...sent, signal });
    const now = this.#clock.now();
    const { own: ownModel } = this.#models;
    const known = named ?? (await this.#lane.run(turn, () => this.#findSession(sent)));
    const composed = await this.#composeReply.execute(
      { ...sent, message: read(sent.message), sessionId: known?.id, model, ownModel, now, signal },
      tell,
    );
    for (let attempt = 0, session = known; attempt < SAVE_ATTEMPTS; attempt += 1) {
      const exchange = this.#exchangeIn(session ?? this.#newSession(sent), sent, composed, now);
      const { origin, actions } = composed;
      const response = respond({ ...exchange.reply, origin, actions });
      const request = claim && { key: claim.key, claimId: claim.claimId, response };
      const outcome = await this.#lane.run(turn, () =>
        this.#storage.messages.saveChatExchange({ ...exchange, request }),
      );
      if (outcome === "saved") {
        this.#observe(composed);
        return response;
      }
      if (outcome === "claim_lost") return undefined;
      session = await this.#findSession(sent);
    }
    throw new Error("The default session kept changing.");
  }

  async #findSession({ userId, sessionId }: SentChatMessage): Promise<ChatSession | undefined> {
    const { sessions } = this.#storage;
    return sessionId === undefined
      ? sessions.findDefaultChatSession(userId)
      : sessions.getChatSession(userId, sessionId);
  }

  #newSession({ userId }: SentChatMessage): ChatSession {
    const id = this.#ids.newId() as ChatSessionId;
    return startChatSession({ id, userId, isDefault: true }, this.#clock.now());
  }

  #exchangeIn(session: ChatSession, sent: SentChatMessage, composed: ComposedReply, now: Date) {
    const { trace, actions, notes: told, ...said } = composed;
    const common = { userId: sent.userId, sessionId: session.id };
    const question: UserMessage = {
      ...common,
      id: this.#ids.newId() as ChatMessageId,
      role: "user",
      content: sent.message,
      inputType: sent.inputType,
      timestamp: now,
    };
    const reply: AssistantMessage = {
      ...common,
      id: this.#ids.newId() as ChatMessageId,
      role: "assistant",
      ...said,
      timestamp: this.#clock.now(),
    };
    const sessionName = sessionNameOf(sent.message, composed.safetyCheck.riskLevel);
    const notes = told.map(({ kind, topic, text }) => ({
      id: this.#ids.newId() as ChatNoteId,
      userId: sent.userId,
      kind,
      topic,
      text,
      createdAt: now,
    }));
    return { session, sessionName, question, reply, trace, notes };
  }
}
