import type { FailureKind } from "./providers/provider-failure.ts";

/** A provider of vectors failed; says how, without what was asked or sent. */
export class TextEmbedderError extends Error {
  override readonly name = "TextEmbedderError";

  /** The same in a word that may be counted. */
  readonly kind: FailureKind;

  constructor(kind: FailureKind, reason: string) {
    super(`The provider of vectors failed: ${reason}.`);
    this.kind = kind;
  }
}
