const DIGIT_0 = 48;

/** `YYYY-MM-DD HH:MM:SS`, which microseconds and the distance from UTC follow. */
const SECONDS_END = 19;
/** `Date.UTC` takes smaller years for those of the 20th century. */
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
  if (text[end] === ".") {
    end += 1;
    for (let scale = 100; isDigit(text, end); end += 1) {
      milliseconds += (text.charCodeAt(end) - DIGIT_0) * scale;
      scale = Math.floor(scale / 10);
    }
  }
  const offset = offsetMinutes(text, end);
  if (offset === undefined || year < FIRST_PLAIN_YEAR) return undefined;
  return new Date(
    Date.UTC(
      year,
      digits(text, 5, 7) - 1,
      digits(text, 8, 10),
      digits(text, 11, 13),
      digits(text, 14, 16) - offset,
      digits(text, 17, SECONDS_END),
      milliseconds,
    ),
  );
}

function offsetMinutes(text: string, start: number): number | undefined {
  const sign = text[start] === "+" ? 1 : text[start] === "-" ? -1 : undefined;
  if (sign === undefined || !isDigit(text, start + 2)) return undefined;
  const hours = digits(text, start + 1, start + 3);
  if (text.length === start + 3) return sign * hours * 60;
  if (text.length !== start + 6 || text[start + 3] !== ":") return undefined;
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
