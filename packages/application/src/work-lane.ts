import { type Cancellation, DomainError } from "@health-exercise/domain/user";
import type { Timer } from "@health-exercise/ports-runtime";
import { type LaneLimits, STEPS_OF_WORK } from "./lane-limits.ts";

/** Whose turn it is to be, and how long they want it. */
export type Turn = {
  /** Whom the work is for: a user, or the address of somebody who is not known. */
  readonly person: string;
  /** Aborts when nobody waits for the outcome any more: then the turn is not waited for either. */
  readonly signal?: Cancellation | undefined;
};

/** How full a lane is at the moment, and how many it has refused because too many waited. */
export type LaneState = {
  readonly working: number;
  readonly waiting: number;
  readonly refused: number;
};

type Waiting = { readonly start: () => void; readonly refuse: (reason: unknown) => void };
type Queue = "short" | "long";

/** One person in the lane. */
class Visitor {
  readonly name: string;
  working = 0;
  readonly short: Waiting[] = [];
  readonly long: Waiting[] = [];

  constructor(name: string) {
    this.name = name;
  }

  get waiting(): number {
    return this.short.length + this.long.length;
  }
}

/**
 * Lets a few pieces of work go on at a time, and fewer of one person; the others wait in memory. Persons take turns: who
 * waits for their next turn waits for at most one of each other person, however much those have asked for. Where too many
 * wait, whoever has most waiting gives way to somebody who has less. Between two pieces of work the process looks after
 * everything else, so that many at once do not hold up other requests.
 */
export class WorkLane {
  readonly #timer: Timer;
  readonly #limits: LaneLimits;
  readonly #visitors = new Map<string, Visitor>();
  /** Those who may begin something as soon as there is room, in the order of their turns; short work goes before all other. */
  readonly #turns = { short: new Set<Visitor>(), long: new Set<Visitor>() };
  #working = 0;
  #waiting = 0;
  #refused = 0;

  constructor(timer: Timer, limits: LaneLimits = STEPS_OF_WORK) {
    this.#timer = timer;
    this.#limits = limits;
  }

  get state(): LaneState {
    return { working: this.#working, waiting: this.#waiting, refused: this.#refused };
  }

  /** @throws DomainError `busy`; what `work` throws; why the signal was aborted, if that was before the turn came. */
  async run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    return during(await this.enter(turn), work);
  }

  /** For what takes a few milliseconds and somebody sees the result of at once. */
  async runShort<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    return during(await this.#enter(turn, "short"), work);
  }

  /** Lets everything else pass before somebody whose turn it is goes on with another step. */
  async letPass(): Promise<void> {
    await this.#timer.wait(0);
  }

  /** Waits for a turn, which lasts until the function given back is called. @throws as `run`. */
  enter(turn: Turn): Promise<() => void> {
    return this.#enter(turn, "long");
  }

  async #enter({ person, signal }: Turn, queue: Queue): Promise<() => void> {
    signal?.throwIfAborted();
    const visitor = this.#visitors.get(person) ?? new Visitor(person);
    this.#visitors.set(person, visitor);
    if (this.#working < this.#limits.width && this.#mayBegin(visitor)) this.#begin(visitor);
    else await this.#wait(visitor, queue, signal);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      void this.#timer.wait(0).then(() => this.#end(visitor));
    };
  }

  #mayBegin({ working }: Visitor): boolean {
    return working < this.#limits.perPerson;
  }

  #begin(visitor: Visitor): void {
    visitor.working += 1;
    this.#working += 1;
  }

  #end(visitor: Visitor): void {
    visitor.working -= 1;
    this.#working -= 1;
    this.#takeTurns(visitor);
    while (this.#working < this.#limits.width && this.#passOn()) {}
  }

  #passOn(): boolean {
    const { short, long } = this.#turns;
    const [visitor] = short.size > 0 ? short : long;
    if (visitor === undefined) return false;
    const next = visitor.short.shift() ?? visitor.long.shift();
    this.#begin(visitor);
    this.#waiting -= 1;
    // Behind all others, if there is more.
    short.delete(visitor);
    long.delete(visitor);
    this.#takeTurns(visitor);
    next?.start();
    return true;
  }

  #wait(visitor: Visitor, queue: Queue, signal: Cancellation | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#waiting >= this.#limits.mostWaiting) this.#makeRoomFor(visitor);
    const onAbort = () => waiting.refuse(signal?.reason);
    const waiting: Waiting = {
      start: () => {
        signal?.removeEventListener("abort", onAbort);
        resolve();
      },
      refuse: (reason) => {
        signal?.removeEventListener("abort", onAbort);
        visitor[queue].splice(visitor[queue].indexOf(waiting), 1);
        this.#waiting -= 1;
        this.#takeTurns(visitor);
        reject(reason);
      },
    };
    signal?.addEventListener("abort", onAbort);
    visitor[queue].push(waiting);
    this.#waiting += 1;
    this.#takeTurns(visitor);
    return promise;
  }

  /** @throws DomainError `busy` where nobody has clearly more waiting than `visitor`. */
  #makeRoomFor(visitor: Visitor): void {
    let longest = visitor;
    for (const each of this.#visitors.values()) if (each.waiting > longest.waiting) longest = each;
    const last = longest.long.at(-1) ?? longest.short.at(-1);
    if (longest.waiting > visitor.waiting + 1 && last !== undefined) {
      last.refuse(this.#busy());
      return;
    }
    this.#takeTurns(visitor);
    throw this.#busy();
  }

  /** Puts somebody among those who take turns, behind the others, if they are not and should be. */
  #takeTurns(visitor: Visitor): void {
    for (const queue of ["short", "long"] as const) {
      const turns = this.#turns[queue];
      if (visitor[queue].length > 0 && this.#mayBegin(visitor)) turns.add(visitor);
      else turns.delete(visitor);
    }
    if (visitor.working === 0 && visitor.waiting === 0) this.#visitors.delete(visitor.name);
  }

  #busy(): DomainError {
    this.#refused += 1;
    const { retryAfterSeconds } = this.#limits;
    const message = `Too much is waiting at the moment. Try again in ${retryAfterSeconds} s.`;
    return new DomainError("busy", message, { retryAfterSeconds });
  }
}

async function during<Result>(leave: () => void, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    leave();
  }
}
