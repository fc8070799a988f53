import { describe, expect, it } from "vitest";
import {
  leansOnOwnAge,
  profileOfAge,
  withAgeNamed,
  withToldAge,
} from "../../../src/chat/person/own-age.ts";
import { read } from "../../../src/language/read.ts";
import type { UserId } from "../../../src/shared/ids.ts";
import type { LocalDate } from "../../../src/shared/local-date.ts";
import { ageOn, emptyProfile } from "../../../src/user/profile.ts";

describe("a question that leans on the age of who asks", () => {
  it.each([
    ["Should I lift weights at my age", 70, "Should I lift weights 70 years old"],
    ["is running ok for someone my age?", 15, "is running ok 15 years old ?"],
    ["am I too old to take up rowing", 66, "am I too old to take up rowing 66 years old"],
    ["how much exercise at my age", 42, "how much exercise adult 42 years old"],
    ["我这个年纪还能举重吗", 70, "70岁还能举重吗"],
    ["我呢個年紀跑步得唔得", 70, "70岁跑步得唔得"],
    ["以我的年纪，每周应该运动多少", 42, "42岁成年人，每周应该运动多少"],
    ["我是不是太老了，不能打羽毛球", 70, "我是不是太老了，不能打羽毛球 70岁"],
  ])("is looked up with that age: %s", (question, age, meant) => {
    expect(leansOnOwnAge(read(question))).toBe(true);
    expect(withAgeNamed(read(question), age).source).toBe(meant);
    expect(withAgeNamed(read(question), undefined).source).toBe(question);
  });

  it.each([
    "should I lift weights",
    "how old are you",
    "at her age, can my mum swim",
    "多大年纪可以举重",
  ])("is not one of anybody's age: %s", (question) => {
    expect(leansOnOwnAge(read(question))).toBe(false);
    expect(withAgeNamed(read(question), 70).source).toBe(question);
  });
});

describe("the age of a person", () => {
  const ageBehind = (message: string, ...earlier: readonly string[]) =>
    withToldAge(
      { age: 40 },
      read(message),
      earlier.map((content) => ({ role: "user" as const, content })),
    ).age;

  it("is the one that they told last", () => {
    expect(ageBehind("can I run at my age", "I'm 72", "thanks")).toBe(72);
    expect(ageBehind("I am 15 years old, can I lift", "I'm 72")).toBe(15);
    expect(ageBehind("我今年六十八岁，能跑步吗")).toBe(68);
    expect(ageBehind("我這個年紀可以嗎", "我今年15歲")).toBe(15);
  });

  it.each([
    "I'm 72 kg",
    "I'm 10 minutes late",
    "will I still run when I'm 80",
    "I feel like I'm 90",
    "我妈今年72岁",
    "my dad is 76",
  ])("is what is known where something else is told: %s", (message) => {
    expect(ageBehind(message)).toBe(40);
  });
});

describe("the profile of somebody who told their age", () => {
  const today = "2026-07-01" as LocalDate;
  const profile = {
    ...emptyProfile("01900000-0000-7000-8000-000000000001" as UserId, new Date(0)),
  };

  it("is of that age, whatever it says itself", () => {
    const known = { ...profile, birth: { kind: "date", date: "1990-01-01" as LocalDate } } as const;
    expect(ageOn(profileOfAge(profile, 12, today).birth, today)).toBe(12);
    expect(ageOn(profileOfAge(known, 12, today).birth, today)).toBe(12);
  });

  it("stays as it is where it says the same, or no age is known", () => {
    const known = { ...profile, birth: { kind: "date", date: "2014-03-01" as LocalDate } } as const;
    expect(profileOfAge(known, 12, today)).toBe(known);
    expect(profileOfAge(known, undefined, today)).toBe(known);
  });
});
