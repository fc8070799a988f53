/** What stands for the words in braces. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** `{name}`, or `{name, plural, one {...} other {...}}` with plain arguments inside. */
const ARGUMENT = /\{(\w+)(?:, plural,((?: (?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\})+))?\}/g;
const BRANCH = / (=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/**
 * Fills a message of a catalogue, in the part of ICU MessageFormat that the catalogues use: arguments, and `plural` by the
 * rules of `locale` (Unicode CLDR, through `Intl.PluralRules`). @throws RangeError where a value is missing.
 */
export function formatMessage(message: string, locale: string, values: MessageValues = {}): string {
  return message.replaceAll(ARGUMENT, (_, name: string, branches: string | undefined) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`The message needs a value for "${name}".`);
    if (branches === undefined) return String(value);
    return formatMessage(branchFor(branches, Number(value), locale), locale, values);
  });
}

function branchFor(branches: string, count: number, locale: string): string {
  const texts = new Map([...branches.matchAll(BRANCH)].map(([, key, text]) => [key, text]));
  const text =
    texts.get(`=${count}`) ??
    texts.get(new Intl.PluralRules(locale).select(count)) ??
    texts.get("other");
  if (text === undefined) throw new RangeError(`The message has no words for ${count}.`);
  return text;
}
