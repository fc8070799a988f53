export type { PackedNetwork } from "../learned/network.ts";
export type { Features, PackedRows } from "../learned/weight-row.ts";
export { createContentCheck } from "./check-content.ts";
export type {
  ContentCheckWeights,
  LearnedLevel,
  LearnedModelData,
  LearnedOutput,
} from "./learned-model.ts";
export { type InstructionPlace, triesToInstruct } from "./tries-to-instruct.ts";
