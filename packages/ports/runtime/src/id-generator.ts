/** Makes ids. */
export interface IdGenerator {
  /** A new UUIDv7 in lower case; ids made later sort later. */
  newId(): string;
}
