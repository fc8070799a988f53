/** A provider of vectors failed; says how, without what was asked or sent. */
export class TextEmbedderError extends Error {
  override readonly name = "TextEmbedderError";

  constructor(reason: string) {
    super(`The provider of vectors failed: ${reason}.`);
  }
}
