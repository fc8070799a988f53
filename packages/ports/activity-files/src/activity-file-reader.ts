import type { RecordedActivity } from "@health-exercise/domain/sport";
import type { Cancellation } from "@health-exercise/domain/user";

/** A file that somebody sent, kept at `path` until it was read; `name` is what they call it. */
export type ActivityFile = { readonly name: string; readonly path: string };

/** What is found in a file: an activity, or why there is none. `file` names it, in an archive with the archive's name. */
export type ActivityFileEntry =
  | {
      readonly kind: "activity";
      readonly file: string;
      /** Where it begins, counted from 1, in a format of lines. */
      readonly line: number | null;
      readonly activity: RecordedActivity;
    }
  | {
      /**
       * Of one activity where there is a line, else of a whole file, which then gives no activity at all: neither after
       * the fault nor before it.
       */
      readonly kind: "fault";
      readonly file: string;
      readonly line: number | null;
      /** One plain sentence that never repeats what is in the file. */
      readonly message: string;
    };

/** Reads files of recorded activities, whatever their format, in memory that does not grow with them. */
export interface ActivityFileReader {
  /**
   * What the files of one import hold. Entries come file by file, in order. A file that cannot be read takes nothing
   * from the others; an error of the machine, such as a missing file, is thrown. When `signal` aborts, the reading ends
   * at once, wherever it is, and throws why.
   */
  readActivities(
    files: readonly ActivityFile[],
    signal?: Cancellation,
  ): AsyncIterable<ActivityFileEntry>;
}
