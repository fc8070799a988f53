import type { MetCategoryId } from "./met-category.ts";
import type { MetEditionId } from "./met-edition.ts";
import type { MetIntensity } from "./met-intensity.ts";

/** One row of a table as a person sees it in a list. */
export interface MetExercise {
  /** Compendium code; unique within its edition. */
  readonly code: string;
  /** The published description, unchanged. */
  readonly name: string;
  /** Multiple of the energy at rest, in the MET system of the edition. */
  readonly met: number;
  readonly intensity: MetIntensity;
}

/** A row together with the table and category it stands in. */
export interface MetActivity extends MetExercise {
  readonly edition: MetEditionId;
  readonly categoryId: MetCategoryId;
}
