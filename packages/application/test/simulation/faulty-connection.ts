import type { UnitOfWork } from "@health-exercise/ports-repositories";
import type { Scheduler, SimulatedProcess } from "./scheduler.ts";

/** How likely a call to storage fails, before or after it has done its work. */
const FAULT = 0.03;

/** How a process reaches storage: each call takes its time, and may fail before it did anything or after. */
export class FaultyConnection {
  readonly #process: SimulatedProcess;
  readonly #scheduler: Scheduler;
  #isInUnit = false;

  constructor(process: SimulatedProcess, scheduler: Scheduler) {
    this.#process = process;
    this.#scheduler = scheduler;
  }

  reach<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...given: readonly unknown[]) =>
          this.#call(String(name), () => value.apply(target, given));
      },
    });
  }

  /** A unit of work is one step, because the one in memory is for one caller at a time: no other call comes between its own. */
  reachUnits(unitOfWork: UnitOfWork): UnitOfWork {
    const reached = this.reach(unitOfWork);
    return { run: (work) => reached.run(() => this.#inUnit(work)) };
  }

  async #call(name: string, work: () => unknown): Promise<unknown> {
    await this.#takeTime();
    this.#fail(`${name} fails before it has done anything`);
    this.#scheduler.tell(this.#process, name);
    const result = await work();
    await this.#takeTime();
    this.#fail(`${name} fails after it was done`);
    return result;
  }

  async #inUnit<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isInUnit = true;
    try {
      return await work();
    } finally {
      this.#isInUnit = false;
    }
  }

  async #takeTime(): Promise<void> {
    if (!this.#isInUnit) await this.#scheduler.step(this.#process);
  }

  #fail(moment: string): void {
    if (!this.#scheduler.chance(FAULT)) return;
    this.#scheduler.tell(this.#process, moment);
    throw new Error("The storage cannot be reached.");
  }
}
