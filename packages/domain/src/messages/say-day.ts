import type { LocalDate } from "../shared/local-date.ts";
import type { MessageLocale } from "./message-locale.ts";

const BETWEEN_NUMBER_AND_SIGN = /(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu;

/** Making a format takes longer than using it many times. */
const formats = new Map<MessageLocale, Intl.DateTimeFormat>();

/** A day within a sentence, as its readers say it: `Monday 2 March`, `3 月 2 日星期一`. The year is that of the period spoken of. */
export function sayDay(date: LocalDate, locale: MessageLocale): string {
  return formatOf(locale)
    .format(new Date(date))
    .replace(",", "")
    .replaceAll(BETWEEN_NUMBER_AND_SIGN, " ");
}

function formatOf(locale: MessageLocale): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  formats.set(locale, format);
  return format;
}
