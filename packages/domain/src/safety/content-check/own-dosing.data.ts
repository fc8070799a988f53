import type { Concept } from "./content-rule.ts";
import { GRAVE_MEDICINES, KINDS_OF_MEDICINE, OTHER_MEDICINES } from "./medicine-names.data.ts";

/** Medicines changed on one's own. */
export const OWN_DOSING_CONCEPTS: Readonly<Record<string, Concept>> = {
  graveMedicine: {
    setting: true,
    en: [...GRAVE_MEDICINES.map((names) => `(${names})`), ...KINDS_OF_MEDICINE],
    zh: [
      "(华法林|利伐沙班|拜瑞妥|达比加群|阿哌沙班|氯吡格雷|地高辛|胺碘酮|倍他乐克|美托洛尔|比索洛尔|氨氯地平|缬沙坦|氯沙坦|呋塞米|速尿|螺内酯|氢氯噻嗪)",
      "(胰岛素|二甲双胍|格列齐特|拉莫三嗪|丙戊酸钠|丙戊酸|左乙拉西坦|卡马西平|碳酸锂|喹硫平|思瑞康|奥氮平|利培酮|舍曲林|氟西汀|艾司西酞普兰|文拉法辛)",
      "(泼尼松|强的松|优甲乐|他克莫司|抗凝药|降压药|降糖药|心脏药|利尿药|利尿剂|抗癫痫药|抗抑郁药|薄血药|薄血丸|血压药)",
    ],
  },
  otherMedicine: { setting: true, en: OTHER_MEDICINES.map((names) => `(${names})`) },
  prescribedMedicine: {
    setting: true,
    includes: ["graveMedicine", "otherMedicine"],
    en: ["(pill+|tablet+|med|meds|medicine+|medication+|prescription)"],
  },
  stopping: {
    neutral: true,
    en: [
      "(stopped|quit|ditched|binned|dropped) (taking |using |injecting |having |)(my|his|her|their|the|all my|all his|all her|mums|dads)",
      "(skipped|skipping|been skipping|been off) (my|his|her|their|the|all my)",
      "(am|im|is|hes|shes|been) (off|skipping) (my|his|her|their|all my)",
      "(stopped|quit) (taking|using) (it |)",
      "came off (my|his|her|their|the)",
    ],
    zh: ["(停了|断了|停咗|停掉|断掉)(我的|我嘅|)"],
  },
  forDays: {
    setting: true,
    en: [
      "(all (of |)(last |this |the |)(week|month|weekend)|for (a|the last|the past|<2-30>|several|some|few) _ (day|days|week|weeks|month|months))",
      "(since (monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week)|<2-30> (days|weeks) (now|in a row|running|straight)|whole week)",
      "(most days|every other day|half the week|on (gym|training|race|leg|match|swim) days|days in a row)",
    ],
  },
  medicineStoppedAlone: {
    near: [{ parts: [["stopping"], ["graveMedicine"]], gap: 3, ordered: true }],
    zh: [
      "(自己|私自|擅自|偷偷)(把|)(华法林|利伐沙班|拜瑞妥|抗凝药|降压药|降糖药|胰岛素|心脏药|抗癫痫药|地高辛|倍他乐克)(给|都|)(停|断)(了|掉|咗)",
    ],
  },
  medicineSkipped: {
    near: [
      {
        parts: [["skippedIt"], ["graveMedicine"], ["forDays"]],
        gap: 4,
        ordered: true,
      },
    ],
  },
  skippedIt: {
    neutral: true,
    en: [
      "(skipped|skipping|skip|missed|missing|left out|leave out|forgot|been off|ran out of|run out of) (my|his|her|the|all my|taking my|)",
    ],
  },
  notTaking: {
    neutral: true,
    en: [
      "(not taken|not been taking|havent been taking|havent taken) (my|his|her|their|the|all my|any of my)",
      "(hasnt taken|hasnt been taking|havent had|am not taking) (my|his|her|their|the|all my|any of my)",
      "(im not taking|is not taking|isnt taking|hes not taking|shes not taking|no longer taking|no longer take) (my|his|her|their|the|all my|any of my)",
    ],
  },
  medicineNotTakenForDays: {
    near: [
      { parts: [["notTaking"], ["graveMedicine"], ["forDays", "putOff"]], gap: 4, ordered: true },
    ],
    en: [
      "(take|taking) (my|his|her) (heart|blood|pressure|diabetes|epilepsy) (pill+|tablet+|medicine+|med|meds) (no more|no longer|not anymore|not any more)",
      "(dont|doesnt) (take|takes) (my|his|her) (heart|blood pressure|bp|epilepsy|seizure|thinner) (pill+|tablet+|medicine+|meds) (any more|anymore|now)",
    ],
  },
  putOff: {
    setting: true,
    en: ["(anymore|any more|because|cos|cuz|bc|since|too expensive|cant afford|on purpose|now)"],
  },
  medicineHalvedAlone: {
    neutral: true,
    near: [{ parts: [["halving"], ["graveMedicine"]], gap: 2, ordered: true }],
  },
  halving: {
    neutral: true,
    en: [
      "(cut|cutting|cuts|split|splitting|splits|halve|halved|halving|halves|double|doubled|doubling|doubles|triple|tripled) (up on |)(my|his|her|their|the)",
      "(take|takes|taking|took|do|does|did|doing|inject|injecting) (only |just |)(half|double|twice|triple|a quarter) (of |the dose of |)(my|his|her|their)",
      "(upped|raised|increased|lowered|reduced|adjusted|halved|doubled|changed) (my|his|her) own",
      "(stretch|stretching|eke|eking) (out |)(my|his|her)",
    ],
  },
  doctorChanged: {
    setting: true,
    includes: ["doctorAgreed"],
    en: [
      "(doctor|doc|gp|cardiologist|psychiatrist|dr|nurse|specialist|consultant|neurologist) _ (halved|doubled|cut|stopped|changed|lowered|reduced|upped)",
      "(doctor|doc|gp|cardiologist|psychiatrist|dr|nurse|specialist|consultant|neurologist) _ (raised|told|tells|said|says|advised|suggested|wants)",
      "(surgeon|pharmacist|physician|clinic|hospital|team|dentist|midwife|endo|endocrinologist) _ (halved|doubled|cut|stopped|changed|lowered|reduced|upped)",
      "(surgeon|pharmacist|physician|clinic|hospital|team|dentist|midwife|endo|endocrinologist) _ (raised|told|tells|said|says|advised|suggested|wants)",
      "(doctor|doc|gp|cardiologist|psychiatrist|dr|nurse|specialist|consultant|neurologist) _ (wanted|ok|okayed|agreed|approved|knows|decided)",
      "(doctor|doc|gp|cardiologist|psychiatrist|dr|nurse|specialist|consultant|neurologist) _ (recommended|weaned|tapered|took|put|switched|prescribed)",
      "(surgeon|pharmacist|physician|clinic|hospital|team|dentist|midwife|endo|endocrinologist) _ (wanted|ok|okayed|agreed|approved|knows|decided)",
      "(surgeon|pharmacist|physician|clinic|hospital|team|dentist|midwife|endo|endocrinologist) _ (recommended|weaned|tapered|took|put|switched|prescribed)",
      "(doctors|gps|psychiatrists|cardiologists|consultants) (advice|orders|instructions|plan|say so|ok|blessing|guidance)",
      "they (have |ve |)(halved|doubled|stopped|cut|put up|upped|reduced|lowered|changed) (my|his|her)",
      "theyve (halved|doubled|stopped|cut|put up|upped|reduced|lowered|changed)",
      "(switched|moved|changed|swapped) (me |him |her |)(to|on to|onto|over to)",
      "(tapering|tapered|weaned|taper) (plan|schedule|off|with|under)",
      "(before|for) (the |my |his |her |)(surgery|operation|procedure|op|colonoscopy|dentist|scan)",
      "(with|under) (my|the|his|her|a) (gp|doctor|doctors|clinic|clinics|consultant|psychiatrist|nurse|specialist|cardiologist|hospital)",
      "(planned with|slow and steady|pharmacist|consultants|box count)",
      "(and|the other) half (at|in|with|before|after)",
    ],
    zh: ["(医生|大夫)(叫|让|说|同意|建议|帮|给|替)"],
  },
  /** Not done yet: thought of, asked, wished for. */
  dosingPlanned: {
    setting: true,
    en: [
      "(can|could|should|may|would|might|shall|must|do) (i|we|he|she|my|it|you)",
      "(would (skipping|halving|doubling|stopping)|thinking (of|about)|think of|want to|wanna)",
      "(wish|going to|gonna|plan to|planning|would it|is it (ok|okay|fine|alright|safe|bad))",
      "(what if|if i|wondering|convince me|id like|i will|ill|maybe|might|been wanting|tempted|considering)",
    ],
    zh: ["(打算|想|能|可以|准备|要|去|行吗|行不行|得唔得|今晚|就自己|从来)"],
  },
  /** Of these days without, or half of the dose, are grave at once: clots, fits, a heart out of step, a mind or sugar that turns. */
  gravestMedicine: {
    setting: true,
    en: [
      "(warfarin|coumadin|eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|edoxaban)",
      "(lixiana|plavix|clopidogrel|brilinta|brilique|ticagrelor|blood thinner+|anticoagulant+)",
      "(keppra|levetiracetam|lamotrigine|lamictal|valproate|epilim|depakote|carbamazepine)",
      "(tegretol|phenytoin|topiramate|(epilepsy|seizure) (med|meds|pill+|tablet+|medicine+))",
      "(digoxin|lanoxin|amiodarone|flecainide|sotalol|entresto|heart (pill+|tablet+|med|meds|medicine+))",
      "(insulin|humalog|novorapid|novolog|lantus|levemir|tresiba|fiasp|toujeo)",
      "(lithium|clozapine|seroquel|quetiapine|olanzapine|zyprexa|risperidone|risperdal|abilify)",
      "(aripiprazole|antipsychotic+|tacrolimus|prednisone|prednisolone|hydrocortisone|lasix|furosemide)",
    ],
    zh: [
      "(华法林|利伐沙班|拜瑞妥|达比加群|氯吡格雷|抗凝药|薄血药|薄血丸|拉莫三嗪|丙戊酸|丙戊酸钠|左乙拉西坦|卡马西平|抗癫痫药|癫痫药|地高辛|胺碘酮|心脏药|胰岛素|碳酸锂|喹硫平|奥氮平|他克莫司|强的松)",
    ],
  },
  /** Asked in general, long over, of an animal or a tale. */
  dosingElsewhere: {
    setting: true,
    en: [
      "(years ago|year ago|in (19|20)##|last year|months ago|back in|decade*|as a (kid|child|teenager)|used to|when i was|since (19|20)##|<1990-2025>)",
      "(vet|dog|dogs|cat|cats|horse|puppy|kitten|hamster|film|movie|novel|episode)",
      "(character|series|sitcom|joke|joking|plot|poster|leaflet|quiz|article|podcast)",
      "(what happens|what would happen|is it true|can you explain|why (do|does|is|are|would|should|must|cant|shouldnt)|should never|must not|mustnt|never)",
      "(people|patients|someone|somebody|anyone|anybody) (who|stop|stops|skip|skips|take|takes|on)",
      "(supplement+|vitamin+|caffeine|coffee|smoking|vaping|reminder+|notification+|alarm+)",
    ],
    zh: ["(年前|以前|去年|曾经|小时候|猫|狗|宠物|电影|小说|剧|如果|要是|为什么|会怎样|科普)"],
  },
};
