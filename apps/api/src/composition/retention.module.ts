import { PurgeOldRecords } from "@health-exercise/application";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { bindTo } from "./token.ts";
import { CLOCK, RETENTION, TIMER } from "./tokens.ts";

/** What lets go of records that were kept long enough. */
export function retentionModule(policy: Config["retention"]): ContainerModule {
  return new ContainerModule((options) => {
    bindTo(
      options,
      PurgeOldRecords,
      (records, clock, timer) => new PurgeOldRecords(records, policy, clock, timer),
      [RETENTION, CLOCK, TIMER],
    );
  });
}
