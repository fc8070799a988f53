import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands between the service and PostgreSQL and hears under which names statements are sent. */
export type StatementSpy = {
  readonly connectionString: string;
  /** The name of each statement that PostgreSQL was asked to parse; empty for one without. */
  readonly names: readonly string[];
  stop(): void;
};

export async function startStatementSpy(connectionString: string): Promise<StatementSpy> {
  const names: string[] = [];
  const sockets: Socket[] = [];
  const target = new URL(connectionString);
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) socket.on("error", () => {});
    sockets.push(client, database);
    const hear = messageReader((type, body) => {
      if (type === "P") names.push(body.subarray(0, body.indexOf(0)).toString());
    });
    client.on("data", hear);
    client.pipe(database).pipe(client);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const spied = new URL(connectionString);
  spied.hostname = "127.0.0.1";
  spied.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: spied.href,
    names,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Cuts what a client sends into messages: a letter and a length, but for the first, which has no letter. */
function messageReader(read: (type: string, body: Buffer) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let letters = 0;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= letters + 4) {
      const end = letters + rest.readInt32BE(letters);
      if (rest.length < end) return;
      read(rest.toString("latin1", 0, letters), rest.subarray(letters + 4, end));
      rest = rest.subarray(end);
      letters = 1;
    }
  };
}
