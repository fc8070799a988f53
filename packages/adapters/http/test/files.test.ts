import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineRoute } from "../src/framework/define-route.ts";
import { filesBody } from "../src/framework/request-body.ts";
import { removeOldUploads } from "../src/framework/upload-directory.ts";
import { timeZone } from "../src/schemas/time-zone.ts";
import { memoryLimiter } from "./memory-limiter.ts";
import { rawRequest, sendRaw } from "./raw-request.ts";
import { bearer, type RunningApp, startApp, tokenOf } from "./running-app.ts";
import { ALICE, GHOST } from "./sample-routes.ts";

const MEBIBYTE = 1024 * 1024;
const PATH = "/api/sport/files";
const BOUNDARY = "----boundary";

const received = z.object({
  files: z.array(
    z.object({ name: z.string(), text: z.string(), mode: z.int(), directoryMode: z.int() }),
  ),
});

/** Tells what it was given; a file that holds "fail" makes it fail. */
function filesRoute() {
  return defineRoute({
    method: "post",
    path: PATH,
    area: "sport",
    auth: "bearer",
    userCheck: "first",
    invalidInput: 400,
    summary: "A sample that takes files",
    query: z.object({ timezone: timeZone().optional() }),
    body: filesBody({
      field: "file",
      contentTypes: ["text/csv", "application/octet-stream"],
      maxBytes: MEBIBYTE,
      maxFiles: 3,
    }),
    response: {
      status: 200,
      description: "What came.",
      schema: received,
      example: { files: [] },
    },
    errors: [],
    handler: async ({ body }) => ({
      files: await Promise.all(
        body.map(async ({ name, path }) => {
          const text = await readFile(path, "utf8");
          if (text === "fail") throw new Error("secret of the inside");
          const [file, directory] = [await stat(path), await stat(dirname(path))];
          return { name, text, mode: file.mode & 0o777, directoryMode: directory.mode & 0o777 };
        }),
      ),
    }),
  });
}

const temporary = mkdtempSync(join(tmpdir(), "files-test-"));
const usual = process.env["TMPDIR"];
let app: RunningApp;

