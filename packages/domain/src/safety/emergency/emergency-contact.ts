import type { LocalDate } from "../../shared/local-date.ts";

/** What a number is for; `police` only where the police has another number than the ambulance. */
export type EmergencyContactKind = "emergency" | "police" | "crisis_line" | "poison_control";

/** A number to call, with where it was read and when. */
export type EmergencyContact = {
  readonly name: string;
  readonly phone: string;
  readonly kind: EmergencyContactKind;
  /** ISO 3166-1 alpha-2; `EU` for the European number, `INTL` where no country is known. */
  readonly region: string;
  readonly source: {
    readonly organisation: string;
    /** Of a page or article, with its year or the year it was read in; absent where the site itself is meant. */
    readonly title?: string;
    readonly year?: number;
    readonly url: string | null;
  };
  readonly checkedOn: LocalDate;
  /**
   * Whether it was read on a page of its operator or of a public authority, or where what one of them announced is
   * published. Else several independent pages agree on it; such an entry should be confirmed before a release.
   */
  readonly confirmed: boolean;
};
