import type { MetCategoryId } from "../../sport/met/met-category.ts";

/** Categories that are rest as a whole. */
export const REST_CATEGORIES: ReadonlySet<MetCategoryId> = new Set([
  "inactivity",
  "wheelchair_inactivity",
]);

/**
 * Rows of the adult and the wheelchair table that are no exercise though their MET is above that of sitting: washing, dressing
 * and eating, and going by what moves of itself.
 */
export const REST_ROWS: ReadonlySet<string> = new Set([
  ...["09105", "13000", "13009", "13010", "13020", "13030", "13035", "13036", "13040", "13045"],
  ...["13046", "13050", "16010", "16015", "16016", "16020", "16030", "16050"],
  ...["90205", "90235", "90250", "90640"],
]);
