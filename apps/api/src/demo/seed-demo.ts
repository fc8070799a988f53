import { BUILTIN_PROVIDER } from "@health-exercise/adapter-llm/settings";
import type { Database } from "@health-exercise/adapter-postgres";
import { UNTRACED } from "@health-exercise/adapter-telemetry";
import {
  addDays,
  type LocalDate,
  localDateOf,
  startOfDay,
  UTC,
} from "@health-exercise/domain/user";
import type { Logger } from "@health-exercise/ports-runtime";
import { Container } from "inversify";
import { idempotencyModule } from "../composition/idempotency.module.ts";
import { lanesModule } from "../composition/lanes.module.ts";
import { metricsModule } from "../composition/metrics.module.ts";
import { peopleModule } from "../composition/people.module.ts";
import { postgresModule } from "../composition/postgres.module.ts";
import { runtimeModule } from "../composition/runtime.module.ts";
import { sportModule } from "../composition/sport.module.ts";
import { textFeatures } from "../composition/text-features.ts";
import { resolve } from "../composition/token.ts";
import { KNOWLEDGE_INDEX } from "../composition/tokens.ts";
import { userModule } from "../composition/user.module.ts";
import type { Config } from "../config/parse-config.ts";
import type { TokenServices } from "../service/token-services.ts";
import { DemoClock } from "./demo-clock.ts";
import type { DemoPerson } from "./demo-person.ts";
import { type SeededPerson, seedPerson } from "./seed-person.ts";

/** The words that make the lives of development mode, and of a command that is told no others. */
export const USUAL_SEED = "companion";

const DAY_MS = 86_400_000;

/** The last day that is over: what is made does not depend on the hour. */
export function usualLastDay(now: Date): LocalDate {
  return addDays(localDateOf(now, UTC), -1);
}

export type SeedParts = {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  readonly tokens: TokenServices;
};

export type SeedWish = {
  readonly people: readonly DemoPerson[];
  readonly seed: string;
  /** The last day of the year that is made. */
  readonly date: LocalDate;
  readonly now: Date;
  readonly signal: AbortSignal;
};

/**
 * Makes lives with use cases of their own, whose clock stands where the life has come to. Nobody outside is asked for anything: replies
 * come from the provider of ours.
 */
export async function seedDemo(
  { config, database, logger, tokens }: SeedParts,
  { people, seed, date, now, signal }: SeedWish,
): Promise<ReadonlyMap<DemoPerson, SeededPerson>> {
  const end = startOfDay(date, UTC).getTime() + DAY_MS;
  const until = new Date(Math.min(end, now.getTime()));
  const clock = new DemoClock(until);
  const own: Config = {
    ...config,
    llm: { defaultProvider: BUILTIN_PROVIDER, providers: {}, fallback: "builtin" },
    guard: undefined,
    knowledge: { embeddings: undefined },
  };
  const container = new Container();
  container.load(
    runtimeModule(logger, UNTRACED, tokens, clock),
    postgresModule(database, own),
    metricsModule(own, () => 0),
    lanesModule(own.lanes),
    idempotencyModule(own.chat.leaseMs),
    peopleModule(own),
    userModule,
    sportModule,
    ...textFeatures(own),
  );
  await resolve(container, KNOWLEDGE_INDEX).prepare();
  const made = new Map<DemoPerson, SeededPerson>();
  for (const person of people) {
    made.set(person, await seedPerson(person, { container, clock, seed, date, until, signal }));
  }
  return made;
}
