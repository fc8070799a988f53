/** Why a server could not start, in one sentence for the operator. */
export class ListenError extends Error {
  readonly code: string;

  constructor(cause: NodeJS.ErrnoException, host: string, port: number) {
    super(`Cannot listen on ${host}:${port}: ${reasonOf(cause)}`, { cause });
    this.name = "ListenError";
    this.code = cause.code ?? "unknown";
  }
}

function reasonOf(cause: NodeJS.ErrnoException): string {
  switch (cause.code) {
    case "EADDRINUSE":
      return "another program uses this port.";
    case "EACCES":
      return "this user may not use this port.";
    case "EADDRNOTAVAIL":
      return "this machine has no such address.";
    case "ENOTFOUND":
      return "the host name is not known.";
    default:
      return `${cause.code ?? cause.message}.`;
  }
}
