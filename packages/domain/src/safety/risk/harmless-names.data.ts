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

const VACCINE =
  "(vaccine|vaccines|vaccination|vaccinations|shot|shots|jab|jabs|booster|boosters|immunisation|immunization)";
const INJECTING = "(inject|injects|injecting|injected)";
const TAKING =
  "(inject|injects|injecting|injected|take|takes|taking|use|uses|using|on|have|wear|need)";
const HORMONE =
  "(testosterone|trt|hgh|epo|erythropoietin|somatropin|nandrolone|oxandrolone|hcg|steroid|steroids)";
const FORM = "(injection|injections|gel|therapy|shots|patches|)";

export const HARMLESS_NAMES: readonly HarmlessName[] = [
  {
    phrases: [
      `(flu|influenza|covid|covid19|corona|coronavirus|shingles|measles|mumps|mmr) ${VACCINE}`,
      `(chickenpox|tb|bcg|hepatitis|hpv|pneumonia|pneumococcal|tetanus|rabies) ${VACCINE}`,
      `(typhoid|meningitis|rsv|polio|cholera|dengue|malaria|allergy) ${VACCINE}`,
      `(yellow fever|whooping cough|hep b|hep a) ${VACCINE}`,
      "(flu|influenza|cold|covid|virus) season",
    ],
    instead: "",
    keeps: "last",
    isNoIllness: true,
  },
  {
    phrases: [
      "(流感|新冠|新冠病毒|肺炎|肺炎球菌|带状疱疹|水痘|麻疹|乙肝|甲肝|肝炎) (疫 苗|加 强 针|预 防 针|针)",
      "(破伤风|狂犬|狂犬病|宫颈癌|脑膜炎|结核|黄热病|伤寒|霍乱|登革热) (疫 苗|加 强 针|预 防 针|针)",
    ],
    instead: "疫苗",
    isNoIllness: true,
  },
  { phrases: ["(流感|感冒|新冠) (季 节|季|高 发 期|流 行 期)"], instead: "这个季节" },
  {
    phrases: [
      "cold (shower|showers|bath|baths|plunge|plunges|dip|tub|drink|drinks|beer|brew|beers|one|ones)",
      "cold (water|swim|swims|pack|packs|compress|room|house|gym|garage|pool|lake|sea|day|days)",
      "cold (morning|mornings|evening|evenings|night|nights|winter|weather|wind|air|meal|salad|soup)",
      "cold (start|snap|spell|front|climate|therapy|storage|call|sandwich|breakfast|lunch|dinner)",
      "cold (feet|hands|nose|toes|fingers|coffee|tea|milk|juice|smoothie|turkey|sore|sores)",
    ],
    instead: "",
    keeps: "last",
  },
  {
    phrases: [
      "temperature (of|is|was|around|about|at|) _ <0-50> (degrees|degree|celsius|c|) _ (outside|outdoors|outdoor)",
      "temperature (of|is|was|around|about|at|) _ <0-50> (degrees|degree|celsius|c|) in the (gym|room|house|garage|pool|water|shade|sun|park|air|city)",
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
    phrases: [
      `${INJECTING} (myself with|with|my|the|some|) (ozempic|wegovy|mounjaro|semaglutide|tirzepatide)`,
      `${INJECTING} (myself with|with|my|the|some|) (liraglutide|dulaglutide|trulicity|victoza|saxenda|exenatide)`,
    ],
    instead: "have diabetes",
    isOfMedicine: true,
    isTaken: true,
  },
  {
    phrases: [
      `${INJECTING} (myself with|with|my|the|some|) (heparin|clexane|enoxaparin|lovenox|fragmin|fondaparinux)`,
      `${INJECTING} (myself with|with|my|the|some|) (b12|humira|adalimumab|enbrel|etanercept|methotrexate|stelara)`,
      `${INJECTING} (myself with|with|my|the|some|) (dupixent|dupilumab|cosentyx|copaxone|interferon|repatha)`,
      `${INJECTING} (myself with|with|my|the|some|) (praluent|forteo|teriparatide|prolia|denosumab|ajovy|aimovig)`,
      `${INJECTING} (my|) vitamin b12`,
    ],
    instead: "take",
    keeps: "last",
    isOfMedicine: true,
    isTaken: true,
  },
  {
    phrases: ["(b12|insulin|heparin|iron|cortisone|ozempic|wegovy|semaglutide) (shot|shots)"],
    instead: "medicine",
    isOfMedicine: true,
    isTaken: true,
  },
  {
    phrases: [
      `prescribed (me|) ${HORMONE} ${FORM}`,
      `${HORMONE} ${FORM} (is|are|was|were|) prescribed`,
      "prescribed (me|) growth hormone (injections|therapy|)",
      "growth hormone (injections|therapy|) (is|was|) prescribed",
    ],
    instead: "prescribed medicine",
    isOfMedicine: true,
  },
  {
    phrases: [
      "医 生 (给 我|给 我 们|帮 我|) (开|开 了|开 的|处 方) (的|) (睾酮|睾丸酮|生长激素|促红素|促红细胞生成素|类固醇|激素)",
      "(睾酮|睾丸酮|生长激素|促红素|促红细胞生成素) (是|) 医 生 (给 我|) (开|处 方)",
      "(睾酮|睾丸酮|生长激素|促红素|促红细胞生成素) (针|) (是|) 处 方 (药|的)",
    ],
    instead: "医生开的药",
    isOfMedicine: true,
  },
];

/** With one of these in its sentence a medicine is not simply taken as it was prescribed. */
export const WORDS_OF_MISUSE: readonly string[] = [
  "(more|extra|double|triple|twice the|too much|overdose|all of|all my|all the)",
  "(without|no|not|never|isnt|wasnt|arent|werent|fake|forged|friend|friends|dealer|online|bought|share|shared|sell)",
  "(muscle|muscles|bulk|bulking|big|bigger|huge|gear|gains|stack|a cycle|my cycle|first cycle|cutting|lean|shredded|bodybuilding|performance|faster|stronger)",
  "(stop|stopped|stopping|skip|skipped|skipping|forgot|forget|missed|quit|ran out|run out|half|halve|less)",
  "(lose weight|die|kill|end it|get high|someone elses|somebody elses|his|her|their|units|<13-99999>)",
  "(停|忘|漏|少 打|增 肌|肌 肉|变 壮|加 量|多 打|过 量|加 倍|网 上|网 购|朋 友|没 有|不 是|没 |死|单 位|提 高 成 绩|比 赛|瘦)",
];
