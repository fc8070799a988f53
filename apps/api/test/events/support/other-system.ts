import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

type Told = {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, string | null>>;
};

type Delivery = { readonly headers: Record<string, string>; readonly body: string };

/** Another system on this machine, which believes only what is signed by a secret that it knows. */
export type OtherSystem = {
  readonly url: string;
  /** What it was told, in order. */
  readonly told: readonly Told[];
  /** Every attempt, taken or not. */
  readonly deliveries: readonly Delivery[];
  knows(...secrets: readonly string[]): void;
  /** Takes nothing from now on, or takes everything again. */
  down(isDown: boolean): void;
  /** Answers nothing from now on, or answers again. */
  hold(isHeld: boolean): void;
  close(): Promise<void>;
};

export async function startOtherSystem(): Promise<OtherSystem> {
  const told: Told[] = [];
  const deliveries: Delivery[] = [];
  let secrets: readonly string[] = [];
  let isDown = false;
  let isHeld = false;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    deliveries.push({ headers, body });
    if (isHeld) return;
    const isBelieved = secrets.some((secret) => verified(secret, body, headers));
    if (isBelieved && !isDown) told.push(JSON.parse(body));
    response.writeHead(isDown ? 503 : isBelieved ? 204 : 401).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    told,
    deliveries,
    knows: (...known) => {
      secrets = known;
    },
    hold: (now) => {
      isHeld = now;
    },
    down: (now) => {
      isDown = now;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function verified(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
