/** How much of a file is read (design values). What goes beyond is refused as soon as it is seen. */

export const KIBIBYTE = 1_024;
export const MEBIBYTE = 1_024 * KIBIBYTE;

/** Megabytes of heap in which files are read: those of the largest file that is read, twice over. */
export const READING_HEAP_MEGABYTES = 64;

/** Entries that are handed over at a time: what they were made of can be let go before the next are read. */
export const STEP_ENTRIES = 200;

/** How much one import may bring, which depends on who asks for it. */
export type ReadingLimits = {
  /** Milliseconds in which its files must be read: after that none is begun. */
  readonly milliseconds: number;
  /** Bytes of a file as it is sent. */
  readonly fileBytes: number;
  /** Bytes that a gzip file, or one file in an archive, may unpack to. */
  readonly unpackedBytes: number;
  /** Bytes that all packed files may unpack to together, those packed twice included. */
  readonly allUnpackedBytes: number;
};

/** Of a request: years of a watch unpack to a gigabyte, and are read in a fifth of the time. */
export const REQUEST_LIMITS: ReadingLimits = {
  milliseconds: 120_000,
  fileBytes: 100 * MEBIBYTE,
  unpackedBytes: 1_024 * MEBIBYTE,
  allUnpackedBytes: 1_024 * MEBIBYTE,
};

/** Of an operator's command, which nobody else waits for. */
export const COMMAND_LIMITS: ReadingLimits = {
  milliseconds: 3_600_000,
  fileBytes: 4_096 * MEBIBYTE,
  unpackedBytes: 8_192 * MEBIBYTE,
  allUnpackedBytes: 16_384 * MEBIBYTE,
};

/** Files in an archive, those of archives in it counted for themselves: an export holds photos and settings too. */
export const ARCHIVE_ENTRIES = 20_000;

/** Activities of an export of a whole account, which are held until the file was read to its end. */
export const ACTIVITIES_PER_EXPORT = 20_000;

/** Elements of an export of a whole account, most of which are single measurements: 8 GiB of them. */
export const XML_EXPORT_ELEMENTS = 200_000_000;

/** Characters of a document type that only declares elements; that of Apple has some 10,000. */
export const XML_DOCTYPE_CHARACTERS = 60_000;

/** Bytes of one object in a JSON file: an activity with all its laps has some 200,000. */
export const JSON_OBJECT_BYTES = 4 * MEBIBYTE;

/** Objects and lists of a JSON file inside each other. */
export const JSON_DEPTH = 64;

/** Unpacked bytes for each packed one. Recorded activities shrink to a tenth, repeated bytes to a thousandth at best. */
export const COMPRESSION_RATIO = 1_000;

/** Unpacked bytes from which the ratio says something. */
export const RATIO_CHECKED_BYTES = 1 * MEBIBYTE;

/** Bytes of a value of a database: the notes of a session are the longest. */
export const SQLITE_VALUE_BYTES = 1 * MEBIBYTE;

/** What of a database is held in memory, beside the heap. */
export const SQLITE_CACHE_KIBIBYTES = 8 * KIBIBYTE;

/** Bytes of a FIT file, which is decoded as a whole: a week with a record each second. */
export const FIT_BYTES = 16 * MEBIBYTE;

/** Bytes at the beginning of a file that tell its format; the headings of a CSV file must end in them. */
export const HEAD_BYTES = 64 * KIBIBYTE;

/** Bytes of a row of a CSV file, its line breaks included. */
export const CSV_RECORD_BYTES = 64 * KIBIBYTE;

/** Bytes after which a CSV file must have come to the end of a row: what the parser holds back is less. */
export const CSV_SILENT_BYTES = 4 * CSV_RECORD_BYTES;

/** Rows of a CSV file below its headings. */
export const CSV_ROWS = 100_000;

/** Elements inside each other; a heart rate in a track point lies nine deep. */
export const XML_DEPTH = 64;

/** Attributes of an element; the outermost one of Garmin's files has ten. */
export const XML_ATTRIBUTES = 100;

/** Elements of a file: a week with a point each second has some five million. */
export const XML_ELEMENTS = 10_000_000;

/** Characters of the name of an element or an attribute, its prefix included; those of devices have some 30. */
export const XML_NAME_CHARACTERS = 200;

/** Characters of the names of an element and all around it, put together; those of devices have some 100. */
export const XML_PLACE_CHARACTERS = 1_000;

/** Characters of an element's text. */
export const XML_TEXT_CHARACTERS = 65_536;

/** Samples of a track: a week with one each second; of more, every second one is kept. */
export const TRACK_SAMPLES = 700_000;

/** Activities of a GPX, TCX or FIT file, which are held until the file was read to its end. */
export const ACTIVITIES_PER_FILE = 2_000;

/** Characters of a name or a type that are kept; the rest is cut off. */
export const NAME_CHARACTERS = 300;

/** Characters of notes that are kept; the rest is cut off. */
export const NOTES_CHARACTERS = 4_000;

/** Characters of the name that tells which file, or which file of an archive, an entry is about; longer ones are shortened. */
export const FILE_NAME_CHARACTERS = 200;
