/**
 * Which rows of the 2024 Compendium train the muscles or the balance. Judged from the published descriptions (design
 * value), after the examples of two publications: resistance, weights, body weight and calisthenics for the muscles
 * (WHO 2020); dancing, yoga and tai chi for the balance (US Department of Health and Human Services, Physical Activity
 * Guidelines for Americans, 2nd edition, 2018).
 */
import type { MetCategoryId } from "./met-category.ts";

export const TRAINING_KINDS = ["strength", "balance"] as const;
export type TrainingKind = (typeof TRAINING_KINDS)[number];

type KindRows = {
  /** All rows of these categories. */
  readonly categories: readonly MetCategoryId[];
  /** Codes of the adult table, and of the wheelchair table where that alone has the activity. */
  readonly codes: readonly string[];
  /** Names that no table has. */
  readonly words: readonly string[];
};

export const KIND_ROWS: Readonly<Record<TrainingKind, KindRows>> = {
  strength: {
    categories: [],
    codes: [
      "02020",
      "02022",
      "02024",
      "02030",
      "02032",
      "02034",
      "02035",
      "02040",
      "02045",
      "02050",
      "02052",
      "02054",
      "02055",
      "02056",
      "02057",
      "02058",
      "02061",
      "02103",
      "02105",
      "02143",
      "02145",
      "15533",
      "15534",
      "15535",
      "15536",
      "15537",
      "15538",
      "15539",
      "18356",
      "90125",
      "90127",
      "90128",
    ],
    words: ["strength", "resistance band", "力量", "抗阻", "弹力带", "肌力"],
  },
  balance: {
    categories: ["dancing"],
    codes: ["02150", "02155", "02160", "02175", "02180", "02185", "02225", "15670", "15674"],
    words: ["balance", "balancing", "平衡", "单脚站", "单腿站"],
  },
};
