/** What makes nobody exercise, and the words by which a question or title on it does after all. The choice is a design value. */
import type { CueTable } from "./cues.ts";

/** The topics of what is eaten, drunk, slept or felt. */
export const NO_EXERCISE: ReadonlySet<string> = new Set([
  ...[
    "nutrition",
    "food",
    "food_choice",
    "food_safety",
    "eating",
    "eating_out",
    "snacks",
    "breakfast",
  ],
  ...[
    "vegetables",
    "sugar",
    "protein",
    "carbohydrate",
    "carbohydrates",
    "vegan",
    "vegetarian",
    "iron",
  ],
  ...[
    "hydration",
    "drinks",
    "drinking",
    "alcohol",
    "caffeine",
    "supplements",
    "sweeteners",
    "calories",
  ],
  ...["sleep", "insomnia", "mental_health", "stress", "mood", "grief", "depression", "anxiety"],
  ...[
    "social",
    "relationships",
    "body_image",
    "skin",
    "hair",
    "teeth",
    "eyes",
    "ears",
    "first_aid",
  ],
  ...[
    "medicines",
    "medication",
    "medicine",
    "vaccination",
    "weight",
    "weight_loss",
    "growth",
    "app",
  ],
]);

/** Exercise as something to do. */
export const EXERCISE_CUES: CueTable<"exercise"> = {
  exercise: {
    en: [
      "(exercise|exercising|train|training|workout|work out|gym|run|running|jog|jogging|walk|walking|swim|swimming)",
      "(cycle|cycling|ride|lift|lifting|squat|row|rowing|dance|hike|hiking|yoga|pilates|stretch|stretching|sport)",
      "(intense|vigorous|hard|light|easy|moderate) (activity|effort|session|exercise|training)",
    ],
    zh: [
      "(运动|锻炼|训练|健身|跑步|慢跑|快走|散步|走路|游泳|骑车|举重|深蹲|划船|跳舞|爬山|徒步|瑜伽|拉伸|打球|练)",
    ],
  },
};
