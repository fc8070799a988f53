/** What the routes of the companion area that are the caller's own have in common. */
export const COMPANION_ROUTE = {
  area: "companion",
  auth: "bearer",
  userCheck: "by_handler",
  invalidInput: 422,
} as const;
