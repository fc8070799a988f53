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

const contactsByRegion = new Map<string, EmergencyContact[]>();
for (const [region, kind, name, phone, organisation, url, confirmed] of CONTACT_ROWS) {
  const contacts = contactsByRegion.get(region) ?? [];
  contacts.push({
    name,
    phone,
    kind,
    region,
    source: { organisation, url },
    checkedOn: CONTACTS_CHECKED_ON as LocalDate,
    confirmed,
  });
  contactsByRegion.set(region, contacts);
}

/** The regions with numbers of their own. */
export const EMERGENCY_REGIONS: readonly string[] = [...contactsByRegion.keys()].filter(
  (region) => region !== INTERNATIONAL,
);

/**
 * The numbers to call in a region (ISO 3166-1 alpha-2, any case): emergency services first. A member of the European
 * Union without an entry gets the European number, any other region 112 with a plain text. Never empty.
 */
export function emergencyContacts(region?: string): readonly EmergencyContact[] {
  const code = region?.trim().toUpperCase() ?? INTERNATIONAL;
  const known = contactsByRegion.get(REGION_ALIASES[code] ?? code);
  if (known !== undefined) return known;
  const fallback = EUROPEAN_UNION_REGIONS.includes(REGION_ALIASES[code] ?? code)
    ? EUROPEAN_UNION
    : INTERNATIONAL;
  return contactsByRegion.get(fallback) ?? [];
}
