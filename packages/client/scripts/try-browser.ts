/**
 * Runs the client in a headless Chromium against a server on this machine: calls, tries again, a stream that breaks off, the pages
 * of a list, an upload with its progress. `CHROMIUM` names the program where it is not called `chromium`.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { rolldown } from "rolldown";
import {
  type Answering,
  events,
  json,
  problem,
  startFakeService,
} from "../test/support/fake-service.ts";

const PAGE = `<!doctype html><meta charset="utf-8"><title>Client</title><script type="module" src="/page.js"></script>`;

/** What the page does; `client` stands for the bundle of the package. */
const SCRIPT = `
import { createClient, isProblem } from "/client.js";
const client = createClient({ baseUrl: location.origin, token: "t", retry: { baseDelayMs: 1 } });
const told = {};
try {
  told.profile = await client.get("/api/profile");
  const key = await client.get("/api/sport/active").catch((error) => error);
  told.problem = isProblem(key, "no_active_log");
  told.events = [];
  for await (const each of client.chat({ message: "Hello" })) told.events.push(each.data.text ?? each.event);
  told.items = [];
  for await (const { id } of client.items("/api/sport/logs")) told.items.push(id);
  let sent;
  const file = new File(["x".repeat(200_000)], "a.gpx");
  told.import = await client.importActivities([file], { onProgress: (progress) => { sent = progress; } });
  told.sentAll = sent.sentBytes === sent.totalBytes && sent.totalBytes > 200_000;
  const leaving = new AbortController();
  leaving.abort(new Error("left"));
  told.left = await client.get("/api/profile", { signal: leaving.signal }).catch((error) => error.message);
} catch (error) {
  told.error = String(error?.stack ?? error);
}
await fetch("/told", { method: "POST", body: JSON.stringify(told) });
`;

const EXPECTED = {
  profile: { display_name: "Ann" },
  problem: true,
  events: ["One. ", "Two.", "message"],
  items: ["a", "b", "c"],
  import: { imported: 1 },
  sentAll: true,
  left: "left",
};

const client = await bundled();
const service = await startFakeService();
const { promise: toldByPage, resolve: tell } = Promise.withResolvers<unknown>();
const counts = new Map<string, number>();
const message = ["message", { content: "One. Two." }] as const;
const answers: Readonly<Record<string, readonly Answering[]>> = {
  "/": [page("text/html", PAGE)],
  "/page.js": [page("text/javascript", SCRIPT)],
  "/client.js": [page("text/javascript", client)],
  "/api/profile": [problem("busy", 503, { "retry-after": "0" }), json({ display_name: "Ann" })],
  "/api/sport/active": [problem("no_active_log", 404)],
  "/api/chat/message/events": [
    events([["text", { text: "One. " }]], "breaks"),
    events([["text", { text: "One. Two." }], message]),
  ],
  "/api/sport/logs": [
    json({ logs: [{ id: "a" }, { id: "b" }], offset: 0, has_more: true }),
    json({ logs: [{ id: "c" }], offset: 2, has_more: false }),
  ],
  "/api/sport/import": [json({ imported: 1 })],
};
service.answers((asked, response) => {
  const [path = ""] = asked.path.split("?");
  if (path === "/told") {
    response.end();
    tell(JSON.parse(asked.body));
    return;
  }
  const before = counts.get(path) ?? 0;
  counts.set(path, before + 1);
  const answering = answers[path]?.[before] ?? answers[path]?.at(-1) ?? problem("not_found", 404);
  answering(asked, response);
});

const folder = await mkdtemp(join(tmpdir(), "chromium-"));
const flags = ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${folder}`];
const browser = spawn(process.env["CHROMIUM"] ?? "chromium", [...flags, service.url]);
const ended = new Promise<never>((_, reject) => {
  browser.on("error", reject);
  browser.on("exit", (code) => reject(new Error(`Chromium ended with ${code}.`)));
});
try {
  const told = await Promise.race([toldByPage, ended]);
  if (!isDeepStrictEqual(told, EXPECTED)) throw new Error(JSON.stringify(told, undefined, 2));
  console.log(
    `ok: the client does in Chromium what it does elsewhere: ${Object.keys(EXPECTED).join(", ")}`,
  );
} finally {
  ended.catch(() => undefined);
  const gone = new Promise((resolve) => browser.once("exit", resolve));
  if (browser.exitCode === null && browser.pid !== undefined) {
    browser.kill();
    await gone;
  }
  service.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

function page(type: string, text: string): Answering {
  return (_asked, response) => {
    response.writeHead(200, { "content-type": `${type}; charset=utf-8` });
    response.end(text);
  };
}

async function bundled(): Promise<string> {
  const input = new URL("../src/index.ts", import.meta.url).pathname;
  const bundle = await rolldown({ input, platform: "browser" });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return output[0].code;
}
