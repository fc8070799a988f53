import { REPORT_MESSAGES } from "../../messages/catalogues.ts";
import type { MessageLocale } from "../../messages/message-locale.ts";
import { say } from "../../messages/say.ts";

/** A rule of the service's own, which no publication says. */
export const DESIGN_VALUE = null;
/** Where the rules of a report come from. */
export const WHO_2020 =
  "World Health Organization, Guidelines on physical activity and sedentary behaviour, 2020";
export const HHS_2008 =
  "US Department of Health and Human Services, Physical Activity Guidelines for Americans, 2008, Appendix 1";
export const FOSTER_1998 =
  "Foster, Monitoring training in athletes with reference to overtraining syndrome, Med Sci Sports Exerc 1998;30(7):1164-1168";

/** A source as a report names it: a publication by its own name, a rule of the service's own in the language of the report. */
export function saySource(source: string | typeof DESIGN_VALUE, locale: MessageLocale): string {
  return source ?? say(REPORT_MESSAGES, locale, "design_value");
}
