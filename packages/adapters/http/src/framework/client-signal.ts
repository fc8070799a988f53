import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "./http-error.ts";

/** Aborts once the connection is closed before the answer; a connection that nobody reads from does not tell of its end. */
export function clientSignal(
  { socket }: IncomingMessage,
  response: Pick<ServerResponse, "once" | "writableFinished">,
): AbortSignal {
  const leaving = new AbortController();
  const onLeaving = () => leaving.abort(hasLeft());
  if (socket.destroyed) onLeaving();
  // The response itself does not know of the end where it waits behind another one on the same connection.
  socket.once("close", onLeaving);
  response.once("close", () => {
    socket.off("close", onLeaving);
    if (!response.writableFinished) onLeaving();
  });
  return leaving.signal;
}

/** With its connection whoever asked has gone. @throws HttpError `request_aborted`. */
export function requireClient({ socket }: IncomingMessage): void {
  if (socket.destroyed) throw hasLeft();
}

function hasLeft(): HttpError {
  return new HttpError("request_aborted", "The connection was closed before the answer.");
}
