import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { ConverterFactory, Locale } from "opencc-js";
import { describe, expect, it } from "vitest";
import * as catalogues from "../../src/messages/catalogues.ts";
import { formatMessage } from "../../src/messages/message-format.ts";
import { MESSAGE_LOCALES } from "../../src/messages/message-locale.ts";
import { traditional } from "../support/traditional.ts";

const toSimplified = ConverterFactory(Locale.from.tw, Locale.to.cn);

const AREAS = Object.entries(catalogues);
const MESSAGES = AREAS.flatMap(([area, catalogue]) =>
  Object.keys(catalogue.en).map((id) => ({
    name: `${area} ${id}`,
    texts: MESSAGE_LOCALES.map((locale) => {
      const texts: Readonly<Record<string, string>> = catalogue[locale];
      return { locale, text: texts[id] ?? "" };
    }),
  })),
);

/** The names of the values that a message needs, also within its branches. */
function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.argument) return [element.value];
    if (element.type !== TYPE.plural) return [];
    const branches = Object.values(element.options).flatMap(({ value }) => namesIn(value));
    return [element.value, ...branches];
  });
}

const distinct = (names: readonly string[]) => [...new Set(names)].sort();

describe("the catalogues", () => {
  it("have the same messages in every language", () => {
    for (const [, catalogue] of AREAS) {
      const ids = Object.keys(catalogue.en);
      for (const locale of MESSAGE_LOCALES) expect(Object.keys(catalogue[locale])).toEqual(ids);
    }
  });

  it.each(MESSAGES)("are ICU MessageFormat, with the same values in each: $name", ({ texts }) => {
    const names = texts.map(({ text }) => distinct(namesIn(parse(text))));
    for (const each of names) expect(each).toEqual(names[0]);
  });

  it.each(MESSAGES)("read as FormatJS reads them: $name", ({ texts }) => {
    for (const { locale, text } of texts) {
      const message = new IntlMessageFormat(text, locale);
      const names = namesIn(message.getAst());
      for (const number of [0, 1, 2, 7]) {
        const values = Object.fromEntries(names.map((name) => [name, number]));
        expect(formatMessage(text, locale, values)).toBe(message.format(values));
      }
    }
  });

  it.each(MESSAGES)("are written in their own script: $name", ({ texts }) => {
    const [en = "", hans = "", hant = ""] = texts.map(({ text }) => text);
    expect(en).not.toMatch(/\p{Script=Han}/u);
    const wordsOf = (text: string) => text.replaceAll(/\{\w+(?:, plural,)?| other (?=\{)/g, "");
    for (const text of [hans, hant]) expect(wordsOf(text)).not.toMatch(/[a-z]{3}/i);
    expect(toSimplified(hans)).toBe(hans);
    expect(traditional(hant)).toBe(hant);
  });
});
