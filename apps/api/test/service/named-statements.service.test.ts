import { createTestDatabase } from "@health-exercise/testing/database";
import { describe, expect, it } from "vitest";
import { RUN } from "../support/sport-logs.ts";
import { startStatementSpy } from "../support/statement-spy.ts";
import { startTestService } from "../support/test-service.ts";

/** The names under which a service with this setting sends its statements, while a session is begun and finished. */
async function namesSent(setting: "on" | "off"): Promise<readonly string[]> {
  const database = await createTestDatabase();
  const spy = await startStatementSpy(database.connectionString);
  const service = await startTestService(
    {
      DATABASE_URL: spy.connectionString,
      DATABASE_NAMED_STATEMENTS: setting,
      RATE_LIMIT: "on",
    },
    database,
  );
  const ana = await service.person({ weight_kg: 60 });
  const begun = await ana.post("/api/sport/log", { ...RUN, iffinish: false });
  expect(begun.status).toBe(201);
  const finished = await ana.put(`/api/sport/log/${begun.body.log_id}`, { iffinish: true });
  expect(finished.status).toBe(200);
  expect((await ana.get("/api/sport/stats")).status).toBe(200);
  expect((await ana.post("/api/chat/message", { message: "Hello" })).status).toBe(200);
  await service.stop();
  spy.stop();
  await database.drop();
  return spy.names;
}

describe("DATABASE_NAMED_STATEMENTS", () => {
  it("on: every statement of a request has a name, and so is parsed once for a connection", async () => {
    const names = await namesSent("on");
    expect(names.filter((name) => name.startsWith("hec_")).length).toBeGreaterThan(8);
    expect(names).toContain("rate_limit:rlflx-upsert");
  });

  it("off: the service works without a single name", async () => {
    const names = await namesSent("off");
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => name !== "")).toEqual([]);
  });
});
