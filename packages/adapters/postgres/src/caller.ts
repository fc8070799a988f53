import { AsyncLocalStorage } from "node:async_hooks";
import type { CallerScope, TokenBearer } from "@health-exercise/ports-repositories";

/** What statements compare with the user's row, under the names of their placeholders. */
export type Caller = {
  /** Null outside of any request: nobody's token is in question. */
  readonly callerId: string | null;
  /** An instant as PostgreSQL reads it. */
  readonly tokenIssuedAt: string;
};

const NOBODY: Caller = { callerId: null, tokenIssuedAt: "infinity" };

const callers = new AsyncLocalStorage<Caller>();

/** On whose token a statement is sent at this moment. */
export function currentCaller(): Caller {
  return callers.getStore() ?? NOBODY;
}

/** Lets every statement of a request know the caller's token, without anybody handing it on. */
export class PostgresCallerScope implements CallerScope {
  run<Result>({ userId, issuedAt }: TokenBearer, work: () => Promise<Result>): Promise<Result> {
    const tokenIssuedAt = issuedAt === null ? "-infinity" : issuedAt.toISOString();
    return callers.run({ callerId: userId, tokenIssuedAt }, work);
  }
}
