import { AsyncLocalStorage } from "node:async_hooks";

/** Something that only reads, and whether a replica answers it; undecided before its first statement. */
export type ReplicaReading = { isAnswered?: Promise<boolean> | undefined };

const readings = new AsyncLocalStorage<ReplicaReading>();

/** What is read at this moment, if a replica may answer it. */
export function currentReading(): ReplicaReading | undefined {
  return readings.getStore();
}

/** Lets a replica answer the statements of `work` that only read; the primary answers where there is none that is fit. */
export function readingFromReplica<Result>(work: () => Result): Result {
  return readings.run({}, work);
}

/** The same for pages that are read one after the other. */
export async function* pagesFromReplica<Page>(pages: AsyncIterable<Page>): AsyncGenerator<Page> {
  const reading: ReplicaReading = {};
  const iterator = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await readings.run(reading, () => iterator.next());
      if (done === true) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
