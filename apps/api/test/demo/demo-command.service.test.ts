import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { companionCall } from "../commands/support/companion-call.ts";
import { TEST_SECRET } from "../support/test-service.ts";

let database: TestDatabase;
const call = (...words: string[]) =>
  companionCall({ ...database.environment, JWT_SECRET: TEST_SECRET }, [...words, "--json"]);
const seed = (...words: string[]) => call("demo", "seed", "--date", "2026-01-31", ...words);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("makes people with a year of life, once, and not unasked among others", async () => {
  const made = await seed();
  expect(made.code).toBe(0);
  const { people } = made.json();
  expect(people).toHaveLength(3);
  for (const { sessions, messages } of people) {
    expect(sessions).toBeGreaterThan(80);
    expect(messages).toBeGreaterThan(2);
  }
  expect((await call("user", "create")).code).toBe(0);
  const refused = await seed();
  expect([refused.code, refused.json().error.code]).toEqual([1, "other_people"]);
  const again = await seed("--beside-others");
  expect(again.json().people).toMatchObject(people.map(() => ({ sessions: 0, messages: 0 })));
});
