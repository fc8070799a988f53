import { LANES, WorkLane } from "@health-exercise/application";
import type { Timer } from "@health-exercise/ports-runtime";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { bindTo } from "./token.ts";
import { CHAT_LANE, EXPORT_LANE, IMPORT_LANE, READING_LANE, TIMER } from "./tokens.ts";

/** Where work that takes long waits for its turn. */
export function lanesModule({ mostWaiting }: Config["lanes"]): ContainerModule {
  return new ContainerModule((options) => {
    const lanes = [
      [CHAT_LANE, LANES.chat],
      [IMPORT_LANE, LANES.import],
      [EXPORT_LANE, LANES.export],
      [READING_LANE, LANES.reading],
    ] as const;
    for (const [token, limits] of lanes) {
      const create = (timer: Timer) => new WorkLane(timer, { ...limits, mostWaiting });
      bindTo(options, token, create, [TIMER]);
    }
    // The steps that such work consists of.
    bindTo(options, WorkLane, (timer: Timer) => new WorkLane(timer), [TIMER]);
  });
}