beforeAll(async () => {
  process.env["TMPDIR"] = temporary;
  app = await startApp({ routes: [filesRoute()] });
});
afterAll(async () => {
  await app.server.close({ graceMilliseconds: 0 });
  if (usual === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = usual;
  rmSync(temporary, { recursive: true });
});
// Whatever became of the request, nothing of it stays on disk.
afterEach(async () => {
  await expect.poll(() => readdirSync(temporary)).toEqual([]);
});

type Part = { name?: string; filename?: string; content: string };

function form(...parts: readonly Part[]): string {
  const written = parts.map(({ name = "file", filename, content }) => {
    const file = filename === undefined ? "" : `; filename="${filename}"`;
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return `${written.join("")}--${BOUNDARY}--\r\n`;
}

const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

type Answer = {
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly code?: string;
};

async function post(
  body: string | FormData | undefined,
  headers: Record<string, string> = MULTIPART,
  { path = PATH, user = ALICE } = {},
) {
  const response = await fetch(`${app.url}${path}`, {
    method: "POST",
    headers: { ...bearer(user), ...headers },
    ...(body !== undefined && { body }),
  });
  const { status, headers: answered } = response;
  return { status, headers: answered, body: (await response.json()) as Answer };
}

const raw = (type = "text/csv", more = {}) => ({ "content-type": type, ...more });

describe("files in a form", () => {
  it("are kept for nobody else while the handler works, and are gone afterwards", async () => {
    const { status, body } = await post(
      form({ filename: "a.csv", content: "one" }, { filename: "b.gpx", content: "two\r\n--no" }),
    );
    const modes = { mode: 0o600, directoryMode: 0o700 };
    expect([status, body.files]).toEqual([
      200,
      [
        { name: "a.csv", text: "one", ...modes },
        { name: "b.gpx", text: "two\r\n--no", ...modes },
      ],
    ]);
  });

  it("may stand among other fields and files, which are ignored", async () => {
    const other = { name: "other", filename: "x.bin", content: "x".repeat(100_000) };
    const { body } = await post(
      form(other, { name: "note", content: "hello" }, { filename: "a", content: "1" }, other),
    );
    expect(body.files.map(({ text }) => text)).toEqual(["1"]);
  });

  it("may be empty, but then have a name", async () => {
    const named = await post(form({ filename: "empty.csv", content: "" }));
    expect(named.body.files).toMatchObject([{ name: "empty.csv", text: "" }]);
    for (const nothing of [{ filename: "", content: "" }, { content: "" }]) {
      expect(await post(form(nothing))).toMatchObject({
        status: 400,
        body: { code: "invalid_input", errors: [{ path: "file" }] },
      });
    }
  });

  it("come as browsers and other programs write them", async () => {
    const data = new FormData();
    data.append("file", new Blob(["name,cal\n"]), "läufe 2026 🏃.csv");
    data.append("file", new Blob([new Uint8Array(300_000).fill(65)]), "big.fit");
    const { status, body } = await post(data, {});
    expect(status).toBe(200);
    expect(body.files.map(({ name }) => name)).toEqual(["läufe 2026 🏃.csv", "big.fit"]);
    expect(body.files[1]?.text).toHaveLength(300_000);
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\\\Users\\\\ana\\\\run.gpx", "run.gpx"],
    ["\u202egpx.exe\u0007", "gpx.exe"],
    [`${"n".repeat(300)}.csv`, "n".repeat(100)],
    ["..", "upload"],
  ])("have a name that can be shown: %s", async (filename, name) => {
    const { body } = await post(form({ filename, content: "x" }));
    expect(body.files[0]?.name).toBe(name);
  });

  it("are refused as a text field, and where there are too many", async () => {
    const refusals = [
      form({ content: "no filename" }),
      form(...Array.from({ length: 4 }, () => ({ filename: "a", content: "x" }))),
      form(...Array.from({ length: 300 }, () => ({ name: "x", content: "" })), {
        filename: "a",
        content: "x",
      }),
      form(),
      form({ name: "other", filename: "a", content: "x" }),
    ];
    for (const body of refusals) {
      expect(await post(body)).toMatchObject({
        status: 400,
        body: { code: "invalid_input", errors: [{ path: "file" }] },
      });
    }
  });

  it("are refused where the form is broken", async () => {
    const whole = form({ filename: "a.csv", content: "one" });
    const broken = [
      whole.slice(0, -10),
      whole.slice(0, 60),
      whole.replaceAll(BOUNDARY, "--other"),
      "nonsense",
      `--${BOUNDARY}\r\n`,
    ];
    for (const body of broken) {
      expect(await post(body), body).toMatchObject({
        status: 400,
        body: { code: "malformed_body" },
      });
    }
    for (const type of [
      "multipart/form-data",
      `multipart/form-data; boundary=${"b".repeat(300)}`,
    ]) {
      expect(await post(whole, raw(type))).toMatchObject({
        status: 400,
        body: { code: "malformed_body" },
      });
    }
  });
});

describe("a file as the body", () => {
  it("has its name in Content-Disposition, if anywhere", async () => {
    const names = [
      [undefined, "upload"],
      ['attachment; filename="run.csv"', "run.csv"],
      ["attachment; filename=run.csv", "run.csv"],
      ["attachment; filename=\"x.csv\"; filename*=UTF-8''l%C3%A4ufe.csv", "läufe.csv"],
      ["attachment; filename*=utf-8'en'run%20a.csv; size=3", "run a.csv"],
      ["attachment; filename*=UTF-8''%ff%", "upload"],
      ['attachment; filename="../a\\"b"', 'a"b'],
      ["inline", "upload"],
    ] as const;
    for (const [disposition, name] of names) {
      const more = disposition === undefined ? {} : { "content-disposition": disposition };
      const { status, body } = await post("text", raw("text/csv; charset=utf-8", more));
      expect([status, body.files]).toMatchObject([200, [{ name, text: "text" }]]);
    }
  });

  it("is needed", async () => {
    for (const headers of [raw(), MULTIPART, {}]) {
      expect(await post(undefined, headers)).toMatchObject({
        status: 400,
        body: { errors: [{ path: "file" }] },
      });
    }
    const chunked = `Transfer-Encoding: chunked`;
    const head = [`Authorization: Bearer ${tokenOf(ALICE)}`, "Content-Type: text/csv", chunked];
    const answer = await sendRaw(
      app.port,
      Buffer.concat([rawRequest(`POST ${PATH} HTTP/1.1`, head), Buffer.from("0\r\n\r\n")]),
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });

  it("is refused in a type or an encoding that is not taken", async () => {
    for (const type of ["application/json", "image/png", "", "multipart/mixed; boundary=b"]) {
      expect((await post("text", raw(type))).status, type).toBe(415);
    }
    for (const encoding of ["gzip", "br", "identity, gzip"]) {
      const answer = await post("text", raw("text/csv", { "content-encoding": encoding }));
      expect([answer.status, answer.headers.get("accept-encoding")]).toEqual([415, "identity"]);
    }
    expect((await post("text", raw("TEXT/CSV", { "content-encoding": "identity" }))).status).toBe(
      200,
    );
  });

  it("is not read where something else is wrong", async () => {
    const inZone = (zone: string, user = ALICE) =>
      post("text", raw(), { path: `${PATH}?timezone=${zone}`, user });
    expect((await inZone("Europe/Berlin")).status).toBe(200);
    expect(await inZone("Mars/Base")).toMatchObject({
      status: 400,
      body: { errors: [{ path: "timezone" }] },
    });
    expect((await inZone("Mars/Base", GHOST)).status).toBe(401);
    expect((await post("text", { ...raw(), authorization: "Bearer nonsense" })).status).toBe(401);
  });

  it("is gone after the handler has failed", async () => {
    const { status, body } = await post("fail", raw());
    expect([status, body.code]).toEqual([500, "internal_error"]);
  });

  it("counts against the limit before anything is kept", async () => {
    const limited = await startApp({
      routes: [filesRoute()],
      rateLimiters: { byUser: memoryLimiter(1) },
    });
    const statuses: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const response = await fetch(`${limited.url}${PATH}`, {
        method: "POST",
        headers: { ...bearer(ALICE), ...raw() },
        body: "text",
      });
      statuses.push(response.status);
    }
    await limited.server.close({ graceMilliseconds: 0 });
    expect(statuses).toEqual([200, 429]);
  });
});

/** A connection that sends a head and then as much of a body as it can before there is an answer. */
async function flood(headers: readonly string[], chunk: Buffer, frame = false) {
  const socket: Socket = connect(app.port, "127.0.0.1");
  let answer = "";
  let sentBeforeAnswer = 0;
  let isClosed = false;
  socket.on("data", (data) => {
    answer += data.toString();
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    isClosed = true;
  });
  const authorization = `Authorization: Bearer ${tokenOf(ALICE)}`;
  const head = [`POST ${PATH} HTTP/1.1`, "Host: test", authorization, ...headers];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const size = Buffer.from(`${chunk.length.toString(16)}\r\n`);
  const framed = frame ? Buffer.concat([size, chunk, Buffer.from("\r\n")]) : chunk;
  while (answer === "" && !isClosed) {
    sentBeforeAnswer += chunk.length;
    const drained = socket.write(framed);
    if (!drained) await Promise.race([once(socket, "drain"), once(socket, "data")]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { socket, answer: () => answer, sentBeforeAnswer, isClosed: () => isClosed };
}

const once = (socket: Socket, event: string) =>
  new Promise<void>((resolve) => {
    socket.once(event, () => resolve());
    socket.once("close", () => resolve());
  });

describe("a body that is too large", () => {
  const chunk = Buffer.alloc(64 * 1024, 65);

  it("is refused at once where it says so", async () => {
    const { socket, answer, sentBeforeAnswer } = await flood(
      ["Content-Type: text/csv", `Content-Length: ${101 * MEBIBYTE}`],
      chunk,
    );
    expect(answer()).toMatch(/^HTTP\/1.1 413 /);
    await expect.poll(answer).toContain("payload_too_large");
    expect(sentBeforeAnswer).toBeLessThan(10 * MEBIBYTE);
    socket.destroy();
  });

  it("is refused as soon as it is too much, where it does not", async () => {
    for (const type of ["text/csv", MULTIPART["content-type"]]) {
      const { socket, answer, sentBeforeAnswer } = await flood(
        [`Content-Type: ${type}`, "Transfer-Encoding: chunked"],
        chunk,
        true,
      );
      expect(answer()).toMatch(/^HTTP\/1.1 413 /);
      expect(sentBeforeAnswer).toBeLessThan(20 * MEBIBYTE);
      socket.destroy();
    }
  });

  it("is told to a client that sends everything first, and cut off where it never ends", async () => {
    const { status, body } = await post("a".repeat(5 * MEBIBYTE), raw());
    expect([status, body.code]).toEqual([413, "payload_too_large"]);
    const { socket, isClosed } = await flood(
      ["Content-Type: text/csv", "Transfer-Encoding: chunked"],
      chunk,
      true,
    );
    await expect.poll(isClosed, { timeout: 5_000 }).toBe(true);
    socket.destroy();
  });

  it("is taken up to the last byte that is allowed", async () => {
    expect((await post("a".repeat(MEBIBYTE), raw())).status).toBe(200);
    expect((await post("a".repeat(MEBIBYTE + 1), raw())).status).toBe(413);
  });
});

describe("a client that leaves", () => {
  it.each([
    ["in the middle of a file", "text/csv", "half of"],
    [
      "in the middle of a form",
      MULTIPART["content-type"],
      form({ filename: "a", content: "half" }).slice(0, -20),
    ],
    ["before the first byte", "text/csv", ""],
  ])("%s leaves nothing behind", async (_, type, sent) => {
    const socket = connect(app.port, "127.0.0.1");
    const head = [
      `POST ${PATH} HTTP/1.1`,
      "Host: test",
      `Authorization: Bearer ${tokenOf(ALICE)}`,
      `Content-Type: ${type}`,
      "Content-Length: 5000",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${sent}`);
    await expect.poll(() => readdirSync(temporary)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdirSync(temporary)).toEqual([]);
    expect((await post("text", raw())).status).toBe(200);
  });
});

describe("what killed processes left behind", () => {
  it("is removed a day later, and nothing else is", async () => {
    const now = new Date();
    const makeOld = (name: string, days: number) => {
      const path = join(temporary, name);
      mkdirSync(join(path, "inside"), { recursive: true });
      const time = new Date(now.getTime() - days * 86_400_000);
      utimesSync(path, time, time);
    };
    makeOld("health-exercise-upload-old", 2);
    makeOld("health-exercise-upload-new", 0.5);
    makeOld("somebody-elses", 400);
    await removeOldUploads(now);
    expect(readdirSync(temporary).sort()).toEqual(["health-exercise-upload-new", "somebody-elses"]);
    for (const name of readdirSync(temporary)) rmSync(join(temporary, name), { recursive: true });
  });
});

describe("the documentation of files", () => {
  it("describes the form and the single file", async () => {
    const document = (await (await fetch(`${app.url}/openapi.json`)).json()) as {
      paths: Record<string, { post: { requestBody: object; responses: object } }>;
    };
    const operation = document.paths[PATH]?.post;
    expect(operation?.requestBody).toMatchObject({
      required: true,
      content: {
        "multipart/form-data": {
          schema: { required: ["file"], properties: { file: { type: "array", maxItems: 3 } } },
        },
        "text/csv": {},
        "application/octet-stream": {},
      },
    });
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(["400", "401", "413", "415", "429"]),
    );
    expect(JSON.stringify(operation?.responses)).not.toContain("malformed_json");
  });
});
