import { createServer, type ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, it } from "vitest";
import { HttpWebhookSender } from "../../src/webhooks/http-webhook-sender.ts";
import { SealedWebhookSecrets } from "../../src/webhooks/sealed-webhook-secrets.ts";
import { type EventServer, startEventServer } from "./event-server.ts";

const MESSAGE = { id: "0198a7c2-5d1e-7b3a-9c4f-2e6d8a1b0c3d", body: '{"type":"account.erased"}' };
const clock = { now: () => new Date() };
const secrets = new SealedWebhookSecrets(new Uint8Array(32).fill(7));
const servers: EventServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function aServer(answer: (response: ServerResponse) => void): Promise<EventServer> {
  const server = await startEventServer(answer);
  servers.push(server);
  return server;
}

function aTarget(url: string) {
  const webhookId = "endpoint";
  const { secret, sealedSecret } = secrets.makeSecret(webhookId);
  const target = { webhookId, url, sealedSecrets: [sealedSecret] as [string, ...string[]] };
  return { secret, target };
}

const replying = (options: Partial<ConstructorParameters<typeof HttpWebhookSender>[2]> = {}) =>
  new HttpWebhookSender(secrets, clock, { allowsPrivate: true, timeoutMs: 30_000, ...options });
/** One whose answers alone are looked at. */
const sender = (...options: Parameters<typeof replying>) => {
  const whole = replying(...options);
  return {
    send: async (...sent: Parameters<HttpWebhookSender["send"]>) =>
      (await whole.send(...sent)).answer,
  };
};

describe("a message", () => {
  it("is verified by the library of the specification, with the secret as it was told", async () => {
    const server = await aServer((response) => response.writeHead(204).end());
    const { secret, target } = aTarget(`http://localhost:${server.port}/hook?from=companion`);
    const local = sender({ lookUp: async () => ["127.0.0.1"] });
    expect(await local.send(target, MESSAGE)).toBe("accepted");
    const [received] = server.received;
    expect(received).toMatchObject({ path: "/hook?from=companion", body: MESSAGE.body });
    expect(received?.headers["content-type"]).toContain("application/json");
    expect(received?.headers["host"]).toBe(`localhost:${server.port}`);
    const { body = "", headers = {} } = received ?? {};
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: "account.erased" });
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
    const { secret: other } = secrets.makeSecret("endpoint");
    expect(() => new Webhook(other).verify(body, headers)).toThrow();
  });

  it("is verified by the secret and by the one before, while both are good", async () => {
    const server = await aServer((response) => response.end());
    const { secret, target } = aTarget(`http://127.0.0.1:${server.port}/`);
    const before = secrets.makeSecret("endpoint");
    const sealedSecrets = [...target.sealedSecrets, before.sealedSecret] as [string, ...string[]];
    await sender().send({ ...target, sealedSecrets }, MESSAGE);
    const { body = "", headers = {} } = server.received[0] ?? {};
    expect(headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    for (const each of [secret, before.secret]) {
      expect(() => new Webhook(each).verify(body, headers)).not.toThrow();
    }
  });

  it("is not sent without a signature, where its secret was sealed by another key or for another endpoint", async () => {
    const server = await aServer((response) => response.end());
    const { target } = aTarget(`http://127.0.0.1:${server.port}/`);
    const others = new SealedWebhookSecrets(new Uint8Array(32).fill(8));
    const elsewhere = new HttpWebhookSender(others, clock, {
      allowsPrivate: true,
      timeoutMs: 30_000,
    });
    expect(await elsewhere.send(target, MESSAGE)).toEqual({ answer: "not_signed" });
    expect(await sender().send({ ...target, webhookId: "another" }, MESSAGE)).toBe("not_signed");
    expect(await sender().send({ ...target, sealedSecrets: ["plain"] }, MESSAGE)).toBe(
      "not_signed",
    );
    expect(server.received).toEqual([]);
  });
});

