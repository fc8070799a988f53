import type { QuotaKind, Quotas, UserId } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { QuotaWatch } from "../../src/quota/quota-watch.ts";

const ANA = "ana" as UserId;
const BO = "bo" as UserId;
const MANY: Quotas = {
  logs: 200_000,
  sessions: 10_000,
  schemes: 1_000,
  goals: 100,
  bytes: 2 ** 30,
};

/** A watch over records that a test keeps, and how often they were counted. */
function aWatch(quotas: Partial<Quotas> = {}) {
  const kept = new Map<string, number>();
  let counts = 0;
  const usage = {
    countUsage: async (userId: UserId, kind: QuotaKind) => {
      counts += 1;
      return kept.get(`${userId} ${kind}`) ?? 0;
    },
  };
  const watch = new QuotaWatch(usage, { ...MANY, ...quotas });
  const have = (userId: UserId, kind: QuotaKind, count: number) =>
    kept.set(`${userId} ${kind}`, count);
  /** Keeps one more, if there is room. */
  const keep = async (userId: UserId, kind: QuotaKind, adding = 1) => {
    await watch.requireRoom(userId, kind, adding);
    have(userId, kind, (kept.get(`${userId} ${kind}`) ?? 0) + adding);
  };
  return { watch, have, keep, counts: () => counts };
}

describe("a quota", () => {
  it.each(["logs", "sessions", "schemes", "bytes"] as const)(
    "of %s is kept to the last, and named when it is exceeded",
    async (kind) => {
      const { keep } = aWatch({ [kind]: 3 });
      for (let each = 0; each < 3; each += 1) await keep(ANA, kind);
      await expect(keep(ANA, kind)).rejects.toMatchObject({ code: "quota_exceeded", quota: kind });
      await keep(BO, kind);
    },
  );

  it("has room again once something was deleted", async () => {
    const { keep, have } = aWatch({ logs: 3 });
    have(ANA, "logs", 3);
    await expect(keep(ANA, "logs")).rejects.toMatchObject({ code: "quota_exceeded" });
    have(ANA, "logs", 2);
    await keep(ANA, "logs");
  });

  it("is exceeded by one import at most", async () => {
    const { keep } = aWatch({ logs: 100 });
    await keep(ANA, "logs", 99);
    await keep(ANA, "logs", 5_000);
    await expect(keep(ANA, "logs", 1)).rejects.toMatchObject({ code: "quota_exceeded" });
  });
});

describe("a refusal for a quota", () => {
  it("is told by the quota, once for each", async () => {
    const refused: QuotaKind[] = [];
    const usage = { countUsage: async () => 3 };
    const watch = new QuotaWatch(usage, { ...MANY, schemes: 3 }, (kind) => refused.push(kind));
    for (let each = 0; each < 2; each += 1) {
      await expect(watch.requireRoom(ANA, "schemes", 1)).rejects.toMatchObject({
        quota: "schemes",
      });
    }
    expect(refused).toEqual(["schemes", "schemes"]);
  });
});

describe("counting", () => {
  it("is waited for near the quota alone, where the storage hurries", async () => {
    const asked: boolean[] = [];
    const usage = {
      countUsage: async (_user: UserId, _kind: QuotaKind, isWaitedFor: boolean) => {
        asked.push(isWaitedFor);
        return 0;
      },
    };
    const watch = new QuotaWatch(usage, { ...MANY, schemes: 1_001 });
    await watch.requireRoom(ANA, "logs", 101);
    await watch.requireRoom(ANA, "schemes", 1);
    expect(asked).toEqual([false, true]);
  });

  it("is before everything from the margin below the quota on, what was added since included", async () => {
    const { watch, have, counts } = aWatch();
    have(ANA, "logs", 197_900);
    watch.requireRoom(ANA, "logs", 101);
    await Promise.resolve();
    expect(watch.requireRoom(ANA, "logs", 99)).toBeUndefined();
    expect(counts()).toBe(1);
    await watch.requireRoom(ANA, "logs", 1);
    expect(counts()).toBe(2);
  });

  it("begins anew for whoever was forgotten among twenty thousand others", () => {
    const { watch, counts } = aWatch();
    watch.requireRoom(ANA, "logs", 100);
    for (let other = 1; other < 20_000; other += 1) {
      watch.requireRoom(`other ${other}` as UserId, "logs", 1);
    }
    watch.requireRoom(BO, "logs", 100);
    watch.requireRoom(ANA, "logs", 1);
    expect(counts()).toBe(0);
    watch.requireRoom(BO, "logs", 1);
    expect(counts()).toBe(1);
  });

  it("is left out for who adds little, and nobody waits for it", () => {
    const { watch, counts } = aWatch();
    for (let each = 0; each < 100; each += 1)
      expect(watch.requireRoom(ANA, "logs", 1)).toBeUndefined();
    expect(counts()).toBe(0);
    expect(watch.requireRoom(ANA, "logs", 1)).toBeUndefined();
    expect(counts()).toBe(1);
  });

  it("far below the quota comes once for each hundred logs", async () => {
    const { keep, counts } = aWatch();
    for (let each = 0; each < 1_010; each += 1) await keep(ANA, "logs");
    expect(counts()).toBe(10);
  });

  it("comes before everything that is kept near the quota, and so finds the last one", async () => {
    const { keep, have, counts } = aWatch();
    have(ANA, "logs", 199_990);
    for (let each = 0; each < 101; each += 1) await keep(ANA, "logs").catch(() => {});
    expect(counts()).toBe(1);
    have(ANA, "logs", 199_999);
    await keep(ANA, "logs");
    await expect(keep(ANA, "logs")).rejects.toMatchObject({ quota: "logs" });
  });

  it("that fails keeps nobody from anything far below the quota", async () => {
    const usage = { countUsage: () => Promise.reject(new Error("no storage")) };
    const watch = new QuotaWatch(usage, MANY);
    for (let each = 0; each < 500; each += 1) await watch.requireRoom(ANA, "logs", 1);
  });
});
