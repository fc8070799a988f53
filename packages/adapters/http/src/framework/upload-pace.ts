import { HttpError } from "./http-error.ts";
import type { UploadLimits } from "./upload-limits.data.ts";

type Pace = Pick<UploadLimits, "paceMs" | "paceBytes">;

/**
 * The chunks of an upload, as long as enough of them come. What counts is the client alone: while a chunk is being kept,
 * nobody waits for the next one.
 * @throws HttpError `upload_too_slow`.
 */
export async function* pacedChunks(
  chunks: AsyncIterator<Uint8Array>,
  { paceMs, paceBytes }: Pace,
): AsyncGenerator<Uint8Array> {
  const tooSlow = Promise.withResolvers<never>();
  tooSlow.promise.catch(() => {});
  let isWaiting = false;
  let bytes = 0;
  const look = setInterval(() => {
    if (isWaiting && bytes < paceBytes) tooSlow.reject(stalled());
    bytes = 0;
  }, paceMs);
  try {
    for (;;) {
      isWaiting = true;
      const next = await Promise.race([chunks.next(), tooSlow.promise]);
      isWaiting = false;
      if (next.done === true) return;
      bytes += next.value.length;
      yield next.value;
    }
  } finally {
    clearInterval(look);
    // It ends once the chunk that is waited for has come, or the connection is cut.
    void chunks.return?.();
  }
}

function stalled(): HttpError {
  return new HttpError(
    "upload_too_slow",
    "The upload was too slow. Try again over a faster line.",
    {
      Connection: "close",
    },
  );
}
