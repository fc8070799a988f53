import { randomUUID } from "node:crypto";
import { FINISHED_LOG } from "./finished-log.ts";

/** Sends one request of a person; gives its body as JSON, where it is JSON. */
export type Ask = (
  method: string,
  path: string,
  body?: object | { readonly csv: string },
) => Promise<unknown>;

const MESSAGES = [
  "Is swimming good for a sore back?",
  "How many minutes did I exercise this week?",
  "膝盖疼的时候可以骑车吗？",
  "What helps against cramps in my calves?",
  "我这个月跑了几次？",
  "Thanks!",
] as const;
/** Every which round a file is brought in, and everything taken along. */
const ROUNDS_PER_FILE = 20;
const FILE_ROWS = 200;
const MINUTE_MS = 60_000;

/** What one person's app does in its round number `round`: looks at everything, logs, changes and deletes, checks, chats. */
export async function useOnce(ask: Ask, round: number): Promise<void> {
  if (round === 0)
    await ask("POST", "/api/companion/initialize", { user_gender: "female", user_age: 40 });
  const start = new Date(Date.now() - (round + 2) * MINUTE_MS * 60);
  const { log_id: log } = (await ask("POST", "/api/sport/log", {
    ...FINISHED_LOG,
    sport_start: start.toISOString(),
    sport_end: new Date(start.getTime() + 30 * MINUTE_MS).toISOString(),
  })) as { log_id: string };
  await ask("GET", `/api/sport/log/${log}`);
  await ask("PATCH", `/api/sport/log/${log}`, { distance_m: 5_000 });
  for (const path of LOOKS) await ask("GET", path);
  await ask("POST", "/api/safety/check", { content: `Round ${round}: ${MESSAGES.join(" ")}` });
  await ask("POST", "/api/safety/risk-assessment", {
    user_profile: { age: 62, conditions: ["hypertension"] },
    current_query: `Can I do intervals in week ${round}?`,
  });
  const message = `${MESSAGES[round % MESSAGES.length]} (${round})`;
  const { sessionId } = (await ask("POST", "/api/chat/message", {
    message,
    idempotencyKey: randomUUID(),
  })) as { sessionId: string };
  await ask("GET", `/api/chat/history?sessionId=${sessionId}`);
  await ask("DELETE", `/api/sport/log/${log}`);
  if (round % ROUNDS_PER_FILE !== 0) return;
  await ask("POST", "/api/sport/import", { csv: tableOf(round) });
  await ask("GET", "/api/account/export");
}

const LOOKS = [
  "/api/sport/logs",
  "/api/sport/stats",
  "/api/sport/logs/calendar",
  "/api/sport/weekly-report",
  "/api/sport/history",
  "/api/sport/changes",
  "/api/sport/exercises?category=running",
  "/api/sport/met-values",
  "/api/companion/status",
  "/api/companion/health-overview",
  "/api/chat/sessions",
] as const;

/** Sessions that the person has not brought in before. */
function tableOf(round: number): string {
  const rows = Array.from({ length: FILE_ROWS }, (_, index) => {
    const start = new Date(Date.UTC(1980, 0, 1) + 8 * MINUTE_MS * 60 * (round * FILE_ROWS + index));
    return `Running,${start.toISOString().slice(0, 19).replace("T", " ")},5.00,300,00:31:24`;
  });
  return `Activity Type,Date,Distance,Calories,Time\n${rows.join("\n")}\n`;
}
