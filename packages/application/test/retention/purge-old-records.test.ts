import { PurgeOldRecords } from "@health-exercise/application";
import type { RetainedKind, RetentionRepository } from "@health-exercise/ports-repositories";
import { describe, expect, it } from "vitest";

const clock = { now: () => new Date("2026-03-31T12:00:00Z") };
const timer = { wait: () => Promise.resolve() };

/** Gives these portions in turn, and remembers what it was asked for. */
function recordsWith(portions: Readonly<Record<RetainedKind, (number | undefined)[]>>) {
  const asked: string[] = [];
  const records: RetentionRepository = {
    purge: async (kind, before) => {
      asked.push(`${kind} ${before.toISOString()}`);
      return portions[kind].shift();
    },
  };
  return { records, asked };
}

describe("the purge", () => {
  it("removes portion by portion what is older than the days of its kind", async () => {
    const { records, asked } = recordsWith({
      deleted_records: [5, 5, 2, 0],
      idempotency_keys: [0],
      chats: [3, 0],
      webhook_deliveries: [2, 0],
    });
    const policy = { deleted_records: 30, idempotency_keys: 1, chats: 90, webhook_deliveries: 7 };
    const told: string[] = [];
    const purge = new PurgeOldRecords(records, policy, clock, timer, (kind, count) =>
      told.push(`${kind} ${count}`),
    );
    expect(await purge.execute()).toEqual({
      deleted_records: 12,
      idempotency_keys: 0,
      chats: 3,
      webhook_deliveries: 2,
    });
    expect(told).toEqual([
      "deleted_records 5",
      "deleted_records 5",
      "deleted_records 2",
      "chats 3",
      "webhook_deliveries 2",
    ]);
    expect(new Set(asked)).toEqual(
      new Set([
        "deleted_records 2026-03-01T12:00:00.000Z",
        "idempotency_keys 2026-03-30T12:00:00.000Z",
        "chats 2025-12-31T12:00:00.000Z",
        "webhook_deliveries 2026-03-24T12:00:00.000Z",
      ]),
    );
  });

  it("leaves alone what is kept for as long as its person, and what another process is at", async () => {
    const { records, asked } = recordsWith({
      deleted_records: [4, undefined, 9],
      idempotency_keys: [undefined],
      chats: [9],
      webhook_deliveries: [0],
    });
    const policy = {
      deleted_records: 30,
      idempotency_keys: 30,
      chats: null,
      webhook_deliveries: 7,
    };
    const purge = new PurgeOldRecords(records, policy, clock, timer);
    expect(await purge.execute()).toEqual({
      deleted_records: 4,
      idempotency_keys: 0,
      chats: 0,
      webhook_deliveries: 0,
    });
    expect(asked.filter((each) => each.startsWith("chats"))).toEqual([]);
  });

  it("ends between two portions when the service stops", async () => {
    let isStopping = false;
    const records: RetentionRepository = {
      purge: async () => {
        isStopping = true;
        return 1;
      },
    };
    const policy = { deleted_records: 1, idempotency_keys: 1, chats: 1, webhook_deliveries: 1 };
    const purge = new PurgeOldRecords(records, policy, clock, timer);
    expect(await purge.execute(() => isStopping)).toEqual({
      deleted_records: 1,
      idempotency_keys: 0,
      chats: 0,
      webhook_deliveries: 0,
    });
  });
});
