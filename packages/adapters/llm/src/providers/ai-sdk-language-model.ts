import { buildChatPrompt, type ChatPrompt, type ReplyMaterial } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import { DomainError } from "@health-exercise/domain/user";
import type {
  LanguageModel,
  LookUpRecords,
  ModelReply,
  ReplyListener,
} from "@health-exercise/ports-llm";
import { generateText, type LanguageModel as SdkModel } from "ai";
import { failureOf } from "./failure-of.ts";
import { type FailureReport, ProviderFailure } from "./provider-failure.ts";
import { fetchAfter, NotStreamedError, providerFetch } from "./provider-fetch.ts";
import { type GateWatch, ProviderGate } from "./provider-gate.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import { RecordTool } from "./record-tool.ts";
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
  readonly watch?: GateWatch | undefined;
};

/** What a model is asked, and who hears the reply while it is written. */
type Asking = {
  readonly prompt: ChatPrompt;
  readonly language: TextLanguage;
  readonly hear: ReplyListener["onSentences"];
  /** What it may look further with; undefined where it cannot. */
  readonly newTool: () => RecordTool | undefined;
};
type Try = Asking & { readonly signal: AbortSignal };

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
  readonly #onFailure: (failure: ProviderFailure) => void;
  /** Learnt from its replies: what it thinks comes first, without a mark, and would be told as what it says. */
  #startsThinking = false;
  /** Learnt from its refusals: it is offered no tools any more. */
  #takesTools = true;

  constructor(
    { name, settings, onFailure, resilience = RESILIENCE, watch }: NamedProvider,
    model: SdkModel,
  ) {
    this.#name = name;
    this.#settings = settings;
    this.#model = model;
    this.#onFailure = ({ kind, status }) => onFailure({ provider: name, kind, status });
    this.#gate = new ProviderGate(settings, resilience, this.#onFailure, watch);
  }

  async reply(
    material: ReplyMaterial,
    listener?: ReplyListener,
    lookUp?: LookUpRecords,
    signal?: AbortSignal,
  ): Promise<ModelReply> {
    const { model, contextTokens, tools } = this.#settings;
    const prompt = buildChatPrompt(material, contextTokens);
    const { passages, instructionsVersion } = prompt;
    listener?.onPassages(passages);
    const { language, records } = material;
    const asking: Asking = {
      prompt,
      language,
      hear: listener?.onSentences?.bind(listener),
      // Each try may look as much up as any other.
      newTool: () =>
        tools && lookUp !== undefined ? new RecordTool(lookUp, records.today) : undefined,
    };
    const text = await this.#textFor(asking, signal);
    const by = { provider: this.#name, isFallback: false, model, instructionsVersion };
    return { text, passages, ...by };
  }

  async #textFor(asking: Asking, unwanted: AbortSignal | undefined): Promise<string> {
    let hasBegun = false;
    const { hear } = asking;
    const tell = hear && {
      hear: (sentences: string) => {
        hasBegun = true;
        hear(sentences);
      },
    };
    try {
      return await this.#gate.call(
        (signal) => this.#try({ ...asking, ...tell, signal }, () => !hasBegun),
        () => !hasBegun,
        unwanted,
      );
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      throw new DomainError(
        "llm_unavailable",
        "The language model is not available at the moment. Try again later.",
      );
    }
  }

  /**
   * Asks, and where the tools are refused once more without them.
   * @throws ProviderFailure
   */
  async #try(asking: Try, mayRepeat: () => boolean): Promise<string> {
    const tool = this.#takesTools ? asking.newTool() : undefined;
    try {
      return await this.#text(asking, tool);
    } catch (error) {
      const isRefused = error instanceof ProviderFailure && error.kind === "tools_refused";
      if (!isRefused || !mayRepeat()) throw error;
      const text = await this.#text(asking, undefined);
      this.#takesTools = false;
      this.#onFailure(error);
      return text;
    }
  }

  #text(asking: Try, tool: RecordTool | undefined): Promise<string> {
    return asking.hear === undefined
      ? this.#ask(asking, tool)
      : this.#listen(asking, tool, asking.hear);
  }

  /** @throws ProviderFailure */
  async #ask(
    asking: Try,
    tool: RecordTool | undefined,
    model: SdkModel = this.#model,
  ): Promise<string> {
    try {
      const call = this.#callOf(asking, model);
      const { text, finishReason, finalStep } = await generateText({ ...call, ...tool?.settings });
      // What is said beside a look-up is no reply.
      const isCall = tool !== undefined && finalStep.toolCalls.length > 0;
      return usableText({ text: isCall ? "" : text, finishReason }, asking.language);
    } catch (error) {
      throw failureOf(error, tool !== undefined);
    }
  }

  /**
   * Asks, and tells the reply while it is written, unless the provider gives the whole of it anyway.
   * @throws ProviderFailure
   */
  async #listen(
    asking: Try,
    tool: RecordTool | undefined,
    tell: (sentences: string) => void,
  ): Promise<string> {
    const writing = new ReplyInWriting({
      language: asking.language,
      startsThinking: this.#startsThinking,
      // Of a try that was given up nothing is told any more.
      tell: (sentences) => void (asking.signal.aborted || tell(sentences)),
    });
    try {
      return await streamReply(this.#callOf(asking, this.#model), writing, tool);
    } catch (error) {
      if (!(error instanceof NotStreamedError)) throw error;
      const { apiKey } = this.#settings;
      const rest = providerFetch(apiKey !== undefined);
      const given = await sdkModelOf(this.#settings, fetchAfter(error.response, rest));
      return this.#ask(asking, tool, given);
    } finally {
      this.#startsThinking ||= writing.showsThought;
    }
  }

  #callOf({ prompt, signal }: Try, model: SdkModel): ModelCall {
    const { maxOutputTokens, temperature } = this.#settings;
    return {
      model,
      instructions: prompt.system,
      prompt: prompt.data,
      maxOutputTokens,
      ...(temperature !== undefined && { temperature }),
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    };
  }
}
