/** The bytes of a file, or of a file in an archive, which can be read from the beginning as often as needed. */
export type Content = {
  /** Which file it is, for the entries that it gives. */
  readonly file: string;
  /** What it is called in its archive, without folders; absent outside of one. Only ever compared. */
  readonly entry?: string;
  /** Whether it may tell of other files of its archive, and comes before them. */
  readonly isList?: boolean;
  /** How often it was unpacked on the way. */
  readonly packing: "none" | "zip" | "gzip";
  /** Where it lies on disk as it is; absent where it is packed. */
  readonly path?: string;
  open(): AsyncIterable<Uint8Array>;
};
