import {
  chatMetrics,
  createHttpMetrics,
  createMetricsApp,
  eventMetrics,
  modelMetrics,
  watchResources,
} from "@health-exercise/adapter-http";
import { WorkLane } from "@health-exercise/application";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { serviceVersion } from "../service/version.ts";
import { bindRecord, bindTo } from "./token.ts";
import {
  CHAT_LANE,
  CHAT_METRICS,
  DATABASE,
  EVENT_METRICS,
  EXPORT_LANE,
  HTTP_METRICS,
  IMPORT_LANE,
  LANES_BY_NAME,
  LOGGER,
  METRICS_APP,
  MODEL_METRICS,
  READING_LANE,
} from "./tokens.ts";

/** What is counted and timed: never who, and never what was said. `recoveries`: how often the embedded database was there again. */
export function metricsModule(
  { llm }: Pick<Config, "llm">,
  recoveries: () => number,
): ContainerModule {
  const providers = Object.keys(llm.providers);
  return new ContainerModule((options) => {
    bindRecord(options, LANES_BY_NAME, {
      chat: CHAT_LANE,
      import: IMPORT_LANE,
      export: EXPORT_LANE,
      reading: READING_LANE,
      step: WorkLane,
    });
    bindTo(
      options,
      HTTP_METRICS,
      (lanes, { poolStates, replicaCounts }) => {
        const metrics = createHttpMetrics();
        const build = { version: serviceVersion(), node: process.version };
        const database = { pools: poolStates, replica: replicaCounts };
        watchResources(metrics, { build, lanes, recoveries, ...database });
        return metrics;
      },
      [LANES_BY_NAME, DATABASE],
    );
    bindTo(options, METRICS_APP, createMetricsApp, [HTTP_METRICS, LOGGER]);
    bindTo(options, MODEL_METRICS, (metrics) => modelMetrics(metrics, providers), [HTTP_METRICS]);
    bindTo(options, CHAT_METRICS, chatMetrics, [HTTP_METRICS]);
    bindTo(options, EVENT_METRICS, eventMetrics, [HTTP_METRICS]);
  });
}
