import type { Guard, GuardedText, GuardReading } from "@health-exercise/ports-llm";
import type { GuardSettings } from "./guard-settings.ts";

/** A guard that a provider runs; its code is loaded with the first text, as most services have none. */
export class ConfiguredGuard implements Guard {
  readonly #settings: GuardSettings;
  #guard: Promise<Guard> | undefined;

  constructor(settings: GuardSettings) {
    this.#settings = settings;
  }

  async read(text: GuardedText): Promise<GuardReading> {
    try {
      this.#guard ??= gatedGuard(this.#settings);
      return await (await this.#guard).read(text);
    } catch {
      return { kind: "failed", reason: "not_loaded" };
    }
  }
}

async function gatedGuard(settings: GuardSettings): Promise<Guard> {
  const { GatedGuard } = await import("./gated-guard.ts");
  return new GatedGuard(settings);
}
