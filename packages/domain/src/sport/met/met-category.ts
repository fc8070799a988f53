/**
 * Category ids by heading code. The older-adult table words some headings differently ("Conditioning Activities",
 * "Lawn and Garden") but keeps the codes of the adult table, so both share these ids. The three-digit codes are the
 * sections of the wheelchair table, which are categories of their own.
 */
export const CATEGORY_ID_BY_HEADING_CODE = {
  "01": "bicycling",
  "02": "conditioning_exercise",
  "03": "dancing",
  "04": "fishing_and_hunting",
  "05": "home_activities",
  "06": "home_repair",
  "07": "inactivity",
  "08": "lawn_and_garden",
  "09": "miscellaneous",
  "10": "music_playing",
  "11": "occupation",
  "12": "running",
  "13": "self_care",
  "14": "sexual_activity",
  "15": "sports",
  "16": "transportation",
  "17": "walking",
  "18": "water_activities",
  "19": "winter_activities",
  "20": "religious_activities",
  "21": "volunteer_activities",
  "22": "video_games",
  "901": "wheelchair_exercise",
  "902": "wheelchair_household_activities",
  "903": "wheelchair_inactivity",
  "905": "wheelchair_sports_recreation",
  "906": "wheelchair_transportation",
} as const;

/** A category of activities: one heading of a table as a slug. */
export type MetCategoryId =
  (typeof CATEGORY_ID_BY_HEADING_CODE)[keyof typeof CATEGORY_ID_BY_HEADING_CODE];
