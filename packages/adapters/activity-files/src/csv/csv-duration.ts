import { RowFault } from "../file-fault.ts";
import type { DecimalSign } from "./csv-dialect.ts";
import { readCsvNumber } from "./csv-number.ts";

const CLOCK = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{2})(?:[.,](\d{1,6}))?$/;

/** Milliseconds of `1:02:03`, `02:03.5` or a number of seconds. @throws RowFault where it is neither. */
export function readSeconds(cell: string, decimal: DecimalSign | null): number {
  if (cell.includes(":")) return readClock(cell);
  return Math.round(readCsvNumber(cell, decimal) * 1_000);
}

/** Milliseconds of `1:02:03` or `02:03.5`; a mere number has no unit. @throws RowFault where it is no such time. */
export function readClock(cell: string): number {
  const match = CLOCK.exec(cell);
  if (match === null) throw new RowFault("row_duration");
  const hours = Number(match[1] ?? 0);
  const minutes = Number(match[2]);
  const seconds = Number(match[3]);
  const isClock = seconds < 60 && (match[1] === undefined || minutes < 60);
  if (!isClock) throw new RowFault("row_duration");
  const milliseconds = Math.round(Number(`0.${match[4] ?? 0}`) * 1_000);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000 + milliseconds;
}
