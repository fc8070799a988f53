import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { RecordedActivity } from "@health-exercise/domain";
import type { FaultName } from "../fault-texts.data.ts";
import { FileFault } from "../file-fault.ts";
import { FIT_HEAP_MEGABYTES } from "../limits.data.ts";

/** What the thread answers to the bytes of a file. */
export type FitReply =
  | { readonly activities: readonly RecordedActivity[] }
  | { readonly fault: FaultName };

// Sources run as they are in development and tests, and compiled in production.
const EXTENSION = import.meta.url.endsWith(".ts") ? "ts" : "js";
const WORKER = new URL(`./fit-worker.${EXTENSION}`, import.meta.url);
const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/** Decodes FIT files one after the other, in a thread whose memory is bounded. */
export class FitDecoder {
  #worker: Worker | undefined;

  /** @throws FileFault where the file is damaged, of another type, or needs more memory than there is. */
  async decode(bytes: Uint8Array<ArrayBuffer>): Promise<readonly RecordedActivity[]> {
    this.#worker ??= startWorker();
    const worker = this.#worker;
    try {
      const answered = once(worker, "message");
      worker.postMessage(bytes, [bytes.buffer]);
      const [reply]: FitReply[] = await answered;
      if (reply === undefined) throw new Error("The FIT decoder gave no answer.");
      if ("fault" in reply) throw new FileFault(reply.fault);
      return reply.activities;
    } catch (error) {
      if (error instanceof FileFault) throw error;
      await this.close();
      if (error instanceof Error && "code" in error && error.code === OUT_OF_MEMORY)
        throw new FileFault("fit_too_large");
      throw error;
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

function startWorker(): Worker {
  return new Worker(WORKER, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: FIT_HEAP_MEGABYTES, maxYoungGenerationSizeMb: 16 },
  });
}
