import type { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";

/** Loads the features that a command needs beside accounts, and what those count with. */
export type LoadFeatures = (
  config: Config,
  recoveries: () => number,
) => Promise<readonly ContainerModule[]>;

/** Exercise sessions. */
export const sportFeatures: LoadFeatures = async (config) => {
  const { COMMAND_LIMITS } = await import("@health-exercise/adapter-activity-files");
  const { filesModule } = await import("../composition/files.module.ts");
  const { lanesModule } = await import("../composition/lanes.module.ts");
  const { sportModule } = await import("../composition/sport.module.ts");
  const { uncountedModule } = await import("../composition/uncounted.module.ts");
  return [uncountedModule, lanesModule(config.lanes), filesModule(COMMAND_LIMITS), sportModule];
};

/** An operator's knowledge; the search, which weighs more than all else, only where vectors are computed for it. */
export const knowledgeFeatures: LoadFeatures = async (config, recoveries) => {
  const { storedKnowledgeModule } = await import("../composition/stored-knowledge.module.ts");
  if (config.knowledge.embeddings === undefined) return [storedKnowledgeModule];
  const { knowledgeModule } = await import("../composition/knowledge.module.ts");
  const searched = knowledgeModule(config.knowledge);
  return [storedKnowledgeModule, ...(await countedWork(config, recoveries)), searched];
};

/** An operator's knowledge as it is stored, to be listed. */
export const storedKnowledgeFeatures: LoadFeatures = async () => {
  const { storedKnowledgeModule } = await import("../composition/stored-knowledge.module.ts");
  return [storedKnowledgeModule];
};

/** The search counts what it does; of a command nobody reads it. */
const countedWork: LoadFeatures = async (config, recoveries) => {
  const { metricsModule } = await import("../composition/metrics.module.ts");
  const { lanesModule } = await import("../composition/lanes.module.ts");
  return [metricsModule(config, recoveries), lanesModule(config.lanes)];
};
