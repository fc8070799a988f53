import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { FINISHED_LOG } from "./finished-log.ts";

type Asked = {
  readonly method?: string;
  readonly path: string;
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
};

const BETWEEN_ROUNDS_MS = 200;
const QUESTIONS = [
  "How do I warm up before a run?",
  "Which gold price does the moon have?",
  "How many minutes did I train last month?",
];

/** What each round asks for. */
const roundOf = (number: number): readonly Asked[] => {
  const chat = { message: `${QUESTIONS[number % QUESTIONS.length]}`, idempotencyKey: randomUUID() };
  const log = {
    method: "POST",
    path: "/api/sport/log",
    body: FINISHED_LOG,
    headers: { "idempotency-key": randomUUID() },
  };
  const said = number % 2 === 0 ? "Let us go for a walk" : "I have crushing chest pain while I run";
  return [
    ...[log, log],
    ...[chat, chat].map((body) => ({ method: "POST", path: "/api/chat/message", body })),
    ...[
      "sport/logs",
      "sport/stats",
      "sport/history",
      "chat/sessions",
      "companion/health-overview",
    ].map((path) => ({ path: `/api/${path}` })),
    { path: "/api/sport/log/nothing" },
    {
      method: "POST",
      path: "/api/safety/check",
      body: { content: said },
    },
    {
      method: "POST",
      path: "/api/sport/goals",
      body: { metric: "sessions", period: "week", target: 3 + (number % 50) },
    },
    {
      method: "POST",
      path: "/api/sport/import",
      body: track(number),
      headers: { "content-type": "application/gpx+xml" },
    },
  ];
};

/** Asks for everything, for each of these people, as long as is said. */
export async function load(
  url: string,
  tokens: readonly string[],
  milliseconds: number,
): Promise<void> {
  const end = performance.now() + milliseconds;
  const seen = new Map<string, number>();
  const run = async (token: string) => {
    for (let number = 0; performance.now() < end; number += 1) {
      for (const each of roundOf(number)) {
        const status = await ask(url, token, each);
        const name = `${each.method ?? "GET"} ${each.path} ${status}`;
        seen.set(name, (seen.get(name) ?? 0) + 1);
      }
      await pause(BETWEEN_ROUNDS_MS);
    }
  };
  await Promise.all(tokens.map(run));
  for (const [name, count] of seen) console.log(`asked ${count} x ${name}`);
}

async function ask(url: string, token: string, { method = "GET", path, body, headers }: Asked) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

function track(number: number): string {
  const start = Date.UTC(2026, 0, 1) + (number % 1_000) * 86_400_000;
  const points = [start, start + 1_800_000]
    .map((at) => `<trkpt lat="0" lon="0"><time>${new Date(at).toISOString()}</time></trkpt>`)
    .join("");
  return `<gpx version="1.1" creator="load" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>${points}</trkseg></trk></gpx>`;
}
