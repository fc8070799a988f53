import type { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";

/** Loads the features that a command needs beside accounts, and what those count with. */
export type LoadFeatures = (
  config: Config,
  recoveries: () => number,
) => Promise<readonly ContainerModule[]>;

/** Exercise sessions. */
export const sportFeatures: LoadFeatures = async (config, recoveries) => {
  const { COMMAND_LIMITS } = await import("@health-exercise/adapter-activity-files");
  const { filesModule } = await import("../composition/files.module.ts");
  const { sportModule } = await import("../composition/sport.module.ts");
  return [...(await countedWork(config, recoveries)), filesModule(COMMAND_LIMITS), sportModule];
};

/** An operator's knowledge. */
export const knowledgeFeatures: LoadFeatures = async (config, recoveries) => {
  const { knowledgeModule } = await import("../composition/knowledge.module.ts");
  return [...(await countedWork(config, recoveries)), knowledgeModule(config.knowledge)];
};

/** Use cases count what they do; of a command nobody reads it. */
const countedWork: LoadFeatures = async (config, recoveries) => {
  const { metricsModule } = await import("../composition/metrics.module.ts");
  const { lanesModule } = await import("../composition/lanes.module.ts");
  return [metricsModule(config, recoveries), lanesModule(config.lanes)];
};
