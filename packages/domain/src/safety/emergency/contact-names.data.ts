/** What numbers are for, as each reader writes it (design values). */
import type { WrittenText } from "../../language/writing.ts";
import type { EmergencyContactKind } from "./emergency-contact.ts";

export const CONTACT_KIND_NAMES: Readonly<Record<EmergencyContactKind, WrittenText>> = {
  emergency: { en: "Emergency", "zh-Hans": "急救电话", "zh-Hant": "急救電話" },
  police: { en: "Police", "zh-Hans": "报警电话", "zh-Hant": "報警電話" },
  crisis_line: { en: "Crisis line", "zh-Hans": "心理援助热线", "zh-Hant": "心理援助熱線" },
  poison_control: { en: "Poison centre", "zh-Hans": "中毒咨询电话", "zh-Hant": "中毒諮詢電話" },
};

/** Of the number where no country is known. */
export const ANYWHERE: WrittenText = {
  en: "works on most mobile phones; where it does not, call the local emergency number",
  "zh-Hans": "大多数手机都能接通；打不通时请拨打当地的急救电话",
  "zh-Hant": "大多數手機都能接通；打不通時請撥打當地的急救電話",
};
