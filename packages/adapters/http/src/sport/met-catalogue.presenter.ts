import {
  ENERGY_FORMULA,
  type MetCategory,
  type MetCategorySummary,
  type MetEdition,
} from "@health-exercise/domain";
import { constantJson } from "../framework/constant-json.ts";

/** The range of METs of each category. */
export function presentMetValues(table: MetEdition, categories: readonly MetCategorySummary[]) {
  return onceFor(categories, () => metValuesOf(table, categories));
}

/** The exercises of each category. */
export function presentExerciseCategories(table: MetEdition, categories: readonly MetCategory[]) {
  const [only = categories, ...others] = categories;
  const key = others.length === 0 ? only : categories;
  return onceFor(key, () => exerciseCategoriesOf(table, categories));
}

function metValuesOf(table: MetEdition, categories: readonly MetCategorySummary[]) {
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

function exerciseCategoriesOf(table: MetEdition, categories: readonly MetCategory[]) {
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
    },
    energy_formula: ENERGY_FORMULA,
  };
}

const presented = new WeakMap<object, object>();

/** The catalogue never changes: what it gives out is presented once. */
function onceFor<Presented extends object>(given: object, present: () => Presented): Presented {
  const known = presented.get(given) as Presented | undefined;
  if (known !== undefined) return known;
  const made = constantJson(present());
  presented.set(given, made);
  return made;
}
