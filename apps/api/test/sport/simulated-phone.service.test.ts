import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";
import { expectInSync, type OtherSide, steps } from "./phone-property.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Log = { id: string; notes: string | null; source?: { external_id: string } };
type Change = { log_id: string; log: Log | null };

const shown = ({ notes, source }: Log) => ({ notes, source: source?.external_id ?? null });

/** The service as an app asks it. */
function overHttp(person: Person): OtherSide {
  return {
    async bring(logs) {
      const { body } = await person.post("/api/sport/logs/bulk", {
        logs: logs.map(({ source, notes }) => ({
          ...RUN,
          notes,
          source: { kind: "phone", external_id: source },
        })),
      });
      return body.results.map(({ log_id }: { log_id: string }) => log_id);
    },
    async correct(logId, notes) {
      return (await person.patch(`/api/sport/log/${logId}`, { notes })).status === 200;
    },
    async remove(logId) {
      expect([200, 404]).toContain((await person.delete(`/api/sport/log/${logId}`)).status);
    },
    async changes(cursor) {
      const { body } = await person.get(`/api/sport/changes?limit=3&cursor=${cursor ?? ""}`);
      return {
        changes: body.changes.map(({ log_id, log }: Change) => ({
          logId: log_id,
          log: log && shown(log),
        })),
        next: body.next_cursor,
        hasMore: body.has_more,
      };
    },
    async logs() {
      const { body } = await person.get("/api/sport/logs?limit=100");
      return body.logs.map((log: Log) => ({ logId: log.id, ...shown(log) }));
    },
  };
}

describe("a phone that was offline, over HTTP", () => {
  it("comes back with nothing lost and nothing there twice, whatever happened on both sides", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const api = overHttp(await service.person());
        await expectInSync(api, api, taken);
      }),
      { numRuns: 8 },
    );
  });

  it("brings a week of its own beside a week of edits at a computer", async () => {
    const api = overHttp(await service.person());
    const week = Array.from({ length: 14 }, () => ({ kind: "record" as const }));
    const both = [
      ...week.slice(0, 7),
      { kind: "sync" as const, states: [] },
      ...week.slice(7),
      ...[0, 1, 2].map((which) => ({ kind: "web_edit" as const, which })),
      ...[3, 4].map((which) => ({ kind: "web_remove" as const, which })),
      ...[0, 2, 5, 9].map((which) => ({ kind: "edit" as const, which })),
      { kind: "remove" as const, which: 6 },
      { kind: "web_record" as const },
      { kind: "sync" as const, states: ["breaks_after" as const] },
      { kind: "sync" as const, states: ["up" as const, "breaks_after" as const] },
    ];
    await expectInSync(api, api, both);
    expect(await api.logs()).toHaveLength(14 + 1 - 3);
  });
});
