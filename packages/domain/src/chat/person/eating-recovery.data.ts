/** How people ask for numbers of food and weight; phrases as `readPhrase` reads them, the choice is a design value. */
export const ASKS_OF_WEIGHT: readonly string[] = [
  "(calorie|calories|kcal|kcals|cal|cals|macros|deficit|tdee|bmr|maintenance calories)",
  "(lose|losing|drop|dropping|shed|shedding|burn|burning|cut|cutting) _ (weight|fat|kg|kilo|kilos|lb|lbs|pound|pounds|stone|#)",
  "(weight loss|fat loss|slim|slimming|slimmer|lean out|get lean|leaner|skinny|thinner|body fat)",
  "(diet|dieting|fasting|intermittent fasting|keto|cutting|goal weight|target weight|ideal weight|healthy weight|bmi)",
  "(should|do|must|can) i weigh",
  "how (much|little) _ (eat|weigh)",
  "(卡路里|热量|大卡|千卡|多少卡|几多卡|缺口|基础代谢)",
  "(减肥|减重|减脂|减磅|瘦身|瘦|节食|断食|轻断食|体重|体脂|BMI)",
  "减_(公斤|斤|kg|磅|千克)",
  "吃多少",
];
