/** Why a backup cannot be made or restored, by a stable name. */
type BackupErrorCode =
  | "not_migrated"
  | "changed_meanwhile"
  | "not_a_backup"
  | "backup_damaged"
  | "other_version"
  | "database_not_empty"
  | "database_differs";

/** A backup that cannot be made or restored; the message is one plain sentence for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
