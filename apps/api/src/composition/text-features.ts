import type { KnowledgeIndex } from "@health-exercise/ports-knowledge";
import type { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { chatModule } from "./chat.module.ts";
import { companionModule } from "./companion.module.ts";
import { knowledgeModule } from "./knowledge.module.ts";
import { safetyModule } from "./safety.module.ts";
import { sportReviewModule } from "./sport-review.module.ts";

/** The features that read text: what they know weighs more than all the rest, and is loaded behind the start. */
export function textFeatures(
  config: Config,
  knowledge?: KnowledgeIndex,
): readonly ContainerModule[] {
  return [
    safetyModule(config.safety),
    knowledgeModule(config.knowledge, knowledge),
    chatModule(config),
    companionModule,
    sportReviewModule,
  ];
}
