/** How numbers, days and names are written. */
import type { TextLanguage } from "@health-exercise/domain/language";

export type AmountUnit =
  | "minutes"
  | "calories"
  | "metMinutes"
  | "sessions"
  | "days"
  | "activeDays"
  | "kilograms"
  | "centimetres"
  | "pounds"
  | "beats"
  | "years";

type AmountText = { readonly one: string; readonly other: string };

export const AMOUNT_TEXTS: Readonly<
  Record<TextLanguage, Readonly<Record<AmountUnit, AmountText>>>
> = {
  en: {
    minutes: { one: "{n} minute", other: "{n} minutes" },
    calories: { one: "{n} kcal", other: "{n} kcal" },
    metMinutes: { one: "{n} MET-minute", other: "{n} MET-minutes" },
    sessions: { one: "{n} session", other: "{n} sessions" },
    days: { one: "{n} day", other: "{n} days" },
    activeDays: { one: "{n} active day", other: "{n} active days" },
    kilograms: { one: "{n} kg", other: "{n} kg" },
    centimetres: { one: "{n} cm", other: "{n} cm" },
    pounds: { one: "{n} lb", other: "{n} lb" },
    beats: { one: "{n} bpm", other: "{n} bpm" },
    years: { one: "{n} year", other: "{n} years" },
  },
  zh: {
    minutes: { one: "{n}分钟", other: "{n}分钟" },
    calories: { one: "{n}千卡", other: "{n}千卡" },
    metMinutes: { one: "{n} MET-分钟", other: "{n} MET-分钟" },
    sessions: { one: "{n}次", other: "{n}次" },
    days: { one: "{n}天", other: "{n}天" },
    activeDays: { one: "{n}天", other: "{n}天" },
    kilograms: { one: "{n}千克", other: "{n}千克" },
    centimetres: { one: "{n}厘米", other: "{n}厘米" },
    pounds: { one: "{n}磅", other: "{n}磅" },
    beats: { one: "{n}次/分", other: "{n}次/分" },
    years: { one: "{n}岁", other: "{n}岁" },
  },
};

export const DATE_TEXTS: Readonly<
  Record<TextLanguage, { readonly locale: string; readonly today: string; readonly on: string }>
> = {
  en: { locale: "en-GB", today: "today", on: "on {date}" },
  zh: { locale: "zh-CN", today: "今天", on: "{date}" },
};

export const NAME_QUOTES: Readonly<Record<TextLanguage, string>> = {
  en: "“{name}”",
  zh: "“{name}”",
};
