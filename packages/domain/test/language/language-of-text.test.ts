import { expect, it } from "vitest";
import { languageOfMessage } from "../../src/language/language-of-message.ts";
import { languageOfText } from "../../src/language/language-of-text.ts";
import { withGroupsNamed } from "../../src/language/named-ages.ts";
import { read } from "../../src/language/read.ts";

it.each([
  ["How often should I run?", "en"],
  ["", "en"],
  ["¿Cuánto?", "en"],
  ["我该怎么热身？", "zh"],
  ["HIIT 多久一次", "zh"],
  ["高血壓", "zh"],
])("answers %j in %s", (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

it.each([
  ["How often should I run?", "en"],
  ["", "en"],
  ["跑步 ok", "zh"],
  ["跑 yes", "zh"],
  ["跑 oh yes", "en"],
  ["HIIT 多久一次", "zh"],
])("answers the message %j in %s", (text, language) => {
  expect(languageOfMessage(read(text))).toBe(language);
});

it.each([
  ["sport for a 5 year old", "sport for a toddler"],
  ["sport for a 6 year old", "sport for a children"],
  ["aged 12, can I lift?", "children, can I lift?"],
  ["I'm 17 and new", "teenager and new"],
  ["I'm 18 and new", "I'm 18 and new"],
  ["I'm 60 and new", "older adult and new"],
  ["七十二岁能跑步吗", "老年人能跑步吗"],
  ["十六岁能跑步吗", "青少年能跑步吗"],
  ["30岁能跑步吗", "30岁能跑步吗"],
  ["I ran 12 km", "I ran 12 km"],
])("tells the age in %j as the group that texts are written for", (text, told) => {
  expect(withGroupsNamed(read(text)).source).toBe(told);
});
