import { figureValue } from "../../language/numeral-value.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { simplifiedText } from "../../language/simplified-character.ts";

/** A season of which the texts on heat and cold are written. */
export type Season = "hot" | "cold";

/** As texts name them. */
const NAMES = {
  en: { hot: "hot weather", cold: "cold weather" },
  zh: { hot: "热天", cold: "冷天" },
} as const;
/** In degrees Celsius (design values). */
const HOT_FROM = 25;
const COLD_TO = 5;
const HOTTEST = 55;
/** What else is told in degrees: how far a joint bends, a fever, the water of a pool; or the season is named already. */
const OTHERS =
  /[弯屈角坡斜蹲膝肘腿烧热视水池冷冬夏]|体温|桑拿|\b(?:knee|elbow|incline|angle|bend|fever|water|pool|sauna|cold|hot|winter|summer)/iu;
const CHINESE = /(零下|负|[-−])?(\d{1,3}|[一二两三四五六七八九十廿卅]{1,3}) ?(?:度|℃)/u;
const CELSIUS = /(minus |[-−])?(\d{1,3}) ?(?:°? ?c\b|degrees celsius)/iu;
/** Below zero it is cold in Celsius and in Fahrenheit, and outside often told without either. */
const BELOW_ZERO =
  /(?: [-−]|\b(?:minus|negative) )(?:\d{1,2}|five|ten|fifteen|twenty)(?: ?degrees\b| ?°| ?[cf]\b| (?:outside|today|now)\b|(?=[?.!,]|$))/iu;

/** A question whose temperature is told as the season of which texts are written. */
export function withSeasonNamed(question: ReadText): ReadText {
  const source = simplifiedText(question.source);
  if (OTHERS.test(source)) return question;
  for (const [pattern, language] of [
    [CHINESE, "zh"],
    [CELSIUS, "en"],
    [BELOW_ZERO, "en"],
  ] as const) {
    const found = pattern.exec(source);
    const season = found === null ? undefined : seasonIn(question);
    if (found === null || season === undefined) continue;
    const end = found.index + found[0].length;
    const name = language === "en" ? ` in ${NAMES.en[season]} ` : NAMES.zh[season];
    return read(`${question.source.slice(0, end)}${name}${question.source.slice(end)}`);
  }
  return question;
}

/** The season whose temperature a text tells; in English plain degrees above zero leave open which are meant. */
export function seasonIn(text: ReadText): Season | undefined {
  const source = simplifiedText(text.source);
  if (BELOW_ZERO.test(source)) return "cold";
  const [, sign, figure] = CHINESE.exec(source) ?? CELSIUS.exec(source) ?? [];
  if (figure === undefined) return undefined;
  const degrees = figureValue(figure) * (sign === undefined ? 1 : -1);
  if (degrees <= COLD_TO) return "cold";
  return degrees >= HOT_FROM && degrees <= HOTTEST ? "hot" : undefined;
}
