import {
  BrokenCircuitError,
  type BulkheadPolicy,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  isTaskCancelledError,
  type TimeoutPolicy,
  TimeoutStrategy,
  timeout,
} from "cockatiel";
import { type FailureKind, ProviderFailure } from "./provider-failure.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import type { Resilience } from "./resilience.ts";
import { retryPolicy } from "./retry-policy.ts";

/** One way of asking; gives up when `signal` says so. */
type Attempt<Reply> = (signal: AbortSignal) => Promise<Reply>;

/** Who counts and times what goes through a gate; hears nothing of what is asked or answered. */
export type GateWatch = {
  /** A try begins; what this gives is called at its end. A call for which the provider was not asked counts too. */
  tryBegins(): (outcome: TryOutcome) => void;
  /** The provider is left alone because it failed too often, or is asked again. */
  circuitChanged(isOpen: boolean): void;
};

/** `abandoned`: nobody wanted the reply any more, or the caller broke off. */
export type TryOutcome = "answered" | "abandoned" | FailureKind;

const NOBODY: GateWatch = { tryBegins: () => () => {}, circuitChanged: () => {} };

/**
 * Stands between the calls and one provider: bounds how many are under way, tries again where that can help, and
 * leaves a provider alone that fails too often.
 */
export class ProviderGate {
  readonly #resilience: Resilience;
  readonly #onFailure: (failure: ProviderFailure) => void;
  readonly #watch: GateWatch;
  readonly #bulkhead: BulkheadPolicy;
  readonly #breaker: CircuitBreakerPolicy;
  readonly #oneTry: TimeoutPolicy;

  /** `onFailure` is told of every try that failed, and of every call for which the provider was not asked. */
  constructor(
    { timeoutMs, maxConcurrent }: Pick<ProviderSettings, "timeoutMs" | "maxConcurrent">,
    resilience: Resilience,
    onFailure: (failure: ProviderFailure) => void,
    watch: GateWatch = NOBODY,
  ) {
    this.#resilience = resilience;
    this.#onFailure = onFailure;
    this.#watch = watch;
    // No more wait than are under way: nobody waits longer than one call takes at most.
    this.#bulkhead = bulkhead(maxConcurrent, maxConcurrent);
    this.#breaker = circuitBreaker(handleWhen(isBlamed), {
      halfOpenAfter: resilience.restMs,
      breaker: new CountBreaker({
        threshold: 0.5,
        size: resilience.window,
        minimumNumberOfCalls: resilience.leastTries,
      }),
    });
    this.#breaker.onBreak(() => watch.circuitChanged(true));
    this.#breaker.onReset(() => watch.circuitChanged(false));
    // Ends the try even where what it waits for takes no notice of the signal.
    this.#oneTry = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  }

  /**
   * Another try is made only where `mayRepeat` says so; a call that nobody wants any more is no failure.
   * @throws ProviderFailure that of the last try; why `unwanted` was aborted.
   */
  async call<Reply>(
    attempt: Attempt<Reply>,
    mayRepeat: () => boolean = () => true,
    unwanted?: AbortSignal,
  ): Promise<Reply> {
    try {
      const asked = this.#bulkhead.execute(
        () =>
          retryPolicy(this.#resilience, mayRepeat).execute(
            () => this.#try(attempt, unwanted),
            unwanted,
          ),
        unwanted,
      );
      // Who waits for others or for another try hears of the signal only when that is over.
      return await (unwanted === undefined ? asked : untilAborted(asked, unwanted));
    } catch (error) {
      unwanted?.throwIfAborted();
      if (!isBulkheadRejectedError(error)) throw error;
      this.#watch.tryBegins()("overloaded");
      throw this.#told(new ProviderFailure("overloaded"));
    }
  }

  async #try<Reply>(attempt: Attempt<Reply>, unwanted?: AbortSignal): Promise<Reply> {
    const ended = this.#watch.tryBegins();
    try {
      const reply = await this.#tryOnce(attempt, unwanted);
      ended("answered");
      return reply;
    } catch (error) {
      ended(error instanceof ProviderFailure ? error.kind : "abandoned");
      throw error;
    }
  }

  async #tryOnce<Reply>(attempt: Attempt<Reply>, unwanted?: AbortSignal): Promise<Reply> {
    try {
      // While one call tries a provider that was left alone, the others do not wait for what comes of it.
      if (this.#breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return await this.#breaker.execute(() => this.#inTime(attempt, unwanted));
    } catch (error) {
      if (isBrokenCircuitError(error)) throw this.#told(new ProviderFailure("circuit_open"));
      throw error instanceof ProviderFailure ? this.#told(error) : error;
    }
  }

  async #inTime<Reply>(attempt: Attempt<Reply>, unwanted?: AbortSignal): Promise<Reply> {
    try {
      return await this.#oneTry.execute(({ signal }) => attempt(signal), unwanted);
    } catch (error) {
      unwanted?.throwIfAborted();
      throw isTaskCancelledError(error) ? new ProviderFailure("timeout") : error;
    }
  }

  #told(failure: ProviderFailure): ProviderFailure {
    this.#onFailure(failure);
    return failure;
  }
}

function isBlamed(error: unknown): boolean {
  return error instanceof ProviderFailure && error.blamesProvider;
}

async function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([value, promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
