import type { Executed } from "./prepared-execution.ts";
import {
  type SentStatement,
  type StatementConnection,
  scopeOf,
  type WrittenStatement,
  written,
} from "./statement-connection.ts";

/** So many statements go in one piece at most (design value). */
const MOST_TOGETHER = 8;
/** So many pieces may be on their way before the next one waits to be fuller (design value). */
const PIECES_ON_TIME = 2;
/** A piece that is on its way for so long waits for a disk, a lock or a network, and nobody for it (ms, design value). */
const LATE_MS = 5;

type Send = (
  connection: StatementConnection,
  queries: readonly WrittenStatement[],
) => readonly Promise<Executed>[];

/** Told of the answer to a statement when it is sent. */
export type WatchAnswer = (answer: Promise<Executed>) => Promise<Executed>;

type WaitingStatement = {
  readonly query: WrittenStatement;
  readonly watch: WatchAnswer;
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
  readonly #waiting: WaitingStatement[] = [];
  /** When each piece that is on its way was sent. */
  readonly #pieces = new Set<{ readonly since: number }>();
  #isDue = false;
  #timer: NodeJS.Timeout | undefined;

  /** `connect` may wait for a connection: a piece that does is late as any other. */
  constructor(connect: () => Promise<StatementConnection>, send: Send) {
    this.#connect = connect;
    this.#send = send;
  }

  async run(query: SentStatement, watch: WatchAnswer = (answer) => answer): Promise<Executed> {
    const { promise, resolve, reject } = Promise.withResolvers<Executed>();
    // What cannot be written down fails here, and no other with it; whose rows are meant nobody knows later.
    const sent = { ...written(query), scope: scopeOf(query) };
    this.#waiting.push({ query: sent, watch, resolve, reject });
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
    const lateSince = performance.now() - LATE_MS;
    let onTime = 0;
    for (const { since } of this.#pieces) if (since > lateSince) onTime += 1;
    return onTime < PIECES_ON_TIME;
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

  async #sendOn(
    connection: StatementConnection,
    statements: readonly WaitingStatement[],
  ): Promise<void> {
    try {
      const queries = statements.map(({ query }) => query);
      const answers = this.#send(connection, queries).map((answer, index) => {
        const statement = statements[index] as WaitingStatement;
        return statement.watch(answer).then(statement.resolve, statement.reject);
      });
      await Promise.all(answers);
    } finally {
      connection.release();
    }
  }
}
