import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import jsonwebtoken from "jsonwebtoken";
import { exerciseCalendar } from "./bare/calendar.ts";
import { exercises, metValues } from "./bare/catalogue.ts";
import { chatHistory, chatSessions } from "./bare/chat.ts";
import { changeLog, createLog, getLog, listLogs } from "./bare/sport-log.ts";
import { exerciseStatistics } from "./bare/statistics.ts";
import { weeklyReport } from "./bare/weekly-report.ts";

// What the service is compared with: the same work by hand, on node:http and pg alone. One statement a
// request, no layers, no schemas, no headers beside the necessary ones, no log, no metrics of requests.

type Handler = (
  user: string,
  rest: string,
  query: URLSearchParams,
  request: IncomingMessage,
) => Promise<string | undefined>;

const ROUTES: readonly (readonly [method: string, path: string, Handler])[] = [
  ["GET", "/api/sport/logs", (user, _, query) => listLogs(user, query)],
  ["GET", "/api/sport/logs/calendar", (user, _, query) => exerciseCalendar(user, query)],
  ["GET", "/api/sport/stats", (user) => exerciseStatistics(user)],
  ["GET", "/api/sport/weekly-report", (user, _, query) => weeklyReport(user, query)],
  ["GET", "/api/sport/exercises", (user, _, query) => exercises(user, query)],
  ["GET", "/api/chat/sessions", (user) => chatSessions(user)],
  ["GET", "/api/chat/history", (user) => chatHistory(user)],
  ["GET", "/api/sport/met-values", (user) => metValues(user)],
  ["POST", "/api/sport/log", async (user, _, __, request) => createLog(user, await json(request))],
  ["GET", "/api/sport/log/", (user, id) => getLog(user, id)],
  [
    "PUT",
    "/api/sport/log/",
    async (user, id, _, request) => changeLog(user, id, await json(request)),
  ],
];

const secret = process.env["JWT_SECRET"] ?? "";

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    send(response, 500, "{}");
  });
});
server.listen({ host: "127.0.0.1", port: 0 }, () => {
  console.log(`API http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once("SIGTERM", () => process.exit(0));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", url = "" } = request;
  if (url === "/metrics") return send(response, 200, usage());
  const user = userOf(request.headers.authorization);
  if (user === undefined) return send(response, 401, "{}");
  const [path = "", search = ""] = url.split("?", 2);
  const route = ROUTES.find(
    ([wanted, start]) =>
      wanted === method && (start.endsWith("/") ? path.startsWith(start) : path === start),
  );
  if (route === undefined) return send(response, 404, "{}");
  const [, start, handler] = route;
  const body = await handler(user, path.slice(start.length), new URLSearchParams(search), request);
  if (body === undefined) return send(response, 404, "{}");
  send(response, method === "POST" ? 201 : 200, body);
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

function userOf(authorization = ""): string | undefined {
  try {
    const token = authorization.slice("Bearer ".length);
    return jsonwebtoken.verify(token, secret, { algorithms: ["HS256"] }).sub?.toString();
  } catch {
    return undefined;
  }
}

async function json(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function usage(): string {
  const { user, system } = process.cpuUsage();
  return [
    `process_cpu_seconds_total ${(user + system) / 1_000_000}`,
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
  ].join("\n");
}
