/**
 * Asks every route for the largest that it takes, in eight kinds of text and with as much stored as a person may have, and tells
 * how long each request held the event loop of the service in one piece. Fails where that was too long.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import jsonwebtoken from "jsonwebtoken";
import { LARGEST_REQUESTS } from "./block-requests.ts";
import { SCRIPTS } from "./block-scripts.ts";
import { seedPeople } from "./block-seed.ts";
import { openBenchDatabase } from "./database.ts";
import type { Asker, LargestRequest } from "./largest-request.ts";

/** What a block may take at most, in processor time. */
const MOST_MS = 50;
/** In one session of somebody who has much. */
const MESSAGES = 2_000;
/** What the service begins anew with by itself, except where it has a channel to its parent, as here. */
const BOUNDED_MEMORY = ["--max-semi-space-size=8", "--no-allocation-site-pretenuring"];
/** The loop gets to its timers again before it is looked at. */
const SETTLE_MS = 30;
const SIGN_OUT = "/sign-out-everywhere";
/** Tokens tell the second in which they were made: one of the same second was signed out too. */
const NEXT_TOKEN_MS = 1_100;

type Blocked = { readonly clockMs: number; readonly cpuMs: number };
type Row = Blocked & {
  readonly route: string;
  readonly who: string;
  readonly script: string;
  readonly status: string;
};

const { values } = parseArgs({
  options: {
    logs: { type: "string", default: "100000" },
    /** Part of a method and path. */
    only: { type: "string", default: "" },
    /** Each request is measured so often; the least counts, since the others met something else. */
    rounds: { type: "string", default: "2" },
  },
});

const secret = randomBytes(32).toString("hex");
await using database = await openBenchDatabase();
// Each log is of a type of its own; of the schemes that one may have there is room for those that are made.
const people = await seedPeople(database.connectionString, {
  logs: Number(values.logs),
  types: Number(values.logs),
  schemes: 950,
  messages: MESSAGES,
});
const service = spawn(
  process.execPath,
  [
    "--conditions=@health-exercise/source",
    ...BOUNDED_MEMORY,
    `--import=${new URL("./block-monitor.mjs", import.meta.url)}`,
    fileURLToPath(new URL("../apps/api/src/main.ts", import.meta.url)),
  ],
  {
    cwd: database.directory,
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: database.connectionString,
      JWT_SECRET: secret,
      PORT: "0",
      RATE_LIMIT: "off",
      NODE_ENV: "production",
      // The routes of development are asked too.
      DEVELOPMENT_MODE: "true",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  },
);
const exit = once(service, "exit");
let log = "";
service.stdout?.setEncoding("utf8").on("data", (text: string) => {
  log += text;
});
const url = await said(/"url":"(http:[^"]+)"|API\s+(http:\S+)/);
service.send("reset");
await said(/"event":"(service_warm)"/);
const warmingUp = await blockedSoFar();
const rows: Row[] = [];
/** Routes of which nobody has said what they take at most. */
const undescribed: string[] = [];
try {
  await walk();
} finally {
  service.kill("SIGTERM");
  await exit;
}
report();

/** What the service has said in its log, once it has: the first group of the pattern that matched. */
async function said(pattern: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(log)?.slice(1).find(Boolean);
    if (found !== undefined) return found;
    if (service.exitCode !== null) throw new Error(`The service ended:\n${log}`);
    await setTimeout(10);
  }
}

async function blockedSoFar(): Promise<Blocked> {
  service.send("report");
  const [blocked] = (await once(service, "message")) as [Blocked];
  return blocked;
}

