/**
 * What the service says to people, by area, so that an import carries only what it says. Another language is one more file
 * of `catalogues/`, named in each area and among `MESSAGE_LOCALES`; what is left out there does not compile.
 */
import * as en from "./catalogues/en.data.ts";
import * as zhHans from "./catalogues/zh-hans.data.ts";
import * as zhHant from "./catalogues/zh-hant.data.ts";
import type { MessageLocale } from "./message-locale.ts";

/** The messages of an area in each language, in ICU MessageFormat syntax. */
export type Catalogue<Id extends string> = Readonly<
  Record<MessageLocale, Readonly<Record<Id, string>>>
>;

/** What a companion says. */
export const COMPANION_MESSAGES: Catalogue<keyof typeof en.COMPANION> = {
  en: en.COMPANION,
  "zh-Hans": zhHans.COMPANION,
  "zh-Hant": zhHant.COMPANION,
};
export type CompanionMessageId = keyof typeof en.COMPANION;

/** What is said of the limits of the safety policy and of the strain that they forbid. */
export const POLICY_MESSAGES: Catalogue<keyof typeof en.POLICY> = {
  en: en.POLICY,
  "zh-Hans": zhHans.POLICY,
  "zh-Hant": zhHant.POLICY,
};

/** What the overview recommends, and why: `<code>` and `<code>.<reason>`. */
export const HEALTH_MESSAGES: Catalogue<keyof typeof en.HEALTH> = {
  en: en.HEALTH,
  "zh-Hans": zhHans.HEALTH,
  "zh-Hant": zhHant.HEALTH,
};
export type HealthMessageId = keyof typeof en.HEALTH;

/** How distances and paces are told. */
export const UNIT_MESSAGES: Catalogue<keyof typeof en.UNITS> = {
  en: en.UNITS,
  "zh-Hans": zhHans.UNITS,
  "zh-Hant": zhHant.UNITS,
};

/** What a report says of a period. */
export const REPORT_MESSAGES: Catalogue<keyof typeof en.REPORT> = {
  en: en.REPORT,
  "zh-Hans": zhHans.REPORT,
  "zh-Hant": zhHant.REPORT,
};
export type ReportMessageId = keyof typeof en.REPORT;
