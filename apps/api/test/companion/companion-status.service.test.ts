import { createDatabase } from "@health-exercise/adapter-postgres";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import { bornYearsAgo, companionOf, inMinutes, ORIGIN } from "./a-companion.ts";

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startTestService({}, database);
});
afterAll(async () => {
  await service.stop();
  await database.drop();
});

const STATUS = "/api/companion/status";
const HISTORY = "/api/companion/status-history";

/** What everything that happens now must not be: the state of a quiet hour, whatever the clock says. */
const QUIET = ["idle", "resting"];

const run = (start: number, end: number | null, more: object = {}) => ({
  sport_name: "Running",
  sport_start: inMinutes(start),
  sport_end: end === null ? null : inMinutes(end),
  cal: 100,
  iffinish: end !== null,
  ...more,
});

describe("contract: status", () => {
  it("is 404 where there is neither companion nor profile", async () => {
    const { status, body } = await (await service.person()).get(STATUS);
    expect([status, body.code]).toEqual([404, "companion_not_found"]);
  });

  it.each([
    ["gender alone", { gender: "female" }],
    ["age alone", { age: 34 }],
    ["neither", { display_name: "Ana", height_cm: 170 }],
  ])("is 404 where the profile tells %s", async (_name, profile) => {
    const ana = await service.person(profile);
    expect((await ana.get(STATUS)).status).toBe(404);
    expect((await ana.get(HISTORY)).body).toEqual([]);
  });

  it("makes the companion where the profile tells gender and age, once", async () => {
    const ana = await service.person({ gender: "other", birth_date: bornYearsAgo(40) });
    const { status, body } = await ana.get(STATUS);
    expect(status).toBe(200);
    expect(body).toMatchObject({ gender: "neutral", age_group: "adult", health_score: 60 });
    expect((await ana.get(STATUS)).body).toEqual(body);
    expect((await ana.get(HISTORY)).body).toEqual([body]);
  });

  it("makes one companion where twenty ask at once", async () => {
    const ana = await service.person({ gender: "male", age: 15 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.get(STATUS)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it("makes one companion where some ask and some initialise at once", async () => {
    const ana = await service.person({ gender: "male", age: 15 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? ana.get(STATUS) : ana.post("/api/companion/initialize", ORIGIN),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.companion_id)).size).toBe(1);
    expect((await ana.get(STATUS)).body.gender).toBe("female");
  });

  it("speaks the language of the profile", async () => {
    const message = async (locale?: string) => {
      const ana = await service.person({ gender: "male", age: 30, ...(locale && { locale }) });
      return (await ana.get(STATUS)).body.state_config.message;
    };
    for (const locale of ["zh", "zh-CN", "zh-Hant-TW"]) {
      expect(await message(locale)).toMatch(/\p{Script=Han}/u);
    }
    for (const locale of [undefined, "en", "de-DE"]) {
      expect(await message(locale)).toMatch(/^[\x20-\x7e\u2019]+$/);
    }
  });
});

describe("contract: current_state", () => {
  it("is exercising while a log is in progress, then celebrating for an hour", async () => {
    const ana = await service.person();
    expect(QUIET).toContain((await companionOf(ana)).current_state);
    const { id } = (await ana.post("/api/sport/log", run(-20, null))).body;
    expect((await ana.get(STATUS)).body.current_state).toBe("exercising");
    await ana.put(`/api/sport/log/${id}`, { iffinish: true });
    const celebrating = (await ana.get(STATUS)).body;
    expect(celebrating.current_state).toBe("celebrating");
    expect(celebrating.state_config.animation).not.toBe("");
    await ana.put(`/api/sport/log/${id}`, { sport_end: inMinutes(-10) });
    expect((await ana.get(STATUS)).body.current_state).toBe("celebrating");
  });

  it("is exercising while a log is open that was begun long ago", async () => {
    const ana = await service.person();
    await companionOf(ana);
    await ana.post("/api/sport/log", run(-400 * 1440, null));
    expect((await ana.get(STATUS)).body.current_state).toBe("exercising");
  });

  it("does not celebrate what ended more than an hour ago, has not ended yet or was deleted", async () => {
    const ana = await service.person();
    await companionOf(ana);
    await ana.post("/api/sport/log", run(-120, -61));
    await ana.post("/api/sport/log", run(5, 30));
    const { id } = (await ana.post("/api/sport/log", run(-30, -5))).body;
    expect((await ana.get(STATUS)).body.current_state).toBe("celebrating");
    await ana.delete(`/api/sport/log/${id}`);
    expect(QUIET).toContain((await ana.get(STATUS)).body.current_state);
  });

  it("is recovering after much more than usual, if enough days tell what is usual", async () => {
    const ana = await service.person();
    await companionOf(ana);
    const day = 1440;
    for (const days of [3, 8, 15]) {
      await ana.post("/api/sport/log", run(-days * day, -days * day + 20));
    }
    await ana.post("/api/sport/log", run(-300, -180));
    expect(QUIET).toContain((await ana.get(STATUS)).body.current_state);
    await ana.post("/api/sport/log", run(-28 * day, -28 * day + 20));
    expect((await ana.get(STATUS)).body.current_state).toBe("recovering");
  });

  it("is resting in the local night and idle by day", async () => {
    const zoneWhereItIs = (hour: number) => {
      const behind = (new Date().getUTCHours() - hour + 24) % 24;
      return behind <= 12 ? `Etc/GMT+${behind}` : `Etc/GMT-${24 - behind}`;
    };
    const ana = await service.person();
    await companionOf(ana);
    await ana.put("/api/profile", { timezone: zoneWhereItIs(2) });
    expect((await ana.get(STATUS)).body.current_state).toBe("resting");
    await ana.put("/api/profile", { timezone: zoneWhereItIs(14) });
    expect((await ana.get(STATUS)).body.current_state).toBe("idle");
  });

  it("follows nobody else's exercise", async () => {
    const [ana, ben] = [await service.person(), await service.person()];
    await companionOf(ana);
    await ben.post("/api/sport/log", run(-20, null));
    await ben.post("/api/sport/log", run(-30, -1));
    expect(QUIET).toContain((await ana.get(STATUS)).body.current_state);
  });

  it("is told by every answer that holds a companion", async () => {
    const ana = await service.person({ gender: "female" });
    await ana.post("/api/sport/log", run(-20, null));
    const bodies = [
      await companionOf(ana),
      (await ana.put("/api/companion/update-emotion", { health_score: 5 })).body,
      (await ana.put("/api/companion/appearance", { outfit: "casual" })).body,
      (await ana.post("/api/companion/auto-configure-appearance")).body,
      (await ana.get("/api/companion/health-overview")).body.companion_status,
      ...(await ana.get(HISTORY)).body,
    ];
    expect(bodies.map(({ current_state }) => current_state)).toEqual(Array(6).fill("exercising"));
  });
});

describe("contract: status-history", () => {
  it("is empty before the companion is initialised and makes none", async () => {
    const ana = await service.person({ gender: "female", age: 34 });
    expect(await ana.get(HISTORY)).toMatchObject({ status: 200, body: [] });
    expect((await ana.get(HISTORY)).body).toEqual([]);
  });

  it("is a bare list of the status of the moment, whatever happened before", async () => {
    const ana = await service.person();
    await companionOf(ana);
    for (const health_score of [1, 50, 99]) {
      await ana.put("/api/companion/update-emotion", { health_score });
    }
    const current = (await ana.get(STATUS)).body;
    for (const query of ["", "?days=1", "?days=30", "?days=365", "?unknown=x"]) {
      expect((await ana.get(`${HISTORY}${query}`)).body).toEqual([current]);
    }
  });

  it.each(["0", "366", "-1", "1.5", "", "abc", "30d", "1e2", "%00", "30&days=31", "9".repeat(400)])(
    "refuses days of %j with 422",
    async (days) => {
      const ana = await service.person();
      const { status, body } = await ana.get(`${HISTORY}?days=${days}`);
      expect([status, body.code, body.errors[0].path]).toEqual([422, "invalid_input", "days"]);
    },
  );
});

describe("contract: access", () => {
  const ROUTES = [
    ["GET", STATUS],
    ["GET", HISTORY],
    ["GET", "/api/companion/health-overview"],
    ["POST", "/api/companion/initialize"],
    ["PUT", "/api/companion/update-emotion"],
    ["PUT", "/api/companion/appearance"],
    ["POST", "/api/companion/auto-configure-appearance"],
  ] as const;

  it.each(ROUTES)("%s %s needs a token", async (method, path) => {
    const { status, headers } = await service.send(method, path, {});
    expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    const bad = { headers: { authorization: "Bearer nonsense" } };
    expect((await service.send(method, path, bad)).status).toBe(401);
  });

  it.each(ROUTES)("%s %s is closed to disabled and deleted users", async (method, path) => {
    const [disabled, deleted] = [await service.person(), await service.person()];
    for (const person of [disabled, deleted]) await companionOf(person);
    await service.users.disableUser(disabled.id, new Date());
    await service.users.deleteUser(deleted.id);
    for (const person of [disabled, deleted]) {
      const bodies = method === "GET" ? [undefined] : [undefined, [], ORIGIN];
      for (const body of bodies) {
        const sent = body && {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
        const answer = await person.send(method, path, sent);
        expect([answer.status, answer.body.code]).toEqual([401, "user_not_active"]);
      }
    }
  });

  it("leaves no companion of a deleted user", async () => {
    const ana = await service.person();
    await companionOf(ana);
    const { pool, close } = createDatabase({ connectionString: database.connectionString });
    const stored = async () =>
      (await pool.query("select from companion where user_id = $1", [ana.id])).rowCount;
    expect(await stored()).toBe(1);
    await service.users.deleteUser(ana.id);
    expect(await stored()).toBe(0);
    await close();
  });
});
