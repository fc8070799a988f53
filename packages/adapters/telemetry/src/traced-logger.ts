import type { LogFields, Logger, Tracer } from "@health-exercise/ports-runtime";

/** Writes beside each event to which request it belongs, where one is watched. */
export class TracedLogger implements Logger {
  readonly #logger: Logger;
  readonly #tracer: Tracer;

  constructor(logger: Logger, tracer: Tracer) {
    this.#logger = logger;
    this.#tracer = tracer;
  }

  info(event: string, fields?: LogFields): void {
    this.#logger.info(event, { ...fields, ...this.#tracer.ids() });
  }

  warn(event: string, fields?: LogFields): void {
    this.#logger.warn(event, { ...fields, ...this.#tracer.ids() });
  }

  error(event: string, error: unknown, fields?: LogFields): void {
    this.#logger.error(event, error, { ...fields, ...this.#tracer.ids() });
  }
}
