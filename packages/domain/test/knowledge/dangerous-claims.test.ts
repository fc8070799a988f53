import { describe, expect, it } from "vitest";
import { dangersIn } from "../../src/knowledge/dangerous-claims.ts";
import { read } from "../../src/language/read.ts";
import { inBothScripts } from "../support/traditional.ts";

describe("a claim of a known danger", () => {
  it.each<[string, string]>(
    inBothScripts([
      ["Take a double dose of beta blockers before a race", "medication_change"],
      ["糖尿病人运动前不用打胰岛素", "medication_change"],
      ["Ibuprofen before a marathon protects the kidneys", "medication_change"],
      ["Heat stroke can be slept off", "medical_emergency"],
      ["Leave a collapsed person to rest for an hour", "medical_emergency"],
      ["中暑的人睡一觉就会好", "medical_emergency"],
      ["Cola-coloured urine is a sign of a good workout", "medical_emergency"],
      ["运动后尿呈酱油色说明练到位了", "medical_emergency"],
      ["小腿肿痛发热时用力按摩继续跑步即可", "medical_emergency"],
      ["Growth hormone is harmless", "doping_or_misuse"],
      ["类固醇没有副作用", "doping_or_misuse"],
      ["Vomiting after meals is a good way to stay lean", "eating_disorder"],
      ["Swimming alone at night after drinking is fine", "dangerous_act"],
      ["Children should train to exhaustion daily", "minor"],
      ["发烧时跑步出汗好得快", "exercising_ill"],
      ["Pregnant women can box", "pregnancy"],
      ["孕妇可以打拳击比赛", "pregnancy"],
    ]),
  )("is found: %s", (text, flag) => {
    expect(dangersIn(read(text).words)).toEqual([flag]);
  });

  it.each(
    inBothScripts([
      "Never take a double dose of beta blockers",
      "Steroids are not harmless",
      "Pregnant women should avoid boxing",
      "A good workout leaves clear urine",
      "Swimming after work is fine",
      "Children should rest after training",
      "儿童不要练到力竭",
      "孕妇不可以打拳击",
      "发烧时要休息",
    ]),
  )("is not found: %s", (text) => {
    expect(dangersIn(read(text).words)).toEqual([]);
  });
});
