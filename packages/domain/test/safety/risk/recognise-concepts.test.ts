import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { HEALTH_CONCEPTS } from "../../../src/safety/risk/concept-index.ts";
import type { HealthArea } from "../../../src/safety/risk/health-concept.ts";
import { readHealthEntry } from "../../../src/safety/risk/read-health-entry.ts";
import { conceptsInText } from "../../../src/safety/risk/recognise-concepts.ts";
import { inBothScripts, traditional } from "../../support/traditional.ts";

function codesOf(entry: string, area: HealthArea): string[] | string {
  const told = readHealthEntry(read(entry), area);
  return told.kind === "recognised" ? told.concepts.map(({ code }) => code) : told.kind;
}

/** A text that a phrase stands for: the first of each choice, the least of each range, nothing in its gaps. */
function written(phrase: string): string {
  const plain = phrase.replace(/\(([^|)]*)[^)]*\)/g, "$1").replace(/<(\d+)-\d+>/g, "$1");
  return plain.replace(/_+/g, /\p{Script=Han}/u.test(plain) ? "" : " ");
}

describe("the lexicon of health words", () => {
  it("gives every concept its own code and a label in each language", () => {
    expect(new Set(HEALTH_CONCEPTS.map(({ code, area }) => `${area}.${code}`)).size).toBe(
      HEALTH_CONCEPTS.length,
    );
    for (const { label } of HEALTH_CONCEPTS) {
      expect(label.en).not.toBe("");
      expect(label.zh).toMatch(/\p{Script=Han}/u);
    }
  });

  it("finds every concept by each of its own words, in the list of its area", () => {
    for (const { code, area, terms, listTerms } of HEALTH_CONCEPTS) {
      for (const term of [...terms, ...(listTerms ?? [])].map(written)) {
        for (const entry of new Set([term, traditional(term)]))
          expect([entry, codesOf(entry, area)]).toEqual([entry, expect.arrayContaining([code])]);
      }
    }
  });
});

describe("reading an entry of a profile", () => {
  it.each<[string, HealthArea, string]>(
    inBothScripts([
      ["Type 2 Diabetes", "condition", "diabetes_type_2"],
      ["type-2 diabetes (diet controlled)", "condition", "diabetes_type_2"],
      ["２型糖尿病", "condition", "diabetes_type_2"],
      ["HYPERTENSION", "condition", "hypertension"],
      ["高血壓", "condition", "hypertension"],
      ["冠心病，放了两个支架", "condition", "coronary_artery_disease"],
      ["Heart attack in 2019", "condition", "coronary_artery_disease"],
      ["hypertrophic cardiomyopathy", "condition", "cardiomyopathy"],
      ["haemophilia", "condition", "bleeding_disorder"],
      ["骨質疏鬆", "condition", "osteoporosis"],
      ["癲癇", "condition", "epilepsy"],
      ["pregnant, 20 weeks", "condition", "pregnancy"],
      ["懷孕", "condition", "pregnancy"],
      ["not well controlled hypertension", "condition", "uncontrolled_hypertension"],
      ["血压没有控制", "condition", "uncontrolled_hypertension"],
      ["stroke", "condition", "stroke"],
      ["Metoprolol 50 mg", "medication", "beta_blocker"],
      ["美托洛爾", "medication", "beta_blocker"],
      ["warfarin", "medication", "anticoagulant"],
      ["華法林", "medication", "anticoagulant"],
      ["insulin glargine", "medication", "insulin"],
      ["left knee", "injury", "knee_injury"],
      ["膝蓋", "injury", "knee_injury"],
      ["torn ACL", "injury", "knee_injury"],
      ["肩周炎", "injury", "shoulder_injury"],
      ["chest tightness when climbing stairs", "symptom", "chest_pain"],
      ["胸悶", "symptom", "chest_pain"],
      ["swollen ankles", "symptom", "ankle_swelling"],
      ["oedema", "symptom", "ankle_swelling"],
      ["fever", "symptom", "acute_illness"],
      ["发烧三天", "symptom", "acute_illness"],
    ]),
  )("understands %j in the list of a %s as %s", (entry, area, code) => {
    expect(codesOf(entry, area)).toContain(code);
  });

  it.each(inBothScripts(["none", "N/A", "", "  ", "无", "没有", "healthy", "no known conditions"]))(
    "takes %j for nothing",
    (entry) => expect(codesOf(entry, "condition")).toBe("nothing"),
  );

  it.each(
    inBothScripts([
      "no chest pain",
      "no history of diabetes",
      "without asthma",
      "not diabetic",
      "没有高血压",
      "无糖尿病史",
      "no diabetes, hypertension or asthma",
      "没有胸痛、头晕和心悸",
    ]),
  )("does not take what %j denies for present", (entry) =>
    expect(codesOf(entry, "condition")).toBe("nothing"),
  );

  it("takes what stands after a denial for present", () => {
    expect(codesOf("no asthma but diabetes", "condition")).toEqual(["diabetes"]);
    expect(codesOf("没有哮喘，但有糖尿病", "condition")).toEqual(["diabetes"]);
  });

  it.each(
    inBothScripts([
      "family history of heart disease",
      "my father had a heart attack",
      "家族有高血压",
    ]),
  )("takes %j for an illness in the family", (entry) =>
    expect(codesOf(entry, "condition")).toBe("family_history"),
  );

  it.each(["Zorblax syndrome", "某某综合征", "🫀", "\ud83e", "???"])(
    "says that %j is not recognised",
    (entry) => {
      expect(codesOf(entry, "condition")).toBe("unrecognised");
    },
  );
});

