import { randomFillSync } from "node:crypto";
import type { IdGenerator } from "@health-exercise/ports-runtime";
import { v7 } from "uuid";

/** What the library takes for an id. */
const RANDOM_BYTES = 16;
/** The system gives randomness for hundreds of ids as quickly as for one. */
const IDS_AT_ONCE = 256;
/** Half of what the counter holds, so that it never begins near its end. */
const COUNTER_STARTS = 2 ** 31;
const COUNTER_END = 2 ** 32;

/**
 * UUIDv7 (RFC 9562). Ids of one process sort in the order they were made, also within a millisecond
 * and when the machine's clock is set back.
 */
export class UuidV7Generator implements IdGenerator {
  readonly #bytes = new Uint8Array(RANDOM_BYTES * IDS_AT_ONCE);
  #used = this.#bytes.length;
  #milliseconds = 0;
  #counter = 0;

  newId(): string {
    const random = this.#randomBytes();
    this.#count(random);
    return v7({ random, msecs: this.#milliseconds, seq: this.#counter });
  }

  #randomBytes(): Uint8Array {
    if (this.#used === this.#bytes.length) {
      randomFillSync(this.#bytes);
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += RANDOM_BYTES;
    return this.#bytes.subarray(start, this.#used);
  }

  /** Within a millisecond the counter goes on; with a new one it begins anywhere (RFC 9562, section 6.2, method 1). */
  #count(random: Uint8Array): void {
    const now = Date.now();
    if (now > this.#milliseconds) {
      this.#milliseconds = now;
      this.#counter = new DataView(random.buffer, random.byteOffset).getUint32(6) % COUNTER_STARTS;
      return;
    }
    this.#counter += 1;
    if (this.#counter < COUNTER_END) return;
    this.#counter = 0;
    this.#milliseconds += 1;
  }
}
