import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Express } from "express";
import { answerClientError } from "./framework/client-error.ts";
import { messagesOf } from "./framework/express-messages.ts";
import type { UnattendedWork } from "./framework/unattended-work.ts";
import { ListenError } from "./listen-error.ts";

type ServerOptions = { readonly host: string; readonly port: number };

export type HttpServer = {
  readonly address: { readonly host: string; readonly port: number; readonly url: string };
  /**
   * Tells whoever asks for readiness that it is about to stop, and goes on serving: connections are still taken, and closed after
   * their next answer.
   */
  drain(): void;
  /**
   * Takes no more connections, lets the requests under way finish, also those whose client has left and that are finished
   * all the same, and after the time of grace cuts the rest off.
   */
  close(options?: CloseOptions): Promise<void>;
};

type CloseOptions = {
  /** Default 10 seconds. */
  readonly graceMilliseconds?: number;
};

const TIME_LIMITS = {
  headersTimeout: 30_000,
  // Long enough for a large import over a slow line.
  requestTimeout: 300_000,
  // Longer than the 60 s that common load balancers keep a connection for.
  keepAliveTimeout: 65_000,
} as const;
const DEFAULT_GRACE_MILLISECONDS = 10_000;
const IDLE_SWEEP_MILLISECONDS = 50;

/** Serves `app`. @throws ListenError when the address cannot be had. */
export async function startHttpServer(app: Express, options: ServerOptions): Promise<HttpServer> {
  const server = createServer({ ...TIME_LIMITS, ...messagesOf(app) }, app);
  server.on("clientError", answerClientError);
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(":") ? `[${options.host}]` : options.host;
  let closed: Promise<void> | undefined;
  return {
    address: { host: options.host, port, url: `http://${host}:${port}` },
    drain() {
      app.locals["shuttingDown"] = true;
    },
    close({ graceMilliseconds = DEFAULT_GRACE_MILLISECONDS } = {}) {
      app.locals["shuttingDown"] = true;
      closed ??= closeServer(server, app.locals["unattendedWork"], graceMilliseconds);
      return closed;
    },
  };
}

function listen(server: Server, { host, port }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(new ListenError(error, host, port));
    server.once("error", fail);
    server.listen({ host, port }, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

async function closeServer(
  server: Server,
  unattendedWork: UnattendedWork | undefined,
  graceMilliseconds: number,
): Promise<void> {
  await Promise.all([
    closeConnections(server, graceMilliseconds),
    unattendedWork?.settled(graceMilliseconds),
  ]);
}

function closeConnections(server: Server, graceMilliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    // Connections that fall idle after `close` would otherwise be kept until their client is done with them.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MILLISECONDS);
    const cut = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}