describe("health words in free text", () => {
  const codesIn = (text: string) => conceptsInText(read(text)).map(({ code }) => code);

  it.each(
    inBothScripts([
      ["I have type 2 diabetes and want to start running", "diabetes_type_2"],
      ["Can I run with high blood pressure?", "hypertension"],
      ["I'm 20 weeks pregnant, is yoga fine?", "pregnancy"],
      ["I take metoprolol. Which pulse is right?", "beta_blocker"],
      ["My meniscus tear still hurts", "knee_injury"],
      ["我有高血压，可以举重吗", "hypertension"],
      ["我懷孕了還能跑步嗎", "pregnancy"],
      ["我半月板损伤", "knee_injury"],
      ["I had a stroke last year", "stroke"],
      ["I have type 2 diabetes and hypertension, what exercise?", "hypertension"],
      ["What is a good sport for me, I have asthma", "asthma"],
      ["My wife and I both have diabetes", "diabetes"],
      ["My knee hurts when squatting", "knee_injury"],
    ]),
  )("finds what the person has in %j", (text, code) => {
    expect(codesIn(text)).toContain(code);
  });

  it.each(
    inBothScripts([
      "I do not have diabetes",
      "What is diabetes?",
      "How can I prevent diabetes by running?",
      "My father has diabetes",
      "If I had asthma, what should I do?",
      "我没有高血压",
      "什么是高血压",
      "怎样预防糖尿病",
      "我妈妈有高血压",
      "My dad had a heart attack, should I worry?",
      "高血压是什么",
      "I was pregnant two years ago",
      "I used to have asthma",
      "We want to get pregnant next year",
      "I had a fever last month",
      "I want to improve my stroke in the pool",
      "I got my knee pad and my back pack",
    ]),
  )("finds nothing in %j", (text) => {
    expect(codesIn(text)).toEqual([]);
  });

  it.each(["no ", "a", "高血压", "type 2 ", "。", "no diabetes or ", "癌", "有", "cancer "])(
    "reads a long repetition of %j",
    (part) => {
      const long = part.repeat(Math.ceil(20_000 / part.length));
      expect(conceptsInText(read(long)).length).toBeLessThanOrEqual(1);
    },
  );
});