describe("an endpoint", () => {
  it.each([
    [200, "accepted"],
    [299, "accepted"],
    [400, "refused"],
    [410, "gone"],
    [429, "refused"],
    [503, "refused"],
  ])("that answers %s has the message %s", async (status, answer) => {
    const server = await aServer((response) => response.writeHead(status).end("words"));
    const { target } = aTarget(`http://127.0.0.1:${server.port}/`);
    expect(await sender().send(target, MESSAGE)).toBe(answer);
  });

  it.each([
    ["120", 120_000],
    ["Sat, 01 Jan 2000 00:00:00 GMT", 0],
    ["soon", undefined],
    ["-1", undefined],
    ["2030", 2_030_000],
  ])("that asks to be left alone by Retry-After: %s, is understood", async (text, asked) => {
    const server = await aServer((response) =>
      response.writeHead(429, { "retry-after": text }).end(),
    );
    const { target } = aTarget(`http://127.0.0.1:${server.port}/`);
    const reply = await replying().send(target, MESSAGE);
    expect(reply).toEqual({ answer: "refused", retryAfterMilliseconds: asked });
  });

  it("leads nowhere else", async () => {
    const elsewhere = await aServer((response) => response.end());
    const location = `http://127.0.0.1:${elsewhere.port}/`;
    const server = await aServer((response) => response.writeHead(307, { location }).end());
    const { target } = aTarget(`http://127.0.0.1:${server.port}/`);
    expect(await sender().send(target, MESSAGE)).toBe("refused");
    expect(elsewhere.received).toEqual([]);
  });

  it("that does not answer in time is left", async () => {
    const server = await aServer(() => {});
    const { target } = aTarget(`http://127.0.0.1:${server.port}/`);
    expect(await sender({ timeoutMs: 50 }).send(target, MESSAGE)).toBe("timeout");
  });

  it("that answers without an end has taken the message, and is left", async () => {
    const isLeft = Promise.withResolvers<void>();
    const server = await aServer((response) => {
      response.on("close", isLeft.resolve);
      response.writeHead(200);
      const pour = () => {
        while (response.writable && response.write("x".repeat(16_384)));
      };
      response.on("drain", pour);
      pour();
    });
    const { target } = aTarget(`http://127.0.0.1:${server.port}/`);
    expect(await sender().send(target, MESSAGE)).toBe("accepted");
    await isLeft.promise;
  });

  it("that is not there, or that no name leads to, is not reached", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    expect(await sender().send(aTarget(`http://127.0.0.1:${port}/`).target, MESSAGE)).toBe(
      "unreachable",
    );
    const lost = sender({ lookUp: () => Promise.reject(new Error("ENOTFOUND")) });
    const { target } = aTarget("https://events.example/");
    expect(await lost.send(target, MESSAGE)).toBe("unreachable");
  });

  it("whose name is not found out in time is left", async () => {
    const slow = sender({ timeoutMs: 50, lookUp: () => new Promise(() => {}) });
    expect(await slow.send(aTarget("https://events.example/").target, MESSAGE)).toBe("timeout");
  });
});

describe("a private address", () => {
  it("gets nothing, whatever name leads to it, unless that is allowed", async () => {
    const server = await aServer((response) => response.end());
    const strict = (...addresses: string[]) =>
      sender({ allowsPrivate: false, lookUp: async () => addresses });
    const { target } = aTarget(`https://events.example:${server.port}/`);
    for (const address of ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1"]) {
      expect(await strict(address).send(target, MESSAGE), address).toBe("not_allowed");
    }
    expect(await strict("93.184.215.14", "127.0.0.1").send(target, MESSAGE)).toBe("not_allowed");
    const { target: plain } = aTarget(`http://127.0.0.1:${server.port}/`);
    expect(await strict().send(plain, MESSAGE)).toBe("not_allowed");
    expect(server.received).toEqual([]);
  });

  it("gets nothing by a name that stood for another one before", async () => {
    const server = await aServer((response) => response.end());
    const answers = [["127.0.0.1"], ["10.0.0.1"]];
    const changing = sender({ lookUp: async () => answers.shift() ?? [] });
    const { target } = aTarget(`http://localhost:${server.port}/`);
    // Plain text is for this machine alone: the name leads elsewhere at the second look.
    expect(await changing.send(target, MESSAGE)).toBe("accepted");
    expect(await changing.send(target, MESSAGE)).toBe("not_allowed");
    expect(await changing.send(target, MESSAGE)).toBe("not_allowed");
    expect(server.received).toHaveLength(1);
  });
});
