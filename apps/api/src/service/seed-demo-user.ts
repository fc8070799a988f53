import { once } from "node:events";
import { GetProfile, ListSportLogs } from "@health-exercise/application";
import { DomainError, localDateOf, UTC } from "@health-exercise/domain/user";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import { DEMO_PEOPLE, DEMO_USER_ID } from "../demo/demo-people.data.ts";
import type { SeedParts } from "../demo/seed-demo.ts";

/** Makes the year of the demo user once the service is warm, unless they have begun a life of their own. */
export function seedDemoUser(parts: SeedParts, container: Container, warmed: Promise<void>) {
  const stopping = new AbortController();
  const { signal } = stopping;
  // A stop does not wait for the service to be warm.
  const stopped = once(signal, "abort");
  const seed = async () => {
    await Promise.race([warmed, stopped]);
    if (signal.aborted || !(await isNew(container))) return;
    const { seedDemo, USUAL_SEED } = await import("../demo/seed-demo.ts");
    const now = new Date();
    const date = localDateOf(now, UTC);
    const people = DEMO_PEOPLE.filter(({ id }) => id === DEMO_USER_ID);
    await seedDemo(parts, { people, seed: USUAL_SEED, date, now, signal });
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
