import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import Negotiator from "negotiator";
import type { ScopedResponse } from "./request-scope.ts";

/** How a body can be coded on its way, the smallest first. */
export const CODINGS = ["br", "gzip"] as const;
export type ContentCoding = (typeof CODINGS)[number];

/**
 * What is compressed: everything that is read, what is the same for everybody alone (where a secret of one person must not
 * stand beside words of another in one compressed answer), or nothing.
 */
export type Compression = "all" | "static" | "off";

/** What a body is for: `kept` is compressed once for many, `passing` for one request. */
export type Effort = "kept" | "passing";

/** Less than this fits into a packet or two, and would not arrive any sooner (design value). */
const SMALLEST_BYTES = 2048;
/** Measured by `bench:compression`: above them much time buys few bytes. */
const BROTLI_QUALITY: Record<Effort, number> = { kept: 9, passing: 3 };
const GZIP_LEVEL: Record<Effort, number> = { kept: 9, passing: 1 };

const inBrotli = promisify(brotliCompress);
const inGzip = promisify<Uint8Array, { level: number }, Buffer>(gzip);

/** Sets what the answers of an app are compressed of; everything by default. */
export function compressAnswers(
  compression: Compression,
  app: { readonly locals: Record<string, unknown> },
): void {
  app.locals["compression"] = compression;
}

/**
 * How a body of so many bytes goes out: the coding that the client prefers of those that pay, undefined for as it is. Only
 * what is read is compressed: answers to writes may hold a secret beside what was sent. A client that takes no coding of
 * ours, not even the identity, gets the body as it is (RFC 9110, section 12.5.3 lets us).
 */
export function codingOf(
  { req, app }: ScopedResponse,
  effort: Effort,
  bytes: number,
): ContentCoding | undefined {
  const compression: Compression = app.locals["compression"] ?? "all";
  if (compression === "off" || (compression === "static" && effort === "passing")) return undefined;
  if (req.method !== "GET" && req.method !== "HEAD") return undefined;
  return bytes < SMALLEST_BYTES ? codingInNeed(req) : bestCoding(req);
}

function bestCoding(request: IncomingMessage): ContentCoding | undefined {
  if (request.headers["accept-encoding"] === undefined) return undefined;
  const [best] = accepted(request, [...CODINGS, "identity"]);
  return CODINGS.find((coding) => coding === best);
}

/** A coding for who refuses a body as it is, be it ever so small. */
function codingInNeed(request: IncomingMessage): ContentCoding | undefined {
  // Hardly anybody does, and most answers are small: the header is read by its words only where it can matter.
  if (!request.headers["accept-encoding"]?.includes("q=0")) return undefined;
  return accepted(request, ["identity"]).length > 0 ? undefined : bestCoding(request);
}

function accepted(request: IncomingMessage, available: string[]): string[] {
  return new Negotiator(request).encodings(available, { preferred: [...CODINGS] });
}

/** The bytes in this coding. Another thread works on it. */
export function compressed(
  bytes: Uint8Array,
  coding: ContentCoding,
  effort: Effort,
): Promise<Buffer> {
  if (coding === "gzip") return inGzip(bytes, { level: GZIP_LEVEL[effort] });
  return inBrotli(bytes, { params: brotliParameters(effort, bytes.byteLength) });
}

/** What codes a body while it is made. */
export function compressor(coding: ContentCoding): Transform {
  return coding === "gzip"
    ? createGzip({ level: GZIP_LEVEL.passing })
    : createBrotliCompress({ params: brotliParameters("passing", 0) });
}

function brotliParameters(effort: Effort, sizeHint: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint,
  };
}
