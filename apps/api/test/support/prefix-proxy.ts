import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type PrefixProxy = { readonly url: string; close(): Promise<void> };

type Behaviour = {
  readonly prefix: string;
  /** Whether the service is asked without the prefix. */
  readonly strips: boolean;
  /** Sent to the service with each request. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A proxy that serves what is at `target` under a prefix, and nothing else. */
export async function startPrefixProxy(
  target: string,
  { prefix, strips, headers = {} }: Behaviour,
): Promise<PrefixProxy> {
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? "/";
    const isUnder = path === prefix || path.startsWith(`${prefix}/`);
    if (!isUnder) return void response.writeHead(404).end("not under the prefix");
    const asked = strips ? path.slice(prefix.length) || "/" : path;
    const forwarded = request(
      new URL(target).origin + asked,
      { method: incoming.method, headers: { ...incoming.headers, ...headers } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on("error", () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
