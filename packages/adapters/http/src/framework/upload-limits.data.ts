/** What uploads may take (design values). */
export type UploadLimits = {
  /** Bytes of all files on disk, of the process and of one person. */
  readonly bytes: number;
  readonly bytesOfPerson: number;
  /** Uploads that are received or kept, of the process and of one person. */
  readonly uploads: number;
  readonly uploadsOfPerson: number;
  /** How often it is looked how much has come, and what must have come at the least since the last time. */
  readonly paceMs: number;
  readonly paceBytes: number;
};

const MEBIBYTE = 1024 * 1024;
const SECOND = 1_000;

/** Sixteen uploads of the largest size, four of them of one person; slower than 16 KiB a second is no line but a stall. */
export const UPLOAD_LIMITS: UploadLimits = {
  bytes: 1_600 * MEBIBYTE,
  bytesOfPerson: 400 * MEBIBYTE,
  uploads: 1_024,
  uploadsOfPerson: 64,
  paceMs: 15 * SECOND,
  paceBytes: 15 * 16 * 1024,
};
