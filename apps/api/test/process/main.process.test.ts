import { execFile, spawn } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startThrowawayPostgres } from "@health-exercise/adapter-embedded-postgres";
import { createDatabase } from "@health-exercise/adapter-postgres";
import { afterAll, describe, expect, it } from "vitest";
import { companion, run, sourceOf, temporaryDirectory } from "./child.ts";

const directory = temporaryDirectory();
const settings = { PORT: "0", RATE_LIMIT: "off" };
const API_FOLDER = fileURLToPath(new URL("../..", import.meta.url));
const API = /API\s+(http:\S+)/;

afterAll(directory.remove);

async function start(more: Readonly<Record<string, string>> = {}, file?: string) {
  const child = run("main", directory.path, { ...settings, ...more }, [], file);
  const url = (await child.until(API))[1] ?? "";
  await child.until(/Press Ctrl-C/);
  return { child, url };
}

/** As a later version of the service does. */
async function markMigrated(connectionString: string, name: string): Promise<void> {
  const database = createDatabase({ connectionString });
  await database.pool.query("insert into kysely_migration values ($1, now()::text)", [name]);
  await database.close();
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe("the service on its own database", () => {
  let token = "";

  it("says where it is, and how to get a user and a token that work", async () => {
    const { child, url } = await start();
    const readiness = await fetch(`${url}/readyz`);
    expect(readiness.status).toBe(200);
    expect((await fetch(`${url}/docs`)).status).toBe(200);
    expect(child.stdout()).toMatch(/companion user create/);

    const userId = (await companion(directory.path, settings, "user", "create", "--json")).json()
      .id;
    const issued = await companion(directory.path, settings, "token", "issue", "--user", userId);
    token = issued.lastLine;
    const profile = { method: "PUT", body: '{"display_name":"Ann"}' };
    const { headers } = bearer(token);
    const written = await fetch(`${url}/api/profile`, {
      ...profile,
      headers: { ...headers, "content-type": "application/json" },
    });
    expect(written.status).toBe(200);

    child.process.kill("SIGINT");
    child.process.kill("SIGINT");
    expect(await child.exit).toBe(0);
    expect(child.stdout()).not.toContain(token);
    expect(child.stderr()).toBe("");
  });

  it("finds the data again, also after it was killed, with metrics on a port of their own when asked", async () => {
    const killed = await start({ METRICS_PORT: "0" });
    const [, metricsUrl = ""] = await killed.child.until(/Metrics\s+(http:\S+)/);
    expect((await fetch(metricsUrl)).status).toBe(200);
    expect((await fetch(`${killed.url}/metrics`)).status).toBe(404);
    const found = await fetch(`${killed.url}/api/profile`, bearer(token));
    expect(await found.json()).toMatchObject({ display_name: "Ann" });
    killed.child.process.kill("SIGKILL");
    await killed.child.exit;

    const { child, url } = await start();
    expect((await fetch(`${url}/api/profile`, bearer(token))).status).toBe(200);
    child.process.kill("SIGTERM");
    expect(await child.exit).toBe(0);
  });

  it("in development mode prints a request that works, and goes on with a life that it was stopped in", {
    timeout: 900_000,
  }, async () => {
    const developing = async () => {
      const { child } = await start({ DEVELOPMENT_MODE: "true", WARM_UP: "on" });
      const [, command = ""] = await child.until(/^ {2}(curl .+)$/m);
      return { child, ask: () => promisify(execFile)("sh", ["-c", `${command} -s -f`]) };
    };
    const first = await developing();
    expect((await first.ask()).stdout).toMatch(/"total_sessions":\d+/);
    first.child.process.kill("SIGHUP");
    expect(await first.child.exit).toBe(0);
    const { child, ask } = await developing();
    // The first may have come to its end as well.
    const sessions = async () => JSON.parse((await ask()).stdout).total_sessions;
    await expect.poll(sessions, { timeout: 840_000 }).toBeGreaterThan(80);
    child.process.kill("SIGTERM");
    expect(await child.exit).toBe(0);
  });

  it("waits for a request under way when it is asked to stop, twice", async () => {
    const { child, url } = await start();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.setEncoding("utf8").on("data", (text) => {
      answer += text;
    });
    const body = '{"display_name":"Bea"}';
    socket.write(
      `PUT /api/profile HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
        "Expect: 100-continue\r\n\r\n",
    );
    await expect.poll(() => answer).toBe("HTTP/1.1 100 Continue\r\n\r\n");
    child.process.kill("SIGTERM");
    await child.until(/stop_requested/);
    child.process.kill("SIGTERM");
    socket.write(body);
    expect(await child.exit).toBe(0);
    expect(answer).toMatch(/HTTP\/1\.1 200 .*"display_name":"Bea"/s);
  });

  it("is not ready any more before it stops, and serves until then or until it is asked again", async () => {
    const { child, url } = await start({ SHUTDOWN_DELAY_MS: "300000" });
    const ask = async (path: string) => {
      const response = await fetch(url + path, bearer(token));
      return [response.status, response.headers.get("connection")];
    };
    expect(await ask("/readyz")).toEqual([200, "keep-alive"]);
    child.process.kill("SIGTERM");
    await expect.poll(() => ask("/readyz")).toEqual([503, "close"]);
    // Each on a connection of its own, since the one before was closed.
    for (let request = 0; request < 5; request += 1) {
      expect(await ask("/api/profile")).toEqual([200, "close"]);
    }
    expect(child.process.exitCode).toBeNull();
    const asking = setInterval(() => child.process.kill("SIGTERM"), 500);
    expect(await child.exit).toBe(0);
    clearInterval(asking);
    expect(child.stdout()).toMatch(/"stop_requested".*"service_stopped"/s);
    await expect(ask("/healthz")).rejects.toThrow();
  });

  it.runIf(process.platform === "linux")("stops when the npx above it is gone", async () => {
    const script = `
      process.title = "npm exec pnpm start";
      const words = ["-c", '"$0" --conditions=@health-exercise/source "$1"; exit', process.execPath, ${JSON.stringify(sourceOf("main"))}];
      require("node:child_process").spawn("sh", words, { stdio: "inherit" });`;
    const npx = spawn(process.execPath, ["-e", script], {
      cwd: directory.path,
      env: { PATH: process.env["PATH"], ...settings },
    });
    let output = "";
    const ended = new Promise((resolve) => npx.on("close", resolve));
    await new Promise<void>((resolve) => {
      npx.stdout.setEncoding("utf8").on("data", (text) => {
        output += text;
        if (/Press Ctrl-C/.test(output)) resolve();
      });
    });
    npx.kill("SIGKILL");
    // Its output stays open for as long as the service has it.
    await ended;
    expect(output).toMatch(/npx_ended.*service_stopped/s);
  });

  it("says in one sentence that its port is taken, and stops its database again", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const child = run("main", directory.path, { PORT: String(port) });
    expect(await child.exit).toBe(1);
    other.close();
    expect(child.stderr()).toBe(
      `Cannot listen on 127.0.0.1:${port}: another program uses this port.\n`,
    );
    const status = await companion(directory.path, settings, "migrate", "status");
    // The command has to start the server, which shows that it was stopped.
    expect(status.stderr).toContain("Starting the database");
  });
});

describe("the service in production", () => {
  it("is built from its sources before its first start, and then runs from that build", async () => {
    const first = await start({ NODE_ENV: "production" }, sourceOf("main"));
    first.child.process.kill("SIGTERM");
    expect(await first.child.exit).toBe(0);

    const { child, url } = await start({ NODE_ENV: "production" }, sourceOf("main"));
    expect(child.stdout()).not.toContain("Building");
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/docs/swagger-ui.css`)).status).toBe(200);
    const { info } = (await (await fetch(`${url}/openapi.json`)).json()) as { info: object };
    expect(info).toHaveProperty("version", expect.stringMatching(/^\d+\.\d+\.\d+/));
    for (const made of ["main.js", "guidance.ndjson", "subjects.bin"])
      expect(globSync(`.built/*/${made}`, { cwd: API_FOLDER })).not.toEqual([]);
    child.process.kill("SIGTERM");
    expect(await child.exit).toBe(0);
  });
});

