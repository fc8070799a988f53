import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What was asked of the fake service. */
type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
};

/** Answers one request. */
export type Answering = (asked: Asked, response: ServerResponse) => void;

/** A server that answers as it is told, request by request; the last answer is that of all that follow. */
export type FakeService = {
  readonly url: string;
  readonly asked: Asked[];
  answers(...answers: readonly Answering[]): void;
  close(): void;
};

export async function startFakeService(): Promise<FakeService> {
  const asked: Asked[] = [];
  let waiting: Answering[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => "");
    const { method = "", url: path = "", headers } = request;
    const one = { method, path, headers, body };
    asked.push(one);
    const answer = waiting.length > 1 ? waiting.shift() : waiting[0];
    answer?.(one, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers: (...answers) => {
      waiting = [...answers];
      asked.length = 0;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answering {
  return (_asked, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
}

export function problem(
  code: string,
  status: number,
  headers: Record<string, string> = {},
  more: object = {},
): Answering {
  const body = {
    ...{ type: `/problems/${code}`, title: code, status, detail: `It was ${code}.` },
    ...{ instance: "/", code, request_id: "a-request", ...more },
  };
  return json(body, status, headers);
}

/** Ends the connection instead of answering. */
export const broken: Answering = (_asked, response) => void response.destroy();

type SentEvent = readonly [name: string, data: unknown];

/** A stream of events, which ends or breaks off. */
export function events(sent: readonly SentEvent[], ending: "ends" | "breaks" = "ends"): Answering {
  return (_asked, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const parts = sent.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    const all = `: keep-alive\n\n${parts.join("")}`;
    if (ending === "ends") response.end(all);
    else response.write(all, () => response.destroy());
  };
}
