import type { Connection, Submittable } from "pg";
import type {
  CommandCompleteMessage,
  DataRowMessage,
  RowDescriptionMessage,
} from "pg-protocol/dist/messages";
import { type PreparedExecution, SYNC } from "./prepared-execution.ts";

/**
 * Executions that are one transaction, and sent in one piece: all of them are done, or none. What the server answers belongs to
 * the first one that is not complete.
 */
export class ExecutionsInOne implements Submittable {
  /** Told once by the client of the driver. */
  callback: (error: Error | null) => void;
  readonly #executions: readonly PreparedExecution[];
  #done = 0;

  constructor(
    executions: readonly PreparedExecution[],
    { resolve, reject }: { readonly resolve: () => void; readonly reject: (error: Error) => void },
  ) {
    this.#executions = executions;
    this.callback = (error) => (error === null ? resolve() : reject(error));
  }

  /** How many the server has done so far; none of them is kept where it refuses the next one. */
  get done(): number {
    return this.#done;
  }

  submit({ stream }: Connection): void {
    const messages = this.#executions.flatMap((execution) => execution.messages());
    if (stream.writable) stream.write(Buffer.concat([...messages, SYNC]));
  }

  get #current(): PreparedExecution | undefined {
    return this.#executions[this.#done];
  }

  handleRowDescription(message: RowDescriptionMessage): void {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: DataRowMessage): void {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: CommandCompleteMessage): void {
    this.#current?.handleCommandComplete(message);
    if (this.#current?.isComplete === true) this.#done += 1;
  }

  handleEmptyQuery(): void {}

  /** Only now they are done: up to here the server may have failed to commit them. */
  handleReadyForQuery(): void {
    for (const execution of this.#executions) execution.handleReadyForQuery();
    this.callback(null);
  }

  handleError(error: Error): void {
    for (const execution of this.#executions) execution.forgetDescription();
    this.callback(error);
  }
}
