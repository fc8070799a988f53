import { OLDER_ADULT_FROM_YEARS } from "../../user/adulthood.ts";

/** The MET tables in use. A code means nothing without its edition: codes change meaning between editions. */
export type MetEditionId = "adult-2024" | "older-adult-2024" | "wheelchair-2024";

/** `MET` refers to an adult at rest, `MET60+` to a person of 60 or older, `METWC` to a wheelchair user. */
export type MetSystem = "MET" | "MET60+" | "METWC";

/** A published MET table, with what is needed to cite it. */
export interface MetEdition {
  readonly id: MetEditionId;
  readonly title: string;
  readonly year: number;
  readonly authors: string;
  readonly publication: string;
  readonly url: string;
  readonly system: MetSystem;
  /** Energy at rest that one MET of this system stands for, in kcal per kg of body weight and hour. */
  readonly baselineKilocaloriesPerKgHour: number;
}

/** The 2024 editions of the Compendium of Physical Activities, by id. */
export const MET_EDITIONS: Readonly<Record<MetEditionId, MetEdition>> = {
  "adult-2024": {
    id: "adult-2024",
    title: "2024 Adult Compendium of Physical Activities",
    year: 2024,
    authors: "Herrmann SD, Willis EA, Ainsworth BE, et al.",
    publication: "Journal of Sport and Health Science 2024;13(1):6-12",
    url: "https://pacompendium.com",
    system: "MET",
    baselineKilocaloriesPerKgHour: 1.0,
  },
  "older-adult-2024": {
    id: "older-adult-2024",
    title: "2024 Older Adult Compendium of Physical Activities",
    year: 2024,
    authors: "Willis EA, Herrmann SD, Hastert M, et al.",
    publication: "Journal of Sport and Health Science 2024;13(1):13-17",
    url: "https://pacompendium.com",
    system: "MET60+",
    baselineKilocaloriesPerKgHour: 0.81,
  },
  "wheelchair-2024": {
    id: "wheelchair-2024",
    title: "2024 Wheelchair Compendium of Physical Activities",
    year: 2024,
    authors: "Conger SA, Herrmann SD, Willis EA, et al.",
    publication: "Journal of Sport and Health Science 2024;13(1):18-23",
    url: "https://pacompendium.com",
    system: "METWC",
    baselineKilocaloriesPerKgHour: 0.992,
  },
};

/**
 * The table for a person of this age in years: the older-adult table from 60, else the adult table (made for 19-59).
 * Under 19 the adult table is the nearest available: the youth compendium is a separate publication that is not held
 * here. Without an age the adult table is used.
 *
 * @example
 * ```ts
 * import { editionForAge } from "@health-exercise/domain/sport";
 * console.log(editionForAge(59), editionForAge(60), editionForAge(undefined));
 * // adult-2024 older-adult-2024 adult-2024
 * ```
 */
export function editionForAge(ageYears: number | undefined): MetEditionId {
  return ageYears !== undefined && ageYears >= OLDER_ADULT_FROM_YEARS
    ? "older-adult-2024"
    : "adult-2024";
}
