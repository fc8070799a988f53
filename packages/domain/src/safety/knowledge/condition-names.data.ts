/**
 * What people call the conditions and medicines that guidance is written for, and names that only look like them.
 * Phrases are separated by `|`; Chinese ones are in simplified characters. A longer name wins over a shorter one in it.
 */
import type { BilingualText } from "../safety-flag.ts";
import type { KnowledgeCondition } from "./knowledge-entry.ts";

/** How a condition is named to people, and asked for in a search. */
export const CONDITION_LABELS: Readonly<Record<KnowledgeCondition, BilingualText>> = {
  hypertension: { en: "high blood pressure", zh: "高血压" },
  heart_disease: { en: "heart disease", zh: "心脏病" },
  heart_failure: { en: "heart failure", zh: "心力衰竭" },
  type_1_diabetes: { en: "type 1 diabetes", zh: "1型糖尿病" },
  type_2_diabetes: { en: "type 2 diabetes", zh: "2型糖尿病" },
  prediabetes: { en: "prediabetes", zh: "糖尿病前期" },
  asthma: { en: "asthma", zh: "哮喘" },
  copd: { en: "COPD", zh: "慢阻肺" },
  arthritis: { en: "arthritis", zh: "关节炎" },
  back_pain: { en: "back pain", zh: "腰痛" },
  osteoporosis: { en: "osteoporosis", zh: "骨质疏松" },
  obesity: { en: "obesity", zh: "肥胖" },
  depression: { en: "depression", zh: "抑郁" },
  anxiety: { en: "anxiety", zh: "焦虑" },
  cancer: { en: "cancer", zh: "癌症" },
  stroke: { en: "stroke", zh: "中风" },
  kidney_disease: { en: "kidney disease", zh: "慢性肾病" },
  epilepsy: { en: "epilepsy", zh: "癫痫" },
  anaemia: { en: "anaemia", zh: "贫血" },
  chronic_condition: { en: "chronic condition", zh: "慢性病" },
  pregnancy: { en: "pregnancy", zh: "孕期" },
  postpartum: { en: "after birth", zh: "产后" },
  insulin: { en: "insulin", zh: "胰岛素" },
  beta_blocker: { en: "beta-blockers", zh: "β受体阻滞剂" },
  anticoagulant: { en: "blood thinners", zh: "抗凝药" },
};

