/**
 * How asking a provider fails: whether another try can help, and whether it says something about the provider rather
 * than about what was asked. Design values, but for the statuses, which mean what Internet Engineering Task Force,
 * HTTP Semantics (RFC 9110), 2022 says.
 */
const KINDS = {
  /** 429 */
  rate_limited: { again: "always", blamesProvider: true },
  /** 408 and 5xx */
  server_error: { again: "always", blamesProvider: true },
  connection: { again: "always", blamesProvider: true },
  timeout: { again: "always", blamesProvider: true },
  /** 400, 413, 422 */
  request_refused: { again: "never", blamesProvider: false },
  /** One of these or 404 for the sake of the tools that were offered: it is asked again without them, in the same try. */
  tools_refused: { again: "never", blamesProvider: false },
  /** Every other status: a wrong key, model or address. Redirects are not followed. */
  access_refused: { again: "never", blamesProvider: true },
  too_large: { again: "never", blamesProvider: true },
  malformed: { again: "once", blamesProvider: true },
  empty: { again: "once", blamesProvider: false },
  wrong_language: { again: "once", blamesProvider: false },
  /** The model, or a filter around it, would not answer. */
  declined: { again: "never", blamesProvider: false },
  /** It failed so often of late that it was not asked. */
  circuit_open: { again: "never", blamesProvider: false },
  /** Too many are asking already. */
  overloaded: { again: "never", blamesProvider: false },
} as const;

export type FailureKind = keyof typeof KINDS;

type FailureDetails = {
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
};

/** A provider gave no usable reply. Holds nothing of what was asked or answered, and no cause that would. */
export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** How long the provider asks to wait before another try. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, { status, retryAfterMs }: FailureDetails = {}) {
    super(`The provider failed: ${kind}.`);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether another try can help; `once` where it hardly does after a second time. */
  get again(): "always" | "once" | "never" {
    return KINDS[this.kind].again;
  }

  get blamesProvider(): boolean {
    return KINDS[this.kind].blamesProvider;
  }
}

/** What is told about a failed try. */
export type FailureReport = {
  readonly provider: string;
  readonly kind: FailureKind;
  readonly status: number | undefined;
};
