import { isDeepStrictEqual } from "node:util";
import type { ChildServer } from "./child-server.ts";
import type { Scenario } from "./scenarios.ts";

/** Members that differ from request to request. */
const OF_THE_MOMENT = new Set(["id", "log_id", "created_at", "updated_at"]);

/** Only servers that do the same work can be compared. @throws Error when the answers differ. */
export async function requireSameAnswers(
  servers: readonly ChildServer[],
  scenario: Scenario,
  token: string,
): Promise<void> {
  const answers = await Promise.all(servers.map((server) => answerOf(server, scenario, token)));
  if (answers.every((answer) => isDeepStrictEqual(answer, answers[0]))) return;
  const shown = answers.map((answer) => JSON.stringify(answer, null, 1)).join("\n");
  throw new Error(`${scenario.name}: the servers answer differently.\n${shown}`);
}

async function answerOf({ url }: ChildServer, { requests }: Scenario, token: string) {
  const [first] = requests;
  if (first === undefined) throw new Error("A scenario needs a request.");
  const { method, path, body } = first;
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isWrite = method !== "GET";
  return {
    status: response.status,
    body: JSON.parse(text, (key, value) => (isWrite && OF_THE_MOMENT.has(key) ? null : value)),
  };
}
