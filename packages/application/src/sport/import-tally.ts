import { type FinishedSportLog, storableText } from "@health-exercise/domain/sport";
import type { InsertedSportLogs } from "@health-exercise/ports-repositories";

/** More tell nobody anything, and a bad file of 100 MB has millions (design value). */
const MOST_FAULTS = 1_000;
const TYPE_LENGTH = 100;

/** What could not be taken in; the line is counted from 1, null where there is none to name. */
export type ImportFault = {
  readonly file: string;
  readonly line: number | null;
  readonly message: string;
};

/** What became of an import. */
export type ActivityImport = {
  readonly imported: number;
  /** Activities that were stored already, or that the files hold more than once. */
  readonly duplicates: number;
  /** How many logs that were stored already got something that they lacked. */
  readonly completed: number;
  /** Types that are no activity of the catalogue, in the words of the files, the most frequent first. */
  readonly unmapped: readonly { readonly type: string; readonly count: number }[];
  /** File by file, in the order of lines; 1,000 at most. */
  readonly faults: readonly ImportFault[];
  /** How many more faults there were. */
  readonly faultsOmitted: number;
  readonly distances: DistanceCounts;
};

/** Of how many activities a device or its service told the distance, of how many it was computed from the track, and of how many it is not known. */
type DistanceCounts = {
  readonly told: number;
  readonly computed: number;
  readonly unknown: number;
};

/** Keeps count while files are read. */
export class ImportTally {
  readonly #faults: ImportFault[] = [];
  #faultCount = 0;
  /** The words for what the catalogue does not know, with how often each came. */
  readonly #unmapped = new Map<string, number>();

  readonly #distances = { told: 0, computed: 0, unknown: 0 };

  /** Notes where the distance of a log came from. */
  noteDistance({ measures }: Pick<FinishedSportLog, "measures">): void {
    if (measures.distanceMeters === null) this.#distances.unknown += 1;
    else if (measures.computed.includes("distanceMeters")) this.#distances.computed += 1;
    else this.#distances.told += 1;
  }

  addFault({ file, line, message }: ImportFault): void {
    this.#faultCount += 1;
    if (this.#faults.length < MOST_FAULTS) this.#faults.push({ file, line, message });
  }

  /** Notes a log whose activity the catalogue does not know; without a `type` its name stands for it. */
  noteType(log: FinishedSportLog, type: string | null): void {
    if (log.matchedCategoryId !== null) return;
    const words = storableText(type, TYPE_LENGTH) ?? log.sportName;
    this.#unmapped.set(words, (this.#unmapped.get(words) ?? 0) + 1);
  }

  /** What became of all: so many activities came out of the files, so many of them were new, or told a stored one more. */
  result(activities: number, { inserted, completed }: InsertedSportLogs): ActivityImport {
    return {
      imported: inserted,
      duplicates: activities - inserted,
      completed,
      unmapped: [...this.#unmapped]
        .map(([type, count]) => ({ type, count }))
        .sort((left, right) => right.count - left.count || (left.type < right.type ? -1 : 1)),
      faults: inOrder(this.#faults),
      faultsOmitted: this.#faultCount - this.#faults.length,
      distances: { ...this.#distances },
    };
  }
}

/** The files as they came, the lines of each in order; what concerns a whole file first. */
function inOrder(faults: readonly ImportFault[]): ImportFault[] {
  const files = [...Map.groupBy(faults, ({ file }) => file).values()];
  return files.flatMap((ofFile) =>
    ofFile.sort((left, right) => (left.line ?? 0) - (right.line ?? 0)),
  );
}
