import { AnswerOnce } from "@health-exercise/application";
import type { Timer } from "@health-exercise/ports-runtime";
import { describe, expect, it } from "vitest";
import { aWorld } from "../support/a-world.ts";

const LEASE_MS = 15_000;

/** Time that passes when a test lets it. */
function aTimer() {
  const waiting: { milliseconds: number; resolve: () => void }[] = [];
  const timer: Timer = {
    wait: (milliseconds) =>
      new Promise((resolve) => {
        waiting.push({ milliseconds, resolve });
      }),
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    timer,
    waits: () => waiting.map(({ milliseconds }) => milliseconds),
    /** Ends the waits that are under way. */
    pass: async () => {
      await settle();
      for (const { resolve } of waiting.splice(0)) resolve();
      await settle();
    },
  };
}

/** Work that a test ends. */
function someWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  let calls = 0;
  const work = () => {
    calls += 1;
    return promise;
  };
  return { work, resolve, reject, calls: () => calls };
}

async function aProcess(world: Awaited<ReturnType<typeof aWorld>>) {
  const time = aTimer();
  return {
    time,
    once: new AnswerOnce(world.chatRequests, ({ key }) => key, world.ids, time.timer, LEASE_MS),
  };
}

async function twoProcesses() {
  const world = await aWorld();
  const request = { userId: world.userId, key: "k" };
  return { world, request, one: await aProcess(world), two: await aProcess(world) };
}

describe("answering once", () => {
  it("lets callers of one process share the work", async () => {
    const { request, one } = await twoProcesses();
    const { work, resolve, calls } = someWork();
    const answers = Promise.all([1, 2, 3].map(() => one.once.execute(request, work)));
    resolve("answer");
    expect(await answers).toEqual([
      { response: "answer", isReplayed: false },
      { response: "answer", isReplayed: true },
      { response: "answer", isReplayed: true },
    ]);
    expect(calls()).toBe(1);
  });

  it("lets the next caller do the work where the first failed", async () => {
    const { request, one } = await twoProcesses();
    const failing = someWork();
    const good = someWork();
    const first = one.once.execute(request, failing.work);
    const others = [one.once.execute(request, good.work), one.once.execute(request, good.work)];
    failing.reject(new Error("no model"));
    await expect(first).rejects.toThrow("no model");
    good.resolve("answer");
    expect(await Promise.all(others)).toEqual([
      { response: "answer", isReplayed: false },
      { response: "answer", isReplayed: true },
    ]);
    expect([failing.calls(), good.calls()]).toEqual([1, 1]);
  });

  it("waits for another process, longer and longer, and does the work when that gives up", async () => {
    const { request, one, two } = await twoProcesses();
    const failing = someWork();
    const good = someWork();
    const first = one.once.execute(request, failing.work);
    const second = two.once.execute(request, good.work);
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await two.time.pass();
      waits.push(...two.time.waits());
    }
    expect(waits).toEqual([100, 200, 400, 500, 500, 500]);
    expect(good.calls()).toBe(0);
    failing.reject(new Error("no model"));
    await expect(first).rejects.toThrow("no model");
    good.resolve("answer");
    await two.time.pass();
    expect(await second).toEqual({ response: "answer", isReplayed: false });
  });

  it("renews its claim for as long as the work goes on, and no longer", async () => {
    const { world, request, one } = await twoProcesses();
    const renewed: number[] = [];
    const renew = world.chatRequests.renewClaim.bind(world.chatRequests);
    world.chatRequests.renewClaim = (claim, leaseMs) => {
      renewed.push(leaseMs);
      return renew(claim, leaseMs);
    };
    const { work, resolve } = someWork();
    const answer = one.once.execute(request, work);
    for (let round = 0; round < 3; round += 1) await one.time.pass();
    expect(renewed).toEqual([LEASE_MS, LEASE_MS, LEASE_MS]);
    // Early enough that one that fails can be made up for.
    expect(one.time.waits()).toEqual([LEASE_MS / 3]);
    resolve("answer");
    await answer;
    for (let round = 0; round < 3; round += 1) await one.time.pass();
    expect(renewed).toHaveLength(3);
    expect(one.time.waits()).toEqual([]);
  });

  it("tells of each response that was given again, and of no other", async () => {
    const world = await aWorld();
    let replays = 0;
    const { timer } = aTimer();
    const once = new AnswerOnce(
      world.chatRequests,
      ({ key }) => key,
      world.ids,
      timer,
      1,
      () => {
        replays += 1;
      },
    );
    const answer = async (claim: { readonly key: string; readonly claimId: string }) => {
      await world.chatRequests.answerClaim({ ...claim, userId: world.userId }, "answer");
      return "answer";
    };
    const counted: number[] = [];
    for (const key of ["one", "one", "two", "one"]) {
      await once.execute({ userId: world.userId, key }, answer);
      counted.push(replays);
    }
    expect(counted).toEqual([0, 1, 1, 2]);
  });

  it("goes on working when a renewal fails", async () => {
    const { world, request, one } = await twoProcesses();
    world.chatRequests.renewClaim = () => Promise.reject(new Error("no database"));
    const { work, resolve } = someWork();
    const answer = one.once.execute(request, work);
    await one.time.pass();
    resolve("answer");
    expect(await answer).toEqual({ response: "answer", isReplayed: false });
  });

  it("gives the other's answer where its own claim was lost", async () => {
    const { world, request, one } = await twoProcesses();
    const losing = async (): Promise<undefined> => {
      const theirs = { kind: "answered", response: "theirs" } as const;
      world.chatRequests.claimKey = async () => theirs;
    };
    const answer = one.once.execute(request, losing);
    await one.time.pass();
    expect(await answer).toEqual({ response: "theirs", isReplayed: true });
  });

  it("reports the failure of the work even where the claim cannot be released", async () => {
    const { world, request, one } = await twoProcesses();
    world.chatRequests.releaseClaim = () => Promise.reject(new Error("no database"));
    const failing = someWork();
    failing.reject(new Error("no model"));
    await expect(one.once.execute(request, failing.work)).rejects.toThrow("no model");
  });
});
