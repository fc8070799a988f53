/** Work that goes on when its client has left, which no connection tells of: whoever stops the service waits for it. */
export class UnattendedWork {
  readonly #underWay = new Set<Promise<void>>();

  add(work: Promise<void>): void {
    this.#underWay.add(work);
    const isOver = () => void this.#underWay.delete(work);
    work.then(isOver, isOver);
  }

  /** Once nothing is under way, or after `mostMilliseconds`. */
  async settled(mostMilliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const giveUp = setTimeout(resolve, mostMilliseconds);
    await Promise.race([Promise.allSettled(this.#underWay), promise]);
    clearTimeout(giveUp);
  }
}
