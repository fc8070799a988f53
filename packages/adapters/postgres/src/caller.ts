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

type Standing = Caller & { readonly subjectId?: string | null };

const callers = new AsyncLocalStorage<Standing>();

/** On whose token a statement is sent at this moment. */
export function currentCaller(): Caller {
  return callers.getStore() ?? NOBODY;
}

/** Whose rows statements may see that are sent at this moment; undefined where each says for itself. */
export function currentSubject(): string | null | undefined {
  const standing = callers.getStore();
  return standing?.subjectId === undefined ? (standing?.callerId ?? undefined) : standing.subjectId;
}

/** Lets the statements of `work` see the rows of this user, whoever asks; of nobody for null. */
export function aboutUser<Result>(userId: string | null, work: () => Result): Result {
  return callers.run({ ...currentCaller(), subjectId: userId }, work);
}

/** Lets every statement of a request know the caller's token, without anybody handing it on. */
export class PostgresCallerScope implements CallerScope {
  run<Result>({ userId, issuedAt }: TokenBearer, work: () => Promise<Result>): Promise<Result> {
    const tokenIssuedAt = issuedAt === null ? "-infinity" : issuedAt.toISOString();
    return callers.run({ callerId: userId, tokenIssuedAt }, work);
  }
}
