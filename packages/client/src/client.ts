import createFetchClient, { type Client as FetchClient, type Middleware } from "openapi-fetch";
import type { Call, Method } from "./calls.ts";
import { type ChatEvent, chatEvents } from "./chat-events.ts";
import { type Rereading, rereadingOf } from "./deletions.ts";
import type { ActivityImport, NewChatMessage, paths } from "./generated/interface.ts";
import { type Item, itemsOf, type ListInit, type ListPath, type Page, pagesOf } from "./lists.ts";
import { problemFrom } from "./problem.ts";
import { isRepeatable, takesKey, takesKeyInBody } from "./repeatable.ts";
import { type RetryOptions, retryPolicy } from "./retry.ts";
import { type SendOptions, sendRepeatedly, type TokenProvider } from "./send.ts";
import { sendUpload, type UploadFile, type UploadProgress, uploadOf } from "./upload.ts";

export type ClientOptions = {
  /** Where the service is, with its prefix if it has one: `https://example.org/companion`. */
  readonly baseUrl: string;
  /** A token, or what gives one; without it only open endpoints answer. */
  readonly token?: string | TokenProvider;
  readonly retry?: RetryOptions;
  /** How long an answer may take to begin; 60 s by default. */
  readonly timeoutMs?: number;
  /** What sends requests; `fetch` of the platform by default. An import with `onProgress` in a browser goes by XMLHttpRequest. */
  readonly fetch?: (request: Request) => Promise<Response>;
};

export type ImportOptions = {
  /** For files that state local times alone. */
  readonly timezone?: string;
  readonly idempotencyKey?: string;
  /** Told how far the upload is. In a browser XMLHttpRequest alone can tell it, and sends the files instead of `fetch`. */
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
};

/** A client of the service. Each call gives the body of the answer, or throws a ProblemError or a ConnectionError. */
export type Client = {
  readonly get: Call<"get">;
  readonly post: Call<"post">;
  readonly put: Call<"put">;
  readonly patch: Call<"patch">;
  readonly delete: Call<"delete">;
  /** The same requests as `openapi-fetch` has them: nothing is thrown for a problem, and headers can be read. */
  readonly raw: FetchClient<paths>;
  /** Sends a message and tells of the reply while it comes about. */
  chat(
    message: NewChatMessage,
    options?: { readonly signal?: AbortSignal },
  ): AsyncIterable<ChatEvent>;
  /** The pages of a list from the one that is asked for. */
  pages<Path extends ListPath>(path: Path, init?: ListInit<Path>): AsyncIterable<Page<Path>>;
  /** The items of a list, page after page. */
  items<Path extends ListPath>(path: Path, init?: ListInit<Path>): AsyncIterable<Item<Path>>;
  /** Imports files of activities, and tells how far the upload is. */
  importActivities(files: Iterable<UploadFile>, options?: ImportOptions): Promise<ActivityImport>;
};

const USUAL_TIMEOUT_MS = 60_000;
const IDEMPOTENCY_KEY = "Idempotency-Key";
const IMPORT = "/api/sport/import";
const EVENTS = "/api/chat/message/events";

