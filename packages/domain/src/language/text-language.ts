/** The languages that are read and spoken. */
export const TEXT_LANGUAGES = ["en", "zh"] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** A text in each language of the service. */
export type BilingualText = Readonly<Record<TextLanguage, string>>;
