import { AnswerKeyedRequest, AnswerOnce, type ResponseKeeping } from "@health-exercise/application";
import type { KeyState } from "@health-exercise/ports-repositories";
import { aSportLog } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { aWorld } from "../support/a-world.ts";

const KEEPINGS: readonly ResponseKeeping[] = ["with_the_work", "after_the_work"];

/** Somebody who sends requests with a key, and how many sessions are stored of them. */
async function aClient(leaseMs = 15_000) {
  const world = await aWorld();
  const { endpointKeys, ids, timer, unitOfWork, sportLogs, userId } = world;
  const once = new AnswerOnce(endpointKeys, ({ key }) => key, ids, timer, leaseMs);
  const keyed = new AnswerKeyedRequest(once, endpointKeys, unitOfWork);
  const request = { userId, endpoint: "/api/sport/log", key: "k", fingerprint: "one" };
  const record = async (said = "stored") => {
    await sportLogs.insertSportLog(aSportLog({ userId }));
    return said;
  };
  const stored = async () =>
    (await sportLogs.listSportLogs(userId, {}, { limit: 1, offset: 0 })).total;
  return { world, keyed, request, record, stored };
}

describe.each(KEEPINGS)("a request with a key, its response kept %s", (keeping) => {
  it("is answered once, and then to the letter as before", async () => {
    const { keyed, request, record, stored } = await aClient();
    expect(await keyed.execute(request, keeping, () => record("first"))).toEqual({
      response: "first",
      isReplayed: false,
    });
    expect(await keyed.execute(request, keeping, () => record("second"))).toEqual({
      response: "first",
      isReplayed: true,
    });
    expect(await stored()).toBe(1);
  });

  it("is done again after a failure", async () => {
    const { keyed, request, record, stored } = await aClient();
    const failing = keyed.execute(request, keeping, () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await keyed.execute(request, keeping, () => record())).toMatchObject({
      isReplayed: false,
    });
    expect(await stored()).toBe(1);
  });

  it("is refused when the key was for another request, before and after its answer", async () => {
    const { keyed, request, record, stored } = await aClient();
    const other = { ...request, fingerprint: "two" };
    const refusal = { code: "idempotency_key_reused" };
    const answering = keyed.execute(request, keeping, () => record());
    await expect(keyed.execute(other, keeping, () => record())).rejects.toMatchObject(refusal);
    await answering;
    await expect(keyed.execute(other, keeping, () => record())).rejects.toMatchObject(refusal);
    expect(await stored()).toBe(1);
  });
});

it("waits for whoever claims the key in the same moment, whose request cannot be seen yet", async () => {
  const { world, keyed, request, record, stored } = await aClient();
  const states: KeyState[] = [
    { kind: "under_way" },
    { kind: "answered", response: "theirs", fingerprint: "one" },
  ];
  world.endpointKeys.claimKey = async () => states.shift() ?? { kind: "claimed" };
  expect(await keyed.execute(request, "with_the_work", () => record())).toEqual({
    response: "theirs",
    isReplayed: true,
  });
  expect(await stored()).toBe(0);
});

describe("work for a key that somebody else took over and answered", () => {
  it.each([
    ["with_the_work", 0],
    ["after_the_work", 1],
  ] as const)("where responses are kept %s leaves %i of what it stored", async (keeping, left) => {
    const { world, keyed, request, record, stored } = await aClient();
    const work = async () => {
      const theirs = { kind: "answered", response: "theirs", fingerprint: "one" } as const;
      world.endpointKeys.answerClaim = async () => false;
      world.endpointKeys.claimKey = async () => theirs;
      return record("ours");
    };
    expect(await keyed.execute(request, keeping, work)).toEqual({
      response: "theirs",
      isReplayed: true,
    });
    expect(await stored()).toBe(left);
  });
});

describe("a response that is kept after the work", () => {
  it("gives what another one answered who took the key over", async () => {
    const { world, keyed, request, record } = await aClient(0);
    const { response, isReplayed } = await keyed.execute(request, "after_the_work", async () => {
      const thief = { ...request, claimId: "thief" };
      await world.endpointKeys.claimKey(thief, 60_000);
      await world.endpointKeys.answerClaim(thief, "theirs");
      return record("ours");
    });
    expect({ response, isReplayed }).toEqual({ response: "theirs", isReplayed: true });
  });
});
