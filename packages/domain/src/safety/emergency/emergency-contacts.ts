import type { LocalDate } from "../../shared/local-date.ts";
import type { EmergencyContact } from "./emergency-contact.ts";
import {
  CONTACT_ROWS,
  CONTACTS_CHECKED_ON,
  EUROPEAN_UNION_REGIONS,
  REGION_ALIASES,
} from "./emergency-contacts.data.ts";

const INTERNATIONAL = "INTL";
const EUROPEAN_UNION = "EU";

let contactsByRegion: ReadonlyMap<string, readonly EmergencyContact[]> | undefined;

/** The regions with numbers of their own. */
export function emergencyRegions(): readonly string[] {
  return [...readContacts().keys()].filter((region) => region !== INTERNATIONAL);
}

/**
 * The numbers to call in a region (ISO 3166-1 alpha-2, any case): emergency services first. A member of the European
 * Union without an entry gets the European number, any other region 112 with a plain text. Never empty.
 *
 * @example
 * ```ts
 * import { emergencyContacts } from "@health-exercise/domain/safety";
 * console.log(emergencyContacts("NZ").map(({ kind, phone }) => `${kind} ${phone}`));
 * // [ 'emergency 111', 'crisis_line 1737', 'poison_control 0800 764 766' ]
 * ```
 */
export function emergencyContacts(region?: string): readonly EmergencyContact[] {
  const code = region?.trim().toUpperCase() ?? INTERNATIONAL;
  const contacts = readContacts();
  const known = contacts.get(REGION_ALIASES[code] ?? code);
  if (known !== undefined) return known;
  const fallback = EUROPEAN_UNION_REGIONS.includes(REGION_ALIASES[code] ?? code)
    ? EUROPEAN_UNION
    : INTERNATIONAL;
  return contacts.get(fallback) ?? [];
}

function readContacts(): ReadonlyMap<string, readonly EmergencyContact[]> {
  contactsByRegion ??= Map.groupBy(CONTACT_ROWS.map(contactOf), ({ region }) => region);
  return contactsByRegion;
}

function contactOf([
  region,
  kind,
  name,
  phone,
  organisation,
  url,
  confirmed,
  publication,
]: (typeof CONTACT_ROWS)[number]): EmergencyContact {
  return {
    name,
    phone,
    kind,
    region,
    source: {
      organisation,
      url,
      ...(publication !== undefined && { title: publication[0], year: publication[1] }),
    },
    checkedOn: CONTACTS_CHECKED_ON as LocalDate,
    confirmed,
  };
}
