import { WorkLane } from "@health-exercise/application";
import type { Timer } from "@health-exercise/ports-runtime";
import { UPLOAD_PLACES } from "./upload-places.data.ts";

/**
 * Lets few requests keep files on disk at a time, and fewer of one user; the others wait, and nothing of their bodies is
 * kept but what their connections hold. Who waits for a place of their own takes none of everybody's.
 */
export class UploadPlaces {
  readonly #lane: WorkLane;

  constructor(timer: Timer) {
    this.#lane = new WorkLane(timer, {
      width: UPLOAD_PLACES.ofProcess,
      perPerson: UPLOAD_PLACES.ofUser,
      mostWaiting: Number.POSITIVE_INFINITY,
      retryAfterSeconds: 1,
    });
  }

  /** Does `work` once there is a place for another upload of `user`; the place is free again when it has ended. */
  run<Result>(user: string, work: () => Promise<Result>): Promise<Result> {
    return this.#lane.run({ person: user }, work);
  }
}
