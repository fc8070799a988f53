import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers what is no HTTP request, which Express never sees, as a problem too. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ""] ?? 400;
  const title = STATUS_CODES[status] ?? "Bad Request";
  const requestId = randomUUID();
  const body = JSON.stringify({
    type: "/problems/malformed_request",
    title,
    status,
    detail: "The request cannot be read as HTTP.",
    instance: "",
    code: "malformed_request",
    request_id: requestId,
  });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    "Connection: close",
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
