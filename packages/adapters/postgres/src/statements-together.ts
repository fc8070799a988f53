import { parameterText } from "./parameter-text.ts";
import type { Executed } from "./prepared-execution.ts";
import type { SentStatement, StatementConnection } from "./statement-connection.ts";

type Send = (
  connection: StatementConnection,
  queries: readonly SentStatement[],
) => readonly Promise<Executed>[];

/** So many statements go in one piece at most (design value). */
const MOST_TOGETHER = 8;
/** So many pieces may be on their way before the next one waits to be fuller (design value). */
const PIECES = 2;
/** A piece that is on its way for so long waits for a disk, a lock or a network, and nobody for it (ms, design value). */
const LATE_MS = 2;

type Waiting = {
  readonly query: SentStatement;
  readonly resolve: (executed: Executed) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Sends statements of different requests to the server in one piece. To wake a process of the server, and be woken by it, costs
 * both sides about as much as a search by a key does: statements that are asked for in one turn of the event loop pay for it
 * once, and so do those that come while others are on their way.
 */
export class StatementsTogether {
  readonly #connect: () => Promise<StatementConnection>;
  readonly #send: Send;
  readonly #mostPieces: number;
  readonly #waiting: Waiting[] = [];
  /** When each piece that is on its way was sent. */
  readonly #pieces = new Set<{ readonly since: number }>();
  #isDue = false;
  #timer: NodeJS.Timeout | undefined;

  /** `mostPieces`: how many connections there are. */
  constructor(connect: () => Promise<StatementConnection>, send: Send, mostPieces: number) {
    this.#connect = connect;
    this.#send = send;
    this.#mostPieces = mostPieces;
  }

  async run(query: SentStatement): Promise<Executed> {
    const { promise, resolve, reject } = Promise.withResolvers<Executed>();
    // What cannot be written down fails here, and no other with it.
    const parameters = query.parameters.map(parameterText);
    this.#waiting.push({ query: { ...query, parameters }, resolve, reject });
    this.#sendSoon();
    return promise;
  }

  #sendSoon(): void {
    if (this.#isDue || this.#waiting.length === 0) return;
    if (this.#mayBegin()) {
      this.#isDue = true;
      setImmediate(() => {
        this.#isDue = false;
        while (this.#waiting.length > 0 && this.#mayBegin()) void this.#sendPiece();
        this.#sendSoon();
      });
      return;
    }
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#sendSoon();
    }, LATE_MS);
  }

  #mayBegin(): boolean {
    if (this.#pieces.size >= this.#mostPieces) return false;
    const latest = performance.now() - LATE_MS;
    let onTime = 0;
    for (const { since } of this.#pieces) if (since > latest) onTime += 1;
    return onTime < PIECES;
  }

  async #sendPiece(): Promise<void> {
    const statements = this.#waiting.splice(0, MOST_TOGETHER);
    const piece = { since: performance.now() };
    this.#pieces.add(piece);
    try {
      await this.#sendOn(await this.#connect(), statements);
    } catch (error) {
      for (const { reject } of statements) reject(error);
    } finally {
      this.#pieces.delete(piece);
      this.#sendSoon();
    }
  }

  async #sendOn(connection: StatementConnection, statements: readonly Waiting[]): Promise<void> {
    try {
      const answers = this.#send(
        connection,
        statements.map(({ query }) => query),
      );
      await Promise.all(
        statements.map(({ resolve, reject }, index) => answers[index]?.then(resolve, reject)),
      );
    } finally {
      connection.release();
    }
  }
}
