import { PurgeOldRecords } from "@health-exercise/application";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { bindTo } from "./token.ts";
import { CLOCK, EVENT_METRICS, RETENTION, TIMER } from "./tokens.ts";

/** What lets go of records that were kept long enough. */
export function retentionModule(policy: Config["retention"]): ContainerModule {
  return new ContainerModule((options) => {
    bindTo(
      options,
      PurgeOldRecords,
      (records, clock, timer, { purged }) =>
        new PurgeOldRecords(records, policy, clock, timer, purged),
      [RETENTION, CLOCK, TIMER, EVENT_METRICS],
    );
  });
}
