import { statisticsContext } from "@health-exercise/domain/sport";
import { type LocalDate, UTC } from "@health-exercise/domain/user";
import { aUser } from "@health-exercise/testing/builders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  exerciseStatisticsOf,
  statisticsValues,
} from "../src/sport/exercise-statistics.statement.ts";
import {
  chosenBy,
  labelsOfLogs,
  listFilteredLogs,
  sumDistancesOf,
} from "../src/sport/filtered-sport-logs.statements.ts";
import { listManyLogs } from "../src/sport/many-logs.ts";
import {
  groupsByDay,
  groupsBySport,
  recordAmountsOf,
  sessionLabelsOf,
  sessionStreaksOf,
  sessionsPicked,
} from "../src/sport/record.statements.ts";
import { scopesValues, scopeValues } from "../src/sport/record-scope.columns.ts";
import { sessionsOfDays, sessionsOfDaysValues } from "../src/sport/sessions-of-days.statement.ts";
import {
  findOpenLog,
  getLog,
  listLatestLogs,
  listLogs,
  listRecentLogs,
  readLogs,
} from "../src/sport/sport-log.statements.ts";
import { listMovedSessionTimes } from "../src/sport/sport-log-import.statements.ts";
import { streakValues } from "../src/sport/streak.columns.ts";
import { openTestStorage } from "./support/open-test-storage.ts";
import { planOf } from "./support/plan-of.ts";
import { vacuumAll } from "./support/vacuum-all.ts";

const storage = await openTestStorage(10, true, "service");
const { pool } = storage.database;
const user = aUser();
const someLogId = "01890000-0000-7000-8000-000000000000" as Parameters<
  typeof storage.sportLogs.getSportLog
>[1];
const month = { start: "2026-03-01" as LocalDate, end: "2026-03-31" as LocalDate };
const context = statisticsContext(null, UTC, new Date("2026-03-31T12:00:00.000Z"));

beforeAll(async () => {
  await storage.users.insertUser(user);
  const others = Array.from({ length: 20 }, () => aUser());
  for (const other of others) await storage.users.insertUser(other);
  await storage.ownerPool.query(`
    insert into sport_log (
      user_id, id, sport_name, sport_start, sport_end, finished, calories, calories_source,
      exertion_by_feeling, is_custom, created_at, updated_at, revision
    )
    select user_account.id, gen_random_uuid(), 'Running', start, start + interval '30 minutes', true,
      100, 'user', false, false, start, start, 1
    from user_account, generate_series(
      timestamptz '2025-01-01', timestamptz '2026-06-30', interval '1 day') as start
    order by random()`);
  await vacuumAll(storage.ownerPool, "sport_log");
});
afterAll(() => storage.close());

const listed = { userId: user.id, limit: 20, offset: 0 };

