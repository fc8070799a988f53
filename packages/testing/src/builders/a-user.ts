import type { User } from "@health-exercise/domain/user";
import { aUserId } from "./an-id.ts";

/** An active user without name or address. */
export function aUser(facts: Partial<User> = {}): User {
  return {
    id: aUserId(),
    email: null,
    name: null,
    disabledAt: null,
    createdAt: new Date("2026-01-05T08:00:00.000Z"),
    ...facts,
  };
}
