import { FileFault } from "../file-fault.ts";
import { type IsoTime, readIsoTime } from "../time/iso-time.ts";

const NUMBER = /^\d{1,9}(?:\.\d{1,20})?(?:[Ee][+-]?\d)?$/;

/** The time of an element; null where it is empty. @throws FileFault where it is none. */
export function timeIn(text: string): IsoTime | null {
  if (text === "") return null;
  const time = readIsoTime(text);
  if (time === undefined) throw new FileFault("xml_time");
  return time;
}

/** The number of an element, 0 or more; null where it is empty. @throws FileFault where it is none. */
export function numberIn(text: string): number | null {
  if (text === "") return null;
  if (!NUMBER.test(text)) throw new FileFault("xml_number");
  return Number(text);
}

const LOOSE_NUMBER = /^[+-]?\d{1,9}(?:\.\d{1,30})?(?:[Ee][+-]?\d{1,2})?$/;

/** The number of an element whose file is good without it; null where it is none. */
export function looseNumberIn(text: string): number | null {
  return LOOSE_NUMBER.test(text) ? Number(text) : null;
}
