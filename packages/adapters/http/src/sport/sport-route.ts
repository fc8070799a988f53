/** What all routes of the sport area have in common. */
export const SPORT_ROUTE = {
  area: "sport",
  auth: "bearer",
  userCheck: "by_handler",
  invalidInput: 400,
} as const;
