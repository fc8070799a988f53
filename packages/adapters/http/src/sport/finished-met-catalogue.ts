import type { MetCategory, MetCategorySummary, MetEdition } from "@health-exercise/domain/sport";
import { constantJson } from "../framework/constant-json.ts";
import { presentExerciseCategories, presentMetValues } from "./met-catalogue.presenter.ts";

// The catalogue never changes. Keys are made of ids that it has, so that their number is bounded.
const metValues = new Map<string, ReturnType<typeof presentMetValues>>();
const exerciseCategories = new Map<string, ReturnType<typeof presentExerciseCategories>>();

/** The range of METs of these categories, presented once. */
export function finishedMetValues(table: MetEdition, categories: readonly MetCategorySummary[]) {
  return finished(metValues, keyOf(table, categories), () => presentMetValues(table, categories));
}

/** The exercises of these categories, presented once. */
export function finishedExerciseCategories(table: MetEdition, categories: readonly MetCategory[]) {
  return finished(exerciseCategories, keyOf(table, categories), () =>
    presentExerciseCategories(table, categories),
  );
}

function keyOf(table: MetEdition, categories: readonly { readonly categoryId: string }[]): string {
  return [table.id, ...categories.map((category) => category.categoryId)].join(" ");
}

function finished<Presented extends object>(
  known: Map<string, Presented>,
  key: string,
  present: () => Presented,
): Presented {
  let presented = known.get(key);
  if (presented === undefined) {
    presented = constantJson(present());
    known.set(key, presented);
  }
  return presented;
}
