import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { KeyPair } from "./fixtures.ts";

type Answer = (response: ServerResponse) => void;

/** A provider that publishes keys over HTTP. */
export type KeySetServer = {
  readonly url: string;
  requests: number;
  /** Publishes these keys from now on. */
  publish(keys: readonly object[]): void;
  /** Answers like this from now on. */
  answer(answer: Answer): void;
  close(): Promise<void>;
};

/** The public part of `pair` as the provider publishes it. */
export const publicJwk = (pair: KeyPair, fields: object): object => ({
  ...pair.publicKey.export({ format: "jwk" }),
  use: "sig",
  ...fields,
});

export async function startKeySetServer(): Promise<KeySetServer> {
  let respond: Answer = (response) => response.writeHead(404).end();
  const server = createServer((_, response) => {
    handle.requests += 1;
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const handle: KeySetServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys.json`,
    requests: 0,
    publish: (keys) => {
      respond = (response) => response.end(JSON.stringify({ keys }));
    },
    answer: (answer) => {
      respond = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return handle;
}