describe("the plan", () => {
  it("of a list reads the page in the order of the index, and counts in it alone", async () => {
    const plan = await planOf(pool, listLogs, listed);
    expect(plan).toMatch(/Index Only Scan (Backward )?using sport_log_by_start/);
    expect(plan).not.toMatch(/Seq Scan on sport_log/);
  });

  it("of the first page takes it from the index as it stands, and counts in narrower ones alone", async () => {
    const plan = await planOf(pool, listLatestLogs, { userId: user.id, limit: 20 });
    expect(plan).toMatch(/Index Scan using sport_log_by_start/);
    expect(plan).toMatch(/Index Only Scan using sport_log_pkey/);
    expect(plan).toMatch(/Index (Only )?Scan using sport_log_deleted/);
    expect(plan).not.toMatch(/Sort|Seq Scan on sport_log/);
  });

  it("of somebody with very many logs reads the page from either end of the index, and counts what no month knows in it alone", async () => {
    const plan = await planOf(pool, listManyLogs, { ...listed, exerciseType: null });
    expect(plan).toMatch(/Index (Only )?Scan using sport_log_by_start/);
    expect(plan).toMatch(/Index (Only )?Scan Backward using sport_log_by_start/);
    expect(plan).toMatch(/Index Cond: .*user_id.*sport_start >= .*sport_start < /);
    expect(plan).not.toMatch(/Seq Scan on sport_log/);
  });

  it("of a list of days searches the index by start", async () => {
    const plan = await planOf(pool, listFilteredLogs, {
      ...listed,
      ...chosenBy(user.id, {
        started: {
          from: new Date("2026-03-01T00:00:00Z"),
          until: new Date("2026-04-01T00:00:00Z"),
        },
      }),
    });
    expect(plan).toMatch(/Index Cond: .*user_id.*sport_start >= .*sport_start < /);
  });

  it("of what logs are called reads the index alone, and so does that of their list and distances", async () => {
    const chosen = chosenBy(user.id, { labels: [{ sportName: "Running", exerciseType: null }] });
    for (const plan of [
      await planOf(pool, labelsOfLogs, { ...chosen, most: 20 }),
      await planOf(pool, sumDistancesOf, chosen),
      await planOf(pool, listFilteredLogs, { ...chosen, ...listed }),
    ]) {
      expect(plan).toMatch(/Index Only Scan (Backward )?using sport_log_by_start/);
      expect(plan).not.toMatch(/Seq Scan on sport_log/);
    }
  });

  it("of the sessions that were moved away from the start of their file searches an index of those alone", async () => {
    const plan = await planOf(pool, listMovedSessionTimes, {
      userId: user.id,
      first: new Date("2026-03-01T00:00:00Z"),
      beforeStart: new Date("2026-04-01T00:00:00Z"),
      beforeId: someLogId,
      limit: 1_000,
    });
    expect(plan).toMatch(/Index (Only )?Scan using sport_log_moved/);
    expect(plan).toMatch(/Index Cond: .*user_id.*recorded_start/);
  });

  it("of a calendar searches the index alone by start", async () => {
    const plan = await planOf(pool, sessionsOfDays, sessionsOfDaysValues(user.id, month));
    expect(plan).toMatch(/Index Only Scan (Backward )?using sport_log_by_start/);
    expect(plan).toMatch(/Index Cond: .*user_id.*sport_start >= .*sport_start < /);
  });

  it("of the statistics reads the index alone, once as far as no sums are known, and six times at most", async () => {
    const plan = await planOf(pool, exerciseStatisticsOf, statisticsValues(user.id, context));
    const scans = plan.match(
      /Index Only Scan (Backward )?using sport_log_by_start.*\n.*Index Cond.*/g,
    );
    expect(scans).toHaveLength(6);
    expect(scans?.filter((scan) => /sport_start >=.*sport_start </.test(scan))).toHaveLength(6);
    expect(plan.match(/sport_log_by_start/g)).toHaveLength(6);
    expect(plan).toMatch(/Index Only Scan (Backward )?using sport_log_by_start/);
    expect(plan).not.toMatch(/Seq Scan on sport_log/);
  });

  it("of what records say reads the index alone, of a month as of everything", async () => {
    const labels = [{ sportName: "Running", exerciseType: null }];
    for (const scope of [
      { range: month, labels },
      { range: null, labels: null },
    ]) {
      const values = scopeValues(user.id, scope, context);
      const plans = [
        await planOf(pool, sessionLabelsOf, values),
        await planOf(pool, recordAmountsOf, scopesValues(user.id, [scope, scope], context)),
        await planOf(pool, groupsByDay.week, values),
        await planOf(pool, groupsBySport, { ...values, keys: "{}" }),
        await planOf(pool, sessionStreaksOf, { ...values, ...streakValues(context) }),
      ];
      for (const plan of plans) {
        expect(plan).toMatch(/Index Only Scan (Backward )?using sport_log_by_start/);
        expect(plan).toMatch(/Index Cond: .*user_id.*sport_start >= .*sport_start < /);
        expect(plan).not.toMatch(/Seq Scan on sport_log/);
      }
    }
  });

  it("of picking sessions finds them in the index, and reads their rows alone", async () => {
    for (const scope of [
      { range: month, labels: null },
      { range: null, labels: null },
    ]) {
      const values = { ...scopeValues(user.id, scope, context), now: new Date(), limit: 1 };
      for (const statement of Object.values(sessionsPicked)) {
        const plan = await planOf(pool, statement, values);
        expect(plan.match(/Index Only Scan (Backward )?using sport_log_by_start/g)).toHaveLength(2);
        expect(plan).not.toMatch(/Seq Scan on sport_log/);
      }
    }
  });

  it("of the recent logs searches the index by start, and the open one by itself", async () => {
    const plan = await planOf(pool, listRecentLogs, {
      userId: user.id,
      since: new Date("2026-06-01T00:00:00Z"),
    });
    expect(plan).not.toMatch(/Seq Scan on sport_log/);
    expect(plan).toContain("sport_log_one_open");
    expect(plan).toMatch(/sport_log_by_start[\s\S]*Index Cond: .*user_id.*sport_start >= /);
  });

  it("of reading one log, the open one or all of them never reads the whole table", async () => {
    const plans = [
      await planOf(pool, getLog, { userId: user.id, logId: someLogId }),
      await planOf(pool, findOpenLog, { userId: user.id }),
      await planOf(pool, readLogs, listed),
    ];
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on sport_log/);
    expect(plans[1]).toContain("sport_log_one_open");
    expect(plans[2]).toMatch(/Index Only Scan using sport_log_by_start/);
  });
});
