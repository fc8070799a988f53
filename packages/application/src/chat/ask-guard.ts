import type { SafetyFinding } from "@health-exercise/domain/safety";
import type { Guard, GuardedText } from "@health-exercise/ports-llm";

/** Is told that a reading begins, and then how it ended: `clean`, `findings`, or why it failed. */
export type ObserveGuard = (kind: GuardedText["kind"]) => (outcome: string) => void;

/** What a second reader finds in messages and replies. It can only add: where it fails, nothing was found. */
export class AskGuard {
  readonly #guard: Guard;
  readonly #observe: ObserveGuard;

  constructor(guard: Guard, observe: ObserveGuard) {
    this.#guard = guard;
    this.#observe = observe;
  }

  async execute(text: GuardedText): Promise<readonly SafetyFinding[]> {
    const ended = this.#observe(text.kind);
    const reading = await this.#guard.read(text);
    if (reading.kind === "failed") {
      ended(reading.reason);
      return [];
    }
    ended(reading.findings.length === 0 ? "clean" : "findings");
    return reading.findings;
  }
}

/** Stands where no guard is configured. */
export const NO_GUARD: Pick<AskGuard, "execute"> = { execute: async () => [] };
