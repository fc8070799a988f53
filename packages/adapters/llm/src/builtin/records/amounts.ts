import { read, type TextLanguage } from "@health-exercise/domain/language";
import { triesToInstruct } from "@health-exercise/domain/safety/content-check";
import { type LocalDate, localDateOf, type TimeZone } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { AMOUNT_TEXTS, type AmountUnit, DATE_TEXTS, NAME_QUOTES } from "./amounts.data.ts";

/** A name and a note are quoted in so many characters at most (design values). */
const NAME_LENGTH = 40;
const NOTE_LENGTH = 400;
/** Signs that could end a quotation or mark something up; an apostrophe within a word is none. */
const MARKS =
  /(?:[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"“”‘「」『』《》<>[\]{}|`*_#]|(?<!\p{L})['’]|['’](?!\p{L}))+/gu;
const SPACES = /\s+/gu;

/** A number with its unit: "1 session", "95.5 minutes". */
export function amountOf(unit: AmountUnit, value: number, language: TextLanguage): string {
  const { one, other } = AMOUNT_TEXTS[language][unit];
  return filled(value === 1 ? one : other, { n: String(value) });
}

/** When something was, as a part of a sentence: "on Monday 2 March", "today". */
export function dayPhraseOf(date: LocalDate, today: LocalDate, language: TextLanguage): string {
  const { on, today: todayText } = DATE_TEXTS[language];
  return date === today ? todayText : filled(on, { date: dateOf(date, today, language) });
}

/** The same with its date, whatever day it is. */
export function onDate(date: LocalDate, today: LocalDate, language: TextLanguage): string {
  return filled(DATE_TEXTS[language].on, { date: dateOf(date, today, language) });
}

/** The day and the time of day of an instant. */
export function timeOf(
  instant: Date,
  timeZone: TimeZone,
): { readonly date: LocalDate; readonly time: string } {
  const time = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(instant);
  return { date: localDateOf(instant, timeZone), time };
}

/** A name that a person gave, in quotes; undefined where it tries to instruct instead of naming something. */
export function quotedName(name: string, language: TextLanguage): string | undefined {
  return quoted(name, NAME_LENGTH, language);
}

/** What a person noted, in quotes; undefined where it tries to instruct. */
export function quotedNote(note: string, language: TextLanguage): string | undefined {
  return quoted(note, NOTE_LENGTH, language);
}

function quoted(name: string, length: number, language: TextLanguage): string | undefined {
  const plain = name.replace(MARKS, " ").replace(SPACES, " ").trim();
  if (plain === "" || triesToInstruct(read(name), "document")) return undefined;
  const characters = [...plain];
  const cut =
    characters.length > length ? `${characters.slice(0, length).join("").trim()}…` : plain;
  return filled(NAME_QUOTES[language], { name: cut });
}

/** A day as people say it: the weekday and the date, with the year where it is not the current one. */
export function dateOf(date: LocalDate, today: LocalDate, language: TextLanguage): string {
  const { locale } = DATE_TEXTS[language];
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" as const }),
    timeZone: "UTC",
  })
    .format(new Date(date))
    .replace(",", "");
}
