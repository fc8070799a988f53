import { expect, it } from "vitest";
import { makeReady } from "../../src/commands/command-context.ts";
import type { Config } from "../../src/config/parse-config.ts";
import type { OpenDatabase } from "../../src/service/open-database.ts";

const opened = { description: "companion at db.example:5432" } as OpenDatabase;
const config = {
  database: { server: { kind: "external", url: "postgresql://db.example/companion" } },
} as Pick<Config, "database"> as Config;

it("a command on a database that does not answer says so, and not that it is not migrated", async () => {
  await expect(makeReady("unreachable", config, opened)).rejects.toMatchObject({
    code: "database_unreachable",
    message: expect.stringContaining("companion at db.example:5432"),
  });
  await expect(makeReady("not_migrated", config, opened)).rejects.toMatchObject({
    code: "not_migrated",
    message: expect.stringContaining("migrate up"),
  });
});
