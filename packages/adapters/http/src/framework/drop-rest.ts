import type { IncomingMessage } from "node:http";

/** How long a client that is refused may go on sending before its connection is cut (design value). */
const LINGER_MILLISECONDS = 2_000;

/**
 * Reads and drops what a refused client still sends, for a while: most clients look at the answer only when they have
 * sent everything, and would otherwise see a broken connection in its place.
 */
export function dropRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const cut = setTimeout(() => request.socket.destroy(), LINGER_MILLISECONDS);
  request.once("end", () => clearTimeout(cut));
  request.once("close", () => clearTimeout(cut));
  request.on("error", () => {});
  request.resume();
}
