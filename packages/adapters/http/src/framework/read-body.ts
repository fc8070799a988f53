import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { HttpError } from "./http-error.ts";

/** How much a body may hold, before and after decompression, where its route does not say more. */
export const MAX_BODY_BYTES = 256 * 1024;

type Decompress = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const DECOMPRESS: ReadonlyMap<string, Decompress> = new Map<string, Decompress>([
  ["gzip", promisify(gunzip) as Decompress],
  ["x-gzip", promisify(gunzip) as Decompress],
  ["deflate", promisify(inflate) as Decompress],
  ["br", promisify(brotliDecompress) as Decompress],
]);

/**
 * The bytes of a body, decompressed. Express's own reader answers a body that is too large only after
 * it has been sent to the end; this one answers at once.
 * @throws HttpError `payload_too_large`, `unsupported_media_type`, `malformed_body`, `request_aborted`.
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Buffer> {
  const encoding = request.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (encoding === "identity") return collect(request, maxBytes);
  const decompress = DECOMPRESS.get(encoding);
  if (decompress === undefined) {
    throw new HttpError("unsupported_media_type", "The content encoding is not supported.", {
      "Accept-Encoding": "gzip, deflate, br",
    });
  }
  const bytes = await collect(request, maxBytes);
  if (bytes.length === 0) return bytes;
  try {
    return await decompress(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if (isTooLong(error)) throw tooLarge(maxBytes);
    throw new HttpError("malformed_body", "The body cannot be decompressed.");
  }
}

/** Whether the request has a body at all (RFC 9112, section 6.3). */
export function hasBody(request: IncomingMessage): boolean {
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  return coding !== undefined || (length !== undefined && length !== "0");
}

function collect(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
      reject(tooLarge(maxBytes));
      return;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      // What follows is read and dropped, until the server's time limit for a request.
      if (length > maxBytes) reject(tooLarge(maxBytes));
      else chunks.push(chunk);
    });
    request.on("end", () =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
    );
    request.on("error", () =>
      reject(new HttpError("request_aborted", "The request ended before its body did.")),
    );
  });
}

function tooLarge(maxBytes: number): HttpError {
  return new HttpError(
    "payload_too_large",
    `The body must not be larger than ${maxBytes / 1024} KiB.`,
  );
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
}
