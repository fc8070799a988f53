import type { Catalogue } from "./catalogues.ts";
import { formatMessage, type MessageValues } from "./message-format.ts";
import type { MessageLocale } from "./message-locale.ts";

/** A text in every language. */
export type SpokenText = Readonly<Record<MessageLocale, string>>;

/** The text of a message in a language. @throws RangeError where it needs a value that is not given. */
export function say<Id extends string>(
  catalogue: Catalogue<Id>,
  locale: MessageLocale,
  id: Id,
  values?: MessageValues,
): string {
  return formatMessage(catalogue[locale][id], locale, values);
}
