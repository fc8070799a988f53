import { headText } from "./text-of.ts";

export type Format =
  | "fit"
  | "gzip"
  | "zip"
  | "gpx"
  | "tcx"
  | "apple_health"
  | "sqlite"
  | JsonFormat
  | "text"
  | "unknown";

export type JsonFormat = "garmin_json" | "google_fit" | "health_connect";

const SIGNATURES: readonly { format: Format; at: number; bytes: string }[] = [
  { format: "fit", at: 8, bytes: ".FIT" },
  { format: "gzip", at: 0, bytes: "\x1f\x8b" },
  { format: "sqlite", at: 0, bytes: "SQLite format 3\0" },
  { format: "zip", at: 0, bytes: "PK\x03\x04" },
  // An archive without a file.
  { format: "zip", at: 0, bytes: "PK\x05\x06" },
];
const ROOTS: ReadonlyMap<string, Format> = new Map([
  ["gpx", "gpx"],
  ["TrainingCenterDatabase", "tcx"],
  ["HealthData", "apple_health"],
]);
/** A name that files of the format have near their beginning; the first that is there tells. */
const JSON_NAMES: readonly (readonly [JsonFormat, RegExp])[] = [
  ["garmin_json", /"summarizedActivitiesExport"\s{0,9}:/],
  ["google_fit", /"fitnessActivity"\s{0,9}:/],
  ["health_connect", /"exercise_?[tT]ype"\s{0,9}:/],
];
const NAME = /^[\w.:-]{1,100}/;
const DOCUMENT_TYPE = "<!DOCTYPE";

/** What the beginning of a file says that it is; its name is never asked. */
export function detectFormat(head: Buffer): Format {
  const signed = SIGNATURES.find(({ at, bytes }) =>
    head.subarray(at, at + bytes.length).equals(Buffer.from(bytes, "latin1")),
  );
  if (signed !== undefined) return signed.format;
  const text = headText(head).trimStart();
  if (text.includes("\0")) return "unknown";
  if (text.startsWith("{") || text.startsWith("[")) return jsonFormatOf(text);
  if (!text.startsWith("<")) return "text";
  return ROOTS.get(rootOf(text) ?? "") ?? "unknown";
}

function jsonFormatOf(text: string): JsonFormat | "unknown" {
  return JSON_NAMES.find(([, name]) => name.test(text))?.[0] ?? "unknown";
}

/** The name of the outermost element, without its prefix, after declarations and comments. */
function rootOf(text: string): string | undefined {
  let at = 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    const end = ["<?", "?>", "<!--", "-->"].findIndex((mark) => text.startsWith(mark, at));
    if (end !== 0 && end !== 2) break;
    const mark = end === 0 ? "?>" : "-->";
    const closed = text.indexOf(mark, at);
    if (closed < 0) return undefined;
    at = closed + mark.length;
  }
  // The reader of XML refuses a document type; here it only tells which element it is about.
  const start = text.startsWith(DOCUMENT_TYPE, at) ? at + DOCUMENT_TYPE.length : at + 1;
  const name = NAME.exec(text.slice(start, start + 200).trimStart())?.[0];
  return name?.slice(name.indexOf(":") + 1);
}
