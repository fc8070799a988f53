import { FAULT_TEXTS, type FaultName } from "./fault-texts.data.ts";
import { MEBIBYTE } from "./limits.data.ts";

type Details = {
  /** Bytes that were too many. */
  readonly limit?: number;
  /** On which line of the file it was seen, from 1. */
  readonly line?: number;
  /** In which column of a row: one of the headings that are known, and so no text of the file. */
  readonly column?: string;
};

/** What is wrong with a file as a whole: it gives no activity then. */
export class FileFault extends Error {
  override readonly name = "FileFault";
  readonly fault: FaultName;

  constructor(fault: FaultName, details: Details = {}) {
    super(faultText(fault, details));
    this.fault = fault;
  }
}

/** What is wrong, in one sentence. */
export function faultText(fault: FaultName, { limit = 0, line, column }: Details = {}): string {
  const text = FAULT_TEXTS[fault].replace("{limit}", `${limit / MEBIBYTE} MiB`);
  const place = line === undefined ? column && `column ${column}` : `line ${line}`;
  return place === undefined ? text : `${text.slice(0, -1)} (${place}).`;
}

/** What is wrong with one row of a file; the others are read nevertheless. */
export class RowFault extends Error {
  override readonly name = "RowFault";
  readonly fault: FaultName;

  constructor(fault: FaultName, details: Pick<Details, "column"> = {}) {
    super(faultText(fault, details));
    this.fault = fault;
  }
}

/** An error of reading a file that is the machine's and not the file's: it is missing, or the disk fails. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}
