import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { DomainError } from "@health-exercise/domain/user";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { HttpAppOptions } from "../src/app.ts";
import { defineEventRoute, type SendEvent } from "../src/framework/define-route.ts";
import { rawRequest, sendRaw } from "./raw-request.ts";
import { type RunningApp, startApp } from "./running-app.ts";

const PATH = "/api/chat/news";

let app: RunningApp | undefined;
afterEach(() => app?.server.close({ graceMilliseconds: 0 }));

type Work = (send: SendEvent, setHeader: (name: string, value: string) => void) => Promise<void>;

/** An app whose only route does this. */
async function start(work: Work, options: Partial<HttpAppOptions> = {}) {
  const route = defineEventRoute({
    method: "post",
    path: PATH,
    area: "chat",
    auth: "none",
    summary: "A sample",
    invalidInput: 422,
    errors: [],
    response: { status: 200, description: "News.", schema: z.string(), example: "" },
    events: { news: { description: "News.", schema: z.object({ n: z.int() }), example: { n: 1 } } },
    handler: ({ sendEvent, setHeader }) => work(sendEvent, setHeader),
  });
  app = await startApp({ routes: [route], ...options });
  return app;
}

const post = (url: string) => fetch(url + PATH, { method: "POST" });
const news = (n: number) => ["news", JSON.stringify({ n })] as const;
const written = (n: number) => `event: news\ndata: {"n":${n}}\n\n`;
const ASKED = rawRequest(`POST ${PATH} HTTP/1.1`);

/** A reader who has asked, and reads when told to. */
async function reader(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").pause();
  await once(socket, "connect");
  socket.write(ASKED);
  return socket;
}

describe("a stream of events", () => {
  it("comes event by event, with the headers of every response and its own", async () => {
    const next = Promise.withResolvers<void>();
    const { url, logger } = await start(async (send, setHeader) => {
      setHeader("Idempotent-Replayed", "true");
      send(...news(1));
      await next.promise;
      send(...news(2));
    });
    const response = await post(url);
    const texts = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await texts?.read())?.value).toBe(written(1));
    next.resolve();
    expect((await texts?.read())?.value).toBe(written(2));
    expect((await texts?.read())?.done).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.any(String),
      "idempotent-replayed": "true",
    });
    await expect.poll(() => logger.lines.length).toBe(1);
    expect(logger.lines[0]?.fields).toMatchObject({ route: PATH, status: 200 });
  });

  it("shows that it is alive while nothing happens, from before its first event on", async () => {
    const next = Promise.withResolvers<void>();
    const { url } = await start(
      async (send) => {
        await next.promise;
        send(...news(1));
      },
      { heartbeatMs: 5 },
    );
    const response = await post(url);
    const texts = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await texts?.read())?.value).toMatch(/^(: keep-alive\n\n)+$/);
    next.resolve();
    let rest = "";
    for (let part = await texts?.read(); part?.done === false; part = await texts?.read())
      rest += part.value;
    expect(rest).toMatch(/^(: keep-alive\n\n)*event: news\ndata: {"n":1}\n\n$/);
  });

  it.each<[unknown, number, string]>([
    [new DomainError("llm_unavailable", "No model."), 500, "llm_unavailable"],
    [new Error("secret of the inside"), 500, "internal_error"],
  ])(
    "that fails is a problem: an answer before it begins, an event afterwards",
    async (...fault) => {
      const [failure, status, code] = fault;
      let hasBegun = false;
      const { url, logger } = await start(async (send) => {
        if (hasBegun) send(...news(1));
        throw failure;
      });
      const refused = await post(url);
      expect([refused.status, await refused.json()]).toEqual([
        status,
        expect.objectContaining({ code, instance: PATH }),
      ]);
      hasBegun = true;
      const failed = await post(url);
      const [first, last = ""] = (await failed.text()).split(/(?<=\n\n)/);
      expect([failed.status, first]).toEqual([200, written(1)]);
      const [, data = ""] = /^event: error\ndata: (.*)\n\n$/.exec(last) ?? [];
      const problem = { type: `/problems/${code}`, status, code, instance: PATH };
      expect(JSON.parse(data)).toMatchObject(problem);
      expect(data).not.toContain("secret");
      const errors = logger.lines.filter(({ level }) => level === "error");
      expect(errors).toHaveLength(code === "internal_error" ? 2 : 0);
    },
  );

  it("is work that goes on without its reader, and that a stop waits for", async () => {
    const left = Promise.withResolvers<void>();
    const done: number[] = [];
    const { port, server } = await start(async (send) => {
      send(...news(1));
      await left.promise;
      send(...news(2));
      await new Promise((resolve) => setTimeout(resolve, 50));
      done.push(2);
    });
    const socket = (await reader(port)).resume();
    await once(socket, "data");
    socket.destroy();
    const stopped = server.close({ graceMilliseconds: 5_000 });
    left.resolve();
    await stopped;
    expect(done).toEqual([2]);
  });

  it("waits for no reader, and gives up one who lets too much wait", async () => {
    const big = JSON.stringify({ n: 1, more: "x".repeat(64 * 1024) });
    let sent = 0;
    const { port, logger } = await start(async (send) => {
      for (; sent < 200; sent += 1) {
        send("news", big);
        if (sent % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    });
    const slow = await reader(port);
    await expect.poll(() => logger.lines.length).toBe(1);
    expect(logger.lines[0]?.fields).toMatchObject({ aborted: true });
    await expect.poll(() => sent).toBe(200);
    slow.destroy();
    sent = 199;
    expect(await sendRaw(port, ASKED)).toContain(big);
  });
});
