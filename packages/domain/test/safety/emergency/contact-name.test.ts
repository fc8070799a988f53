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

const contact = (facts: Partial<EmergencyContact>): EmergencyContact => ({
  ...(emergencyContacts("US")[0] as EmergencyContact),
  ...facts,
});

describe("the name of a number", () => {
  it.each([
    ["en", { name: "Samaritans", kind: "crisis_line" }, "Samaritans"],
    ["en", { name: "急救", kind: "emergency" }, "急救 (emergency)"],
    ["en", { name: "Notruf (ambulance)", kind: "emergency" }, "Notruf (ambulance)"],
    ["zh-Hans", { name: "Notruf (ambulance)", kind: "emergency" }, "急救电话（Notruf）"],
    ["zh-Hans", { name: "急救", kind: "emergency" }, "急救"],
    [
      "zh-Hans",
      { name: "112", region: "INTL" },
      "急救电话：大多数手机都能接通；打不通时请拨打当地的急救电话",
    ],
  ] as const)("in %s says what it is for where it does not itself: %o", (writing, facts, name) => {
    expect(contactNameFor(contact(facts), writing)).toBe(name);
  });

  it.each([
    ["en", { name: "Notruf (ambulance)", phone: "144" }, "- Emergency: 144, Notruf (ambulance)"],
    ["zh-Hans", { name: "Notruf (ambulance)", phone: "144" }, "- 急救电话：144"],
    ["zh-Hans", { name: "Police", kind: "police", phone: "1" }, "- 报警电话：1"],
  ] as const)(
    "stands in a line of %s where the kind does not tell it: %o",
    (writing, facts, line) => {
      expect(contactLine(contact(facts), writing)).toBe(line);
    },
  );

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
