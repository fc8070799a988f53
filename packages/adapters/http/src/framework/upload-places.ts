import { WorkLane } from "@health-exercise/application";
import type { Timer } from "@health-exercise/ports-runtime";
import { UPLOAD_PLACES } from "./upload-places.data.ts";

/**
 * Lets few requests keep files on disk at a time, and fewer of one user; the others wait, and nothing of their bodies is
 * kept but what their connections hold. Who waits for a place of their own takes none of everybody's.
 */
export class UploadPlaces {
  readonly #timer: Timer;
  readonly #all: WorkLane;
  readonly #users = new Map<string, { readonly lane: WorkLane; uploads: number }>();

  constructor(timer: Timer) {
    this.#timer = timer;
    this.#all = new WorkLane(timer, UPLOAD_PLACES.ofProcess);
  }

  /** Does `work` once there is a place for another upload of `user`; the place is free again when it has ended. */
  async run<Result>(user: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#users.get(user) ?? {
      lane: new WorkLane(this.#timer, UPLOAD_PLACES.ofUser),
      uploads: 0,
    };
    this.#users.set(user, own);
    own.uploads += 1;
    try {
      return await own.lane.run(() => this.#all.run(work));
    } finally {
      own.uploads -= 1;
      if (own.uploads === 0) this.#users.delete(user);
    }
  }
}
