import { expect, it } from "vitest";
import { makeReady } from "../../src/commands/command-context.ts";
import type { Config } from "../../src/config/parse-config.ts";
import type { OpenDatabase } from "../../src/service/open-database.ts";

const opened = { description: "companion at db.example:5432" } as OpenDatabase;
const config = {
  database: { server: { kind: "external", url: "postgresql://db.example/companion" } },
} as Pick<Config, "database"> as Config;

it("a command on a database that cannot be used says why, and not that it is not migrated", async () => {
  const lost = () => Promise.reject(new Error("The connection was closed."));
  await expect(makeReady("unreachable", config, opened, lost)).rejects.toMatchObject({
    code: "database_unreachable",
    message: expect.stringContaining("companion at db.example:5432"),
  });
  const mayNotRead = async () => false;
  await expect(makeReady("unreachable", config, opened, mayNotRead)).rejects.toMatchObject({
    code: "rights_missing",
    message: expect.stringContaining("DATABASE_OWNER_URL"),
  });
  await expect(makeReady("not_migrated", config, opened, mayNotRead)).rejects.toMatchObject({
    code: "not_migrated",
    message: expect.stringContaining("migrate up"),
  });
});