async function walk(): Promise<void> {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { security?: readonly object[] }>>;
  };
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path,
      isOpen: !security?.length,
    })),
  );
  // A companion is made first; what ends tokens comes after everything else, and what erases last of all.
  const placeOf = ({ method, path }: { method: string; path: string }) => {
    if (path.endsWith("/initialize")) return 0;
    if (method === "DELETE" && path === "/api/account") return 5;
    // One of many goes before all of them.
    if (method === "DELETE") return path.includes("{") ? 3 : 4;
    return path.endsWith(SIGN_OUT) ? 2 : 1;
  };
  routes.sort((left, right) => placeOf(left) - placeOf(right));
  for (const { method, path, isOpen } of routes) {
    const route = `${method} ${path}`;
    const largest = LARGEST_REQUESTS[route];
    if (!route.includes(values.only)) continue;
    if (largest === undefined) {
      undescribed.push(route);
      continue;
    }
    const askers: [string, Asker][] = isOpen
      ? [["anybody", people.poor]]
      : [
          ["much stored", people.rich],
          ["little stored", people.poor],
        ];
    for (const [who, asker] of askers) {
      const isAlike = largest === null || isSame(largest, asker);
      for (const [script, write] of Object.entries(SCRIPTS)) {
        const requestOf = (round: number) => largest?.((count) => write(count, round), asker) ?? {};
        const asked = { method, path, requestOf, asker };
        rows.push(await leastOf(route, who, isAlike ? "-" : script, asked));
        if (isAlike) break;
      }
    }
  }
}

function isSame(largest: NonNullable<(typeof LARGEST_REQUESTS)[string]>, asker: Asker): boolean {
  const texts = Object.values(SCRIPTS).map((write) => JSON.stringify(largest(write, asker)));
  return new Set(texts).size === 1;
}

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly requestOf: (round: number) => LargestRequest;
  readonly asker: Asker;
};

async function leastOf(route: string, who: string, script: string, asked: Asked): Promise<Row> {
  let least: Row | undefined;
  // What is gone cannot be removed again.
  const rounds = asked.method === "DELETE" ? 1 : Number(values.rounds);
  for (let round = 0; round < rounds; round += 1) {
    const request = asked.requestOf(round);
    const { status, blocked } = await measure(asked, request);
    const expected = request.status;
    const isExpected = expected === undefined ? status < 300 : status === expected;
    const row = { route, who, script, status: `${status}${isExpected ? "" : " (!)"}`, ...blocked };
    if (least === undefined || row.cpuMs < least.cpuMs) least = row;
  }
  if (least === undefined) throw new Error("Nothing was measured.");
  console.error(`${route} ${who} ${script}: ${least.status} ${least.cpuMs.toFixed(0)} ms`);
  return least;
}

async function measure({ method, path, asker }: Asked, request: LargestRequest) {
  const query = new URLSearchParams(request.query).toString();
  const token = jsonwebtoken.sign(
    { sub: asker.userId, roles: ["safety_reviewer", "admin"] },
    secret,
    {
      expiresIn: "1h",
    },
  );
  const [type, body] =
    request.file === undefined
      ? ["application/json", request.json && JSON.stringify(request.json)]
      : ["text/csv", request.file];
  service.send("reset");
  await setTimeout(SETTLE_MS);
  const response = await fetch(`${url}${request.path ?? path}${query === "" ? "" : `?${query}`}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": type ?? "" }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (response.status >= 400 && response.status !== request.status)
    console.error(text.slice(0, 300));
  await setTimeout(path.endsWith(SIGN_OUT) ? NEXT_TOKEN_MS : SETTLE_MS);
  return { status: response.status, blocked: await blockedSoFar() };
}

function report(): void {
  const worst = [...Map.groupBy(rows, ({ route, who }) => `${route} | ${who}`).values()].map(
    (group) => group.reduce((most, each) => (each.cpuMs > most.cpuMs ? each : most)),
  );
  worst.sort((left, right) => right.cpuMs - left.cpuMs);
  console.log("| route | stored | longest with | answer | CPU ms | clock ms |");
  console.log("| --- | --- | --- | --- | ---: | ---: |");
  for (const { route, who, script, status, cpuMs, clockMs } of worst)
    console.log(
      `| ${route} | ${who} | ${script} | ${status} | ${cpuMs.toFixed(0)} | ${clockMs.toFixed(0)} |`,
    );
  // No request asks for it: the service makes it by itself after its start, while it answers already.
  console.log(
    `\nwarming up held the loop for ${warmingUp.cpuMs.toFixed(0)} ms of computing at most`,
  );
  const tooLong = worst.filter(({ cpuMs }) => cpuMs > MOST_MS);
  console.log(`\n${rows.length} requests, ${tooLong.length} routes over ${MOST_MS} ms`);
  for (const route of undescribed)
    console.log(`not measured, for nobody has described it: ${route}`);
  const isUnexpected = rows.some(({ status }) => status.includes("!"));
  if (tooLong.length + undescribed.length > 0 || isUnexpected) process.exitCode = 1;
}
