// Replays a file of workouts through the API as an app would, then recomputes statistics, calendar and
// weekly reports from the file alone and compares. See examples/README.md.
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { recompute } from "./recompute.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string", default: "http://127.0.0.1:3000" },
    token: { type: "string" },
    timezone: { type: "string", default: "Europe/Berlin" },
  },
});
const [file] = positionals;
if (!file || !options.token) {
  console.error(
    "Usage: node examples/replay-workouts.mjs FILE.csv --token TOKEN [--url URL] [--timezone ZONE]",
  );
  process.exit(2);
}

const workouts = parseCsv(await readFile(file, "utf8"));
await call("PUT", "/api/profile", { timezone: options.timezone, weight_kg: 70, age: 40 });
const sessions = [];
for (const workout of workouts) sessions.push(await replay(workout));
console.log(`replayed ${sessions.length} workouts of ${file}`);

const expected = recompute(sessions, options.timezone, new Date());
const differences = [];
compare("stats", expected.stats, await call("GET", "/api/sport/stats"));
for (const [month, summary] of expected.months) {
  const query = `start_date=${summary.start_date}&end_date=${summary.end_date}`;
  const { calendar_data: days, summary: served } = await call(
    "GET",
    `/api/sport/logs/calendar?${query}`,
  );
  compare(`calendar ${month}`, summary, served);
  for (const day of days) {
    compare(`day ${day.date}`, expected.days.get(day.date) ?? { sessions: 0, minutes: 0 }, day);
  }
}
for (const [monday, report] of expected.weeks) {
  const query = `start_date=${report.period.start_date}&end_date=${report.period.end_date}`;
  const { report_data: served } = await call("GET", `/api/sport/weekly-report?${query}`);
  compare(`week ${monday}`, report, served);
}

const compared = `${expected.months.size} months, ${expected.days.size} active days, ${expected.weeks.size} weeks`;
for (const difference of differences) console.error(difference);
console.log(JSON.stringify(expected.stats));
console.log(`compared the statistics, ${compared}: ${differences.length} differences`);
process.exit(differences.length === 0 ? 0 : 1);

async function replay(workout) {
  const startedAt = instantOf(workout.start);
  const endedAt = new Date(startedAt.getTime() + Number(workout.elapsed_s) * 1000);
  const log = {
    sport_name: workout.type,
    sport_start: startedAt.toISOString(),
    sport_end: endedAt.toISOString(),
    cal: Math.round(Number(workout.calories || 0)),
    iffinish: true,
    ...(workout.rpe && { sport_feedback: JSON.stringify({ rpe: Number(workout.rpe) }) }),
  };
  const created = await call("POST", "/api/sport/log", log);
  return { startedAt, endedAt, calories: log.cal, rpe: Number(workout.rpe) || 0, ...pick(created) };
}

// What only the service can know: which activity the name means. Everything else is taken from the file.
function pick({ met, log_id }) {
  return { met, logId: log_id };
}

/** A time with an offset or Z is an instant; one without is read on the clock of the time zone. */
function instantOf(text) {
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text);
  const zoned = Temporal.PlainDateTime.from(text).toZonedDateTime(options.timezone);
  return new Date(zoned.epochMilliseconds);
}

function compare(path, wanted, served) {
  for (const [key, value] of Object.entries(wanted)) {
    const other = served?.[key];
    if (value !== null && typeof value === "object") compare(`${path}.${key}`, value, other);
    else if (value !== other)
      differences.push(`${path}.${key}: expected ${value}, served ${other}`);
  }
}

async function call(method, path, body) {
  const response = await fetch(`${options.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${options.token}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.detail}`);
  return answer;
}

function parseCsv(text) {
  const [header, ...lines] = text.trim().split(/\r?\n/);
  const names = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  });
}
