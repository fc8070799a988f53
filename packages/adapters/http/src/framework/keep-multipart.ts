import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { invalidField } from "@health-exercise/domain/user";
import { HttpError } from "./http-error.ts";
import type { FilesBody, ReceivedFile } from "./request-body.ts";
import type { UploadDirectory } from "./upload-directory.ts";
import { uploadName } from "./upload-name.ts";

/** Other fields are read and ignored, so that little of them is kept in memory (design values). */
const LIMITS = { parts: 200, fieldSize: 1_024, headerPairs: 50, headerSize: 16_384 } as const;

/**
 * Keeps the files in the parts of a form. A part without a file, which browsers send when none was chosen, is none.
 * @throws DomainError `invalid_input`; HttpError `malformed_body`, and what `bytes` throws.
 */
export async function keepMultipart(
  request: IncomingMessage,
  bytes: AsyncIterable<Uint8Array>,
  body: FilesBody<unknown>,
  directory: UploadDirectory,
): Promise<readonly ReceivedFile[]> {
  const parser = parserOf(request);
  const failure = Promise.withResolvers<never>();
  // It is looked at wherever something is waited for; until then a failure is no unhandled one.
  failure.promise.catch(() => {});
  const streams: Readable[] = [];
  const kept: Promise<ReceivedFile | undefined>[] = [];
  const refuse = (message: string) => failure.reject(invalidField(body.field, message));

  parser.on("error", () => failure.reject(malformed()));
  parser.on("partsLimit", () => refuse(`must not stand among more than ${LIMITS.parts} parts`));
  parser.on("field", (name, value) => {
    if (name === body.field && value !== "") refuse("must be a file, with a filename");
  });
  parser.on("file", (name, stream, filename) => {
    stream.on("error", () => {});
    if (name !== body.field) {
      stream.resume();
      return;
    }
    if (streams.push(stream) > body.maxFiles) {
      refuse(`must not be more than ${body.maxFiles} files`);
      return;
    }
    const keeping = keepPart(stream, filename, directory);
    keeping.catch((error: unknown) => failure.reject(error));
    kept.push(keeping);
  });

  try {
    for await (const chunk of bytes) {
      await Promise.race([written(parser, chunk), failure.promise]);
    }
    await Promise.race([finished(parser), failure.promise]);
    const files = await Promise.race([Promise.all(kept), failure.promise]);
    return files.filter((file) => file !== undefined);
  } finally {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(kept);
  }
}

/** Without a boundary, or with one that no form can have, there is no parser. */
function parserOf({ headers }: IncomingMessage): BusboyInstance {
  try {
    const { "content-type": contentType = "" } = headers;
    return new Busboy({ headers: { ...headers, "content-type": contentType }, limits: LIMITS });
  } catch {
    throw malformed();
  }
}

async function keepPart(
  stream: Readable,
  filename: string,
  directory: UploadDirectory,
): Promise<ReceivedFile | undefined> {
  const { path, size } = await directory.keep(stream);
  return filename === "" && size === 0 ? undefined : { name: uploadName(filename), path };
}

function written(parser: BusboyInstance, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => parser.write(chunk, () => resolve()));
}

function finished(parser: BusboyInstance): Promise<void> {
  return new Promise((resolve) => {
    parser.once("finish", () => resolve());
    parser.end();
  });
}

function malformed(): HttpError {
  return new HttpError("malformed_body", "The multipart body is not well-formed.");
}
