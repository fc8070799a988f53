import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ MINIMUM_AGE: "16" });
});
afterAll(() => service.stop());

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;

it.each([
  ["age", { age: 15 }],
  ["birth_date", { birth_date: yearsAgo(14) }],
])("nobody below MINIMUM_AGE tells so by %s, and nothing is stored", async (field, body) => {
  const ana = await service.person();
  const answer = await ana.put("/api/profile", { ...body, display_name: "Ana" });
  expect([answer.status, answer.body.errors[0].path]).toEqual([422, field]);
  expect((await ana.get("/api/profile")).status).toBe(404);
});

it("who is old enough, or does not say, is served", async () => {
  for (const body of [{ age: 16 }, { birth_date: yearsAgo(17) }, { weight_kg: 60 }]) {
    const ana = await service.person();
    expect((await ana.put("/api/profile", body)).status).toBe(200);
  }
});

it("an age that was stated holds in every time zone", async () => {
  const ana = await service.person();
  await ana.put("/api/profile", { age: 16, timezone: "Pacific/Kiritimati" });
  const moved = await ana.put("/api/profile", { timezone: "Pacific/Pago_Pago" });
  expect([moved.status, moved.body.age]).toEqual([200, 16]);
});

it("a companion is made for nobody below it", async () => {
  const ana = await service.person();
  const initialize = (user_age: number) =>
    ana.post("/api/companion/initialize", { user_gender: "female", user_age });
  const refused = await initialize(15);
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, "user_age"]);
  expect((await initialize(16)).status).toBe(200);
});
