import { DomainError } from "@health-exercise/domain/user";
import type { UploadLimits } from "./upload-limits.data.ts";

/** About as long as a large file takes to be read (design value). */
const RETRY_AFTER_SECONDS = 15;

/** What one person has on disk. */
type Share = { uploads: number; bytes: number };

/**
 * Keeps count of what uploads take on disk. Nobody waits for room, because somebody who waits unread could leave without
 * being noticed, and a slow upload takes no more room than it has sent: beyond the limits uploads are refused.
 */
export class UploadRoom {
  readonly #limits: UploadLimits;
  readonly #shares = new Map<string, Share>();
  readonly #all: Share = { uploads: 0, bytes: 0 };

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  /** Room for an upload of `person`, which takes none yet. @throws DomainError `busy`. */
  open(person: string): OpenUpload {
    const { uploads, uploadsOfPerson } = this.#limits;
    const own = this.#shares.get(person) ?? { uploads: 0, bytes: 0 };
    if (this.#all.uploads >= uploads || own.uploads >= uploadsOfPerson) throw tooMuch();
    this.#shares.set(person, own);
    own.uploads += 1;
    this.#all.uploads += 1;
    let taken = 0;
    return {
      take: (bytes) => {
        const isTooMuch =
          own.bytes + bytes > this.#limits.bytesOfPerson ||
          this.#all.bytes + bytes > this.#limits.bytes;
        if (isTooMuch) throw tooMuch();
        taken += bytes;
        own.bytes += bytes;
        this.#all.bytes += bytes;
      },
      close: () => {
        own.uploads -= 1;
        own.bytes -= taken;
        this.#all.uploads -= 1;
        this.#all.bytes -= taken;
        if (own.uploads === 0) this.#shares.delete(person);
      },
    };
  }
}

/** One upload under way. */
export type OpenUpload = {
  /** @throws DomainError `busy` where there is no room for so many bytes more. */
  readonly take: (bytes: number) => void;
  /** Gives all of its room back; called once. */
  readonly close: () => void;
};

function tooMuch(): DomainError {
  const message = `Too many files are kept at the moment. Try again in ${RETRY_AFTER_SECONDS} s.`;
  return new DomainError("busy", message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
