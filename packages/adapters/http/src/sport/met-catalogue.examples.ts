import {
  listMetCategories,
  MET_EDITIONS,
  summarizeMetCategories,
} from "@health-exercise/domain/sport";
import {
  presentExerciseCategories,
  presentExerciseTypes,
  presentMetValues,
} from "./met-catalogue.presenter.ts";

const TABLE = MET_EDITIONS["adult-2024"];
const SHOWN = 3;

/** One category of the catalogue, for the documentation. */
export const MET_VALUES_EXAMPLE = presentMetValues(
  TABLE,
  summarizeMetCategories(TABLE.id).filter((category) => category.categoryId === "running"),
);

/** The first exercises of one category, for the documentation. */
export const EXERCISE_CATEGORIES_EXAMPLE = presentExerciseCategories(
  TABLE,
  listMetCategories(TABLE.id, "running").map((category) => ({
    ...category,
    exercises: category.exercises.slice(0, SHOWN),
  })),
);

/** The first types, for the documentation. */
export const EXERCISE_TYPES_EXAMPLE = presentExerciseTypes(
  listMetCategories(TABLE.id).slice(0, SHOWN),
);
