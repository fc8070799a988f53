type Step = { readonly at: number; readonly process: SimulatedProcess; readonly go: () => void };

/** A process of the service: between any two steps it may stand still for a while, or end. */
export class SimulatedProcess {
  readonly died: Promise<never>;
  readonly #die: (reason: Error) => void;
  #isAlive = true;
  /** Until this moment none of its work goes on. */
  standsStillUntil = 0;

  constructor() {
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => {});
    this.died = promise;
    this.#die = reject;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  die(): void {
    this.#isAlive = false;
    this.#die(new Error("The connection was lost."));
  }
}

/** How likely it is that a timer goes off although something else could be done. */
const STALL = 0.1;
/** More steps than any run takes that comes to an end. */
const MOST_STEPS = 20_000;

/** Decides what happens next, by chance alone: which of all waiting steps goes on, and when time passes. */
export class Scheduler {
  readonly #random: () => number;
  readonly #tell: ((event: string) => void) | undefined;
  /** In the order in which they were met, for names in what is told. */
  readonly #known: SimulatedProcess[] = [];
  readonly #ready: Step[] = [];
  readonly #timers: Step[] = [];
  #now = Date.parse("2026-03-04T12:00:00Z");

  constructor(random: () => number, tell?: (event: string) => void) {
    this.#random = random;
    this.#tell = tell;
  }

  tell(process: SimulatedProcess, event: string): void {
    if (this.#tell === undefined) return;
    if (!this.#known.includes(process)) this.#known.push(process);
    this.#tell(
      `${new Date(this.#now).toISOString()} process ${this.#known.indexOf(process)}: ${event}`,
    );
  }

  now(): number {
    return this.#now;
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  /** A whole number below `limit`. */
  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  /** Goes on at some moment, if its process lives then. */
  step(process: SimulatedProcess): Promise<void> {
    return this.#wait(this.#ready, process, this.#now);
  }

  sleep(process: SimulatedProcess, milliseconds: number): Promise<void> {
    return this.#wait(this.#timers, process, this.#now + milliseconds);
  }

  /** Ends a process, and waits for what follows from that. */
  async end(process: SimulatedProcess): Promise<void> {
    process.die();
    await settled();
  }

  /** Runs until nothing is left to do, and tells whether that came; `betweenSteps` looks at the world and disturbs it. */
  async run(betweenSteps: () => Promise<void>): Promise<boolean> {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      await settled();
      await betweenSteps();
      const next = this.#next();
      if (next === undefined) return true;
      next.go();
    }
    return false;
  }

  #wait(steps: Step[], process: SimulatedProcess, at: number): Promise<void> {
    return new Promise((resolve) => steps.push({ at, process, go: resolve }));
  }

  #next(): Step | undefined {
    for (;;) {
      const isTimerDue =
        this.#timers.length > 0 && (this.#ready.length === 0 || this.chance(STALL));
      const step = isTimerDue ? this.#takeTimer() : this.#takeReady();
      if (step === undefined) return undefined;
      const { process } = step;
      if (!process.isAlive) continue;
      if (process.standsStillUntil <= this.#now) return step;
      this.#timers.push({ ...step, at: process.standsStillUntil });
    }
  }

  #takeReady(): Step | undefined {
    return this.#ready.splice(this.below(this.#ready.length), 1)[0];
  }

  #takeTimer(): Step {
    const first = this.#timers.reduce((left, right) => (right.at < left.at ? right : left));
    this.#timers.splice(this.#timers.indexOf(first), 1);
    this.#now = Math.max(this.#now, first.at);
    return first;
  }
}

/** Whatever follows from what was done last without waiting for anything has happened by then: steps do not mingle. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
