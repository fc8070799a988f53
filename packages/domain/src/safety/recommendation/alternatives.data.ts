/** Gentle activities to offer instead of one that does not fit, by the name that finds their row in the table for the age, from easy to harder. */
import type { BilingualText } from "../../language/text-language.ts";

export type AlternativeRow = readonly [searchName: string, name: BilingualText];

export const ALTERNATIVE_ROWS: readonly AlternativeRow[] = [
  ["stretching", { en: "Stretching", zh: "拉伸" }],
  ["tai chi", { en: "Tai chi", zh: "太极拳" }],
  ["slow walking", { en: "Easy walking", zh: "慢走" }],
  ["brisk walking", { en: "Brisk walking", zh: "快走" }],
  ["water aerobics", { en: "Water aerobics", zh: "水中健身操" }],
  [
    "stationary bicycle 50 watts",
    { en: "Stationary cycling, light effort", zh: "轻松骑固定自行车" },
  ],
  ["hatha yoga", { en: "Yoga", zh: "瑜伽" }],
  ["pilates", { en: "Pilates", zh: "普拉提" }],
];
