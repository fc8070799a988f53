import { describe, expect, it } from "vitest";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import { contentCheck } from "../../support/check-content.ts";

const factorsOf = (query: string) =>
  assessRisk({ profile: { age: 30, regularExerciser: true }, query }, contentCheck).riskFactors;
const codesOf = (query: string) => factorsOf(query).map(({ code }) => code);

describe("what only sounds like an illness or doping", () => {
  it.each([
    ["I inject insulin", ["insulin"]],
    ["I inject insulin before meals, can I run?", ["insulin"]],
    ["I use an insulin pump, may I cycle?", ["insulin"]],
    ["I'm on insulin and want to start running", ["insulin"]],
    ["我每天注射胰岛素，可以跑步吗", ["insulin"]],
    ["I inject semaglutide once a week", ["other_glucose_lowering"]],
    ["I inject heparin in my belly", ["anticoagulant"]],
    ["I inject Humira every two weeks, can I lift weights?", ["immunosuppressant"]],
    ["My doctor prescribed testosterone injections", []],
    ["I take prescribed growth hormone", []],
    ["医生给我开了睾酮", []],
    ["醫生給我開了生長激素", []],
  ])("%s: a medicine that is taken as it should be", (query, codes) => {
    expect(codesOf(query)).toEqual(codes);
  });

  it.each([
    "I had my flu shot yesterday",
    "I got my flu vaccine this morning, can I run?",
    "I had a shingles vaccination on Monday, may I lift?",
    "昨天接種了新冠疫苗，今天可以跑步嗎",
    "It is flu season, should I run outside?",
    "流感季节可以跑步吗",
    "I have a cold drink after training",
    "I have a cold shower after every run",
    "A temperature of 30 degrees outside, can I run?",
  ])("%s: nobody is ill", (query) => {
    expect(factorsOf(query)).toEqual([]);
  });

  it.each([
    [{ conditions: ["flu shot yesterday"] }, []],
    [{ conditions: ["昨天打了流感疫苗"] }, []],
    [{ medications: ["新冠疫苗"] }, []],
    [{ medications: ["insulin shots"] }, ["insulin"]],
    [{ medications: ["B12 shots"] }, ["ordinary_medicine"]],
    [{ medications: ["prescribed growth hormone"] }, ["unrecognised_medication"]],
    [{ medications: ["growth hormone"] }, ["anabolic_steroid", "doping_or_misuse"]],
    [{ conditions: ["flu"] }, ["acute_illness", "exercising_ill"]],
    [{ injuries: ["sprained ankle, healed"] }, ["healed_problem"]],
  ])("is read so in the lists of a profile too: %j", (told, codes) => {
    const profile = { age: 30, regularExerciser: true, ...told };
    const { riskFactors } = assessRisk({ profile, query: "Can I run?" }, contentCheck);
    expect(riskFactors.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ["I inject insulin for muscle growth", "doping_or_misuse"],
    ["I inject steroids to get big", "doping_or_misuse"],
    ["医生没有给我开睾酮，我自己打睾酮", "doping_or_misuse"],
    ["I took 100 units of insulin", "blood_sugar"],
    ["I stopped injecting insulin", "medication_change"],
    ["I take insulin and feel shaky", "blood_sugar"],
    ["I had my flu shot and now I have a fever, can I run?", "acute_illness"],
    ["I have the flu, my vaccine is next week", "acute_illness"],
    ["I have a cold and take cold showers", "common_cold"],
    ["My temperature is 39 degrees, can I run outside?", "exercising_ill"],
  ])("%s: it is what it sounds like", (query, code) => {
    expect(codesOf(query)).toContain(code);
  });
});
