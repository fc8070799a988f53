import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

type Answer = { readonly id?: number; readonly result?: Result; readonly error?: unknown };
// biome-ignore lint/suspicious/noExplicitAny: the protocol has a shape for each command.
type Result = any;

/** A page in a headless Chromium, as somebody would use it. */
export type Page = {
  /** What an expression in the page comes to. */
  evaluate(expression: string): Promise<Result>;
  /** Waits until an expression is true of the page. */
  until(expression: string): Promise<void>;
  /** Picks a file in the input that `selector` finds. */
  pick(selector: string, file: string): Promise<void>;
};

/** Opens `url` for the time of `work`; `CHROMIUM` names the program where it is not called `chromium`. */
export async function withPage(url: string, work: (page: Page) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "chromium-"));
  const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"];
  const program = process.env["CHROMIUM"] ?? "chromium";
  const browser = spawn(program, [...flags, `--user-data-dir=${folder}`], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const gone = new Promise((resolve) => browser.once("exit", resolve));
  try {
    const socket = await open(await debuggingAddress(browser.stderr));
    try {
      await work(await pageAt(url, commandsOver(socket)));
    } finally {
      socket.close();
    }
  } finally {
    if (browser.exitCode === null && browser.kill()) await gone;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function debuggingAddress(output: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const part of output) {
    text += part;
    const [, address] = /DevTools listening on (\S+)/u.exec(text) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`Chromium ended: ${text}`);
}

async function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  return socket;
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<Result>;

function commandsOver(socket: WebSocket): Send {
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Answer;
    const asked = waiting.get(id ?? 0);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(JSON.stringify(error)));
  });
  let last = 0;
  return (method, params = {}, sessionId) => {
    last += 1;
    const asked = Promise.withResolvers<Result>();
    waiting.set(last, asked);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return asked.promise;
  };
}

async function pageAt(url: string, send: Send): Promise<Page> {
  const { targetId } = await send("Target.createTarget", { url });
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const evaluate = async (expression: string) => {
    const parameters = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send("Runtime.evaluate", parameters, sessionId);
    if (exceptionDetails !== undefined) throw new Error(`${expression}: ${result.description}`);
    return result.value;
  };
  return {
    evaluate,
    async until(expression) {
      // While a page is loaded there may be nothing to ask.
      const isTrue = () => evaluate(expression).catch(() => false);
      for (const end = Date.now() + PATIENCE_MS; !(await isTrue()); ) {
        if (Date.now() > end) throw new Error(`This never came true: ${expression}`);
        await wait(LOOK_EVERY_MS);
      }
    },
    async pick(selector, file) {
      const expression = `document.querySelector(${JSON.stringify(selector)})`;
      const { result } = await send("Runtime.evaluate", { expression }, sessionId);
      const { objectId } = result;
      await send("DOM.setFileInputFiles", { files: [file], objectId }, sessionId);
    },
  };
}
