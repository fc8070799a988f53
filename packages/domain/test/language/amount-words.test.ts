import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import { readAmounts } from "../../src/language/read-amounts.ts";
import { namesUnit } from "../../src/language/unit-places.ts";
import { amountsIn } from "./amounts-in.ts";

describe("a number with its unit", () => {
  it.each(["to", "-", "–", "—", "~", "‐"])("is a range with %s", (joint) => {
    expect(amountsIn(`20 ${joint} 30 min`)).toEqual([`[20 ${joint} 30] min: minutes 20-30 ±1`]);
  });

  it.each<[string, string[]]>([
    ["20至30分钟", ["[20至30]分钟: minutes 20-30 ±1"]],
    ["20到30分钟", ["[20到30]分钟: minutes 20-30 ±1"]],
    ["30 to 20 minutes", ["[20] minutes: minutes 20 ±1"]],
    ["20 to 20 minutes", ["[20] minutes: minutes 20 ±1"]],
    ["from 20 to 30 minutes", ["20: minutes 20 ±1", "[30] minutes: minutes 30 ±1"]],
    ["从20到30分钟", ["20: minutes 20 ±1", "[30]分钟: minutes 30 ±1"]],
    ["from 20 to run", []],
    ["between 20 and 30 minutes", ["[20 and 30] minutes: minutes 20-30 ±1"]],
    ["20 and 30 minutes", ["[30] minutes: minutes 30 ±1"]],
    ["between 20 or 30 minutes", ["[30] minutes: minutes 30 ±1"]],
  ])("is a range or a change: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each<[string, string[]]>([
    ["10多分钟", ["[10]多分钟: minutes 10 ±1 over"]],
    ["10余分钟", ["[10]余分钟: minutes 10 ±1 over"]],
    ["10+ minutes", ["[10]+ minutes: minutes 10 ±1 over"]],
    ["over 3 sessions", ["over [3] sessions: sessions 3 ±1 over"]],
    ["3 sessions or more", ["[3] sessions or more: sessions 3 ±1 over"]],
    ["nearly 3 sessions or more", ["nearly [3] sessions or more: sessions 3 ±1 nearly"]],
    ["up to 20 minutes", ["up to [20] minutes: minutes 20 ±1 under"]],
    ["about 20 minutes", ["about [20] minutes: minutes 20 ±1 about"]],
    ["百分之63左右", ["[63]左右: percent 63 ±1 about"]],
    ["95 minutes over 3 sessions", ["[95] minutes: minutes 95 ±1", "[3] sessions: sessions 3 ±1"]],
    ["10多", []],
  ])("is bounded: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each<[string, string[]]>([
    ["95 of 150 minutes", ["95: minutes 95 ±1", "[150] minutes: minutes 150 ±1"]],
    ["2 out of your planned 3 sessions", ["2: sessions 2 ±1", "[3] sessions: sessions 3 ±1"]],
    ["2 out of all your well planned 3 sessions", ["[3] sessions: sessions 3 ±1"]],
    ["2/3 sessions", ["2: sessions 2 ±1", "[3] sessions: sessions 3 ±1"]],
    ["95 of the 3 and 150 minutes", ["[150] minutes: minutes 150 ±1"]],
    ["95 of those", []],
    ["95 in 150 minutes", ["[150] minutes: minutes 150 ±1"]],
  ])("shares the unit of the next: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each<[string, string[]]>([
    ["Sessions: 3", ["3: sessions 3 ±1"]],
    ["Sessions | 3", ["3: sessions 3 ±1"]],
    ["Sessions = 3", ["3: sessions 3 ±1"]],
    ["Sessions is 3", ["3: sessions 3 ±1"]],
    ["Sessions :| 3", ["3: sessions 3 ±1"]],
    ["Sessions: about 3", ["about [3]: sessions 3 ±1 about"]],
    ["Sessions: ~3", ["~[3]: sessions 3 ±1 about"]],
    ["次数：约3", ["约[3]: sessions 3 ±1 about"]],
    ["Sessions 3", []],
    ["Mood: 3", []],
    [": 3", []],
    ["约 3", []],
  ])("has the unit of its label: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each<[string, string[]]>([
    ["a 45-minute walk", ["[45]-minute: minutes 45 ±1 attributive"]],
    ["a 45‐minute walk", ["[45]‐minute: minutes 45 ±1 attributive"]],
    ["a 20-30-minute walk", ["[20-30]-minute: minutes 20-30 ±1 attributive"]],
    ["45 minutes-long", ["[45] minutes: minutes 45 ±1"]],
    ["每分钟62次", ["[62]次: pulse 62 ±1"]],
    ["每分钟62分钟", ["[62]分钟: minutes 62 ±1"]],
    ["分钟62次", ["[62]次: sessions 62 ±1"]],
    ["百分之六十三", ["六十三: percent 63 ±1"]],
    ["分之63", []],
    ["第三次，第 3 次, a few minutes", []],
  ])("is read with what stands around it: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each<[string, string[]]>([
    ["30 active minutes", ["[30] active minutes: minutes 30 ±1"]],
    ["3 more full training sessions", ["[3] more full training sessions: sessions 3 ±1"]],
    ["3 more full separate sessions", ["[3] more full separate sessions: sessions 3 ±1"]],
    ["3 whole more full active minutes", []],
    ["30 purple minutes", []],
  ])("may have words before its unit: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it("is passed over where something else was read", () => {
    const { tokens } = read("3 sessions of 20 to 30 minutes");
    const placesBut = (...taken: readonly number[]) =>
      readAmounts(tokens, (place) => taken.includes(place)).map(({ numberStart }) => numberStart);
    expect(placesBut()).toEqual([0, 3]);
    expect(placesBut(0)).toEqual([3]);
    expect(placesBut(3)).toEqual([0, 5]);
    expect(placesBut(0, 3, 5)).toEqual([]);
  });

  it("is asked for by a heading", () => {
    const isAskedFor = (text: string) => namesUnit(read(text).tokens);
    expect(["Sessions", "次数", "Mood", ""].map(isAskedFor)).toEqual([true, true, false, false]);
  });
});
