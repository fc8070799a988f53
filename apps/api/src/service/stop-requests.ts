import process from "node:process";
import type { Logger } from "@health-exercise/ports-runtime";

/** Whoever asks the service to stop: a person, the system, or an error that nobody caught. */
export type StopRequests = {
  /** Aborted by the first request. */
  readonly signal: AbortSignal;
  readonly first: Promise<void>;
  /** Aborted by a signal that somebody sends again because the stop takes them too long, and by an error. */
  readonly hurry: AbortSignal;
  stop(reason: string): void;
  /** 0 when asked to stop, 1 after an error. */
  exitCode(): number;
  logTo(logger: Logger): void;
};

/** Whether `error` only says that a request to stop was followed. */
export function isStopped(requests: StopRequests, error: unknown): boolean {
  return requests.signal.aborted && error instanceof Error && error.name === "AbortError";
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Within this time a second signal is the first one, heard again. */
const ECHO_MS = 1_000;

/**
 * Listens from now on. A signal often comes twice, from the terminal to the whole group and again
 * from the package manager that passes it on: such an echo is ignored. A later one asks to hurry.
 */
export function stopRequests(): StopRequests {
  const controller = new AbortController();
  const first = Promise.withResolvers<void>();
  const hurry = new AbortController();
  let stoppedAt = Number.POSITIVE_INFINITY;
  let failed = false;
  let logger: Logger | undefined;
  const stop = (reason: string) => {
    if (controller.signal.aborted) return;
    logger?.info("stop_requested", { reason });
    stoppedAt = performance.now();
    controller.abort();
    first.resolve();
  };
  const fail = (error: unknown) => {
    failed = true;
    logger?.error("uncaught_error", error);
    hurry.abort();
    stop("uncaught_error");
  };
  const hear = (signal: string) => {
    if (performance.now() - stoppedAt > ECHO_MS) hurry.abort();
    stop(signal);
  };
  for (const signal of SIGNALS) process.on(signal, () => hear(signal));
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  return {
    signal: controller.signal,
    first: first.promise,
    hurry: hurry.signal,
    stop,
    exitCode: () => (failed ? 1 : 0),
    logTo: (log) => {
      logger = log;
    },
  };
}

/** What a stop may take beyond the requests under way: closing connections and the embedded database. */
const STOP_MARGIN_MS = 30_000;

/** Ends the process when a stop that may take `expectedMs` hangs; the embedded database recovers at the next start. */
export function limitStop(signal: AbortSignal, expectedMs: number, logger: Logger): void {
  signal.addEventListener("abort", () => {
    const giveUp = () => {
      logger.error("stop_timed_out", new Error("The service did not stop in time."));
      process.exit(1);
    };
    setTimeout(giveUp, expectedMs + STOP_MARGIN_MS).unref();
  });
}
