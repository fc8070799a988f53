import { createDatabase } from "@health-exercise/adapter-postgres";
import { PinoLogger } from "@health-exercise/adapter-runtime";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { readDatabase } from "../../safety/support/read-database.ts";
import { type ModelServer, startModelServer } from "../../support/model-server.ts";
import { type Person, startTestService, type TestService } from "../../support/test-service.ts";
import { insertBystanders } from "./bystanders.ts";
import { insertMarkedPerson, type MarkedPerson } from "./marked-records.ts";

export const EXPORT = "/api/account/export";
export const ACCOUNT = "/api/account";

/** A service whose database and log are read too. */
export type OwnDataWorld = {
  readonly service: TestService;
  readonly database: TestDatabase;
  readonly pool: ReturnType<typeof createDatabase>["pool"];
  readonly model: ModelServer;
  /** What was logged so far. */
  readonly lines: readonly string[];
  /** Somebody with records in every table. */
  aMarkedPerson(mark: string): Promise<MarkedPerson & { readonly person: Person }>;
  /** Where in the database one of `words` is found, system views and all. */
  placesOf(words: readonly string[]): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** The whole service with a model server on a database of its own. */
export async function startOwnDataWorld(): Promise<OwnDataWorld> {
  const lines: string[] = [];
  const database = await createTestDatabase();
  const storage = createDatabase({ connectionString: database.connectionString });
  const { pool } = storage;
  await insertBystanders(pool);
  const model = await startModelServer();
  const output = { write: (line: string) => void lines.push(line) };
  const logger = new PinoLogger({ level: "info", output });
  const settings = { ...model.settings(), LLM_FALLBACK: "none" };
  const service = await startTestService(settings, database, { logger, say: () => {} });
  return {
    service,
    database,
    pool,
    model,
    lines,
    async aMarkedPerson(mark) {
      const person = await service.person();
      await pool.query("delete from user_account where id = $1", [person.id]);
      return { person, ...(await insertMarkedPerson(pool, person.id, mark)) };
    },
    async placesOf(words) {
      const places = new Set<string>();
      for await (const { place, text } of readDatabase(pool)) {
        if (words.some((each) => text.includes(each))) places.add(place);
      }
      return [...places];
    },
    async close() {
      await service.stop();
      await model.close();
      await storage.close();
      await database.drop();
    },
  };
}
