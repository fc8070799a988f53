import { createDatabase } from "@health-exercise/adapter-postgres";
import { createTestDatabase } from "@health-exercise/testing/database";
import { afterAll, expect, it } from "vitest";
import { startTestService } from "../support/test-service.ts";

const database = await createTestDatabase();
const { pool, close } = createDatabase({ connectionString: database.connectionString });
afterAll(async () => {
  await close();
  await database.drop();
});

it("removes for good what was deleted, once its days are over", async () => {
  const service = await startTestService({ RETENTION_DELETED_DAYS: "0" }, database);
  const person = await service.person();
  const { body: log } = await person.post("/api/sport/log", {
    sport_name: "Running",
    sport_start: "2026-03-01T09:00:00Z",
    sport_end: "2026-03-01T09:31:00Z",
    cal: 300,
    iffinish: true,
  });
  await person.delete(`/api/sport/log/${log.log_id}`);
  const stored = async () => (await pool.query("select id from sport_log")).rowCount;
  await expect.poll(stored, { interval: 200, timeout: 60_000 }).toBe(0);
  await service.stop();
});
