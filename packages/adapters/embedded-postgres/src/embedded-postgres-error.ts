/** Why the embedded server cannot be used, in one plain sentence for whoever runs the service. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOENT: "nothing can be made at that path",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "a part of the path is not a directory",
  ENAMETOOLONG: "the path is too long",
};

/** Says in one sentence why the file system refused; leaves every other error as it is. */
export function explainFileSystemError(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) {
    return error;
  }
  const reason = reasons[String(error.code)] ?? String(error.code);
  return new EmbeddedPostgresError(`The database directory ${dataDir} cannot be used: ${reason}.`, {
    cause: error,
  });
}
