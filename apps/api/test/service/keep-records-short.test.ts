import { PurgeOldRecords } from "@health-exercise/application";
import type { RetentionRepository } from "@health-exercise/ports-repositories";
import type { Logger } from "@health-exercise/ports-runtime";
import { Container } from "inversify";
import { expect, it } from "vitest";
import { LOGGER } from "../../src/composition/tokens.ts";
import { keepRecordsShort } from "../../src/service/keep-records-short.ts";

const DAYS = { deleted_records: 1, idempotency_keys: null, chats: null, webhook_deliveries: null };
const SOON = { first: 1, later: 1 };
const OFTEN = 3;

/** A container in which `purge` removes records; what is logged, and how often it was asked. */
function aContainer(purge: (time: number) => Promise<number>) {
  const container = new Container();
  const logged: string[] = [];
  const note = (event: string) => void logged.push(event);
  const logger: Logger = { info: note, warn: note, error: note };
  let times = 0;
  const records: RetentionRepository = {
    purge: () => {
      times += 1;
      return purge(times);
    },
  };
  const clock = { now: () => new Date("2026-03-31T12:00:00Z") };
  const timer = { wait: () => Promise.resolve() };
  container.bind(LOGGER).toConstantValue(logger);
  container.bind(PurgeOldRecords).toConstantValue(new PurgeOldRecords(records, DAYS, clock, timer));
  return { container, logged, times: () => times };
}

it("removes records again and again, also after a time that failed, until it is stopped", async () => {
  const { container, logged, times } = aContainer(async (time) => {
    if (time === 1) throw new Error("no database");
    return time === 2 ? 5 : 0;
  });
  const purging = keepRecordsShort(container, SOON);
  await expect.poll(times).toBeGreaterThan(2 * OFTEN);
  await purging.close();
  const asked = times();
  await new Promise((resolve) => setTimeout(resolve, 10 * SOON.later));
  expect(times()).toBe(asked);
  expect(logged).toEqual(["records_not_purged", "records_purged"]);
});

it("leaves the first moments of a service to whoever waits for it, and each day to itself", async () => {
  const { container, times } = aContainer(async () => 0);
  const never = 3_600_000;
  const beforeIt = keepRecordsShort(container, { first: never, later: 1 });
  const onceOnly = keepRecordsShort(container, { first: 1, later: never });
  await expect.poll(times).toBe(1);
  await Promise.all([beforeIt.close(), onceOnly.close()]);
  expect(times()).toBe(1);
});
