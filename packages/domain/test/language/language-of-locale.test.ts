import { expect, it } from "vitest";
import { languageOfLocale } from "../../src/language/language-of-locale.ts";

it.each(["zh", "zh-CN", "zh-TW", "zh-Hant-HK", "ZH-cn", "zh_CN"])(
  "speaks Chinese to %s",
  (locale) => {
    expect(languageOfLocale(locale)).toBe("zh");
  },
);

it.each([null, "", "en", "en-GB", "de", "za-CN", "zha", "en-zh", "yue-zh"])(
  "speaks English to %s",
  (locale) => {
    expect(languageOfLocale(locale)).toBe("en");
  },
);
