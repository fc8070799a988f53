type Close = () => Promise<void> | void;

/**
 * What was started, to be closed in reverse order. Does what `AsyncDisposableStack` does, which Node has from version 24 on.
 */
export class Closing {
  readonly #parts: Close[] = [];

  add(close: Close): void {
    this.#parts.push(close);
  }

  /** Closes all parts, also where one fails. @throws what the part threw that failed first. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (const close of this.#parts.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
