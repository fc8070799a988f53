import type { BilingualText } from "../../language/text-language.ts";

/** How the texts on the recommended amount of a week name what they are on. */
export const NAMES_OF_AMOUNT = {
  adults: { en: "how much activity a week for adults", zh: "成年人每周的运动量" },
  young: { en: "children and adolescents 60 minutes a day", zh: "儿童青少年每天60分钟" },
  older: { en: "how much activity a week for older people", zh: "老年人每周的运动量" },
} as const satisfies Readonly<Record<string, BilingualText>>;
