/** Turns texts into vectors whose closeness is closeness in meaning. */
export interface TextEmbedder {
  /** Names the model and its settings: vectors of other names cannot be compared. */
  readonly model: string;
  /**
   * One vector for each text, in order, all of the same length and of length 1.
   * @throws when the provider cannot be reached, refuses, or answers something else.
   */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}
