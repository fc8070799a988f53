import type { FactData, ReplyMaterial, StatedGround } from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import type { Writing } from "@health-exercise/domain/language";
import type { RecordRequest, RecordRequestProblem } from "@health-exercise/domain/sport";
import type { Cancellation } from "@health-exercise/domain/user";

/** A reply as a model gave it; nothing of it is checked yet. */
export type ModelReply = {
  readonly text: string;
  /** The passages that the model was really given, best first: those that its budget had room for. */
  readonly passages: readonly KnowledgePassage[];
  /** Who answered in the end: a fallback names itself. */
  readonly provider: string;
  /** Whether the asked provider failed and this one answered in its place. */
  readonly isFallback: boolean;
  readonly model: string;
  /** The version of the instructions that it was given. */
  readonly instructionsVersion: string;
  /** What it rests on, of a model that knows; absent where its words have to tell. */
  readonly stated?: StatedGround | undefined;
};

/** Hears of a reply while it is made. Nothing of what it is told is checked yet. */
export interface ReplyListener {
  /** The passages that the model is given: once, before it answers. Whoever answers in the end has no others. */
  onPassages(passages: readonly KnowledgePassage[]): void;
  /**
   * More of the reply, in whole sentences, as soon as they are written: joined they are how its text begins. A model that
   * has its reply at once tells nothing. Where absent, nobody wants to hear of it before it is whole.
   */
  onSentences?(text: string): void;
}

/** What the records say to a request, as plain JSON in shown units; or why it is none. */
export type RecordsFound =
  | { readonly kind: "found"; readonly data: FactData }
  | RecordRequestProblem;

/**
 * Looks into the records of the one person who is answered, as they stand when their message came; a request has no way
 * to name anybody else. Rejects where the records cannot be read.
 */
export type LookUpRecords = (request: RecordRequest) => Promise<RecordsFound>;

/** Answers a message from what it is given. */
export interface LanguageModel {
  /**
   * To a `listener` the reply is told while it is written; once something of it was told, no other try is made and nobody
   * else answers. With `lookUp` the model may ask for more of the person's records than the material has. Once `signal`
   * aborts, nobody wants the reply any more: whoever is asked elsewhere is left alone, and why it was aborted is thrown.
   * @throws DomainError `llm_unavailable` when no reply can be had: after all tries, and after the fallback where there
   * is one. The error says nothing of what was asked or answered.
   */
  reply(
    material: ReplyMaterial,
    listener?: ReplyListener,
    lookUp?: LookUpRecords,
    signal?: Cancellation,
  ): Promise<ModelReply>;
}

/** The providers that are configured. */
export interface LanguageModels {
  /** The names a request may choose from; `builtin` is always among them. */
  readonly names: readonly string[];
  /**
   * The one that answers by itself, and asks nobody outside the service. It speaks of totals of the records only where the
   * message asks for records or plans.
   */
  readonly own: LanguageModel;
  /** The provider of this name, or the default one; undefined for an unknown name. */
  find(name: string | undefined): LanguageModel | undefined;
}

/** A text of the service as somebody writes: a Chinese one in traditional characters where they write those. */
export type WriteIn = (text: string, writing: Writing) => Promise<string>;
