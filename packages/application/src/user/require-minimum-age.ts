import {
  ageOn,
  type Birth,
  invalidField,
  localDateOf,
  type TimeZone,
  UTC,
} from "@health-exercise/domain/user";

/** @throws DomainError `invalid_input` for the field by which somebody is younger than the operator serves. */
export function requireMinimumAge(ageYears: number | null, least: number, field: string): void {
  if (ageYears === null || ageYears >= least) return;
  throw invalidField(
    field,
    `must give an age of ${least} years or more: the service is not for younger people`,
  );
}

/** How old somebody is at an instant; null when it was not told. */
export function ageAt(birth: Birth | null, now: Date, timeZone: TimeZone | null): number | null {
  return ageOn(birth, localDateOf(now, timeZone ?? UTC));
}
