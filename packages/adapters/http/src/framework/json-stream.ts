import type { Logger } from "@health-exercise/ports-runtime";
import type { ScopedResponse } from "./request-scope.ts";
import { API_HEADERS } from "./security-headers.ts";
import { sendProblem } from "./send.ts";

/** A JSON document that a handler returns in pieces, for what is too large to hold at once. */
export class JsonStream {
  readonly pieces: AsyncIterable<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }
}

/** Sends the pieces as fast as the caller reads them. A failure before the first is still a problem; later it breaks the response off. */
export async function sendJsonStream(
  response: ScopedResponse,
  status: number,
  { pieces }: JsonStream,
  logger: Logger,
): Promise<void> {
  const { scope } = response.locals;
  try {
    for await (const piece of pieces) {
      if (!response.headersSent) {
        response.writeHead(status, [
          ...API_HEADERS,
          ...scope.headers,
          "Content-Type",
          "application/json; charset=utf-8",
        ]);
      }
      if (response.destroyed) return;
      if (!response.write(piece)) await drained(response);
    }
    response.end();
  } catch (error) {
    sendProblem(response, error, logger);
  }
}

function drained(response: ScopedResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      response.off("drain", go).off("close", go);
      resolve();
    };
    response.on("drain", go).on("close", go);
  });
}
