import type { Seeded } from "./seed.ts";

type BenchRequest = {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly body?: object;
};

/** Something that clients do, and as whom. */
export type Scenario = {
  readonly name: string;
  readonly user: string;
  /** Measured of the service alone where the bare server cannot do the same. */
  readonly isAlone?: true;
  /** What the connections send in turn. Each gets a share of its own, so that writes do not collide. */
  readonly requests: readonly BenchRequest[];
};

const NEW_LOG = {
  sport_name: "Morning run 10 km",
  sport_start: "2026-03-02T06:30:00Z",
  sport_end: "2026-03-02T07:25:00Z",
  cal: 640,
  iffinish: true,
};
const CHANGE = { cal: 321, iffinish: true };
/** So that every connection has its share. */
const REPEATED = 100;

/** The scenarios, the most frequent of real use first. */
export function scenariosFor(seeded: Seeded): readonly Scenario[] {
  const read = (name: string, path: string, user = seeded.busyUser): Scenario => ({
    name,
    user,
    requests: Array<BenchRequest>(REPEATED).fill({ method: "GET", path }),
  });
  const alone = (name: string, path: string): Scenario => ({ ...read(name, path), isAlone: true });
  return [
    {
      name: "GET  log/{id}",
      user: seeded.busyUser,
      requests: seeded.logIds.map((id) => ({ method: "GET", path: `/api/sport/log/${id}` })),
    },
    read("GET  logs?limit=20 (10,000 logs)", "/api/sport/logs?limit=20"),
    read("GET  logs (5 logs)", "/api/sport/logs", seeded.newUser),
    {
      name: "POST log",
      user: seeded.writer,
      requests: Array<BenchRequest>(REPEATED).fill({
        method: "POST",
        path: "/api/sport/log",
        body: NEW_LOG,
      }),
    },
    {
      name: "PUT  log/{id}",
      user: seeded.writer,
      requests: seeded.writerLogIds.map((id) => ({
        method: "PUT",
        path: `/api/sport/log/${id}`,
        body: CHANGE,
      })),
    },
    read("GET  stats (10,000 logs)", "/api/sport/stats"),
    read("GET  logs/calendar (a month)", calendarPath()),
    read("GET  weekly-report", "/api/sport/weekly-report"),
    read("GET  exercises?category=running", "/api/sport/exercises?category=running"),
    read("GET  exercises (1,111)", "/api/sport/exercises"),
    read("GET  met-values", "/api/sport/met-values"),
    alone("GET  history?limit=20", "/api/sport/history?limit=20"),
    read("GET  chat/sessions (20 of 50)", "/api/chat/sessions"),
    read("GET  chat/history (20 of 100)", "/api/chat/history"),
    alone("GET  health-overview", "/api/companion/health-overview"),
    {
      name: "POST safety/check (1,000 characters)",
      user: seeded.busyUser,
      isAlone: true,
      requests: Array.from({ length: REPEATED }, (_, number) => ({
        method: "POST",
        path: "/api/safety/check",
        body: { content: checkedText(number) },
      })),
    },
  ];
}

/** A thousand characters that nobody has read before. */
function checkedText(number: number): string {
  const told = `On day ${number} I ran for ${20 + number} minutes along the river and felt fine afterwards. `;
  return told.repeat(Math.ceil(1_000 / told.length)).slice(0, 1_000);
}

/** Last month, which has a session on every day. */
function calendarPath(): string {
  const now = new Date();
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), month, date)).toISOString().slice(0, 10);
  const month = now.getUTCMonth();
  return `/api/sport/logs/calendar?start_date=${day(month - 1, 1)}&end_date=${day(month, 0)}`;
}
