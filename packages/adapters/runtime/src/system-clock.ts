import type { Clock } from "@health-exercise/ports-runtime";

/** The clock of the machine. */
export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}
