import {
  ENERGY_FORMULA,
  listMetCategories,
  MET_EDITIONS,
  type MetEditionId,
  summarizeMetCategories,
} from "@health-exercise/domain/sport";
import { owner, query } from "./query.ts";

/** The texts by edition and category: the tables never change. */
const texts = new Map<string, string>();

export async function exercises(
  user: string,
  search: URLSearchParams,
): Promise<string | undefined> {
  const category = search.get("category") ?? undefined;
  const edition = await editionFor(user);
  return (
    edition && known(`exercises ${edition} ${category}`, () => exercisesText(edition, category))
  );
}

export async function metValues(user: string): Promise<string | undefined> {
  const edition = await editionFor(user);
  return edition && known(`values ${edition}`, () => metValuesText(edition));
}

async function editionFor(user: string): Promise<MetEditionId | undefined> {
  const [row] = await query<{ is_older: boolean }>(
    "edition",
    `with owner as (${owner}) select coalesce(older_from <= now(), false) as is_older from owner`,
    [user],
  );
  return row && (row.is_older ? "older-adult-2024" : "adult-2024");
}

function known(key: string, make: () => string): string {
  const text = texts.get(key) ?? make();
  if (texts.size < 200) texts.set(key, text);
  return text;
}

function exercisesText(edition: MetEditionId, category: string | undefined): string {
  const categories = listMetCategories(edition, category);
  return JSON.stringify({
    exercise_categories: categories.map((each) => ({
      category_id: each.categoryId,
      name: each.name,
      exercises: each.exercises,
    })),
    ...sourceOf(edition),
  });
}

function metValuesText(edition: MetEditionId): string {
  return JSON.stringify({
    met_data: summarizeMetCategories(edition).map((each) => ({
      category_id: each.categoryId,
      name: each.name,
      min_met: each.minMet,
      mean_met: each.meanMet,
      max_met: each.maxMet,
      activities: each.activities,
    })),
    ...sourceOf(edition),
  });
}

function sourceOf(edition: MetEditionId) {
  const { id, title, year, authors, publication, url, system, baselineKilocaloriesPerKgHour } =
    MET_EDITIONS[edition];
  return {
    edition: {
      id,
      title,
      year,
      authors,
      publication,
      url,
      met_system: system,
      baseline_kcal_per_kg_h: baselineKilocaloriesPerKgHour,
    },
    energy_formula: ENERGY_FORMULA,
  };
}
