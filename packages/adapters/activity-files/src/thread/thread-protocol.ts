import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import type { FaultName } from "../fault-texts.data.ts";

/** A file that the thread is asked to read; `name` is what it is called in the entries. */
export type FileToRead = {
  readonly name: string;
  readonly path: string;
  /** Where an archive is taken up again that an earlier thread could not read to its end. */
  readonly from: ArchivePlace | null;
};

/** How far an archive was read: how many of its contents were, and how many bytes the others may still unpack to. */
type ArchivePlace = { readonly contents: number; readonly unpackBytes: number };

/** What the thread is asked: to begin a file, or to go on with it. */
export type Question = FileToRead | "next";

/** What it answers, each time with one step. */
export type Step =
  /** It begins to read a file of an archive, and is at that place. */
  | { readonly kind: "content"; readonly name: string; readonly place: ArchivePlace }
  | { readonly kind: "entries"; readonly entries: readonly ActivityFileEntry[] }
  | { readonly kind: "end" };

/** Why a thread gives no step any more. */
export type ThreadFault = Extract<FaultName, "out_of_memory" | "too_slow">;
