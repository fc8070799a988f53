import { startThrowawayPostgres, migrateUp, createDatabase, KyselySportLogRepository, KyselyExerciseStatisticsRepository } from "./src/index.ts";
import { statisticsContext } from "@health-exercise/domain";
import { writeFileSync } from "node:fs";
const s = await startThrowawayPostgres();
writeFileSync("/tmp/bench.url", s.connectionString);
const o = { connectionString: s.connectionString, statementTimeoutMs: 600000 };
await migrateUp(o);
const db = createDatabase({ ...o, maxConnections: 1 });
const q = async (t: string) => (await db.pool.query(t)).rows;
const heavy = "0198c0de-0000-7000-8000-000000000001" as any;
let t = performance.now();
await q(`insert into user_account (id, created_at) select case when n = 0 then '${heavy}'::uuid else gen_random_uuid() end, now() from generate_series(0, 19900) n`);
await q(`insert into sport_log (user_id, id, sport_name, sport_start, sport_end, finished, calories, calories_source, feedback, exertion_tenths, exertion_by_feeling, notes, exercise_type, is_custom, stated_met, adult_met, older_adult_met, matched_category_id, created_at, updated_at, revision)
select user_id, gen_random_uuid(), sport, start, start + (m || ' minutes')::interval, true, m * 9, 'user', case when random() < 0.3 then '{"feeling_rating":4}' end, case when random() < 0.3 then 80 end, true, case when random() < 0.2 then 'some notes that somebody wrote about the session' end, case when random() < 0.3 then 'running' end, random() < 0.1, case when random() < 0.1 then 7.5 end, round((random()*10+1)::numeric,1), round((random()*8+1)::numeric,1), cat, start, start, 1
from (select user_id, date_trunc('milliseconds', now() - random() * interval '3650 days') as start, (array['Running','Morning run in the park','Yoga','Swimming laps, freestyle','Walking the dog','Cycling'])[1+floor(random()*6)::int] sport, (array['running','bicycling','walking','water_activities','conditioning_exercise','dancing'])[1+floor(random()*6)::int] cat, 10 + floor(random()*80)::int m
 from (select id user_id from user_account, generate_series(1,100) where id <> '${heavy}' union all select '${heavy}' from generate_series(1,10000)) u) x order by start`);
console.log("seed", performance.now() - t); t = performance.now();
if (process.argv.includes("novacuum")) await q("analyze"); else await q("vacuum analyze");
console.log("vacuum", performance.now() - t);
console.log(await q(`select relname, pg_size_pretty(pg_relation_size(oid)) size from pg_class where relname like 'sport_log%'`));
const logs = new KyselySportLogRepository(db.kysely), stats = new KyselyExerciseStatisticsRepository(db.kysely);
const c = statisticsContext(null, "Europe/Berlin" as any, new Date());
const light = (await q(`select id from user_account where id <> '${heavy}' limit 1`))[0].id;
const year = { start: "2025-11-22" as any, end: "2026-11-21" as any };
const cases: Record<string, (u: any) => Promise<unknown>> = {
  statistics: (u) => stats.exerciseStatistics(u, c),
  calendarYear: (u) => stats.dailyTotals(u, year, c),
  calendarMonth: (u) => stats.dailyTotals(u, { start: "2026-11-01" as any, end: "2026-11-30" as any }, c),
  weekly: (u) => stats.weeklyReportData(u, c.lastWeek, c),
  list0: (u) => logs.listSportLogs(u, {}, { limit: 20, offset: 0 }),
  list100: (u) => logs.listSportLogs(u, {}, { limit: 100, offset: 0 }),
  listDeep: (u) => logs.listSportLogs(u, {}, { limit: 20, offset: 9000 }),
  listType: (u) => logs.listSportLogs(u, { exerciseType: "running" }, { limit: 20, offset: 0 }),
  listNone: (u) => logs.listSportLogs(u, { exerciseType: "nothing" }, { limit: 20, offset: 0 }),
  open: (u) => logs.findOpenSportLog(u),
  readAll: async (u) => { let n = 0; for await (const _ of logs.readSportLogs(u)) n++; return n; },
};
for (const [name, run] of Object.entries(cases)) for (const [who, u] of [["heavy", heavy], ["light", light]] as const) {
  const first = performance.now(); await run(u); const cold = performance.now() - first;
  for (let i = 0; i < 15; i++) await run(u);
  const times: number[] = [];
  for (let i = 0; i < 30; i++) { const b = performance.now(); await run(u); times.push(performance.now() - b); }
  times.sort((a, b) => a - b);
  console.log(name.padEnd(14), who, "first", cold.toFixed(1), "median", times[15]!.toFixed(2), "max", times[29]!.toFixed(2));
}
console.log(await q("select left(regexp_replace(statement, '\\s+', ' ', 'g'), 60), generic_plans, custom_plans from pg_prepared_statements"));
await db.close();
if (process.argv.includes("keep")) { console.log("kept"); await new Promise(r => process.once("SIGTERM", r)); }
await s.release();