export const CONDITION_NAMES: Readonly<Record<KnowledgeCondition, string>> = {
  hypertension:
    "hypertension|high blood pressure|raised blood pressure|elevated blood pressure|arterial hypertension|essential hypertension|hypertensive|high bp|htn|高血压|血压高|血压偏高|原发性高血压",
  heart_disease:
    "heart disease|coronary heart disease|coronary artery disease|ischemic heart disease|ischaemic heart disease|cardiovascular disease|cardiac disease|heart attack|myocardial infarction|angina|angina pectoris|arrhythmia|atrial fibrillation|afib|valve disease|heart valve disease|heart condition|cardiomyopathy|bypass surgery|cad|chd|cvd|心脏病|冠心病|冠状动脉疾病|心肌梗死|心肌梗塞|心梗|心绞痛|心律失常|心律不齐|房颤|心房颤动|心血管病|心血管疾病|心肌病|瓣膜病",
  heart_failure: "heart failure|congestive heart failure|cardiac failure|chf|心力衰竭|心衰|心功能不全",
  type_1_diabetes:
    "type 1 diabetes|type i diabetes|type one diabetes|diabetes type 1|diabetes mellitus type 1|type 1 diabetes mellitus|type 1 diabetic|juvenile diabetes|insulin dependent diabetes|t1d|t1dm|1型糖尿病|一型糖尿病|i型糖尿病|糖尿病1型|胰岛素依赖型糖尿病",
  type_2_diabetes:
    "type 2 diabetes|type ii diabetes|type two diabetes|diabetes type 2|diabetes mellitus type 2|type 2 diabetes mellitus|type 2 diabetic|t2d|t2dm|diabetes|diabetes mellitus|diabetic|2型糖尿病|二型糖尿病|ii型糖尿病|糖尿病2型|糖尿病|血糖高|高血糖",
  prediabetes:
    "prediabetes|pre diabetes|prediabetic|impaired glucose tolerance|impaired fasting glucose|insulin resistance|糖尿病前期|糖耐量异常|糖耐量受损|胰岛素抵抗",
  asthma: "asthma|asthmatic|bronchial asthma|exercise induced asthma|exercise induced bronchoconstriction|哮喘|支气管哮喘|运动性哮喘",
  copd: "copd|chronic obstructive pulmonary disease|chronic obstructive lung disease|emphysema|chronic bronchitis|慢阻肺|慢性阻塞性肺疾病|慢性阻塞性肺病|肺气肿|慢性支气管炎",
  arthritis:
    "arthritis|osteoarthritis|rheumatoid arthritis|psoriatic arthritis|juvenile arthritis|knee osteoarthritis|knee arthritis|degenerative joint disease|关节炎|骨关节炎|类风湿|类风湿关节炎|类风湿性关节炎|膝关节炎|骨性关节炎",
  back_pain:
    "back pain|low back pain|lower back pain|backache|lumbago|sciatica|herniated disc|slipped disc|disc herniation|腰痛|腰疼|背痛|下背痛|腰背痛|坐骨神经痛|腰椎间盘突出|椎间盘突出|腰突",
  osteoporosis: "osteoporosis|osteopenia|low bone density|brittle bones|骨质疏松|骨质疏松症|骨量减少",
  obesity: "obesity|obese|overweight|severely overweight|morbid obesity|肥胖|肥胖症|超重",
  depression:
    "depression|depressive|depressed|depressive disorder|major depression|clinical depression|抑郁|抑郁症|忧郁症",
  anxiety:
    "anxiety|anxiety disorder|generalized anxiety disorder|generalised anxiety disorder|panic disorder|panic attacks|gad|焦虑|焦虑症|惊恐障碍|恐慌症",
  cancer:
    "cancer|breast cancer|prostate cancer|colon cancer|bowel cancer|lung cancer|cancer survivor|tumor|tumour|malignant tumor|lymphoma|leukemia|leukaemia|癌|癌症|乳腺癌|肺癌|结肠癌|胃癌|肝癌|前列腺癌|恶性肿瘤|肿瘤|白血病|淋巴瘤",
  stroke: "stroke|stroke survivor|tia|transient ischemic attack|transient ischaemic attack|cerebral infarction|中风|脑卒中|卒中|脑梗|脑梗死|脑梗塞|脑出血",
  kidney_disease:
    "kidney disease|chronic kidney disease|renal disease|ckd|renal failure|kidney failure|renal insufficiency|dialysis|nephropathy|肾病|慢性肾病|肾脏病|慢性肾脏病|肾功能不全|肾衰|肾衰竭|透析|尿毒症",
  epilepsy: "epilepsy|epileptic|seizure disorder|癫痫|羊癫疯|羊角风",
  anaemia: "anemia|anaemia|anemic|anaemic|iron deficiency anemia|iron deficiency anaemia|贫血|缺铁性贫血",
  chronic_condition:
    "chronic condition|chronic disease|chronic illness|disability|disabled|wheelchair user|hiv|parkinson|parkinsons disease|multiple sclerosis|慢性病|慢性疾病|残疾|残障|艾滋病毒|帕金森|多发性硬化",
  pregnancy:
    "pregnancy|pregnant|expecting a baby|first trimester|second trimester|third trimester|gestational diabetes|怀孕|孕期|孕妇|妊娠|孕早期|孕中期|孕晚期|有身孕|妊娠期糖尿病",
  postpartum:
    "postpartum|postnatal|after birth|after childbirth|gave birth|after c section|after caesarean|产后|坐月子|月子|刚生完孩子|剖腹产后|剖宫产后",
  insulin: "insulin|insulin pump|insulin injection|sulfonylurea|sulphonylurea|gliclazide|glipizide|glimepiride|胰岛素|磺脲|格列齐特|格列美脲|格列吡嗪",
  beta_blocker:
    "beta blocker|beta blockers|betablocker|metoprolol|bisoprolol|atenolol|propranolol|carvedilol|nebivolol|β受体阻滞剂|倍他受体阻滞剂|倍他乐克|美托洛尔|比索洛尔|阿替洛尔|普萘洛尔|卡维地洛",
  anticoagulant:
    "anticoagulant|anticoagulants|blood thinner|blood thinners|warfarin|apixaban|rivaroxaban|dabigatran|edoxaban|heparin|抗凝药|抗凝剂|华法林|利伐沙班|阿哌沙班|达比加群|肝素|血液稀释剂",
};

/** Other conditions whose names hold one of the names above: for these there is no guidance here. */
export const OTHER_CONDITIONS =
  "diabetes insipidus|pulmonary hypertension|portal hypertension|ocular hypertension|intracranial hypertension|cardiac asthma|septic arthritis|infectious arthritis|heat stroke|heatstroke|sun stroke|breast stroke|stroke volume|sickle cell anemia|sickle cell anaemia|aplastic anemia|hemolytic anemia|pernicious anemia|respiratory depression|bone marrow depression|manic depression|postpartum hemorrhage|kidney stone|insulinoma|benign tumor|brain tumor|horoscope cancer|tropic of cancer|肺动脉高压|肺高压|门脉高压|门静脉高压|颅内高压|眼高压|尿崩症|心源性哮喘|感染性关节炎|化脓性关节炎|镰状细胞贫血|再生障碍性贫血|溶血性贫血|肾结石|良性肿瘤|脑肿瘤|热射病|宫外孕|异位妊娠|糖尿病家族史|高血压家族史|心脏病家族史|中风家族史|癌症家族史";

/** Words before a name that say that somebody does not have it. */
export const ABSENCE_WORDS =
  "no|not|none|never|without|free of|negative for|family history of|father has|mother has|history in family|没有|无|并无|未患|不是|否认|家族史|父亲有|母亲有|排除";
