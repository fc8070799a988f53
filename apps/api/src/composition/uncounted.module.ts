import type { EventMetrics } from "@health-exercise/adapter-http";
import { ContainerModule } from "inversify";
import { bindValue } from "./token.ts";
import { EVENT_METRICS } from "./tokens.ts";

const ignore = () => {};
const UNCOUNTED: EventMetrics = {
  rateLimited: ignore,
  quotaExceeded: ignore,
  replayed: ignore,
  purged: ignore,
  delivered: ignore,
  webhookBacklog: ignore,
  fileRead: ignore,
  imported: ignore,
};

/** What a command does is counted for nobody, and so without what counting loads. */
export const uncountedModule = new ContainerModule((options) => {
  bindValue(options, EVENT_METRICS, UNCOUNTED);
});
