/** The longest answer of a chat model that is read (design value): many times the longest reply that is used. */
const MOST_RESPONSE_BYTES = 2 * 1024 * 1024;

const KEY_HEADERS = ["authorization", "x-api-key"];

/** A provider sent more than is read. */
export class ResponseTooLargeError extends Error {
  override readonly name = "ResponseTooLargeError";
}

/** A provider that was asked for a stream gave the whole reply as JSON. */
export class NotStreamedError extends Error {
  override readonly name = "NotStreamedError";
  readonly response: Response;

  constructor(response: Response) {
    super("The provider does not stream.");
    this.response = response;
  }
}

/**
 * A fetch that reads no more than a reply can need, and follows no redirect: the key and the words of people go to the
 * configured address only. Without a key, the header that the SDK would send empty is left out.
 */
export function providerFetch(hasKey: boolean, mostBytes = MOST_RESPONSE_BYTES): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (!hasKey) for (const name of KEY_HEADERS) headers.delete(name);
    const answer = await fetch(input, { ...init, headers, redirect: "manual" });
    const response = bounded(answer, mostBytes);
    if (isUnstreamed(init, response)) throw new NotStreamedError(response);
    return response;
  };
}

/** A fetch that has the first answer already. */
export function fetchAfter(first: Response, next: typeof fetch): typeof fetch {
  let isFirst = true;
  return async (...request) => {
    if (!isFirst) return next(...request);
    isFirst = false;
    return first;
  };
}

/** All the protocols ask in the same words. */
function isUnstreamed(init: RequestInit | undefined, { ok, headers }: Response): boolean {
  const isJson = headers.get("content-type")?.includes("application/json") === true;
  if (!ok || !isJson || typeof init?.body !== "string") return false;
  return JSON.parse(init.body).stream === true;
}

function bounded(response: Response, mostBytes: number): Response {
  if (response.body === null) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new ResponseTooLargeError();
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}
