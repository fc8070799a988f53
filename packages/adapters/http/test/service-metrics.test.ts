import { describe, expect, it } from "vitest";
import { chatMetrics } from "../src/operations/chat-metrics.ts";
import { eventMetrics } from "../src/operations/event-metrics.ts";
import { createHttpMetrics } from "../src/operations/metrics.ts";
import { modelMetrics } from "../src/operations/model-metrics.ts";
import { watchResources } from "../src/operations/resource-metrics.ts";

const QUIET = { isSafe: true, riskLevel: "safe", flags: [], warnings: [] } as const;

describe("metrics of models", () => {
  it("time each try by provider and outcome, and know every provider before it is asked", async () => {
    const metrics = createHttpMetrics();
    const models = modelMetrics(metrics, ["one", "two"]);
    models.tryBegins("one")("answered");
    models.tryBegins("one")("timeout");
    models.circuitChanged("two", true);
    models.fellBack("two");
    const text = await metrics.registry.metrics();
    expect(text).toContain(
      'model_call_duration_seconds_count{provider="one",outcome="answered"} 1',
    );
    expect(text).toContain('model_call_duration_seconds_count{provider="one",outcome="timeout"} 1');
    expect(text).toContain('model_circuit_open{provider="one"} 0');
    expect(text).toContain('model_circuit_open{provider="two"} 1');
    expect(text).toContain('model_fallbacks_total{provider="one"} 0');
    expect(text).toContain('model_fallbacks_total{provider="two"} 1');
  });
});

describe("metrics of chat", () => {
  it("count a reply by its basis, and once for each thing that its review did", async () => {
    const metrics = createHttpMetrics();
    const { replied, searched, checked } = chatMetrics(metrics);
    const origin = { basis: "records", provider: "one", isFallback: false } as const;
    replied({ origin, safetyCheck: QUIET });
    const flags = ["numbers_corrected", "reply_shortened", "dangerous_act"] as const;
    replied({ origin, safetyCheck: { ...QUIET, riskLevel: "low", flags } });
    searched(false);
    checked("check", "high");
    const text = await metrics.registry.metrics();
    expect(text).toContain('chat_replies_total{basis="records",provider="one"} 2');
    expect(text).toContain('chat_reply_reviews_total{outcome="unchanged"} 1');
    expect(text).toContain('chat_reply_reviews_total{outcome="numbers_corrected"} 1');
    expect(text).toContain('chat_reply_reviews_total{outcome="reply_shortened"} 1');
    expect(text).toContain('chat_reply_reviews_total{outcome="reply_replaced"} 0');
    expect(text).toContain('safety_checks_total{surface="chat",level="low"} 1');
    expect(text).toContain('safety_checks_total{surface="check",level="high"} 1');
    expect(text).toContain('knowledge_searches_total{outcome="none"} 1');
    expect(text).not.toContain("dangerous_act");
  });

  it("do not count a help text as reviewed", async () => {
    const metrics = createHttpMetrics();
    const origin = { basis: "help", provider: "service", isFallback: false } as const;
    chatMetrics(metrics).replied({ origin, safetyCheck: { ...QUIET, riskLevel: "critical" } });
    const text = await metrics.registry.metrics();
    expect(text).toContain('chat_replies_total{basis="help",provider="service"} 1');
    expect(text).toContain('chat_reply_reviews_total{outcome="unchanged"} 0');
  });
});

describe("metrics of resources", () => {
  it("tell how full lanes and pools are when they are read", async () => {
    const metrics = createHttpMetrics();
    const lane = { state: { working: 1, waiting: 2, refused: 3 } };
    let main = { total: 5, idle: 2, waiting: 0, most: 8 };
    watchResources(metrics, {
      build: { version: "1.2.3", node: "v26.0.0" },
      lanes: { chat: lane },
      pools: () => ({ main }),
      recoveries: () => 1,
      replica: () => ({ answered: 7, away: 1 }),
    });
    const before = await metrics.registry.metrics();
    expect(before).toContain('service_build_info{version="1.2.3",node="v26.0.0"} 1');
    expect(before).toContain('lane_working{lane="chat"} 1');
    expect(before).toContain('lane_waiting{lane="chat"} 2');
    expect(before).toContain('lane_refusals_total{lane="chat"} 3');
    expect(before).toContain('database_connections{pool="main",state="used"} 3');
    expect(before).toContain('database_connections_max{pool="main"} 8');
    expect(before).toContain("embedded_database_recoveries_total 1");
    expect(before).toContain('database_replica_reads_total{outcome="answered"} 7');
    lane.state = { working: 0, waiting: 0, refused: 4 };
    main = { ...main, idle: 0, waiting: 7 };
    const after = await metrics.registry.metrics();
    expect(after).toContain('lane_refusals_total{lane="chat"} 4');
    expect(after).toContain('database_connections{pool="main",state="used"} 5');
    expect(after).toContain('database_waiting{pool="main"} 7');
  });
});

describe("metrics of events", () => {
  it("count refusals of limits, replays, purges, files and activities", async () => {
    const metrics = createHttpMetrics();
    const events = eventMetrics(metrics);
    events.rateLimited("by_user", "refused");
    events.replayed("header");
    events.purged("chats", 12);
    events.fileRead("gpx", "read");
    events.imported({ imported: 3, duplicates: 2, completed: 1 });
    const text = await metrics.registry.metrics();
    expect(text).toContain('rate_limit_events_total{kind="by_user",outcome="refused"} 1');
    expect(text).toContain('idempotent_replays_total{surface="header"} 1');
    expect(text).toContain('idempotent_replays_total{surface="chat"} 0');
    expect(text).toContain('records_purged_total{kind="chats"} 12');
    expect(text).toContain('import_files_total{format="gpx",outcome="read"} 1');
    expect(text).toContain('imported_activities_total{outcome="stored"} 3');
    expect(text).toContain('imported_activities_total{outcome="duplicate"} 2');
    expect(text).toContain('imported_activities_total{outcome="completed"} 1');
  });
});
