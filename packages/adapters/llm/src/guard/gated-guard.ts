import type { SafetyFinding } from "@health-exercise/domain/safety";
import type { Guard, GuardedText, GuardReading } from "@health-exercise/ports-llm";
import { isTaskCancelledError, type TimeoutPolicy, TimeoutStrategy, timeout } from "cockatiel";
import { ProviderFailure } from "../providers/provider-failure.ts";
import { ProviderGate } from "../providers/provider-gate.ts";
import { RESILIENCE, type Resilience } from "../providers/resilience.ts";
import type { GuardReader } from "./guard-category.ts";
import type { GuardSettings } from "./guard-settings.ts";

/** The longest that anybody waits for a guard, in all (design value). */
const GUARD_TIME_MS = 1_500;

/** In so little time nothing is tried again. A guard that fails too often is left alone for a while. */
const GUARD_RESILIENCE: Resilience = { ...RESILIENCE, moreTries: 0 };

/** A guard that a provider runs, asked within its time and as long as it mostly answers. */
export class GatedGuard implements Guard {
  readonly #settings: GuardSettings;
  readonly #gate: ProviderGate;
  readonly #inTime: TimeoutPolicy;
  #reader: Promise<GuardReader> | undefined;

  constructor(settings: GuardSettings, resilience: Partial<Resilience> = {}) {
    const { maxConcurrent, timeoutMs } = settings.provider;
    const most = Math.min(timeoutMs, GUARD_TIME_MS);
    this.#settings = settings;
    // Failures are told by what `read` gives.
    this.#gate = new ProviderGate(
      { maxConcurrent, timeoutMs: most },
      { ...GUARD_RESILIENCE, ...resilience },
      () => {},
    );
    // The time of waiting for a turn counts too.
    this.#inTime = timeout(most, TimeoutStrategy.Aggressive);
  }

  async read(text: GuardedText): Promise<GuardReading> {
    try {
      const findings = await this.#inTime.execute(({ signal }) => this.#read(text, signal));
      return { kind: "read", findings };
    } catch (error) {
      return { kind: "failed", reason: reasonOf(error) };
    }
  }

  async #read(text: GuardedText, over: AbortSignal): Promise<readonly SafetyFinding[]> {
    this.#reader ??= this.#load();
    const read = await this.#reader;
    return this.#gate.call(async (signal) => {
      // Whoever had to wait too long asks no more.
      if (over.aborted) throw new ProviderFailure("overloaded");
      return read(text, signal);
    });
  }

  async #load(): Promise<GuardReader> {
    const { kind, provider } = this.#settings;
    if (kind !== "moderation") {
      const { sdkGuardReader } = await import("./sdk-guard-reader.ts");
      return sdkGuardReader({ kind, provider });
    }
    const { moderationReader } = await import("./moderation-reader.ts");
    return moderationReader(provider);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ProviderFailure) return error.kind;
  return isTaskCancelledError(error) ? "timeout" : "malformed";
}
