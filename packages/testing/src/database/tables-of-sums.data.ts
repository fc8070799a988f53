/**
 * Tables of what is worked out from the records of people, and why they are nothing to take along: they are made again from
 * those records, and go with the account.
 */
export const TABLES_OF_SUMS = {
  sport_month: "what the sessions of a month come to",
  sport_kind: "what a kind of exercise comes to in these months",
  goal_check: "whose goals are to be looked at once more",
} as const satisfies Readonly<Record<string, string>>;