/** A client of the service at `baseUrl`. */
export function createClient(options: ClientOptions): Client {
  const { timeoutMs = USUAL_TIMEOUT_MS, fetch = (request) => globalThis.fetch(request) } = options;
  const baseUrl = withoutSlash(options.baseUrl);
  const sending: SendOptions = { token: options.token, retry: retryPolicy(options.retry) };
  const repeatable: Repeatable = new WeakMap();

  const raw = createFetchClient<paths>({
    baseUrl,
    fetch: (request) =>
      sendRepeatedly(
        (authorization, signal) => {
          const sent = new Request(request.clone(), { signal });
          if (authorization !== undefined) sent.headers.set("Authorization", authorization);
          return fetch(sent);
        },
        {
          isRepeatable: repeatable.has(request),
          reread: repeatable.get(request)?.reread,
          signal: request.signal,
          timeoutMs,
        },
        sending,
      ),
  });
  raw.use(preparing(repeatable));

  const callBy =
    <M extends Method>(method: M): Call<M> =>
    async (path, ...[init]) => {
      const keyed = withMessageKey(method, path, init as MessageInit | undefined);
      // The types of the call are those of the interface; here it is any of them.
      const request = raw.request as unknown as AnyRequest;
      const { data, error, response } = await request(method, path, keyed);
      if (!response.ok) throw problemFrom(error, response);
      return data as never;
    };
  const get = callBy("get");

  const pages: Client["pages"] = (path, init) =>
    pagesOf(get as never, path, init as never) as AsyncIterable<never>;
  return {
    get,
    post: callBy("post"),
    put: callBy("put"),
    patch: callBy("patch"),
    delete: callBy("delete"),
    raw,
    pages,
    items: (path, init) => itemsOf(pages(path, init), path),
    chat: (message, { signal } = {}) =>
      chatEvents(message, {
        signal,
        attempts: sending.retry.attempts,
        delayMs: sending.retry.baseDelayMs,
        open: async (body, ended) => {
          const init = { body, signal: ended, parseAs: "stream" } as const;
          const { data, error, response } = await raw.POST(EVENTS, init);
          if (!response.ok) throw problemFrom(error, response);
          // Without a body there is nothing to read, as where a stream broke off at once.
          return data ?? new Blob().stream();
        },
      }),
    importActivities: async (files, { timezone, onProgress, signal, ...given } = {}) => {
      const url = new URL(baseUrl + IMPORT);
      if (timezone !== undefined) url.searchParams.set("timezone", timezone);
      const upload = uploadOf(files, "file");
      const key = given.idempotencyKey ?? crypto.randomUUID();
      const response = await sendRepeatedly(
        (authorization, ended) => {
          const headers = new Headers({
            "Content-Type": upload.contentType,
            [IDEMPOTENCY_KEY]: key,
          });
          if (authorization !== undefined) headers.set("Authorization", authorization);
          return sendUpload({
            url: String(url),
            headers,
            upload,
            signal: ended,
            onProgress,
            fetch,
          });
        },
        { isRepeatable: true, signal, timeoutMs: undefined },
        sending,
      );
      const body = await response.json().catch(() => undefined);
      if (!response.ok) throw problemFrom(body, response);
      return body as ActivityImport;
    },
  };
}

function withoutSlash(url: string): string {
  return url.endsWith("/") ? url.slice(0, -1) : url;
}

type MessageInit = { readonly body?: { readonly idempotencyKey?: string | null } };
type AnyRequest = (
  method: string,
  path: string,
  init: object | undefined,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** A message has a key of its own, so that it can be sent again. */
function withMessageKey(
  method: Method,
  path: string,
  init: MessageInit | undefined,
): MessageInit | undefined {
  if (!takesKeyInBody(method.toUpperCase(), path)) return init;
  const idempotencyKey = init?.body?.idempotencyKey ?? crypto.randomUUID();
  return { ...init, body: { ...init?.body, idempotencyKey } };
}

/** What may be sent again, and how an answer is read then. */
type Repeatable = WeakMap<Request, { readonly reread: Rereading | undefined }>;

/** Gives what stores something a key, and remembers what may be sent again. */
function preparing(repeatable: Repeatable): Middleware {
  return {
    onRequest({ request, schemaPath, params }) {
      const { method, headers } = request;
      if (takesKey(method, schemaPath) && !headers.has(IDEMPOTENCY_KEY)) {
        headers.set(IDEMPOTENCY_KEY, crypto.randomUUID());
      }
      if (!isRepeatable(method, schemaPath, headers)) return;
      repeatable.set(request, { reread: rereadingOf(method, schemaPath, params.path ?? {}) });
    },
  };
}
