import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { z } from "zod";
import type { HttpAppOptions } from "../../src/app.ts";
import { defineRoute, type RequestTools } from "../../src/framework/define-route.ts";
import { filesBody } from "../../src/framework/request-body.ts";
import { timeZone } from "../../src/schemas/time-zone.ts";
import { bearer, type RunningApp, startApp } from "../running-app.ts";
import { ALICE } from "../sample-routes.ts";

export const MEBIBYTE = 1024 * 1024;
export const PATH = "/api/sport/files";
const BOUNDARY = "----boundary";
export const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

const received = z.object({
  files: z.array(
    z.object({ name: z.string(), text: z.string(), mode: z.int(), directoryMode: z.int() }),
  ),
});

type Work = (tools: RequestTools) => Promise<void>;

/** Tells what it was given, after some work; a file that holds "fail" makes it fail. */
export function filesRoute(work: Work = async () => {}) {
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
    handler: async ({ body, ...tools }) => {
      await work(tools);
      return { files: await Promise.all(body.map(described)) };
    },
  });
}

async function described({ name, path }: { readonly name: string; readonly path: string }) {
  const text = await readFile(path, "utf8");
  if (text === "fail") throw new Error("secret of the inside");
  const [file, directory] = [await stat(path), await stat(dirname(path))];
  return { name, text, mode: file.mode & 0o777, directoryMode: directory.mode & 0o777 };
}

type Part = { name?: string; filename?: string; content: string };

/** A form of parts that are files, or fields where they have no file name. */
export function form(...parts: readonly Part[]): string {
  const written = parts.map(({ name = "file", filename, content }) => {
    const file = filename === undefined ? "" : `; filename="${filename}"`;
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return `${written.join("")}--${BOUNDARY}--\r\n`;
}

/** The headers of a file that is the body. */
export const raw = (type = "text/csv", more = {}) => ({ "content-type": type, ...more });

type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly files: readonly { readonly name: string; readonly text: string }[];
    readonly code?: string;
  };
};

/**
 * An app with a route for files, which are kept in a directory of its own; whatever became of a request, nothing of it
 * stays there.
 */
export function anUploadApp(work?: Work, uploadLimits: HttpAppOptions["uploadLimits"] = {}) {
  const temporary = mkdtempSync(join(tmpdir(), "files-test-"));
  const usual = process.env["TMPDIR"];
  const kept = () => readdirSync(temporary);
  let app: RunningApp;

  beforeAll(async () => {
    process.env["TMPDIR"] = temporary;
    app = await startApp({ routes: [filesRoute(work)], uploadLimits });
  });
  afterAll(async () => {
    await app.server.close({ graceMilliseconds: 0 });
    if (usual === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = usual;
    rmSync(temporary, { recursive: true });
  });
  afterEach(async () => {
    await expect.poll(kept).toEqual([]);
  });

  return {
    temporary,
    /** What is in the directory at this moment. */
    kept,
    running: () => app,
    async post(
      body: string | FormData | undefined,
      headers: Record<string, string> = MULTIPART,
      { path = PATH, user = ALICE } = {},
    ): Promise<Answer> {
      const response = await fetch(`${app.url}${path}`, {
        method: "POST",
        headers: { ...bearer(user), ...headers },
        ...(body !== undefined && { body }),
      });
      const { status, headers: answered } = response;
      return { status, headers: answered, body: (await response.json()) as Answer["body"] };
    },
  };
}
