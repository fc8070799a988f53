import { ADULT_2024_HEADINGS, ADULT_2024_ROWS } from "./adult-2024.data.ts";
import type { MetActivity, MetExercise } from "./met-activity.ts";
import { CATEGORY_ID_BY_HEADING_CODE, type MetCategoryId } from "./met-category.ts";
import type { MetEditionId } from "./met-edition.ts";
import { intensityOf } from "./met-intensity.ts";
import { type MetHeadingRecord, readMetRows } from "./met-record.ts";
import { OLDER_ADULT_2024_HEADINGS, OLDER_ADULT_2024_ROWS } from "./older-adult-2024.data.ts";
import { WHEELCHAIR_2024_HEADINGS, WHEELCHAIR_2024_ROWS } from "./wheelchair-2024.data.ts";

/** A heading of a table with all of its rows, in the published order. */
export interface MetCategory {
  readonly categoryId: MetCategoryId;
  /** The heading as published. */
  readonly name: string;
  readonly exercises: readonly MetExercise[];
}

/** The range of METs under one heading. */
export interface MetCategorySummary {
  readonly categoryId: MetCategoryId;
  readonly name: string;
  readonly minMet: number;
  /** Arithmetic mean over the rows, rounded half up to one decimal. */
  readonly meanMet: number;
  readonly maxMet: number;
  /** How many rows the heading has. */
  readonly activities: number;
}

interface Catalogue {
  readonly activities: readonly MetActivity[];
  readonly byCode: ReadonlyMap<string, MetActivity>;
}

const SOURCES: Readonly<
  Record<MetEditionId, { readonly headings: readonly MetHeadingRecord[]; readonly rows: string }>
> = {
  "adult-2024": { headings: ADULT_2024_HEADINGS, rows: ADULT_2024_ROWS },
  "older-adult-2024": { headings: OLDER_ADULT_2024_HEADINGS, rows: OLDER_ADULT_2024_ROWS },
  "wheelchair-2024": { headings: WHEELCHAIR_2024_HEADINGS, rows: WHEELCHAIR_2024_ROWS },
};

const catalogues = new Map<MetEditionId, Catalogue>();
const categoriesByEdition = new Map<MetEditionId, readonly MetCategory[]>();

/**
 * All headings of an edition with their rows, or only the one named; an unknown category gives an empty list.
 *
 * @example
 * ```ts
 * import { listMetCategories } from "@health-exercise/domain/sport";
 * const [running] = listMetCategories("adult-2024", "running");
 * console.log(running?.name, running?.exercises[0]);
 * // Running {
 * //   code: '12010',
 * //   name: 'Jog/walk combination (jogging component of less than 10 minutes) (Taylor Code 180)',
 * //   met: 6,
 * //   intensity: 'vigorous'
 * // }
 * ```
 */
export function listMetCategories(
  edition: MetEditionId,
  categoryId?: string,
): readonly MetCategory[] {
  const categories = categoriesOf(edition);
  return categoryId === undefined
    ? categories
    : categories.filter((category) => category.categoryId === categoryId);
}

/** Lowest, mean and highest MET of every heading of an edition. */
export function summarizeMetCategories(edition: MetEditionId): readonly MetCategorySummary[] {
  return categoriesOf(edition).map(summarizeCategory);
}

/** Every row of an edition, in the published order. */
export function listMetActivities(edition: MetEditionId): readonly MetActivity[] {
  return catalogueOf(edition).activities;
}

/**
 * The row with this code in this edition.
 *
 * @example
 * ```ts
 * import { findMetActivity } from "@health-exercise/domain/sport";
 * console.log(findMetActivity("12050", "adult-2024")?.met, findMetActivity("1", "adult-2024"));
 * // 9.3 undefined
 * ```
 */
export function findMetActivity(code: string, edition: MetEditionId): MetActivity | undefined {
  return catalogueOf(edition).byCode.get(code);
}

function catalogueOf(edition: MetEditionId): Catalogue {
  const known = catalogues.get(edition);
  if (known !== undefined) return known;
  const catalogue = buildCatalogue(edition);
  catalogues.set(edition, catalogue);
  return catalogue;
}

function buildCatalogue(edition: MetEditionId): Catalogue {
  const activities = readMetRows(SOURCES[edition].rows).map(
    ([code, headingCode, met, name]): MetActivity => ({
      edition,
      categoryId: categoryIdOf(headingCode),
      code,
      name,
      met,
      intensity: intensityOf(met),
    }),
  );
  return {
    activities,
    byCode: new Map(activities.map((activity) => [activity.code, activity])),
  };
}

function categoriesOf(edition: MetEditionId): readonly MetCategory[] {
  const known = categoriesByEdition.get(edition);
  if (known !== undefined) return known;
  const categories = SOURCES[edition].headings.map(([headingCode, name]): MetCategory => {
    const categoryId = categoryIdOf(headingCode);
    const exercises = catalogueOf(edition)
      .activities.filter((activity) => activity.categoryId === categoryId)
      .map((row): MetExercise => {
        return { code: row.code, name: row.name, met: row.met, intensity: row.intensity };
      });
    return { categoryId, name, exercises };
  });
  categoriesByEdition.set(edition, categories);
  return categories;
}

function categoryIdOf(headingCode: string): MetCategoryId {
  return CATEGORY_ID_BY_HEADING_CODE[headingCode as keyof typeof CATEGORY_ID_BY_HEADING_CODE];
}

function summarizeCategory({ categoryId, name, exercises }: MetCategory): MetCategorySummary {
  const mets = exercises.map((exercise) => exercise.met);
  return {
    categoryId,
    name,
    minMet: Math.min(...mets),
    meanMet: meanToOneDecimal(mets),
    maxMet: Math.max(...mets),
    activities: exercises.length,
  };
}

/** In whole tenths, because the published METs have one decimal and a sum of fractions can fall just short of a half. */
function meanToOneDecimal(mets: readonly number[]): number {
  const tenths = mets.reduce((sum, met) => sum + Math.round(met * 10), 0);
  return Math.floor((2 * tenths + mets.length) / (2 * mets.length)) / 10;
}
