import { BackupError } from "./backup-error.ts";

/**
 * A backup, before it is compressed with gzip: one line of JSON, the header, and then frames: a letter, the length of what follows
 * as a 32-bit number, and that. The last frame has the SHA-256 of everything before it.
 */
export const FORMAT = "health-exercise-companion-backup";
export const FORMAT_VERSION = 1;

/** What a backup says of itself before anything else. */
export type BackupHeader = {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly createdAt: string;
  readonly serviceVersion: string;
  readonly postgres: string;
  /** The migrations that the database had, in order. */
  readonly migrations: readonly string[];
  /** In an order in which what is referenced comes first. */
  readonly tables: readonly string[];
  readonly sequences: readonly SequenceState[];
};

/** Where a sequence goes on. */
export type SequenceState = {
  readonly name: string;
  /** As text: it may be beyond 2^53. */
  readonly value: string;
  readonly isCalled: boolean;
};

export type TableStart = { readonly table: string; readonly columns: readonly string[] };
export type TableEnd = { readonly table: string; readonly rows: number };

/** What begins a frame: a table, PostgreSQL's text of some of its rows as `COPY` writes it, its end, and the hash at the very end. */
export const LETTERS = { table: "T", data: "D", end: "E", hash: "Z" } as const;
const FRAME_HEAD_BYTES = 5;
/** What is written at most in one frame of data, and what a reader believes at most. */
export const DATA_BYTES = 256 * 1024;
const MOST_FRAME_BYTES = 1024 * 1024;
const MOST_HEADER_BYTES = 1024 * 1024;

/** A frame as it is written. */
export function frameOf(letter: string, content: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const head = Buffer.alloc(FRAME_HEAD_BYTES);
  head.write(letter, 0, "latin1");
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** Reads bytes that come in pieces of any size. */
export class BackupBytes {
  readonly #pieces: AsyncIterator<Buffer>;
  readonly #onRead: (bytes: Buffer) => void;
  #kept: Buffer = Buffer.alloc(0);

  /** `onRead` is given everything that is read, in order. */
  constructor(pieces: AsyncIterable<Buffer>, onRead: (bytes: Buffer) => void) {
    this.#pieces = pieces[Symbol.asyncIterator]();
    this.#onRead = onRead;
  }

  /** The line that begins here. */
  async line(): Promise<string> {
    let end = this.#kept.indexOf("\n");
    while (end === -1) {
      if (this.#kept.length > MOST_HEADER_BYTES) throw notABackup();
      await this.#more();
      end = this.#kept.indexOf("\n");
    }
    return this.#take(end + 1).toString("utf8", 0, end);
  }

  /** The letter and the content of the next frame. */
  async frame(): Promise<{ readonly letter: string; readonly content: Buffer }> {
    while (this.#kept.length < FRAME_HEAD_BYTES) await this.#more();
    const letter = this.#kept.toString("latin1", 0, 1);
    const length = this.#kept.readUInt32BE(1);
    if (length > MOST_FRAME_BYTES) throw damaged();
    while (this.#kept.length < FRAME_HEAD_BYTES + length) await this.#more();
    // The hash is of everything before it.
    const frame = letter === LETTERS.hash ? this.#cut(FRAME_HEAD_BYTES + length) : undefined;
    const bytes = frame ?? this.#take(FRAME_HEAD_BYTES + length);
    return { letter, content: bytes.subarray(FRAME_HEAD_BYTES) };
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#pieces.next();
    if (done === true) throw damaged();
    this.#kept = this.#kept.length === 0 ? value : Buffer.concat([this.#kept, value]);
  }

  #take(length: number): Buffer {
    const bytes = this.#cut(length);
    this.#onRead(bytes);
    return bytes;
  }

  #cut(length: number): Buffer {
    const bytes = this.#kept.subarray(0, length);
    this.#kept = this.#kept.subarray(length);
    return bytes;
  }
}

export function notABackup(): BackupError {
  return new BackupError("not_a_backup", "This is no backup of this service.");
}

export function damaged(cause?: unknown): BackupError {
  return new BackupError(
    "backup_damaged",
    "The backup is damaged or not complete: nothing was restored.",
    cause,
  );
}
