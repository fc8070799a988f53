import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };

/** A part of a trace as OTLP writes it in JSON. */
export type SentSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status?: { readonly code?: number; readonly message?: string };
};

type SentMetric = { readonly name: string; readonly sum?: object; readonly histogram?: object };

type Traces = {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { spans: SentSpan[] }[] }[];
};
type Metrics = {
  readonly resourceMetrics: readonly {
    readonly scopeMetrics: readonly { metrics: SentMetric[] }[];
  }[];
};

/** A collector of OpenTelemetry that keeps what it is sent (OTLP over HTTP, as JSON). */
export async function startCollector() {
  const bodies: Record<string, string[]> = { "/v1/traces": [], "/v1/metrics": [] };
  const keys = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies[request.url ?? ""]?.push(Buffer.concat(parts).toString("utf8"));
    keys.add(request.headers["x-api-key"]?.toString());
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const read = <Body>(path: string) => (bodies[path] ?? []).map((body) => JSON.parse(body) as Body);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** The keys that came with what was sent. */
    keys: () => [...keys],
    /** Everything to the letter. */
    text: () => Object.values(bodies).flat().join("\n"),
    spans: () =>
      read<Traces>("/v1/traces").flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      read<Metrics>("/v1/metrics").flatMap(({ resourceMetrics }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) =>
          scopeMetrics.flatMap(({ metrics }) => metrics),
        ),
      ),
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
