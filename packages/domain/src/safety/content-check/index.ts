export { createContentCheck } from "./check-content.ts";
export type { ContentCheckWeights, LearnedLevel, LearnedModelData } from "./learned-model.ts";
export { type InstructionPlace, triesToInstruct } from "./tries-to-instruct.ts";
