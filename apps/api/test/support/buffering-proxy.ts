import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy that hands an answer on only when it has all of it, in one piece of known length. */
export async function startBufferingProxy(target: string) {
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", headers, url = "/" } = incoming;
    const passed = request(`${target}${url}`, { method, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const { "transfer-encoding": _chunked, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, { ...kept, "content-length": body.length });
      outgoing.end(body);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
