/** The bytes of a file, or of a file in an archive, which can be read from the beginning as often as needed. */
export type Content = {
  /** Which file it is, for the entries that it gives. */
  readonly file: string;
  /** How often it was unpacked on the way. */
  readonly packing: "none" | "zip" | "gzip";
  open(): AsyncIterable<Uint8Array>;
};
