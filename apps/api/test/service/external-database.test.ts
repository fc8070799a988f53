import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { describeDatabase, waitForDatabase } from "../../src/service/external-database.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Something that speaks as much of PostgreSQL's protocol as a first question needs. */
async function fakeServer(answer: (socket: Socket, connection: number) => void): Promise<string> {
  let connections = 0;
  const server = createServer((socket) => {
    socket.on("error", () => {});
    connections += 1;
    answer(socket, connections);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `postgresql://ann:hidden@127.0.0.1:${(server.address() as AddressInfo).port}/companion`;
}

const text = (value: string) => Buffer.from(`${value}\0`);
const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 65_535)]);

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

const ready = message("Z", Buffer.from("I"));

/** Says that its version is `version`. */
function answerVersion(version: string): (socket: Socket) => void {
  const column = [text("version"), int32(0), int16(0), int32(23), int16(4), int32(-1), int16(0)];
  const rows = Buffer.concat([
    message("T", int16(1), ...column),
    message("D", int16(1), int32(version.length), Buffer.from(version)),
    message("C", text("SELECT 1")),
    ready,
  ]);
  return (socket) => {
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", int32(0)), ready]));
      socket.on("data", (asked) => asked[0] === 81 && socket.write(rows));
    });
  };
}

function refusal(sqlState: string, reason: string): Buffer {
  const fields = ["SFATAL", "VFATAL", `C${sqlState}`, `M${reason}`].map(text);
  return message("E", ...fields, Buffer.from([0]));
}

/** Refuses as a server does that is not up yet. */
function refuse(socket: Socket, sqlState: string, reason = "not now"): void {
  socket.once("data", () => socket.end(refusal(sqlState, reason)));
}

async function waitFor(url: string, startupTimeoutMs = 60_000, namedStatements = false) {
  const said: string[] = [];
  const { signal } = new AbortController();
  const say = (sentence: string) => said.push(sentence);
  await waitForDatabase(url, {
    startupTimeoutMs,
    say,
    signal,
    namedStatements,
    sessionSettings: true,
  });
  return said;
}

describe("waitForDatabase", () => {
  it("is done at once with a server that is new enough", async () => {
    expect(await waitFor(await fakeServer(answerVersion("150000")))).toEqual([]);
  });

  it("refuses a server that is too old, naming its version", async () => {
    await expect(waitFor(await fakeServer(answerVersion("140012")))).rejects.toThrow(
      /^The database companion at 127\.0\.0\.1:\d+ runs on PostgreSQL 14: version 15 or later is needed\.$/,
    );
  });

  it("waits for a server that is starting up, saying so once", async () => {
    const answer = answerVersion("180000");
    const url = await fakeServer((socket, connection) =>
      connection < 3 ? refuse(socket, "57P03") : answer(socket),
    );
    const said = await waitFor(url);
    expect(said).toEqual([
      expect.stringMatching(/^Waiting for the database .*: it is starting up\.$/),
    ]);
    expect(said[0]).not.toContain("hidden");
  });

  it("waits for a server that a pooler cannot reach, and not where the server refuses the pooler", async () => {
    const answer = answerVersion("180000");
    const away = "the database system is starting up";
    const url = await fakeServer((socket, connection) =>
      connection < 3 ? refuse(socket, "08P01", away) : answer(socket),
    );
    expect(await waitFor(url)).toEqual([
      expect.stringMatching(/: the pooler cannot reach the server behind it\.$/),
    ]);
    const failed = "server login has been failing, cached error: password authentication failed";
    const refused = await fakeServer((socket) => refuse(socket, "08P01", failed));
    await expect(waitFor(refused)).rejects.toThrow(/cannot be used: it answered with 08P01\.$/);
  });

  it("does not wait for a server that never speaks, or stops speaking", async () => {
    const silent = await fakeServer(() => {});
    await expect(waitFor(silent, 1_500)).rejects.toThrow(/within 1500 ms: there was no answer\.$/);
    const stuck = await fakeServer((socket) =>
      socket.once("data", () => socket.write(Buffer.concat([message("R", int32(0)), ready]))),
    );
    await expect(waitFor(stuck, 1_500)).rejects.toThrow(/within 1500 ms: there was no answer\.$/);
  });

  it("gives up at once where waiting does not help", async () => {
    const url = await fakeServer((socket) => refuse(socket, "28000"));
    await expect(waitFor(url, 60_000)).rejects.toThrow(/it refuses this user, or connections/);
  });

  it("says what to set where a pooler refuses settings at connecting", async () => {
    const reason = "unsupported startup parameter: statement_timeout";
    const url = await fakeServer((socket) => refuse(socket, "08P01", reason));
    await expect(waitFor(url)).rejects.toThrow(/set DATABASE_SESSION_SETTINGS=off, and them for/);
    const other = await fakeServer((socket) => refuse(socket, "08P01", "out of step"));
    await expect(waitFor(other)).rejects.toThrow(/cannot be used: it answered with 08P01\.$/);
  });

  it.each(["42P05", "26000"])(
    "says what to set where a pooler keeps no names (%s)",
    async (state) => {
      const url = await fakeServer((socket) => {
        socket.once("data", () => {
          socket.write(Buffer.concat([message("R", int32(0)), ready]));
          socket.on("data", () => socket.write(Buffer.concat([refusal(state, "a name"), ready])));
        });
      });
      await expect(waitFor(url, 60_000, true)).rejects.toThrow(
        /set DATABASE_NAMED_STATEMENTS=off\.$/,
      );
    },
  );
});

describe("describeDatabase", () => {
  it.each([
    ["postgresql://ann:hidden@db.example:6432/companion", "companion at db.example:6432"],
    ["postgres://db.example/companion?sslmode=require", "companion at db.example:5432"],
    ["postgresql:///companion?host=/run/postgresql", "companion at /run/postgresql:5432"],
    ["postgresql://ann@[::1]/companion", "companion at [::1]:5432"],
  ])("names %s as %s", (url, expected) => {
    expect(describeDatabase(url)).toBe(expected);
  });
});
