/** The languages in which texts are written for people: one file of `catalogues/` each. */
export const MESSAGE_LOCALES = ["en", "zh-Hans", "zh-Hant"] as const;
export type MessageLocale = (typeof MESSAGE_LOCALES)[number];

/** Languages whose readers read the texts of another one. */
const WRITTEN_AS: Readonly<Record<string, string>> = { yue: "zh" };

/**
 * The language to write in to somebody with this BCP 47 locale, by its language and its likely script (Unicode CLDR):
 * traditional Chinese for `zh-TW`, simplified for `zh`; English where there is no other.
 */
export function messageLocaleOf(locale: string | null): MessageLocale {
  if (locale === null) return "en";
  const { language, script } = likelyParts(locale);
  const candidates = [`${WRITTEN_AS[language] ?? language}-${script}`, language];
  return MESSAGE_LOCALES.find((known) => candidates.includes(known)) ?? "en";
}

function likelyParts(locale: string): { readonly language: string; readonly script: string } {
  try {
    const { language, script = "" } = new Intl.Locale(locale.replaceAll("_", "-")).maximize();
    return { language, script };
  } catch {
    return { language: "", script: "" };
  }
}
