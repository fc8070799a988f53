import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import { faultText } from "../file-fault.ts";
import type { FilesSeen } from "../files-seen.ts";
import { READING_HEAP_MEGABYTES, type ReadingLimits } from "../limits.data.ts";
import type { FileToRead, Question, Step, ThreadFault } from "./thread-protocol.ts";

// Sources run as they are in development and tests, and compiled in production.
const EXTENSION = import.meta.url.endsWith(".ts") ? "ts" : "js";
const WORKER = new URL(`./reading-worker.${EXTENSION}`, import.meta.url);
/** Run from source, the thread finds our packages as sources too; of the process's own flags it takes none. */
const EXEC_ARGUMENTS = EXTENSION === "ts" ? ["--conditions=@health-exercise/source"] : [];
/** Part of the heap that is only for what was just made. */
const YOUNG_HEAP_MEGABYTES = 16;
const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/**
 * Reads files one after the other, in a thread whose memory is bounded and which a deadline ends whatever it does. A
 * file that gave entries cannot be taken back: it was seen to be whole, and is read on as long again.
 */
export class ReadingThread {
  readonly #deadline: AbortSignal;
  readonly #lastDeadline: AbortSignal;
  readonly #unwanted: AbortSignal | undefined;
  /** How many bytes the packed files of the import may still unpack to. */
  #unpackBytes: number;
  readonly #limits: ReadingLimits;
  /**
   * Made by the thread, and removed here, since a thread that is ended removes nothing. It is called like an upload, so that
   * what a killed process leaves goes with those.
   */
  readonly #scratch = join(tmpdir(), `health-exercise-upload-${randomUUID()}`);
  #worker: Worker | undefined;

  /**
   * @param signalAfter gives a signal that aborts after so many milliseconds.
   * @param unwanted aborts when nobody wants the entries any more, which ends the thread at once.
   */
  constructor(
    limits: ReadingLimits,
    signalAfter: (milliseconds: number) => AbortSignal,
    unwanted?: AbortSignal,
  ) {
    this.#limits = limits;
    this.#unpackBytes = limits.allUnpackedBytes;
    this.#deadline = signalAfter(limits.milliseconds);
    this.#lastDeadline = signalAfter(2 * limits.milliseconds);
    this.#unwanted = unwanted;
  }

  /** Whether no file should be begun any more. */
  get isLate(): boolean {
    return this.#deadline.aborted;
  }

  /**
   * What a file gives; it is read no further than its entries are taken.
   * @throws Error where the machine fails, or a file that gave entries cannot be read to its end; why nobody wants the
   * entries any more.
   */
  async *read(name: string, path: string, seen: FilesSeen): AsyncGenerator<ActivityFileEntry> {
    const file = { name, path, limits: this.#limits, scratch: this.#scratch };
    let at: FileToRead = { ...file, from: null, unpackBytes: this.#unpackBytes };
    let question: Question = at;
    let hasGiven = false;
    for (;;) {
      const step: Step | ThreadFault = await this.#step(question, hasGiven);
      question = "next";
      if (typeof step === "string") {
        yield { kind: "fault", file: at.name, line: null, message: faultText(step) };
        // Of an archive the files behind the one that is too much are read by another thread.
        if (step === "too_slow" || at.from === null) return;
        const { unpackBytes } = at;
        question = { ...file, from: at.from, unpackBytes };
        at = { ...file, from: null, unpackBytes };
      } else if (step.kind === "format") {
        seen.isOf(step.format);
      } else if (step.kind === "content") {
        seen.begin();
        const { unpackBytes } = step;
        this.#unpackBytes = unpackBytes;
        at = { ...file, name: step.name, from: step.place, unpackBytes };
        hasGiven = false;
      } else if (step.kind === "entries") {
        hasGiven = true;
        yield* step.entries;
      } else {
        this.#unpackBytes = step.unpackBytes;
        return;
      }
    }
  }

  async close(): Promise<void> {
    await this.#end();
    await rm(this.#scratch, { recursive: true, force: true });
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #step(question: Question, hasGiven: boolean): Promise<Step | ThreadFault> {
    this.#unwanted?.throwIfAborted();
    const deadline = hasGiven ? this.#lastDeadline : this.#deadline;
    const answer = new AbortController();
    const signal = AbortSignal.any([deadline, answer.signal, this.#unwanted ?? answer.signal]);
    if (this.isLate && !hasGiven) return "too_slow";
    const worker = this.#worker ?? this.#start();
    try {
      const answered = once(worker, "message", { signal });
      worker.postMessage(question);
      const ended = once(worker, "exit", { signal }).then(() => []);
      const [step]: Step[] = await Promise.race([answered, ended]);
      if (step === undefined) throw new Error("The thread that reads files gave no answer.");
      return step;
    } catch (error) {
      await this.#end();
      this.#unwanted?.throwIfAborted();
      if (hasGiven) throw error;
      if (this.isLate) return "too_slow";
      if (error instanceof Error && "code" in error && error.code === OUT_OF_MEMORY)
        return "out_of_memory";
      throw error;
    } finally {
      answer.abort();
    }
  }

  #start(): Worker {
    const worker = new Worker(WORKER, {
      execArgv: EXEC_ARGUMENTS,
      resourceLimits: {
        maxOldGenerationSizeMb: READING_HEAP_MEGABYTES,
        maxYoungGenerationSizeMb: YOUNG_HEAP_MEGABYTES,
      },
    });
    // Whoever waits for an answer hears of errors too; one that comes when nobody waits must not end the process.
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}
