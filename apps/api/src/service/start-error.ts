/** What programs know a failed start by: that the database does not answer is told from all else. */
type StartFailure = "cannot_start" | "database_unreachable";

type StartErrorOptions = ErrorOptions & { readonly code?: StartFailure };

/** The service or a command cannot start; the message is one plain sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = "StartError";
  readonly code: StartFailure;

  constructor(message: string, { code = "cannot_start", ...options }: StartErrorOptions = {}) {
    super(message, options);
    this.code = code;
  }
}
