import type { LogFields, Logger } from "@health-exercise/ports-runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SentSpan, startCollector } from "../support/collector.ts";
import { startModelServer } from "../support/model-server.ts";
import { RUN } from "../support/sport-logs.ts";
import { startTestService } from "../support/test-service.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";
const JSON_TYPE = { "content-type": "application/json" };

/** A word that nobody else writes. */
const MARK = "zyxmark";

type Line = LogFields & { readonly event: string };

const lines: Line[] = [];
const note = (event: string, fields: LogFields = {}) => void lines.push({ event, ...fields });
const logger: Logger = { info: note, warn: note, error: (event, _, fields) => note(event, fields) };

let collector: Awaited<ReturnType<typeof startCollector>>;
let prometheus: string;
let userId: string;

/** What a service sends in its life, the last of it when it stops. */
beforeAll(async () => {
  collector = await startCollector();
  const model = await startModelServer();
  const settings = {
    ...model.settings(),
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: "x-api-key=of%20the%20collector",
  };
  const service = await startTestService(settings, undefined, { logger, say: () => {} });
  const person = await service.person({ display_name: `${MARK}1`, conditions: [`${MARK}2`] });
  userId = person.id;
  const traceparent = `00-${TRACE}-${CALLER}-00`;
  await person.send("POST", "/api/chat/message", {
    headers: { ...JSON_TYPE, traceparent },
    body: JSON.stringify({
      message: `How do I warm up for ${MARK}3?`,
      user_context: { mood: `${MARK}4` },
    }),
  });
  const { body } = await person.post("/api/sport/log", { ...RUN, notes: `${MARK}5` });
  await person.get(`/api/sport/log/${body.log_id ?? body.id}`);
  await person.get(`/api/sport/log/${MARK}6`);
  await person.send("POST", "/api/sport/log", {
    headers: { ...JSON_TYPE, traceparent: `00-${MARK}7` },
    body: `{"${MARK}8": `,
  });
  await service.send("GET", "/api/profile", { headers: { authorization: `Bearer ${MARK}9` } });
  prometheus = await (await fetch(`${service.url}/metrics`)).text();
  await service.stop();
  await model.close();
});
afterAll(() => collector.close());

const nameOf = ({ name }: SentSpan) => name;
const spansOf = (name: string) => collector.spans().filter((span) => span.name === name);
const partsOf = (span: SentSpan | undefined) =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === span?.spanId);

describe("a service that sends its traces", () => {
  it("tells of a message as part of the caller's trace: use case, statements, search and model", () => {
    const [request] = spansOf("POST /api/chat/message");
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
    const [useCase] = partsOf(request).filter(({ name }) => name === "sendChatMessage");
    const parts = partsOf(useCase).map(nameOf);
    expect(parts).toContain("knowledge search");
    expect(parts).toContain("model");
    expect(
      parts.filter((name) => /^(?:select|insert|update)( [a-z_]+)+$/.test(name)).length,
    ).toBeGreaterThan(2);
    expect(collector.spans().filter(({ traceId }) => traceId === TRACE).length).toBeGreaterThan(5);
  });

  it("tells of a stored log by a name that a person can read", () => {
    const [request] = spansOf("POST /api/sport/log").filter((span) => partsOf(span).length > 0);
    const [useCase] = partsOf(request).filter(({ name }) => name === "createSportLog");
    expect(partsOf(useCase).map(nameOf)).toEqual([expect.stringMatching(/^insert sport_log\b/)]);
    expect(request?.attributes).toContainEqual({
      key: "http.response.status_code",
      value: { intValue: 201 },
    });
  });

  it("begins a trace of its own for a caller who names none, or writes it wrongly", () => {
    const own = spansOf("POST /api/sport/log");
    expect(own).toHaveLength(2);
    for (const { traceId, parentSpanId } of own) {
      expect(traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(parentSpanId ?? "").toBe("");
    }
  });

  it("writes into the log to which trace a request belongs", () => {
    const [line] = lines.filter(({ route }) => route === "/api/chat/message");
    expect(line).toMatchObject({ event: "http_request", trace_id: TRACE });
    const [{ spanId } = { spanId: "" }] = spansOf("POST /api/chat/message");
    expect(line?.["span_id"]).toBe(spanId);
  });

  it("sends the metrics that Prometheus reads, under the same names", () => {
    const read = [...prometheus.matchAll(/^# TYPE (\w+) \w+$/gm)].map(([, name]) => name);
    const sent = new Set(collector.metrics().map(({ name }) => name));
    expect(read.length).toBeGreaterThan(30);
    expect(read.filter((name) => !sent.has(name ?? ""))).toEqual([]);
  });

  it("shows its key", () => {
    expect(collector.keys()).toEqual(["of the collector"]);
  });

  it("sends nothing of a person", () => {
    const sent = collector.text();
    expect(sent).toContain("/api/sport/log/{log_id}");
    expect(sent).not.toContain(MARK);
    expect(sent).not.toContain(userId);
  });
});

describe("a service whose collector", () => {
  it("wants no share of the traces sends none, and all metrics", async () => {
    const other = await startCollector();
    const service = await startTestService({
      OTEL_EXPORTER_OTLP_ENDPOINT: other.endpoint,
      OTEL_TRACES_SAMPLER_ARG: "0",
    });
    const person = await service.person();
    const traceparent = `00-${TRACE}-${CALLER}-01`;
    await person.send("GET", "/api/sport/logs", { headers: { traceparent } });
    await service.stop();
    expect(other.spans()).toEqual([]);
    expect(other.metrics().map(({ name }) => name)).toContain("http_request_duration_seconds");
    await other.close();
  });

  it("is gone answers all the same, and stops", async () => {
    const gone = await startCollector();
    await gone.close();
    const service = await startTestService({ OTEL_EXPORTER_OTLP_ENDPOINT: gone.endpoint });
    const person = await service.person();
    expect((await person.get("/api/sport/logs")).status).toBe(200);
    await service.stop();
  });
});
