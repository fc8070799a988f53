import { FAULT_TEXTS, type FaultName } from "./fault-texts.data.ts";
import { MEBIBYTE } from "./limits.data.ts";

type Details = {
  /** Bytes that were too many. */
  readonly limit?: number;
  /** On which line of the file it was seen, from 1. */
  readonly line?: number;
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
export function faultText(fault: FaultName, { limit = 0, line }: Details = {}): string {
  const text = FAULT_TEXTS[fault].replace("{limit}", `${limit / MEBIBYTE} MiB`);
  return line === undefined ? text : `${text.slice(0, -1)} (line ${line}).`;
}

/** What is wrong with one row of a file; the others are read nevertheless. */
export class RowFault extends Error {
  override readonly name = "RowFault";

  constructor(fault: FaultName) {
    super(faultText(fault));
  }
}

/** An error of reading a file that is the machine's and not the file's: it is missing, or the disk fails. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}
