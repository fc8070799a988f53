/** An endpoint that speaks the embeddings protocol of OpenAI. */
export type TextEmbedderSettings = {
  readonly model: string;
  /** With the version part: `https://host/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** How many numbers a vector has, where the model lets one choose. */
  readonly dimensions: number | undefined;
  readonly timeoutMs: number;
};
