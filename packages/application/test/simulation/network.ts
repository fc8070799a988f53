import { DomainError } from "@health-exercise/domain/user";
import { type Scheduler, SimulatedProcess } from "./scheduler.ts";
import type { ServiceProcess } from "./simulated-process.ts";

/** What a client asks of whichever process it comes to. */
export type Ask<Result> = (service: ServiceProcess) => Promise<Result>;

const RETRY_MS = 3_000;

/** Between clients and the processes of the service: which of them a request comes to is chance. */
export class Network {
  readonly #scheduler: Scheduler;
  readonly #processes: readonly ServiceProcess[];
  /** Clients outlive all processes. */
  readonly #device = new SimulatedProcess();

  constructor(scheduler: Scheduler, processes: readonly ServiceProcess[]) {
    this.#scheduler = scheduler;
    this.#processes = processes;
  }

  chance(probability: number): boolean {
    return this.#scheduler.chance(probability);
  }

  /** One of some, where there are any. */
  oneOf<Item>(items: readonly Item[]): Item | undefined {
    return items[this.#scheduler.below(items.length)];
  }

  /** For any time up to `longestMs`. */
  async pause(longestMs: number): Promise<void> {
    await this.#scheduler.sleep(this.#device, this.#scheduler.below(longestMs));
  }

  /** Asks one of the processes; with its end the connection is lost. */
  once<Result>(ask: Ask<Result>): Promise<Result> {
    const service = this.oneOf(this.#processes) as ServiceProcess;
    return Promise.race([ask(service), service.process.died]);
  }

  /** Asks again where there was no answer. @throws DomainError where that was refused for good. */
  async untilAnswered<Result>(ask: Ask<Result>): Promise<Result> {
    for (;;) {
      try {
        return await this.once(ask);
      } catch (error) {
        const isFinal =
          error instanceof DomainError &&
          error.code !== "llm_unavailable" &&
          error.code !== "changed_meanwhile";
        if (isFinal) throw error;
        await this.pause(RETRY_MS);
      }
    }
  }
}
