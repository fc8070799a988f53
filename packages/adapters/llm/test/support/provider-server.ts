import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it came over the wire. */
type RecordedRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  readonly at: number;
};

/** What is done with one request. */
export type Answer = (response: ServerResponse) => void | Promise<void>;

/** A server that plays answers in order, the last one again and again, and remembers what it was asked. */
export async function startProviderServer() {
  const requests: RecordedRequest[] = [];
  let answers: readonly Answer[] = [];
  let underWay = 0;
  let mostUnderWay = 0;

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    requests.push({
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(Buffer.concat(parts).toString("utf8")),
      at: Date.now(),
    });
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    response.on("close", () => {
      underWay -= 1;
    });
    await answers[Math.min(requests.length, answers.length) - 1]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    mostUnderWay: () => mostUnderWay,
    /** Forgets what was asked, and answers like this from now on. */
    play(...next: readonly Answer[]) {
      requests.length = 0;
      mostUnderWay = 0;
      answers = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type ProviderServer = Awaited<ReturnType<typeof startProviderServer>>;

const JSON_TYPE = { "content-type": "application/json" };

export const sends =
  (body: object | string, status = 200, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    response.writeHead(status, { ...JSON_TYPE, ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

/** Closes the connection without a word. */
export const cutsBefore: Answer = (response) => {
  response.destroy();
};

/** Announces a whole body and closes the connection in the middle of it. */
export const cutsWithin =
  (body: object): Answer =>
  (response) => {
    const text = JSON.stringify(body);
    response.writeHead(200, { ...JSON_TYPE, "content-length": Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  };

/** Ends properly after half of the JSON. */
export const sendsHalf = (body: object): Answer => {
  const text = JSON.stringify(body);
  return sends(text.slice(0, text.length / 2));
};

/** Sends for as long as somebody reads. */
export const sendsEndlessly: Answer = (response) => {
  response.writeHead(200, JSON_TYPE);
  const more = () => {
    while (!response.destroyed && response.write(" ".repeat(65_536)));
    if (!response.destroyed) response.once("drain", more);
  };
  more();
};

/** Takes the request and never answers. */
export const hangs: Answer = () => undefined;

/** Begins a body and never ends it. */
export const hangsWithin: Answer = (response) => {
  response.writeHead(200, JSON_TYPE);
  response.write("{");
};

export const redirects = (location: string): Answer => sends("", 307, { location });
