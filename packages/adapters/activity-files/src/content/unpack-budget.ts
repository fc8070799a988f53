import { FileFault } from "../file-fault.ts";
import type { ReadingLimits } from "../limits.data.ts";

/** How many bytes the packed files of an import may still unpack to, all together. */
export class UnpackBudget {
  readonly limits: ReadingLimits;
  #bytes: number;

  /** @param left how many of the bytes of the limits are left. */
  constructor(limits: ReadingLimits, left: number = limits.allUnpackedBytes) {
    this.limits = limits;
    this.#bytes = left;
  }

  get left(): number {
    return this.#bytes;
  }

  get isSpent(): boolean {
    return this.#bytes < 0;
  }

  /** Counts bytes before they are unpacked. @throws FileFault where they are too many; then none are counted. */
  reserve(bytes: number): void {
    if (bytes > this.#bytes) throw this.#spent();
    this.#bytes -= bytes;
  }

  /** A content whose bytes count the first time that they are read. @throws FileFault once the budget is spent. */
  charged(open: () => AsyncIterable<Uint8Array>): () => AsyncGenerator<Uint8Array> {
    const charge = (bytes: number): void => {
      this.#bytes -= bytes;
      if (this.isSpent) throw this.#spent();
    };
    let charged = 0;
    return async function* () {
      let read = 0;
      for await (const chunk of open()) {
        read += chunk.length;
        if (read > charged) {
          const fresh = read - charged;
          charged = read;
          charge(fresh);
        }
        yield chunk;
      }
    };
  }

  #spent(): FileFault {
    return new FileFault("import_unpacks_too_large", { limit: this.limits.allUnpackedBytes });
  }
}
