import { Agent, type IncomingMessage, request } from "node:http";
import { request as requestOverTls, Agent as TlsAgent } from "node:https";
import { FINISHED_LOG } from "./finished-log.ts";

/** What clients have met. */
export type Outcome = {
  readonly requests: number;
  /** How often each kind of failure was seen. */
  readonly failures: ReadonlyMap<string, number>;
  /** The ids of the logs that were acknowledged. */
  readonly acknowledged: readonly string[];
  readonly slowestMilliseconds: number;
};

/** Clients that write and read in turn until they are stopped, each over a connection that it keeps as long as it may. */
export function startClients(
  url: string,
  token: string,
  count: number,
): { stop(): Promise<Outcome> } {
  const failures = new Map<string, number>();
  const acknowledged: string[] = [];
  let requests = 0;
  let slowestMilliseconds = 0;
  let isStopped = false;

  async function ask(agent: Agent, method: string, path: string, body?: string) {
    const started = performance.now();
    requests += 1;
    try {
      const answer = await send(`${url}${path}`, token, { agent, method, body });
      slowestMilliseconds = Math.max(slowestMilliseconds, performance.now() - started);
      if (answer.status < 300) return answer.text;
      note(`${method} ${path}: ${answer.status}`);
    } catch (error) {
      note(`${method} ${path}: ${error instanceof Error ? error.message : "unknown"}`);
    }
    return undefined;
  }
  const note = (failure: string) => failures.set(failure, (failures.get(failure) ?? 0) + 1);

  async function run(): Promise<void> {
    const kept = { keepAlive: true, maxSockets: 1 };
    const agent = url.startsWith("https:") ? new TlsAgent(kept) : new Agent(kept);
    while (!isStopped) {
      const text = await ask(agent, "POST", "/api/sport/log", LOG);
      if (text !== undefined) acknowledged.push(JSON.parse(text).id);
      await ask(agent, "GET", "/api/profile");
    }
    agent.destroy();
  }

  const running = Promise.all(Array.from({ length: count }, run));
  return {
    async stop() {
      isStopped = true;
      await running;
      return { requests, failures, acknowledged, slowestMilliseconds };
    },
  };
}

const LOG = JSON.stringify(FINISHED_LOG);

type Sent = {
  readonly agent: Agent;
  readonly method: string;
  readonly body: string | undefined;
};

/** Not by `fetch`, which would quietly ask again where a kept connection was closed. */
function send(
  url: string,
  token: string,
  { agent, method, body }: Sent,
): Promise<{ readonly status: number; readonly text: string }> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const ask = url.startsWith("https:") ? requestOverTls : request;
    const asked = ask(url, { agent, method, headers }, (response: IncomingMessage) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", reject);
    });
    asked.on("error", reject).end(body);
  });
}
