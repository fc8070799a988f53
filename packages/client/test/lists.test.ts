import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../src/index.ts";
import { type FakeService, json, startFakeService } from "./support/fake-service.ts";

let service: FakeService;
beforeAll(async () => {
  service = await startFakeService();
});
afterAll(() => service.close());

const client = () => createClient({ baseUrl: service.url });
const ids = (...all: readonly string[]) => all.map((id) => ({ id }));

async function idsOf(items: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const all: string[] = [];
  for await (const { id } of items) all.push(id);
  return all;
}

const queries = () => service.asked.map(({ path }) => path.split("?")[1]);

describe("a list", () => {
  it("is read on by offset, and gives what has moved to the next page once", async () => {
    service.answers(
      json({ logs: ids("a", "b"), offset: 0, has_more: true }),
      json({ logs: ids("b", "c"), offset: 2, has_more: true }),
      json({ logs: ids("d"), offset: 4, has_more: false }),
    );
    const query = { limit: 2 };
    expect(await idsOf(client().items("/api/sport/logs", { params: { query } }))).toEqual([
      ..."abcd",
    ]);
    expect(queries()).toEqual(["limit=2", "limit=2&offset=2", "limit=2&offset=4"]);
  });

  it("is read on by what each of them tells", async () => {
    service.answers(
      json({ sessions: ids("a", "b"), skip: 0, total: 3 }),
      json({ sessions: ids("c"), skip: 2, total: 3 }),
    );
    expect(await idsOf(client().items("/api/chat/sessions"))).toEqual([..."abc"]);
    service.answers(
      json({ records: ids("a"), next_offset: 20 }),
      json({ records: ids("b"), next_offset: null }),
    );
    expect(await idsOf(client().items("/api/sport/history"))).toEqual(["a", "b"]);
    expect(queries()).toEqual([undefined, "offset=20"]);
    service.answers(
      json({ messages: ids("c", "d"), page: 1, limit: 2, total: 4 }),
      json({ messages: ids("a", "b"), page: 2, limit: 2, total: 4 }),
    );
    expect(await idsOf(client().items("/api/chat/history"))).toEqual([..."cdab"]);
    expect(queries()).toEqual([undefined, "as_of=4&page=2"]);
  });

  it("is asked for page by page as it is read", async () => {
    const changes = [{ log_id: "a", deleted: true, log: null }];
    service.answers(
      json({ changes, next_cursor: "one", has_more: true }),
      json({ changes: [], next_cursor: "two", has_more: false }),
    );
    for await (const page of client().pages("/api/sport/changes")) {
      expect(page.changes).toEqual(changes);
      break;
    }
    expect(service.asked).toHaveLength(1);
    const cursors: string[] = [];
    service.answers(
      json({ changes, next_cursor: "one", has_more: true }),
      json({ changes: [], next_cursor: "two", has_more: false }),
    );
    for await (const { next_cursor } of client().pages("/api/sport/changes")) {
      cursors.push(next_cursor);
    }
    expect(cursors).toEqual(["one", "two"]);
    expect(queries()).toEqual([undefined, "cursor=one"]);
  });
});
