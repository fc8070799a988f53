import { setTimeout as pause } from "node:timers/promises";
import v8 from "node:v8";
import type { KnowledgeIndex } from "@health-exercise/ports-knowledge";
import type { Logger } from "@health-exercise/ports-runtime";
import type { Container } from "inversify";
import type { LaterFeatures } from "../composition/http.module.ts";
import { later } from "../composition/later.ts";
import { resolve } from "../composition/token.ts";
import type { Config } from "../config/parse-config.ts";

/** Features that read text, on their way. */
export type TextFeatureLoading = LaterFeatures & {
  /** Loads them and makes what they need, a little at a time, so that nobody has to wait for it. */
  warmUp(logger: Logger): Promise<void>;
  /** Ends what goes on for them. */
  close(): Promise<void>;
};

/** By how much V8 lets that room grow at a time: its default. */
const USUAL_GROWTH = 2;

/** What is made for the first messages is worth nothing to a process that stops (design value). */
const MOST_STOP_MS = 2_000;

/** By how much the heap grows beyond what is in use before it is collected while features load; 0 leaves it to V8 (design value). */
const LOADING_GROWTH_PERCENT = 30;

/** Whoever waits for the service gets its first answers first: after a restart many ask at once (design value). */
const QUIET_MS = 3_000;

/**
 * Loads the features that read text when they are first asked for, or by `warmUp`: their rules, weights and guidance
 * take longer than everything else together, and no start has to wait for them.
 */
export function textFeatureLoading(
  container: Container,
  config: Config,
  knowledge?: KnowledgeIndex,
): TextFeatureLoading {
  let running: AsyncDisposable | undefined;
  const stopping = new AbortController();
  let loading: Promise<void> = Promise.resolve();
  let warming: Promise<void> = Promise.resolve();
  const loaded = later(() => {
    loading = load();
    return loading;
  });
  const load = async () => {
    const [{ textFeatures }, { keepKnowledgeFresh }] = await Promise.all([
      import("../composition/text-features.ts"),
      import("./keep-knowledge-fresh.ts"),
    ]);
    stopping.signal.throwIfAborted();
    const modules = textFeatures(config, knowledge);
    container.load(...modules);
    try {
      const refreshing = await keepKnowledgeFresh(container);
      if (stopping.signal.aborted) await refreshing[Symbol.asyncDispose]();
      else running = refreshing;
    } catch (error) {
      container.unload(...modules);
      throw error;
    }
  };
  const warm = async (logger: Logger) => {
    try {
      await pause(QUIET_MS, undefined, { signal: stopping.signal, ref: false });
      // Nearly all that is made from here on stays: room for what is soon thrown away would grow to 64 MiB, for good.
      v8.setFlagsFromString("--semi-space-growth-factor=1");
      // What is not kept is collected before it adds up: the process would never be as large again.
      v8.setFlagsFromString(`--heap-growing-percent=${LOADING_GROWTH_PERCENT}`);
      await loaded();
      const { warmUp } = await import("./warm-up.ts");
      await warmUp(container, stopping.signal);
      logger.info("service_warm");
    } catch (error) {
      // Whoever needs it tries again, and is told.
      if (!stopping.signal.aborted) logger.error("warm_up_failed", error);
    } finally {
      v8.setFlagsFromString(`--semi-space-growth-factor=${USUAL_GROWTH}`);
      v8.setFlagsFromString("--heap-growing-percent=0");
    }
  };
  return {
    loaded,
    resolve: (token) => resolve(container, token),
    warmUp(logger) {
      warming = warm(logger);
      return warming;
    },
    async close() {
      stopping.abort();
      const ended = Promise.allSettled([loading, warming]);
      await Promise.race([ended, pause(MOST_STOP_MS, undefined, { ref: false })]);
      await running?.[Symbol.asyncDispose]();
    },
  };
}
