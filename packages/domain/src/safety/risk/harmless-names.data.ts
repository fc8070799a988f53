/**
 * Phrases that name an illness, a sign or a doping agent and mean something ordinary, with what they say: a vaccine is no illness, a
 * cold drink no cold, and insulin that is injected is insulin that is taken (design values).
 */
export type HarmlessName = {
  readonly phrases: readonly string[];
  /** Stands in its place, */
  readonly instead: string;
  /** with the last word of it, or all of it from its number on. */
  readonly keeps?: "last" | "from_number";
  /** Not where a word of misuse stands in the same sentence. */
  readonly isOfMedicine?: true;
  /** A list of what somebody has says nothing with it. */
  readonly isNoIllness?: true;
  /** It names what the person takes: said so for the content check alone. */
  readonly isTaken?: true;
};

const VACCINE = "(vaccine+|vaccination+|shot+|jab+|booster+)";
const INJECTING = "(inject+|injecting|injected) (myself with|with|my|the|some|)";
const TAKING = "(inject+|injecting|injected|take+|taking|use+|using|on|have|wear|need)";
const DEGREES = "temperature (of|is|was|around|about|at|) _ <0-50> (degrees|degree|celsius|c|)";
const HORMONE = "(testosterone|trt|hgh|growth hormone|epo|steroid+) (injection+|gel|therapy|)";
const HORMONE_ZH = "(睾酮|生长激素|促红素|类固醇|激素)";

export const HARMLESS_NAMES: readonly HarmlessName[] = [
  {
    phrases: [
      `(flu|influenza|covid|shingles|measles|mumps|chickenpox|tb) ${VACCINE}`,
      `(hepatitis|pneumonia|tetanus|rabies|allergy) ${VACCINE}`,
      "(flu|influenza|cold|covid|virus) season",
    ],
    instead: "",
    keeps: "last",
    isNoIllness: true,
  },
  {
    phrases: [
      "(流感|新冠|新冠病毒|肺炎|带状疱疹|水痘|麻疹|肝炎|破伤风|狂犬) (疫 苗|加 强 针|预 防 针|针)",
    ],
    instead: "疫苗",
    isNoIllness: true,
  },
  { phrases: ["(流感|感冒|新冠) (季 节|季|高 发 期)"], instead: "这个季节" },
  {
    phrases: [
      "cold (shower+|bath+|plunge+|drink+|beer+|water|swim|room|gym|pool|day|winter|weather|wind|air|feet|hands|nose|coffee|sore)",
    ],
    instead: "",
    keeps: "last",
  },
  {
    phrases: [
      `${DEGREES} _ (outside|outdoors)`,
      `${DEGREES} in the (gym|room|pool|water|shade|sun)`,
    ],
    instead: "",
    keeps: "from_number",
  },
  // Who takes it for what, in words that the content check knows to be plain.
  {
    phrases: [
      `${TAKING} (myself with|with|my|the|some|) insulin`,
      `${TAKING} (a|an|the|my) insulin (pump|pen)`,
    ],
    instead: "have type 1 diabetes",
    isOfMedicine: true,
    isTaken: true,
  },
  {
    phrases: [`${INJECTING} (ozempic|wegovy|mounjaro|semaglutide|tirzepatide|liraglutide)`],
    instead: "have diabetes",
    isOfMedicine: true,
    isTaken: true,
  },
  {
    phrases: [`${INJECTING} (heparin|clexane|enoxaparin)`],
    instead: "take",
    keeps: "last",
    isOfMedicine: true,
    isTaken: true,
  },
  {
    phrases: ["(b12|insulin|heparin|iron|cortisone|ozempic|wegovy) (shot|shots)"],
    instead: "medicine",
    isOfMedicine: true,
    isTaken: true,
  },
  {
    phrases: [`prescribed (me|) ${HORMONE}`, `${HORMONE} (is|are|was|were|) prescribed`],
    instead: "prescribed medicine",
    isOfMedicine: true,
  },
  {
    phrases: [
      `医 生 (给 我|) (开|开 了|开 的) (的|) ${HORMONE_ZH}`,
      `${HORMONE_ZH} (是|) 医 生 (给 我|) 开`,
    ],
    instead: "医生开的药",
    isOfMedicine: true,
  },
];

/** With one of these in its sentence a medicine is not simply taken as it was prescribed. */
export const WORDS_OF_MISUSE: readonly string[] = [
  "(more|extra|double|too much|all of|all my|all the|without|no|not|never|isnt|fake|friend+|dealer|online|bought|share|shared|muscle+|bulk|bulking|big|bigger)",
  "(gear|gains|stack|a cycle|my cycle|bodybuilding|stronger|stop|stopped|stopping|skip|skipped|forgot|forget|missed|quit|ran out)",
  "(half|less|lose weight|die|kill|get high|his|her|their|units|<13-99999>)",
  "(停|忘|漏|少 打|增 肌|肌 肉|变 壮|加 量|多 打|过 量|网 上|网 购|朋 友|没 有|不 是|没 |死|单 位|瘦)",
];
