import type { Clock } from "@health-exercise/ports-runtime";

/** A clock that stands where a life that is made up has come to, and only goes forward. */
export class DemoClock implements Clock {
  #now: Date;

  constructor(now: Date) {
    this.#now = now;
  }

  now(): Date {
    return this.#now;
  }

  goTo(now: Date): void {
    this.#now = now;
  }
}
