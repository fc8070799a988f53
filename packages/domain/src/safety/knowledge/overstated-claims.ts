import { healthTokens } from "../policy/health-text.ts";
import type { SafetyFlag } from "../safety-flag.ts";
import { ABSOLUTE_DENIALS, ABSOLUTE_PHRASES } from "./overstated-claims.data.ts";
import { phraseIndexOf } from "./phrases.ts";

const absolutes = phraseIndexOf(ABSOLUTE_PHRASES);
const denials = phraseIndexOf(ABSOLUTE_DENIALS);
const DENIAL_REACH = 4;
/** What follows a number that is a dose of a medicine; a slash makes it a concentration, such as mg/dL. */
const DOSE =
  /\d{1,6}(?:[.,]\d{1,3})?\s{0,2}(?:mg|mcg|µg|μg|milligrams?|micrograms?|iu|units? of insulin|tablets?|pills?|capsules?|毫克|微克|国际单位|单位胰岛素|片|粒|颗)(?![a-z]|\s{0,2}\/\s{0,2}d?l\b)/;
const DOSING =
  /\b(?:tak(?:e|es|ing)|inject(?:s|ing)?|swallow|administer|dose|dosage|doses|double|increase|reduce|daily|prescribe)\b|服|吃|口服|注射|剂量|每次|每日|每天|用药|加量|减量|打/;
/** Parts of food, whose amounts are no doses. */
const FOOD = /\b(?:sodium|salt|cholesterol|potassium|calcium in food)\b|钠|食盐|胆固醇/;

/** The flags of claims that no knowledge may make, in one sentence. */
export function overstatementsIn(sentence: string): readonly SafetyFlag[] {
  const flags: SafetyFlag[] = [];
  if (promisesTooMuch(healthTokens(sentence))) flags.push("medical_misinformation");
  const plain = sentence.normalize("NFKC").toLowerCase();
  if (DOSE.test(plain) && DOSING.test(plain) && !FOOD.test(plain)) flags.push("medication_change");
  return flags;
}

function promisesTooMuch(tokens: readonly string[]): boolean {
  return absolutes.find(tokens).some(({ start }) => {
    const before = tokens.slice(Math.max(0, start - DENIAL_REACH), start);
    return denials.find(before).length % 2 === 0;
  });
}
