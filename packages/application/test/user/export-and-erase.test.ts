import {
  ERASED_SECTIONS,
  OWN_DATA_SECTIONS,
  UNLINKED_SECTIONS,
} from "@health-exercise/domain/user";
import { aSportLog } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { LANES } from "../../src/lane-limits.ts";
import { ConcernMemory } from "../../src/safety/concern-memory.ts";
import { ReadSessionConcerns } from "../../src/safety/read-session-concerns.ts";
import { EraseOwnData } from "../../src/user/erase-own-data.ts";
import { ExportOwnData, type OwnDataExport } from "../../src/user/export-own-data.ts";
import { WorkLane } from "../../src/work-lane.ts";
import { aWorld } from "../support/a-world.ts";
import { contentCheck } from "../support/content-check.ts";

type World = Awaited<ReturnType<typeof aWorld>>;

async function countsIn({ sections }: OwnDataExport): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { section, pages } of sections) {
    counts[section] = 0;
    for await (const page of pages) counts[section] += page.length;
  }
  return counts;
}

/** What an export of the person is made of. */
async function exportOf({
  ownData,
  securityLog,
  clock,
  timer,
  userId,
}: World): Promise<OwnDataExport> {
  const lane = new WorkLane(timer, { ...LANES.export, mostWaiting: 0 });
  const parts = new ExportOwnData(ownData, securityLog, clock, lane).execute(
    userId,
    async function* (everything) {
      yield everything;
    },
  );
  return (await all(parts))[0] as OwnDataExport;
}

async function recordedOf({ securityEvents, userId }: World): Promise<readonly string[]> {
  const events = await securityEvents.listSecurityEvents({ userId }, { limit: 5, offset: 0 });
  return events.map(({ kind, outcome }) => `${kind} ${outcome}`);
}

async function all<Part>(parts: AsyncIterable<Part>): Promise<readonly Part[]> {
  const found: Part[] = [];
  for await (const part of parts) found.push(part);
  return found;
}

function erasing({ ownData, securityLog, ids, clock, timer }: World) {
  const lines: [string, unknown][] = [];
  const logger = {
    info: (event: string, fields: unknown) => void lines.push([event, fields]),
    warn: () => {},
    error: () => {},
  };
  const memory = new ConcernMemory();
  let checks = 0;
  const concerns = new ReadSessionConcerns(
    (...given) => {
      checks += 1;
      return contentCheck(...given);
    },
    new WorkLane(timer),
    memory,
  );
  const erase = new EraseOwnData(ownData, memory, securityLog, ids, clock, logger);
  return { erase, lines, concerns, checks: () => checks };
}

describe("the kinds of own data", () => {
  it("are erased or lose their link, each one of the two", () => {
    expect([...ERASED_SECTIONS, ...UNLINKED_SECTIONS].sort()).toEqual(
      [...OWN_DATA_SECTIONS].sort(),
    );
  });

  it("come before what they refer to", () => {
    const places = ["chat_requests", "chat_messages", "chat_sessions"] as const;
    const order = places.map((section) => OWN_DATA_SECTIONS.indexOf(section));
    expect(order).toEqual(order.toSorted((left, right) => left - right));
    expect(OWN_DATA_SECTIONS.indexOf("safety_incidents")).toBeLessThan(order[2] ?? 0);
  });
});

describe("an export", () => {
  it("has every section, and reads nothing before it is asked", async () => {
    const world = await aWorld();
    const exported = await exportOf(world);
    for (let log = 0; log < 3; log += 1) await world.hasLog();
    expect(exported.userId).toBe(world.userId);
    expect(exported.exportedAt).toEqual(world.clock.now());
    const counts = await countsIn(exported);
    expect(Object.keys(counts)).toEqual(OWN_DATA_SECTIONS);
    expect(counts).toMatchObject({ account: 1, sport_logs: 3, profile: 0 });
    expect(await recordedOf(world)).toEqual(["data_exported done"]);
  });

  it("is made one at a time, and a next one once the first was read to its end or no further", async () => {
    const { ownData, securityLog, clock, timer, userId } = await aWorld();
    const lane = new WorkLane(timer, { ...LANES.export, mostWaiting: 0 });
    const exporting = new ExportOwnData(ownData, securityLog, clock, lane);
    const start = () =>
      exporting.execute(userId, async function* () {
        yield* ["first", "second"];
      });
    const one = start();
    await one.next();
    await expect(start().next()).rejects.toMatchObject({ code: "busy" });
    await one.return(undefined);
    await timer.wait();
    expect(await all(start())).toEqual(["first", "second"]);
    const leaving = AbortSignal.abort(new Error("gone"));
    const left = exporting.execute(userId, async function* () {}, leaving);
    await expect(all(left)).rejects.toThrow("gone");
    await timer.wait();
    expect(await all(start())).toEqual(["first", "second"]);
  });
});

describe("an erasure", () => {
  it("gives a receipt and logs what stands in it, and nothing else", async () => {
    const world = await aWorld();
    await world.hasLog();
    const { erase, lines } = erasing(world);
    const receipt = await erase.execute(world.userId);
    expect(receipt).toMatchObject({
      id: "00000000-0000-7000-8000-000000000001",
      erasedAt: world.clock.now(),
      erased: { account: 1, sport_logs: 1, chat_messages: 0 },
      unlinked: { safety_incidents: 0, safety_reviews: 0 },
    });
    const { id, erased, unlinked } = receipt;
    expect(lines).toEqual([["account_erased", { receipt_id: id, ...erased, ...unlinked }]]);
    expect(await recordedOf(world)).toEqual(["account_erased done"]);
    const exported = await exportOf(world);
    await expect(countsIn(exported)).rejects.toMatchObject({ code: "user_not_active" });
  });

  it("forgets what was found in the words of that person, and of nobody else", async () => {
    const world = await aWorld();
    const { erase, concerns, checks } = erasing(world);
    const own = aSportLog({ userId: world.userId, notes: "knee hurts" });
    const others = aSportLog({ notes: "knee hurts" });
    await concerns.execute([own, others]);
    await erase.execute(world.userId);
    await concerns.execute([own, others]);
    expect(checks()).toBe(3);
  });

  it("of somebody who is gone is refused and not logged", async () => {
    const world = await aWorld();
    const { erase, lines } = erasing(world);
    await erase.execute(world.userId);
    await expect(erase.execute(world.userId)).rejects.toMatchObject({ code: "user_not_active" });
    expect(lines).toHaveLength(1);
  });
});
