import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands before a server on this machine, and counts what is sent to it. */
export async function startByteCounter(port: number) {
  let bytes = 0;
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    const target = connect(port, "127.0.0.1");
    for (const one of [socket, target]) {
      sockets.add(one);
      one.on("close", () => sockets.delete(one)).on("error", () => one.destroy());
    }
    socket.on("data", (chunk) => {
      bytes += chunk.length;
    });
    socket.pipe(target).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    counted: () => ({ bytes, connections }),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
