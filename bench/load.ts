import { createHistogram } from "node:perf_hooks";
import autocannon from "autocannon";
import type { ChildServer } from "./child-server.ts";
import { usageOf } from "./process-usage.ts";
import type { Scenario } from "./scenarios.ts";

export type Load = { readonly seconds: number; readonly connections: number };

/** What one server did under one scenario for a while. */
export type Measurement = {
  readonly requestsPerSecond: number;
  readonly medianMilliseconds: number;
  readonly p99Milliseconds: number;
  /** Time that the server's process computed, per request. */
  readonly cpuMicroseconds: number;
};

/** Keeps `connections` busy with the requests of the scenario, each with one request at a time. */
export async function measure(
  server: ChildServer,
  scenario: Scenario,
  token: string,
  { seconds, connections }: Load,
): Promise<Measurement> {
  const latencies = createHistogram();
  const shares = sharesOf(scenario, token, connections);
  const before = await usageOf(server);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: server.url,
      connections,
      duration: seconds,
      sampleInt: 50,
      setupClient: (client) => client.setRequests(shares.pop() ?? []),
    };
    autocannon(options, (error, finished) => (error ? reject(error) : resolve(finished))).on(
      "response",
      (_client, _status, _bytes, milliseconds) =>
        latencies.record(Math.max(1, Math.round(milliseconds * 1_000))),
    );
  });
  const after = await usageOf(server);
  const answered = result["2xx"];
  if (answered === 0 || result.non2xx + result.errors > 0) {
    const { non2xx, errors } = result;
    throw new Error(
      `${server.name}, ${scenario.name}: ${answered} ok, ${non2xx} not, ${errors} errors.`,
    );
  }
  return {
    requestsPerSecond: answered / result.duration,
    medianMilliseconds: latencies.percentile(50) / 1_000,
    p99Milliseconds: latencies.percentile(99) / 1_000,
    cpuMicroseconds: ((after.cpuSeconds - before.cpuSeconds) * 1_000_000) / answered,
  };
}

function sharesOf({ requests }: Scenario, token: string, connections: number) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return Array.from({ length: connections }, (_, connection) =>
    requests
      .filter((_request, index) => index % connections === connection)
      .map(({ method, path, body }) => ({
        method,
        path,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })),
  );
}
