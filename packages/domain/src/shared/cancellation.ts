/** Says when nobody wants the outcome of some work any more; what platforms call an `AbortSignal` is one. */
export interface Cancellation {
  readonly aborted: boolean;
  /** Why, once it is aborted: what is thrown then. */
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(event: "abort", listener: () => void): void;
  removeEventListener(event: "abort", listener: () => void): void;
}
