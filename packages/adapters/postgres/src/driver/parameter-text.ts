const YEAR_1 = Date.parse("0001-01-01T00:00:00.000Z");
const YEAR_10000 = Date.parse("+010000-01-01T00:00:00.000Z");

/** A value as PostgreSQL reads it. */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "object") return String(value);
  if (value instanceof Date) return instantText(value);
  if (Array.isArray(value)) return `{${value.map(elementText).join(",")}}`;
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  return JSON.stringify(value);
}

/**
 * The driver would write instants in the time zone of this process, whose historic offsets can have seconds.
 * Years that PostgreSQL does not read lie before or after everything that is stored.
 */
function instantText(value: Date): string {
  if (value.getTime() < YEAR_1) return "-infinity";
  return value.getTime() >= YEAR_10000 ? "infinity" : value.toISOString();
}

function elementText(value: unknown): string {
  const text = parameterText(value);
  if (text === null) return "NULL";
  return Array.isArray(value) ? text : `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
