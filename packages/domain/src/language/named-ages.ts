import { figureValue } from "./numeral-value.ts";
import { read } from "./read.ts";
import type { ReadText } from "./read-text.ts";

/** Who is meant by an age, as the texts name them; between them adults are meant, whom texts do not name. */
const GROUPS = [
  { until: 5, en: "toddler", zh: "幼儿" },
  { until: 12, en: "children", zh: "儿童" },
  { until: 17, en: "teenager", zh: "青少年" },
  { until: 59, en: undefined, zh: undefined },
  { until: 120, en: "older adult", zh: "老年人" },
] as const;

/** "10 year old", "aged 10", "I'm 16", "need at 65": an age, and nothing that is counted otherwise. */
const ENGLISH =
  /\b(?:(\d{1,3})[ -]?(?:years?[ -]old|yrs?[ -]old|y\/?o)s?\b|(?:aged?|i'?m|i am|(?:he|she)(?:'s| is)|over|above|after|turn(?:ed|ing)?|at) (\d{2})\b(?=\s*(?:[?.!,]|$|(?:and|now|with|but|to|can|is|should|do|years?)\b)))/giu;
const CHINESE = /(\d{1,3}|[一二三四五六七八九十廿卅卌]{1,3})(?:多|几|幾|来|來)?[岁歲](?:半|多)?/gu;
/** Pupils and the like, by the school they go to. */
const PUPILS = /(?:小[学學]|初中|中[学學]|高中)(?:生|[学學]生)/gu;

/** A question whose ages are told as the groups of people that texts are written for. */
export function withGroupsNamed(query: ReadText): ReadText {
  const { source } = query;
  const told = source
    .replace(ENGLISH, (all, before, after) => groupOf(Number(before ?? after), "en") ?? all)
    .replace(CHINESE, (all, age) => groupOf(figureValue(age), "zh") ?? all)
    .replace(PUPILS, (all) => `${all}青少年`);
  return told === source ? query : read(told);
}

function groupOf(age: number, language: "en" | "zh"): string | undefined {
  return GROUPS.find(({ until }) => age <= until)?.[language];
}
