import { randomFillSync } from "node:crypto";
import type { IdGenerator } from "@health-exercise/ports-runtime";
import { v7 } from "uuid";

const ID_BYTES = 16;
/** So many ids have their random bytes fetched together: asking for few takes longer than all the rest of an id. */
const IDS_AT_ONCE = 256;

/**
 * UUIDv7 (RFC 9562). Ids of one process sort in the order they were made, also within a millisecond
 * and when the machine's clock is set back.
 */
export class UuidV7Generator implements IdGenerator {
  readonly #random = Buffer.alloc(ID_BYTES * IDS_AT_ONCE);
  #used = ID_BYTES * IDS_AT_ONCE;
  #msecs = Number.NEGATIVE_INFINITY;
  #seq = 0;

  newId(): string {
    const random = this.#nextRandom();
    const now = Date.now();
    if (now > this.#msecs) {
      this.#msecs = now;
      // One bit less than there is room for, so that there is some left to count in.
      this.#seq = random.readUInt32BE(6) >>> 1;
    } else {
      this.#seq = (this.#seq + 1) >>> 0;
      if (this.#seq === 0) this.#msecs += 1;
    }
    return v7({ random, msecs: this.#msecs, seq: this.#seq });
  }

  #nextRandom(): Buffer {
    if (this.#used === this.#random.length) {
      randomFillSync(this.#random);
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += ID_BYTES;
    return this.#random.subarray(start, this.#used);
  }
}
