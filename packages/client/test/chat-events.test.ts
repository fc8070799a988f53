import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatEvent, ConnectionError, createClient, isProblem } from "../src/index.ts";
import {
  broken,
  events,
  type FakeService,
  problem,
  startFakeService,
} from "./support/fake-service.ts";

let service: FakeService;
beforeAll(async () => {
  service = await startFakeService();
});
afterAll(() => service.close());

const CHECKED = ["checked", { safety_check: { is_safe: true } }] as const;
const text = (words: string) => ["text", { text: words }] as const;
const message = (content: string) => ["message", { content }] as const;

const chat = (signal?: AbortSignal) =>
  createClient({ baseUrl: service.url, retry: { baseDelayMs: 1, maxDelayMs: 2 } }).chat(
    { message: "Hello" },
    signal === undefined ? {} : { signal },
  );

/** The events as short words. */
async function told(reply: AsyncIterable<ChatEvent>): Promise<string[]> {
  const all: string[] = [];
  for await (const each of reply) {
    if (each.event === "text") all.push(each.data.text);
    else all.push(each.event === "message" ? `= ${each.data.content}` : each.event);
  }
  return all;
}

describe("the events of a reply", () => {
  it("come one by one, up to the whole", async () => {
    service.answers(events([CHECKED, text("Hello "), text("Ann."), message("Hello Ann.")]));
    expect(await told(chat())).toEqual(["checked", "Hello ", "Ann.", "= Hello Ann."]);
    expect(service.asked).toMatchObject([{ method: "POST", path: "/api/chat/message/events" }]);
  });

  it("go on where they were when the stream breaks off, by the same key", async () => {
    service.answers(
      events([CHECKED, text("One. ")], "breaks"),
      broken,
      events([CHECKED, text("One. Two. ")], "ends"),
      events([CHECKED, text("One. Two. Three."), message("One. Two. Three.")]),
    );
    const words = ["checked", "One. ", "Two. ", "Three.", "= One. Two. Three."];
    expect(await told(chat())).toEqual(words);
    const keys = service.asked.map(({ body }) => JSON.parse(body).idempotencyKey);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });

  it("say so where the reply was begun anew", async () => {
    service.answers(
      events([CHECKED, text("One. ")], "breaks"),
      events([CHECKED, text("Other."), message("Other.")]),
    );
    expect(await told(chat())).toEqual(["checked", "One. ", "restarted", "Other.", "= Other."]);
  });

  it("end in the problem that is told before or in the stream", async () => {
    service.answers(problem("chat_session_not_found", 404));
    const before = await told(chat()).catch((error: unknown) => error);
    expect(isProblem(before, "chat_session_not_found")).toBe(true);
    const failed = { code: "llm_unavailable", status: 500, detail: "Not now." };
    service.answers(events([CHECKED, ["error", failed]]));
    const within = await told(chat()).catch((error: unknown) => error);
    expect(isProblem(within, "llm_unavailable")).toBe(true);
    expect(service.asked).toHaveLength(1);
  });

  it("end in the broken connection where it breaks again and again", async () => {
    service.answers(events([CHECKED], "breaks"));
    expect(await told(chat()).catch((error: unknown) => error)).toBeInstanceOf(ConnectionError);
    expect(service.asked).toHaveLength(3);
  });

  it("close the connection when the reader leaves, or is told to", async () => {
    const gone = Promise.withResolvers<void>();
    service.answers((_asked, response) => {
      response.on("close", gone.resolve);
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(`event: text\ndata: {"text":"One."}\n\n`);
    });
    for await (const each of chat()) {
      expect(each.event).toBe("text");
      break;
    }
    await gone.promise;
    const controller = new AbortController();
    const reading = told(chat(controller.signal));
    controller.abort(new Error("left"));
    await expect(reading).rejects.toThrow("left");
  });
});
