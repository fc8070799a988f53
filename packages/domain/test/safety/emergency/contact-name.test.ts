import { describe, expect, it } from "vitest";
import { contactLines } from "../../../src/chat/help/help-reply.ts";
import { WRITINGS } from "../../../src/language/writing.ts";
import { contactLine, contactNameFor } from "../../../src/safety/emergency/contact-name.ts";
import type { EmergencyContact } from "../../../src/safety/emergency/emergency-contact.ts";
import {
  emergencyContacts,
  emergencyRegions,
} from "../../../src/safety/emergency/emergency-contacts.ts";

const ALL: readonly EmergencyContact[] = [...emergencyRegions(), "XX"].flatMap((region) => [
  ...emergencyContacts(region),
]);

describe("the name of a number", () => {
  it.each(WRITINGS)("is the same in a help text and beside a guideline: %s", (writing) => {
    for (const contact of ALL.filter(({ region }) => region !== "INTL")) {
      const [line] = contactLines([contact], writing);
      expect(line).toBe(contactLine(contact, writing));
      const name = line?.split(contact.phone)[1]?.replace(/^(?:, |，)/, "") ?? "";
      expect(contactNameFor(contact, writing)).toContain(name);
    }
  });

  it.each([
    ["en", "- Emergency: 112, works on most mobile phones"],
    ["zh-Hans", "- 急救电话：112，大多数手机都能接通"],
    ["zh-Hant", "- 急救電話：112，大多數手機都能接通"],
  ] as const)("says where a number works where no country is known: %s", (writing, line) => {
    const [anywhere] = emergencyContacts("XX");
    expect(contactLine(anywhere as EmergencyContact, writing)).toContain(line);
  });
});
