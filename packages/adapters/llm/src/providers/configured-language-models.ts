import type { LanguageModel, LanguageModels } from "@health-exercise/ports-llm";
import { FallbackLanguageModel } from "./fallback-language-model.ts";
import { LoadedLanguageModel } from "./loaded-language-model.ts";
import type { FailureReport } from "./provider-failure.ts";
import type { TryOutcome } from "./provider-gate.ts";
import { BUILTIN_PROVIDER, type ProviderSettings } from "./provider-settings.ts";
import type { Resilience } from "./resilience.ts";

export type LanguageModelSettings = {
  /** The provider of requests that name none: `builtin`, or one of `providers`. */
  readonly defaultProvider: string;
  readonly providers: Readonly<Record<string, ProviderSettings>>;
  /** Who answers when a provider has no reply. */
  readonly fallback: "builtin" | "none";
};

/** Whom a request may name, in order. */
export function providerNames({
  providers,
}: Pick<LanguageModelSettings, "providers">): readonly string[] {
  return [...Object.keys(providers), BUILTIN_PROVIDER].toSorted();
}

type Parts = LanguageModelSettings & {
  readonly builtin: LanguageModel;
  /** Is told of every try that failed, in words that may be logged. */
  readonly onFailure: (report: FailureReport) => void;
  readonly resilience?: Resilience | undefined;
  readonly watch?: WatchModels | undefined;
};

/** Who counts and times what providers are asked, each by its name. */
type WatchModels = {
  tryBegins(provider: string): (outcome: TryOutcome) => void;
  circuitChanged(provider: string, isOpen: boolean): void;
  /** The model that the service brings along has answered in place of a provider. */
  fellBack(provider: string): void;
};

/** The model that the service brings along, and those of the configured providers. */
export class ConfiguredLanguageModels implements LanguageModels {
  readonly names: readonly string[];
  readonly own: LanguageModel;
  readonly #models: ReadonlyMap<string, LanguageModel>;
  readonly #defaultProvider: string;

  constructor(parts: Parts) {
    const { defaultProvider, providers, fallback, builtin, onFailure, resilience, watch } = parts;
    const configured = Object.entries(providers).map(
      ([name, settings]): [string, LanguageModel] => {
        const ofGate = watch && {
          tryBegins: () => watch.tryBegins(name),
          circuitChanged: (isOpen: boolean) => watch.circuitChanged(name, isOpen),
        };
        const model = new LoadedLanguageModel(async () => {
          const { openProvider } = await import("./ai-sdk-language-model.ts");
          return openProvider({ name, settings, onFailure, resilience, watch: ofGate });
        });
        if (fallback === "none") return [name, model];
        return [name, new FallbackLanguageModel(model, builtin, () => watch?.fellBack(name))];
      },
    );
    this.#models = new Map([...configured, [BUILTIN_PROVIDER, builtin]]);
    this.own = builtin;
    this.#defaultProvider = defaultProvider;
    this.names = providerNames({ providers });
  }

  find(name = this.#defaultProvider): LanguageModel | undefined {
    return this.#models.get(name);
  }
}
