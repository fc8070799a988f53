import { expect } from "vitest";
import type { Person } from "../support/test-service.ts";

/** The body that makes the companion of a woman of 34. */
export const ORIGIN = { user_gender: "female", user_age: 34 };

/** Makes somebody's companion and gives its status. */
export async function companionOf(person: Person, more: object = {}) {
  const { status, body } = await person.post("/api/companion/initialize", { ...ORIGIN, ...more });
  expect(status).toBe(200);
  return body;
}

/** An instant so many minutes from now. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

/** A date of birth that gives this age all through this year. */
export function bornYearsAgo(age: number): string {
  return `${new Date().getUTCFullYear() - age}-01-01`;
}
