import { expect, it } from "vitest";
import { type MessageLocale, messageLocaleOf } from "../../src/messages/message-locale.ts";

it.each<[string | null, MessageLocale]>([
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh_SG", "zh-Hans"],
  ["zh-Hans-HK", "zh-Hans"],
  ["cmn", "zh-Hans"],
  ["zh-TW", "zh-Hant"],
  ["ZH-tw", "zh-Hant"],
  ["zh_HK", "zh-Hant"],
  ["zh-MO", "zh-Hant"],
  ["zh-Hant", "zh-Hant"],
  ["yue", "zh-Hant"],
  ["yue-CN", "zh-Hans"],
  ["en-GB", "en"],
])("writes to %s in %s", (locale, written) => {
  expect(messageLocaleOf(locale)).toBe(written);
});

it.each([null, "", "de", "ja-JP", "za-CN", "zha", "en-zh", "not a locale", "\u0000", "zh-"])(
  "writes English to %j",
  (locale) => {
    expect(messageLocaleOf(locale)).toBe("en");
  },
);
