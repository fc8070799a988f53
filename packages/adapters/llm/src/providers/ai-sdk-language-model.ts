import { buildChatPrompt, type ChatPrompt, type ReplyMaterial } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import { DomainError } from "@health-exercise/domain/user";
import type { LanguageModel, ModelReply, ReplyListener } from "@health-exercise/ports-llm";
import { generateText, type LanguageModel as SdkModel } from "ai";
import { failureOf } from "./failure-of.ts";
import { type FailureReport, ProviderFailure } from "./provider-failure.ts";
import { NotStreamedError } from "./provider-fetch.ts";
import { ProviderGate } from "./provider-gate.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import { ReplyInWriting } from "./reply-in-writing.ts";
import { RESILIENCE, type Resilience } from "./resilience.ts";
import { sdkModelOf } from "./sdk-model.ts";
import { type ModelCall, streamReply } from "./stream-reply.ts";
import { usableText } from "./usable-reply.ts";

// What the SDK warns of, it would write beside the log with every call.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** A configured provider with its name, and who is told of its failures. */
export type NamedProvider = {
  readonly name: string;
  readonly settings: ProviderSettings;
  readonly onFailure: (report: FailureReport) => void;
  readonly resilience?: Resilience | undefined;
};

/** Loads what a provider speaks, and gives its model. */
export async function openProvider(provider: NamedProvider): Promise<LanguageModel> {
  return new AiSdkLanguageModel(provider, await sdkModelOf(provider.settings));
}

/** Replies of a model that a provider runs. */
class AiSdkLanguageModel implements LanguageModel {
  readonly #name: string;
  readonly #settings: ProviderSettings;
  readonly #model: SdkModel;
  readonly #gate: ProviderGate;
  /** Learnt from its replies: what it thinks comes first, without a mark, and would be told as what it says. */
  #startsThinking = false;

  constructor(
    { name, settings, onFailure, resilience = RESILIENCE }: NamedProvider,
    model: SdkModel,
  ) {
    this.#name = name;
    this.#settings = settings;
    this.#model = model;
    this.#gate = new ProviderGate(settings, resilience, ({ kind, status }) =>
      onFailure({ provider: name, kind, status }),
    );
  }

  async reply(material: ReplyMaterial, listener?: ReplyListener): Promise<ModelReply> {
    const { model, contextTokens } = this.#settings;
    const prompt = buildChatPrompt(material, contextTokens);
    const { passages, instructionsVersion } = prompt;
    listener?.onPassages(passages);
    const hear = listener?.onSentences?.bind(listener);
    const text = await this.#textFor(prompt, material.language, hear);
    const by = { provider: this.#name, isFallback: false, model, instructionsVersion };
    return { text, passages, ...by };
  }

  async #textFor(
    prompt: ChatPrompt,
    language: TextLanguage,
    hear: ReplyListener["onSentences"],
  ): Promise<string> {
    let hasBegun = false;
    const tell = (sentences: string) => {
      hasBegun = true;
      hear?.(sentences);
    };
    try {
      return await this.#gate.call(
        (signal) =>
          hear === undefined
            ? this.#ask(prompt, language, signal)
            : this.#listen(prompt, language, signal, tell),
        () => !hasBegun,
      );
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      throw new DomainError(
        "llm_unavailable",
        "The language model is not available at the moment. Try again later.",
      );
    }
  }

  /** @throws ProviderFailure */
  async #ask(
    prompt: ChatPrompt,
    language: TextLanguage,
    abortSignal: AbortSignal,
    model: SdkModel = this.#model,
  ): Promise<string> {
    try {
      const reply = await generateText(this.#callOf(prompt, abortSignal, model));
      return usableText(reply, language);
    } catch (error) {
      throw failureOf(error);
    }
  }

  /**
   * Asks, and tells the reply while it is written, unless the provider gives the whole of it anyway.
   * @throws ProviderFailure
   */
  async #listen(
    prompt: ChatPrompt,
    language: TextLanguage,
    signal: AbortSignal,
    tell: (sentences: string) => void,
  ): Promise<string> {
    const writing = new ReplyInWriting({
      language,
      startsThinking: this.#startsThinking,
      // Of a try that was given up nothing is told any more.
      tell: (sentences) => void (signal.aborted || tell(sentences)),
    });
    try {
      return await streamReply(this.#callOf(prompt, signal, this.#model), writing);
    } catch (error) {
      if (!(error instanceof NotStreamedError)) throw error;
      const given = await sdkModelOf(this.#settings, async () => error.response);
      return this.#ask(prompt, language, signal, given);
    } finally {
      this.#startsThinking ||= writing.showsThought;
    }
  }

  #callOf({ system, data }: ChatPrompt, abortSignal: AbortSignal, model: SdkModel): ModelCall {
    const { maxOutputTokens, temperature } = this.#settings;
    return {
      model,
      instructions: system,
      prompt: data,
      maxOutputTokens,
      ...(temperature !== undefined && { temperature }),
      maxRetries: 0,
      abortSignal,
      telemetry: { isEnabled: false },
    };
  }
}
