/** Lets several changes take effect together. */
export interface UnitOfWork {
  /**
   * Whatever `work` does through the repositories of the same storage, and waits for, happens as a whole, or not at all
   * where it throws. Within another unit it is a part of that. Nothing slow may go on in it.
   * @throws what `work` throws.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}
