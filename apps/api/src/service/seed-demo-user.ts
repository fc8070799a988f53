import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { GetProfile, ListSportLogs } from "@health-exercise/application";
import { DomainError } from "@health-exercise/domain/user";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import type { Config } from "../config/parse-config.ts";
import { DEMO_PEOPLE, DEMO_USER_ID } from "../demo/demo-people.data.ts";
import type { SeedParts } from "../demo/seed-demo.ts";

/**
 * Makes the year of the demo user once the service is warm, unless they have begun a life of their own. What a start did not come to
 * the end of, the next one goes on with.
 */
export function seedDemoUser(parts: SeedParts, container: Container, warmed: Promise<void>) {
  const stopping = new AbortController();
  const { signal } = stopping;
  // A stop does not wait for the service to be warm.
  const stopped = once(signal, "abort");
  const seed = async () => {
    await Promise.race([warmed, stopped]);
    const mark = unfinishedMark(parts.config);
    const isUnfinished = mark !== undefined && existsSync(mark);
    if (signal.aborted || !(isUnfinished || (await isNew(container)))) return;
    if (mark !== undefined) await writeFile(mark, "");
    const { seedDemo, USUAL_SEED, usualLastDay } = await import("../demo/seed-demo.ts");
    const now = new Date();
    const date = usualLastDay(now);
    const people = DEMO_PEOPLE.filter(({ id }) => id === DEMO_USER_ID);
    await seedDemo(parts, { people, seed: USUAL_SEED, date, now, signal });
    if (mark !== undefined) await rm(mark, { force: true });
    parts.logger.info("demo_user_seeded");
  };
  const seeding = seed().catch((error: unknown) => {
    if (!signal.aborted) parts.logger.error("demo_user_not_seeded", error);
  });
  return {
    async close() {
      stopping.abort();
      await seeding;
    },
  };
}

/** A file that is there for as long as the life of the demo user is begun and not made: a life of their own looks the same. */
function unfinishedMark({ database: { server } }: Config): string | undefined {
  if (server.kind !== "embedded") return undefined;
  return join(dirname(server.directory), "demo-user-unfinished");
}

async function isNew(container: Container): Promise<boolean> {
  try {
    await resolve(container, GetProfile).execute(DEMO_USER_ID);
    return false;
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "profile_not_found")) throw error;
  }
  const page = { limit: 1, offset: 0 };
  return (await resolve(container, ListSportLogs).execute(DEMO_USER_ID, page)).total === 0;
}
