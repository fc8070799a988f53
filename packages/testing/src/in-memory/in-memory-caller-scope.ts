import { AsyncLocalStorage } from "node:async_hooks";
import type { CallerScope, TokenBearer } from "@health-exercise/ports-repositories";

/** Remembers on whose token the in-memory ports are asked. */
export class InMemoryCallerScope implements CallerScope {
  readonly #bearers = new AsyncLocalStorage<TokenBearer>();

  get current(): TokenBearer | undefined {
    return this.#bearers.getStore();
  }

  run<Result>(bearer: TokenBearer, work: () => Promise<Result>): Promise<Result> {
    return this.#bearers.run(bearer, work);
  }
}
