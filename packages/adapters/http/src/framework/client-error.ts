import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type Problem, pathOf } from "./problem.ts";
import { PROBLEM_KINDS } from "./problem-kinds.ts";
import { API_HEADERS } from "./security-headers.ts";

/** What Node tells of it: the bytes that came last, and how many of them it could read. */
type ClientError = NodeJS.ErrnoException & {
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
};

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

const REQUEST_LINE = /^[A-Z]+ (\/[!-~]*) /;
const LONGEST_PATH = 2048;

/** Answers what is no HTTP request, which Express never sees, as a problem too. */
export function answerClientError(error: ClientError, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ""] ?? 400;
  const requestId = randomUUID();
  const problem: Problem = {
    type: "/problems/malformed_request",
    title: PROBLEM_KINDS.malformed_request.title,
    status,
    detail: "The request cannot be read as HTTP.",
    instance: pathIn(error),
    code: "malformed_request",
    request_id: requestId,
  };
  const body = JSON.stringify(problem);
  const headers = [
    ...API_HEADERS,
    ...["X-Request-Id", requestId],
    ...["Content-Type", "application/problem+json; charset=utf-8"],
    ...["Content-Length", String(Buffer.byteLength(body))],
    ...["Date", new Date().toUTCString(), "Connection", "close"],
  ];
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf(headers)}\r\n${body}`);
}

/** The path of a request whose first line and fault came together; empty where nobody can tell which request is at fault. */
function pathIn({ rawPacket, bytesParsed = 0 }: ClientError): string {
  const text = rawPacket?.toString("latin1", 0, bytesParsed + LONGEST_PATH) ?? "";
  if (text.slice(0, bytesParsed).includes("\r\n\r\n")) return "";
  const firstLine = text.slice(0, LONGEST_PATH).split("\r\n", 1)[0] ?? "";
  const [, target = ""] = REQUEST_LINE.exec(firstLine) ?? [];
  return pathOf(target);
}

/** Lines of names and values that stand in turn. */
function linesOf(headers: readonly string[]): string {
  return headers.map((text, place) => text + (place % 2 === 0 ? ": " : "\r\n")).join("");
}
