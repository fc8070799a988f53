import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import type { FaultName } from "../fault-texts.data.ts";
import type { ReadingLimits } from "../limits.data.ts";

/** A file that the thread is asked to read; `name` is what it is called in the entries. */
export type FileToRead = {
  readonly name: string;
  readonly path: string;
  /** Where an archive is taken up again that an earlier thread could not read to its end. */
  readonly from: ArchivePlace | null;
  /** How many bytes may still be unpacked. */
  readonly unpackBytes: number;
  readonly limits: ReadingLimits;
  /** A folder for what has to lie on disk while it is read; it is there only once it is needed. */
  readonly scratch: string;
};

/** How far an archive was read: how many of its contents were. */
type ArchivePlace = { readonly contents: number };

/** What the thread is asked: to begin a file, or to go on with it. */
export type Question = FileToRead | "next";

/** What a file is read as. */
export type ReadFormat =
  | "csv"
  | "fit"
  | "gpx"
  | "tcx"
  | "apple_health"
  | "garmin_json"
  | "google_fit"
  | "health_connect";

/** That the content at hand is of this format. */
export type FormatKnown = { readonly kind: "format"; readonly format: ReadFormat };

/** What it answers, each time with one step; `unpackBytes` is how many may still be unpacked then. */
export type Step =
  /** It begins to read a file of an archive, and is at that place. */
  | {
      readonly kind: "content";
      readonly name: string;
      readonly place: ArchivePlace;
      readonly unpackBytes: number;
    }
  | FormatKnown
  | { readonly kind: "entries"; readonly entries: readonly ActivityFileEntry[] }
  | { readonly kind: "end"; readonly unpackBytes: number };

/** Why a thread gives no step any more. */
export type ThreadFault = Extract<FaultName, "out_of_memory" | "too_slow">;
