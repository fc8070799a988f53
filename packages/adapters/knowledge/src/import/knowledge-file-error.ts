/** A file that cannot be taken in; the message is one sentence that names the file, the line and the field. */
export class KnowledgeFileError extends Error {
  override readonly name = "KnowledgeFileError";
  readonly file: string;
  /** From 1. */
  readonly line: number | undefined;

  constructor(file: string, message: string, line?: number) {
    super(`${file}${line === undefined ? "" : `, line ${line}`}: ${message}`);
    this.file = file;
    this.line = line;
  }
}
