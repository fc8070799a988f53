import {
  ENERGY_FORMULA,
  type MetCategory,
  type MetCategorySummary,
  type MetEdition,
} from "@health-exercise/domain/sport";

/** The range of METs of each category. */
export function presentMetValues(table: MetEdition, categories: readonly MetCategorySummary[]) {
  return {
    met_data: categories.map((category) => ({
      category_id: category.categoryId,
      name: category.name,
      min_met: category.minMet,
      mean_met: category.meanMet,
      max_met: category.maxMet,
      activities: category.activities,
    })),
    ...presentSource(table),
  };
}

/** The exercises of each category. */
export function presentExerciseCategories(table: MetEdition, categories: readonly MetCategory[]) {
  return {
    exercise_categories: categories.map((category) => ({
      category_id: category.categoryId,
      name: category.name,
      exercises: category.exercises.map((exercise) => ({
        code: exercise.code,
        name: exercise.name,
        met: exercise.met,
        intensity: exercise.intensity,
      })),
    })),
    ...presentSource(table),
  };
}

/** The ids of the categories. */
export function presentExerciseTypes(categories: readonly MetCategory[]) {
  return { types: categories.map((category) => category.categoryId) };
}

function presentSource(table: MetEdition) {
  return {
    edition: {
      id: table.id,
      title: table.title,
      year: table.year,
      authors: table.authors,
      publication: table.publication,
      url: table.url,
      met_system: table.system,
      baseline_kcal_per_kg_h: table.baselineKilocaloriesPerKgHour,
    },
    energy_formula: ENERGY_FORMULA,
  };
}
