import { ADMINISTRATOR_ROLE } from "@health-exercise/application";

/** What the routes for administrators have in common. */
export const ADMIN_ROUTE = {
  area: "admin",
  auth: "bearer",
  role: ADMINISTRATOR_ROLE,
  invalidInput: 422,
} as const;
