import { type ClientRequest, type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecured } from "node:https";
import { isIP } from "node:net";
import { hostOf } from "./webhook-url.ts";

export type Post = {
  readonly url: URL;
  /** Where the connection goes, whatever the name of the host stands for by now. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
};

/** What an answer says of itself. */
type Posted = { readonly status: number; readonly retryAfter: string | undefined };

/** So much of an answer is read, so that its sender can finish; nobody looks at it. */
const MOST_ANSWER_BYTES = 65_536;

/** Posts to one address, on a connection of its own, and gives what its answer says. Follows nobody elsewhere. @throws where there is none. */
export async function postOnce({ url, address, headers, body, signal }: Post): Promise<Posted> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const host = hostOf(url);
  const options = {
    method: "POST",
    host: address,
    port: url.port === "" ? undefined : Number(url.port),
    path: `${url.pathname}${url.search}`,
    // No pool, and no proxy of the environment.
    agent: false,
    headers: {
      host: url.host,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      "user-agent": "health-exercise-companion-webhooks",
      connection: "close",
      ...headers,
    },
    signal,
  };
  // The certificate has to be of the name, not of the address.
  const request: ClientRequest =
    url.protocol === "https:"
      ? requestSecured({ ...options, ...(isIP(host) === 0 && { servername: host }) }, resolve)
      : requestPlain(options, resolve);
  request.on("error", reject);
  request.end(body);
  const answer = await promise;
  await leave(answer);
  request.destroy();
  return { status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] };
}

/** What comes of the body does not matter: the status was told. */
async function leave(answer: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const part of answer) {
      bytes += (part as Buffer).length;
      if (bytes > MOST_ANSWER_BYTES) return;
    }
  } catch {
    // It ended in the middle, or took too long.
  }
}
