/** How much of a file is read (design values). What goes beyond is refused as soon as it is seen. */

const MEBIBYTE = 1_048_576;

/** Bytes of a file as it was sent: years of a person's activities, packed. */
export const INPUT_BYTES = 100 * MEBIBYTE;

/** Bytes that a gzip file, or one file in an archive, may unpack to: a GPX file of a week with a point each second is 60 MB. */
export const UNPACKED_BYTES = 200 * MEBIBYTE;

/** Bytes that all files of an archive may unpack to, those packed twice included. */
export const ARCHIVE_UNPACKED_BYTES = 400 * MEBIBYTE;

/** Files in an archive: more than an activity a day for ten years. */
export const ARCHIVE_ENTRIES = 5_000;

/** Unpacked bytes for each packed one. Recorded activities shrink to a tenth, repeated bytes to a thousandth at best. */
export const COMPRESSION_RATIO = 1_000;

/** Unpacked bytes from which the ratio says something. */
export const RATIO_CHECKED_BYTES = MEBIBYTE;

/** Bytes of a FIT file, which is decoded in memory: a week with a record each second. */
export const FIT_BYTES = 16 * MEBIBYTE;

/** Megabytes of heap in which a FIT file is decoded: a thousand sessions take one. */
export const FIT_HEAP_MEGABYTES = 64;

/** Bytes at the beginning of a file that tell its format; the headings of a CSV file must end in them. */
export const HEAD_BYTES = 65_536;

/** Bytes of a row of a CSV file, its line breaks included. */
export const CSV_RECORD_BYTES = 65_536;

/** Bytes after which a CSV file must have come to the end of a row: what the parser holds back is less. */
export const CSV_SILENT_BYTES = 4 * CSV_RECORD_BYTES;

/** Rows of a CSV file below its headings. */
export const CSV_ROWS = 100_000;

/** Elements inside each other; a heart rate in a track point lies nine deep. */
export const XML_DEPTH = 64;

/** Attributes of an element; the outermost one of Garmin's files has ten. */
export const XML_ATTRIBUTES = 100;

/** Characters of an element's text. */
export const XML_TEXT_CHARACTERS = 65_536;

/** Activities of a GPX, TCX or FIT file, which are held until the file was read to its end. */
export const ACTIVITIES_PER_FILE = 2_000;

/** Characters of a name or a type that are kept; the rest is cut off. */
export const NAME_CHARACTERS = 300;

/** Characters of notes that are kept; the rest is cut off. */
export const NOTES_CHARACTERS = 4_000;

/** Characters of the name that tells which file, or which file of an archive, an entry is about. */
export const FILE_NAME_CHARACTERS = 200;
