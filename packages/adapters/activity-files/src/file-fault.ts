import { FAULT_TEXTS, type FaultName } from "./fault-texts.data.ts";

/** What is wrong with a file as a whole: it gives no activity then. */
export class FileFault extends Error {
  override readonly name = "FileFault";
  readonly fault: FaultName;

  constructor(fault: FaultName) {
    super(FAULT_TEXTS[fault]);
    this.fault = fault;
  }
}

/** What is wrong with one row of a file; the others are read nevertheless. */
export class RowFault extends Error {
  override readonly name = "RowFault";

  constructor(fault: FaultName) {
    super(FAULT_TEXTS[fault]);
  }
}

/** An error of reading a file that is the machine's and not the file's: it is missing, or the disk fails. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}
