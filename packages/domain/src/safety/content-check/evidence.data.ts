/**
 * Concepts of what people speak of every day, by their ids. In fewer words than can be weighed they say nothing of danger: "I take
 * metoprolol", "snack time" (design value, from the texts that the weights learn from: short ones with nothing else are harmless).
 */
export const EVERYDAY_CONCEPTS: readonly string[] = [
  "bodyPart",
  "foodWord",
  "heavyFeeling",
  "insulinWord",
  "jokeAboutExercise",
  "medicalCore",
  "medicalMore",
  "medicineTaken",
  "medicineWord",
  "painWord",
  "pressing",
  "reliefWords",
  "selfManaged",
  "woundTool",
];

/** Concepts that stand in passing in harmless texts too; few words with them can be danger: "took all of it". */
export const PASSING_CONCEPTS: readonly string[] = [
  "childSwallowed",
  "legHot",
  "painOwn",
  "pillWord",
  "swallowed",
  "thinHurry",
  "tookInPast",
];
