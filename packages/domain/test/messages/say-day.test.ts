import { expect, it } from "vitest";
import type { MessageLocale } from "../../src/messages/message-locale.ts";
import { sayDay } from "../../src/messages/say-day.ts";
import { day } from "../support/builders.ts";

it.each<[string, MessageLocale, string]>([
  ["2026-03-02", "en", "Monday 2 March"],
  ["2024-02-29", "en", "Thursday 29 February"],
  ["2025-12-31", "en", "Wednesday 31 December"],
  ["2026-03-02", "zh-Hans", "3 月 2 日星期一"],
  ["2024-12-15", "zh-Hans", "12 月 15 日星期日"],
  ["2026-03-02", "zh-Hant", "3 月 2 日星期一"],
  ["2024-02-29", "zh-Hant", "2 月 29 日星期四"],
])("says %s in %s as its readers do: %s", (date, locale, said) => {
  expect(sayDay(day(date), locale)).toBe(said);
});
