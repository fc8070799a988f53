import type { IncomingMessage } from "node:http";
import { DomainError, invalidField } from "@health-exercise/domain/user";
import { HttpError } from "./http-error.ts";
import { keepMultipart } from "./keep-multipart.ts";
import { hasBody } from "./read-body.ts";
import type { FilesBody, ReceivedFile } from "./request-body.ts";
import { UploadDirectory } from "./upload-directory.ts";
import type { UploadLimits } from "./upload-limits.data.ts";
import { nameInDisposition, uploadName } from "./upload-name.ts";
import { pacedChunks } from "./upload-pace.ts";
import type { OpenUpload } from "./upload-room.ts";

/** How files come: as parts of a form, one as the body itself, or not at all. */
type UploadFormat = "multipart" | "raw" | "none";

/** What is to be seen to while files are received. */
export type Receiving = { readonly upload: OpenUpload; readonly limits: UploadLimits };

/** The files of a request, kept on disk until `remove` is called. */
export type ReceivedFiles = {
  readonly files: readonly ReceivedFile[];
  readonly remove: () => Promise<void>;
};

/**
 * How the files of a request come, by its headers alone.
 * @throws HttpError `unsupported_media_type`, `payload_too_large`.
 */
export function uploadFormatOf(request: IncomingMessage, body: FilesBody<unknown>): UploadFormat {
  if (!hasBody(request)) return "none";
  const { "content-type": header = "", "content-encoding": encoding } = request.headers;
  const type = (header.split(";", 1)[0] ?? "").trim().toLowerCase();
  const isMultipart = type === "multipart/form-data";
  if (!isMultipart && !body.contentTypes.includes(type)) {
    throw new HttpError(
      "unsupported_media_type",
      `Send multipart/form-data, or one file as ${body.contentTypes.join(", ")}.`,
    );
  }
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    throw new HttpError(
      "unsupported_media_type",
      "Files must not be compressed by a content encoding; a .zip or .gz file is welcome.",
      { "Accept-Encoding": "identity" },
    );
  }
  if (Number(request.headers["content-length"] ?? 0) > body.maxBytes) {
    throw tooLarge(body);
  }
  return isMultipart ? "multipart" : "raw";
}

/**
 * Keeps the files of a request on disk as they arrive; when it fails, nothing stays.
 * @throws DomainError `invalid_input` where there is no file or too many, `busy` where there is no room; HttpError
 * `payload_too_large`, `malformed_body`, `request_aborted`, `upload_too_slow`.
 */
export async function receiveFiles(
  request: IncomingMessage,
  body: FilesBody<unknown>,
  format: UploadFormat,
  { upload, limits }: Receiving,
): Promise<ReceivedFiles> {
  if (format === "none") throw noFile(body);
  const directory = await UploadDirectory.make();
  try {
    const chunks = pacedChunks(request.iterator({ destroyOnReturn: false }), limits);
    const bytes = bytesOf(chunks, body, upload);
    const keep = format === "multipart" ? keepMultipart : keepRaw;
    const files = await keep(request, bytes, body, directory);
    if (files.length === 0) throw noFile(body);
    return { files, remove: () => directory.remove() };
  } catch (error) {
    await directory.remove();
    throw error;
  }
}

async function keepRaw(
  { headers }: IncomingMessage,
  bytes: AsyncIterable<Uint8Array>,
  _body: FilesBody<unknown>,
  directory: UploadDirectory,
): Promise<readonly ReceivedFile[]> {
  const { path, size } = await directory.keep(bytes);
  const name = uploadName(nameInDisposition(headers["content-disposition"]));
  return size === 0 ? [] : [{ name, path }];
}

/** The bytes of a body. Leaving before the end does not close the connection: it has an answer to carry yet. */
async function* bytesOf(
  chunks: AsyncIterable<Uint8Array>,
  body: FilesBody<unknown>,
  upload: OpenUpload,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > body.maxBytes) throw tooLarge(body);
      upload.take(chunk.length);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof HttpError || error instanceof DomainError) throw error;
    throw new HttpError("request_aborted", "The request ended before its body did.");
  }
}

function tooLarge({ maxBytes }: FilesBody<unknown>): HttpError {
  const mebibytes = maxBytes / (1024 * 1024);
  return new HttpError(
    "payload_too_large",
    `The files must not be larger than ${mebibytes} MiB in all.`,
  );
}

function noFile({ field }: FilesBody<unknown>): Error {
  return invalidField(field, "is required: a file, or several");
}
