/** From which age on, in whole years, somebody is an adult, for whom guidelines and equations are made (WHO 2020: adults from 18 years). */
export const ADULT_FROM_YEARS = 18;

/** Whether somebody of this age in years is known to be an adult; an age that was not told says nothing. */
export function isAdult(ageYears: number | null | undefined): boolean {
  return ageYears != null && ageYears >= ADULT_FROM_YEARS;
}

/** Whether somebody of this age in years is known to be too young for what is made for adults; an age that was not told says nothing. */
export function isMinor(ageYears: number | null | undefined): boolean {
  return ageYears != null && ageYears < ADULT_FROM_YEARS;
}

/** From which age on, in whole years, somebody counts as an older adult in the MET tables (Compendium of Physical Activities, 2024). */
export const OLDER_ADULT_FROM_YEARS = 60;
