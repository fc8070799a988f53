import type { Profile } from "../../user/profile.ts";
import { ZONES_BY_REGION } from "./time-zone-regions.data.ts";

let regionByZone: ReadonlyMap<string, string> | undefined;

/**
 * The country a person is in (ISO 3166-1 alpha-2), to tell whom they can call: by the time zone of their profile, which
 * says where they are, else by the country of its locale, which says where they come from. Undefined when neither tells.
 */
export function regionOfPerson(
  profile: Pick<Profile, "timeZone" | "locale"> | null,
): string | undefined {
  regionByZone ??= new Map(
    Object.entries(ZONES_BY_REGION).flatMap(([region, zones]) =>
      zones.split(" ").map((zone) => [zone, region] as const),
    ),
  );
  const byZone = profile?.timeZone && regionByZone.get(profile.timeZone);
  return byZone ?? regionOfLocale(profile?.locale ?? "");
}

/** Language tags name a country as two letters after the language and the script: `en-GB`, `zh-Hant-TW`. */
function regionOfLocale(locale: string): string | undefined {
  const [, ...rest] = locale.split(/[-_]/);
  return rest.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase();
}
