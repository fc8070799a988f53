import { type FinishedSportLog, type SportLogId, storableText } from "@health-exercise/domain";

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
  /** Types that are no activity of the catalogue, in the words of the files, the most frequent first. */
  readonly unmapped: readonly { readonly type: string; readonly count: number }[];
  /** File by file, in the order of lines; 1,000 at most. */
  readonly faults: readonly ImportFault[];
  /** How many more faults there were. */
  readonly faultsOmitted: number;
};

/** Keeps count while files are read. */
export class ImportTally {
  readonly #faults: ImportFault[] = [];
  #faultCount = 0;
  /** The words for what the catalogue does not know, by the log they became. */
  readonly #unmapped = new Map<SportLogId, string>();

  addFault({ file, line, message }: ImportFault): void {
    this.#faultCount += 1;
    if (this.#faults.length < MOST_FAULTS) this.#faults.push({ file, line, message });
  }

  /** Notes a log whose activity the catalogue does not know; without a `type` its name stands for it. */
  noteType(log: FinishedSportLog, type: string | null): void {
    if (log.matchedCategoryId !== null) return;
    this.#unmapped.set(log.id, storableText(type, TYPE_LENGTH) ?? log.sportName);
  }

  /** What became of all: `logs` came out of the files, so many of them were new. */
  result(logs: readonly FinishedSportLog[], imported: number): ActivityImport {
    return {
      imported,
      duplicates: logs.length - imported,
      unmapped: this.#unmappedAmong(logs),
      faults: inOrder(this.#faults),
      faultsOmitted: this.#faultCount - this.#faults.length,
    };
  }

  #unmappedAmong(logs: readonly FinishedSportLog[]): ActivityImport["unmapped"] {
    const counts = new Map<string, number>();
    for (const { id } of logs) {
      const type = this.#unmapped.get(id);
      if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    return [...counts]
      .map(([type, count]) => ({ type, count }))
      .sort((left, right) => right.count - left.count || (left.type < right.type ? -1 : 1));
  }
}

/** The files as they came, the lines of each in order; what concerns a whole file first. */
function inOrder(faults: readonly ImportFault[]): ImportFault[] {
  const files = [...Map.groupBy(faults, ({ file }) => file).values()];
  return files.flatMap((ofFile) =>
    ofFile.sort((left, right) => (left.line ?? 0) - (right.line ?? 0)),
  );
}
