/**
 * How many requests may have files on disk at a time, in a process and of one user (design values): with 100 MiB each
 * they take 1.6 GiB at most.
 */
export const UPLOAD_PLACES = { ofProcess: 16, ofUser: 4 } as const;
