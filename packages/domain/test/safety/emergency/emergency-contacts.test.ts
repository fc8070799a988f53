import { describe, expect, it } from "vitest";
import {
  emergencyContacts,
  emergencyRegions,
} from "../../../src/safety/emergency/emergency-contacts.ts";
import { parseLocalDate } from "../../../src/shared/local-date.ts";

const REQUIRED = [
  "US",
  "CA",
  "GB",
  "IE",
  "AU",
  "NZ",
  "IN",
  "CN",
  "HK",
  "TW",
  "JP",
  "KR",
  "SG",
  "DE",
  "FR",
  "ES",
  "BR",
];

describe("emergency contacts", () => {
  it.each(REQUIRED)("has an emergency number first and a crisis line for %s", (region) => {
    const contacts = emergencyContacts(region);
    expect(contacts[0]).toMatchObject({ kind: "emergency", region });
    expect(contacts.map(({ kind }) => kind)).toContain("crisis_line");
    expect(contacts.every((contact) => contact.region === region)).toBe(true);
  });

  it.each([...emergencyRegions(), "XX"])(
    "says of each number of %s where and when it was read",
    (region) => {
      for (const { phone, name, source, checkedOn, confirmed } of emergencyContacts(region)) {
        expect(phone).toMatch(/^\d[\d -]*\d$/);
        expect(name).not.toBe("");
        expect(source.organisation).not.toBe("");
        expect(parseLocalDate(checkedOn)).toBe(checkedOn);
        expect(confirmed, phone).toBe(true);
        if (confirmed) expect(source.url).toMatch(/^https?:\/\//);
      }
    },
  );

  it.each<[string, string]>([
    ["US", "911"],
    ["GB", "999"],
    ["AU", "000"],
    ["NZ", "111"],
    ["CN", "120"],
    ["HK", "999"],
    ["TW", "119"],
    ["JP", "119"],
    ["KR", "119"],
    ["SG", "995"],
    ["BR", "192"],
    ["IN", "112"],
    ["DE", "112"],
    ["FR", "112"],
    ["ES", "112"],
  ])("names for %s the number %s", (region, phone) => {
    expect(emergencyContacts(region)[0]?.phone).toBe(phone);
  });

  it.each<[string, string]>([
    ["CN", "110"],
    ["TW", "110"],
    ["JP", "110"],
    ["KR", "112"],
    ["SG", "999"],
    ["BR", "190"],
  ])("names the police of %s, behind the ambulance: %s", (region, phone) => {
    const contacts = emergencyContacts(region);
    const police = contacts.findIndex(({ kind }) => kind === "police");
    expect(contacts[police]?.phone).toBe(phone);
    expect(contacts[police - 1]?.kind).toBe("emergency");
  });

  it.each(["US", "CA", "GB", "IE", "AU", "NZ", "JP", "KR", "DE", "FR", "ES", "BR"])(
    "knows whom to ask about poison in %s",
    (region) => {
      expect(emergencyContacts(region).map(({ kind }) => kind)).toContain("poison_control");
    },
  );

  it("reads a region in any case, and UK as GB", () => {
    expect(emergencyContacts(" us ")).toEqual(emergencyContacts("US"));
    expect(emergencyContacts("uk")).toEqual(emergencyContacts("GB"));
  });

  it("gives the European number in the European Union", () => {
    expect(emergencyContacts("AT")).toEqual([
      expect.objectContaining({ region: "EU", phone: "112" }),
    ]);
  });

  it.each(["XX", "", "nowhere", undefined, "constructor", "__proto__"])(
    "gives 112 with a plain text for %s",
    (region) => {
      expect(emergencyContacts(region)).toEqual([
        expect.objectContaining({
          region: "INTL",
          phone: "112",
          kind: "emergency",
          name: expect.stringContaining("local emergency number"),
        }),
      ]);
    },
  );
});
