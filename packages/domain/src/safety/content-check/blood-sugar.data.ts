/**
 * What a measured blood sugar means for exercise, in mmol/L (American Diabetes Association, Standards of Care in Diabetes, 2024: level 1
 * and 2 of hypoglycaemia; Exercise/physical activity in individuals with type 2 diabetes, American College of Sports Medicine, 2022: above
 * 13.9). A number without a unit is one of mmol/L or of mg/dL by its size (design values).
 */
export const BLOOD_SUGAR_LIMITS = {
  severelyLow: 3,
  low: 3.9,
  high: 13.9,
  /** By so much what is "below" a number is taken to be lower. */
  below: 0.15,
  leastMillimoles: 1,
  mostMillimoles: 35,
  leastMilligrams: 36,
  mostMilligrams: 700,
} as const;

export const MILLIGRAMS_PER_MILLIMOLE = 18;

/** What it is called, beside 血糖. */
export const SUGAR_WORDS: ReadonlySet<string> = new Set([
  ...["sugar", "sugars", "glucose", "bg", "bgl", "bloodsugar", "cgm", "libre", "dexcom"],
]);

/** These are eaten too, unless one of the others stands before them. */
export const EATEN_SUGARS: ReadonlySet<string> = new Set(["sugar", "sugars", "glucose"]);
export const BEFORE_MEASURED: ReadonlySet<string> = new Set(["blood", "fasting"]);

/** Meters, whose names go with a number of their own: "libre 2". */
export const METERS: ReadonlySet<string> = new Set(["cgm", "libre", "dexcom"]);

/** What may stand between the word and the number that was measured; more only where the number has its unit. */
export const CONNECTING: ReadonlySet<string> = new Set([
  ..."below under less than above over from then and still my the has came back low".split(" "),
  ..."high shows showing showed gone going drop dropping rising rose tonight here".split(" "),
  ..."hovering measured measures sitting sits been before after in on yesterday last".split(" "),
  ..."night week usually always sometimes would should be were had is at of s was".split(" "),
  ..."reads reading read says said now level levels currently about around just only".split(" "),
  ..."today this morning down up to dropped fell went hit like test tested meter".split(" "),
  ..."monitor it its a".split(" "),
  ..."是现在只有到了今天早晚上昨去年我的测量出来显示又突然降掉跌低高升大小概约左右值水平空腹餐后前饭刚才还仅都仲系冲飙这个时候为达变成从由得一下不于过试经常",
]);

/** A number before one of these is no blood sugar. */
export const NO_SUGAR_UNITS: ReadonlySet<string> = new Set([
  ..."% am pm h hour hours hr hrs min mins minutes days day weeks week months month".split(" "),
  ..."years year times x g grams gram kg calories kcal cal per a snacks gels tablets".split(" "),
  ..."tabs people cans bars drinks km miles mile points units unit spoons teaspoons".split(" "),
  ..."cubes o'clock".split(" "),
  // 一 in 一般, 一直, 一定 and the like is no number.
  ..."般直定旦些起共切向",
  ..."点小分天周月年次种样片粒杯碗瓶毫斤顿餐针倍成型期克个公块勺单岁号",
]);

/** With one of these before it in its sentence a number is asked about, imagined, wished for or past. */
export const NOT_TOLD_OF_NOW: ReadonlySet<string> = new Set([
  ..."if when whenever what why how which should normal range target aim never between".split(" "),
  ..."was were had yesterday last ago once used would until usually sometimes".split(" "),
  ..."若 昨 曾 范 标 常 几 如果 要是 以前 之前 去年 上年 上次 那次 试过".split(" "),
]);

/** What says, right before a number, that it is less than that; and before that, that it is not. */
export const LESS_THAN: ReadonlySet<string> = new Set([
  "below",
  "under",
  "低于",
  "小于",
  "不到",
  "不足",
]);

/** What tells that what follows, or stands before, is of now. */
export const OF_NOW: ReadonlySet<string> = new Set(["now", "currently", "today", "现", "今", "刚"]);

/** After one of these a number is none of those that were measured, but a difference or one in a row. */
export const NO_LEVEL_BEFORE: ReadonlySet<string> = new Set([
  "by",
  "第",
  "降了",
  "升了",
  "跌了",
  "掉了",
  "涨了",
]);

/** From such a level something went to another. */
export const FROM: ReadonlySet<string> = new Set(["from", "从", "由"]);

/** What may follow a number without its unit in the same clause. */
export const AFTER_NUMBER: ReadonlySet<string> = new Set([
  ..."now before after and so can but today this right at with should is what i im".split(" "),
  ..."again or which then please tonight yesterday while even because feeling feel".split(" "),
  ..."safe ok okay too low high fasting last when to on in for since still just almost".split(" "),
  ..."already normal he she my no not if down up the without that it do would how good".split(" "),
  ..."fine going sugar ketones thats than".split(" "),
]);

/** A sentence that begins so asks about a number in general. */
export const BEGIN_QUESTIONS: ReadonlySet<string> = new Set(["is", "are", "does", "do"]);

/** Beside one of these more is told than a number. */
export const SIGNS_BESIDE: ReadonlySet<string> = new Set([
  ..."vomit vomiting vomited throwing threw puking puked sick nausea nauseous confused".split(" "),
  ..."confusion drowsy sleepy faint fainted fainting dizzy unconscious collapsed".split(" "),
  ..."seizure breath breathing slurring blurry wake speak talk talking sense respond".split(" "),
  ..."responding answer answering shaking unwell units insulin took pills die dying".split(" "),
  ..."dead kill myself skip skipping starve starving eaten peeing pee urinating".split(" "),
  ..."thirsty stomach belly abdominal fruity".split(" "),
  ..."吐 晕 昏 迷 糊 抽 喘 醒 倒 死 叫 反 话 饿 尿 渴 肚 呕 嘔 针 胰 药 抖 汗 慌 命 活".split(" "),
  // Of somebody else the words say how they are.
  ..."he she hes shes him her mum mom dad".split(" "),
  ..."他 她 佢 妈 爸".split(" "),
]);

export const KETONES: ReadonlySet<string> = new Set(["ketone", "ketones", "酮"]);

export const DENYING: ReadonlySet<string> = new Set([
  ..."no not without zero 0 negative neg nil none dont".split(" "),
  ..."没 无 不 阴 未".split(" "),
]);

/** What was not measured is not denied. */
export const MEASURING: ReadonlySet<string> = new Set([
  ..."checked check test tested measure measured know sure".split(" "),
  ..."测 查 验 知 清".split(" "),
]);

/** Who feels so and checks, checks their sugar. */
export const SHAKY: ReadonlySet<string> = new Set([
  ..."shaky shakey wobbly trembly trembling shaking clammy jittery sweaty hypo".split(" "),
]);
export const CHECKED: ReadonlySet<string> = new Set(["checked", "tested", "pricked"]);
/** So low nothing else that is checked is told of (design values). */
export const LOW_BARE = { mostMillimoles: 3.9, mostMilligrams: 70 } as const;
/** With one of these something else was checked. */
export const OTHER_CHECKED: ReadonlySet<string> = new Set([
  ..."pulse heart hr bpm rhr beats spo2 oxygen sats pressure bp watch garmin fitbit".split(" "),
  ..."weight scale scales kg kilos pace time clock temperature".split(" "),
]);