describe("the service that cannot start", () => {
  const fails = async (more: Readonly<Record<string, string>>) => {
    const child = run("main", directory.path, { ...settings, ...more });
    expect(await child.exit).toBe(1);
    return { sentence: child.stderr(), stdout: child.stdout() };
  };

  it("names every bad setting", async () => {
    const { sentence } = await fails({ PORT: "http", LOG_LEVEL: "loud" });
    expect(sentence).toMatch(/PORT must be .*\n.*LOG_LEVEL must be/);
    expect(sentence).not.toContain("loud");
  });

  it("says that its directory cannot be used", async () => {
    const file = join(directory.path, "a-file");
    writeFileSync(file, "");
    const { sentence } = await fails({ DATA_DIR: file });
    expect(sentence).toMatch(/^The database directory \S+ cannot be used: .+\.\n$/);
  });

  it("says what is wrong with the database it was given, without the password", async () => {
    const secret = { JWT_SECRET: "0123456789abcdef0123456789abcdef" };
    const server = await startThrowawayPostgres(300_000);
    try {
      const wrongPassword = new URL(server.connectionString);
      wrongPassword.password = "wrong-password";
      const wrongName = new URL(server.connectionString);
      wrongName.pathname = "/nowhere";
      const [password, name, refused] = await Promise.all([
        fails({ ...secret, DATABASE_URL: wrongPassword.href }),
        fails({ ...secret, DATABASE_URL: wrongName.href }),
        fails({
          ...secret,
          DATABASE_URL: "postgresql://ann:wrong-password@127.0.0.1:1/companion",
          STARTUP_TIMEOUT_MS: "2500",
        }),
      ]);
      expect(password.sentence).toMatch(
        /^The database companion at 127\.0\.0\.1:\d+ cannot be used: it refuses the user name or the password in DATABASE_URL\.\n$/,
      );
      expect(name.sentence).toMatch(/^The database nowhere at .* no database of this name.*\n$/);
      expect(refused.stdout).toContain("Waiting for the database companion at 127.0.0.1:1");
      expect(refused.sentence).toBe(
        "The database companion at 127.0.0.1:1 could not be reached within 2500 ms: the connection was refused.\n",
      );
      for (const { sentence, stdout } of [password, name, refused]) {
        expect(sentence + stdout).not.toMatch(/wrong-password|postgresql:/);
        expect(sentence + stdout).not.toContain(new URL(server.connectionString).password);
      }

      // Also where a later version has migrated it.
      for (const later of ["9998-later", "9999-later"]) {
        const { child, url } = await start({ ...secret, DATABASE_URL: server.connectionString });
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
        child.process.kill("SIGTERM");
        expect(await child.exit).toBe(0);
        await markMigrated(server.connectionString, later);
      }
    } finally {
      await server.release();
    }
  });

  it("stops waiting for a database when it is asked to", async () => {
    const child = run("main", directory.path, {
      DATABASE_URL: "postgresql://ann@127.0.0.1:1/companion",
      JWT_SECRET: "0123456789abcdef0123456789abcdef",
    });
    await child.until(/Waiting for the database/);
    child.process.kill("SIGINT");
    expect(await child.exit).toBe(0);
  });
});
