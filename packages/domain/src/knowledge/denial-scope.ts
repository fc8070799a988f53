import type { Token } from "../language/read-text.ts";
import { endsDenial, endsList, type PhraseRole } from "./claim-words.ts";

/** Follows which words of a claim a denial covers. */
export class DenialScope {
  #denial = false;
  #refusal = false;
  #isBare = false;

  /** Whether a word such as "without" covers the place. */
  get hasDenial(): boolean {
    return this.#denial;
  }

  get isDenied(): boolean {
    return this.#denial !== this.#refusal;
  }

  /** A word that is denied was read. */
  cover(): void {
    this.#isBare = false;
  }

  /** Goes on to the next words; true where a denial ends that covered no word, as in "not all". */
  enter(words: readonly Token[], roles: readonly PhraseRole[] | undefined): boolean {
    const endsBare = endsDenial(words) && this.#endDenial();
    if (words.length === 1 && words[0]?.text === "but") this.#refusal = false;
    for (const { kind } of roles ?? []) {
      if (kind === "denial") {
        this.#denial = !this.#denial;
        this.#isBare = this.#denial;
      }
      if (kind === "refusal") this.#refusal = !this.#refusal;
    }
    return endsBare;
  }

  /** Goes on over a comma, to `next`; true as for `enter`. */
  enterClause(next: Token | undefined): boolean {
    const endsBare = this.#endDenial();
    if (endsList(next)) this.#refusal = false;
    return endsBare;
  }

  #endDenial(): boolean {
    const endsBare = this.#denial && this.#isBare;
    this.#denial = false;
    return endsBare;
  }
}
