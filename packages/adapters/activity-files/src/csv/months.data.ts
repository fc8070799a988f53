/**
 * Names of months as exports write them, lower case, without accents and points, each with its number. From the Unicode
 * Common Locale Data Repository (Unicode Consortium, CLDR 46, 2024), calendars of en, de, fr, es, it, pt, nl, nb and sv;
 * no name means two months.
 */
export const MONTHS: Readonly<Record<number, readonly string[]>> = {
  1: [
    "jan",
    "january",
    "januar",
    "janner",
    "janv",
    "janvier",
    "ene",
    "enero",
    "gen",
    "gennaio",
    "janeiro",
    "januari",
  ],
  2: [
    "feb",
    "february",
    "februar",
    "fevr",
    "fevrier",
    "febrero",
    "febbraio",
    "fev",
    "fevereiro",
    "februari",
    "febr",
  ],
  3: ["mar", "march", "marz", "mrz", "mars", "marzo", "marco", "mrt", "maart"],
  4: ["apr", "april", "avr", "avril", "abr", "abril", "aprile"],
  5: ["may", "mai", "mayo", "mag", "maggio", "maio", "mei", "maj"],
  6: ["jun", "june", "juni", "juin", "junio", "giu", "giugno", "junho"],
  7: ["jul", "july", "juli", "juil", "juillet", "julio", "lug", "luglio", "julho"],
  8: ["aug", "august", "aout", "ago", "agosto", "augustus", "augusti"],
  9: ["sep", "sept", "september", "septembre", "septiembre", "set", "settembre", "setembro"],
  10: [
    "oct",
    "october",
    "okt",
    "oktober",
    "octobre",
    "octubre",
    "ott",
    "ottobre",
    "out",
    "outubro",
  ],
  11: ["nov", "november", "novembre", "noviembre", "novembro"],
  12: [
    "dec",
    "december",
    "dez",
    "dezember",
    "decembre",
    "dic",
    "diciembre",
    "dicembre",
    "dezembro",
    "des",
    "desember",
  ],
};

/** Words between date and time that say nothing, in the same spelling. */
export const DATE_FILLERS: readonly string[] = [
  "at",
  "a",
  "as",
  "um",
  "uhr",
  "de",
  "del",
  "le",
  "las",
  "la",
  "alle",
  "ore",
  "om",
  "kl",
  "klokken",
  "年",
  "月",
  "日",
];

/** Marks of the halves of a day. */
export const DAY_HALVES: Readonly<Record<string, "morning" | "afternoon">> = {
  am: "morning",
  pm: "afternoon",
  上午: "morning",
  下午: "afternoon",
  午前: "morning",
  午後: "afternoon",
};
