import { buildChatPrompt, type ChatPrompt, type ReplyMaterial } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import { DomainError } from "@health-exercise/domain/user";
import type { LanguageModel, ModelReply } from "@health-exercise/ports-llm";
import { generateText, type LanguageModel as SdkModel } from "ai";
import { failureOf } from "./failure-of.ts";
import { type FailureReport, ProviderFailure } from "./provider-failure.ts";
import { ProviderGate } from "./provider-gate.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import { RESILIENCE, type Resilience } from "./resilience.ts";
import { sdkModelOf } from "./sdk-model.ts";
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

  async reply(material: ReplyMaterial): Promise<ModelReply> {
    const { model, contextTokens } = this.#settings;
    const prompt = buildChatPrompt(material, contextTokens);
    const text = await this.#textFor(prompt, material.language);
    const { passages, instructionsVersion } = prompt;
    return { text, passages, provider: this.#name, model, instructionsVersion };
  }

  async #textFor(prompt: ChatPrompt, language: TextLanguage): Promise<string> {
    try {
      return await this.#gate.call((signal) => this.#ask(prompt, language, signal));
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
    { system, data }: ChatPrompt,
    language: TextLanguage,
    abortSignal: AbortSignal,
  ): Promise<string> {
    const { maxOutputTokens, temperature } = this.#settings;
    try {
      const reply = await generateText({
        model: this.#model,
        instructions: system,
        prompt: data,
        maxOutputTokens,
        ...(temperature !== undefined && { temperature }),
        maxRetries: 0,
        abortSignal,
        telemetry: { isEnabled: false },
      });
      return usableText(reply, language);
    } catch (error) {
      throw failureOf(error);
    }
  }
}
