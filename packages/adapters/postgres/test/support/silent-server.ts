import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What PostgreSQL sends at the end of each answer, outside of a transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const REFUSAL = "division by zero";

export type SilentServer = AsyncDisposable & { readonly connectionString: string };

/** A server in front of PostgreSQL that passes a refusal on, but neither the end of that answer nor anything behind it. */
export async function serverSilentBehindRefusals(connectionString: string): Promise<SilentServer> {
  const real = new URL(connectionString);
  const sockets = new Set<Socket>();
  // It does not answer a goodbye either.
  const server = createServer({ allowHalfOpen: true }, (person) => {
    const postgres = connect(Number(real.port), real.hostname);
    for (const socket of [person, postgres]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
    }
    person.pipe(postgres);
    let isSilent = false;
    postgres.on("data", (answer: Buffer) => {
      if (isSilent) return;
      isSilent = answer.includes(REFUSAL);
      const end = isSilent ? answer.lastIndexOf(READY) : -1;
      person.write(end === -1 ? answer : answer.subarray(0, end));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const passing = new URL(connectionString);
  passing.hostname = "127.0.0.1";
  passing.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: passing.href,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
