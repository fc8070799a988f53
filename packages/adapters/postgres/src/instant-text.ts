const DIGIT_0 = 48;
const DOT = 46;
const PLUS = 43;
const MINUS = 45;
const COLON = 58;

/** `YYYY-MM-DD HH:MM:SS`, which microseconds and the distance from UTC follow. */
const SECONDS_END = 19;
/** Smaller ones are left to the driver. */
const FIRST_PLAIN_YEAR = 100;

/**
 * The instant that PostgreSQL writes as `YYYY-MM-DD HH:MM:SS[.ffffff]+HH[:MM]`, cut to milliseconds; undefined for any
 * other text, such as one of a year beyond 9999 or of historic time.
 */
export function instantFromText(text: string): Date | undefined {
  if (text.charCodeAt(4) !== 45 || text.charCodeAt(10) !== 32) return undefined;
  const year = digits(text, 0, 4);
  let end = SECONDS_END;
  let milliseconds = 0;
  if (text.charCodeAt(end) === DOT) {
    end += 1;
    for (let scale = 100; isDigit(text, end); end += 1) {
      milliseconds += (text.charCodeAt(end) - DIGIT_0) * scale;
      scale = Math.floor(scale / 10);
    }
  }
  const offset = offsetMinutes(text, end);
  if (offset === undefined || year < FIRST_PLAIN_YEAR) return undefined;
  const days = daysSince1970(year, digits(text, 5, 7), digits(text, 8, 10));
  const minutes = (days * 24 + digits(text, 11, 13)) * 60 + digits(text, 14, 16) - offset;
  return new Date((minutes * 60 + digits(text, 17, SECONDS_END)) * 1_000 + milliseconds);
}

const DAYS_BEFORE_1970 = 719_468;

/**
 * How many days after 1970 began a date is, as `Date.UTC` tells in several times the time. Years begin in March here, so
 * that the day that some have more than others is their last.
 */
function daysSince1970(year: number, month: number, day: number): number {
  const ofMarch = month > 2 ? year : year - 1;
  const months = month > 2 ? month - 3 : month + 9;
  const leaps = Math.floor(ofMarch / 4) - Math.floor(ofMarch / 100) + Math.floor(ofMarch / 400);
  return ofMarch * 365 + leaps + Math.floor((months * 153 + 2) / 5) + day - 1 - DAYS_BEFORE_1970;
}

function offsetMinutes(text: string, start: number): number | undefined {
  const code = text.charCodeAt(start);
  const sign = code === PLUS ? 1 : code === MINUS ? -1 : undefined;
  if (sign === undefined || !isDigit(text, start + 2)) return undefined;
  const hours = digits(text, start + 1, start + 3);
  if (text.length === start + 3) return sign * hours * 60;
  if (text.length !== start + 6 || text.charCodeAt(start + 3) !== COLON) return undefined;
  return sign * (hours * 60 + digits(text, start + 4, start + 6));
}

function digits(text: string, start: number, end: number): number {
  let value = 0;
  for (let index = start; index < end; index += 1) {
    value = value * 10 + text.charCodeAt(index) - DIGIT_0;
  }
  return value;
}

function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= DIGIT_0 && code <= DIGIT_0 + 9;
}
