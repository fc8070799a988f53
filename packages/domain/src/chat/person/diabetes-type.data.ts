/** How people name the type of a diabetes, and what speaks of sugar in the blood. Phrases as `readPhrase` reads them; the choice is a design value. */

/** The types by which advice differs, and what is called by a type and is none. */
export const DIABETES_TYPES = {
  type_1_diabetes: [
    "(type|typ|tpye) (1|one)",
    "type i (diabetes|diabetic)",
    "ti (here|diabetic|diabetes)",
    "(t1d|t1dm|t1|ti|type1|typ1)",
    "(juvenile|insulin dependent) diabetes",
    "(1|一|第一|第1)型",
    "I型糖尿",
    "胰岛素依赖型",
  ],
  type_2_diabetes: [
    "(type|typ|tpye) (2|two)",
    "type ii (diabetes|diabetic)",
    "(t2d|t2dm|t2|type2|typ2)",
    "(2|二|第二|第2)型",
    "II型糖尿",
  ],
  both: [
    "(type|types) (1|one) (and|or|vs|versus|) (type|) (2|two)",
    "(1|一)型?(和|或|与|、|还是|同|)(2|二)型",
  ],
  none: [
    "type (1|2|one|two) (fun|fibre|fibres|fiber|fibers|muscle|muscles|collagen|error|errors|skin)",
    "(1|2|一|二)型(肌|纤维|胶原|号)",
  ],
} as const;

/** What those who name their type in short say of themselves; elsewhere it needs a word on sugar. */
export const TELLS_SHORT_TYPE: readonly string[] = [
  "(im|i am|ive got|i have|i got|as) (a|an|) (t1|ti|t2)",
  "(t1|ti|t2) (here|diabetic|diabetics|diabetes)",
  "我(是|系|有|)(t1|ti|t2)",
];

/** What only people who take insulin wear. */
export const WORN_WITH_INSULIN: readonly string[] = [
  "(cgm|libre|dexcom|omnipod|medtronic|basal|bolus|closed loop)",
  "(insulin|my|the|wear a|a) pump",
  "(glucose|sugar) sensor",
  "(胰岛素泵|血糖仪|瞬感|德康|动态血糖|戴泵|大剂量|基础率)",
];

/** What is measured, taken or eaten for the sake of a diabetes. */
export const OF_GLUCOSE: readonly string[] = [
  "(sugar|sugars|glucose|bg|bgl|bgs|cgm|libre|dexcom|hba1c|a1c|hypo|hypos|lows|ketone|ketones|mmol)",
  "(carb|carbs|carbohydrate|carbohydrates|snack|snacks|juice|dextrose|gel|gels)",
  "(insulin|bolus|basal|pump|metformin|diabetes|diabetic|diabetics)",
  "(go|goes|going|went|drop|dropping|crash|crashing) low",
  "(eat|eating|food|fasted|breakfast) _ _ (before|after|during|first|exercise|run|gym|workout|training)",
  "(血糖|低糖|高糖|糖化|酮体|胰岛素|二甲双胍|糖尿|碳水|加餐|吃糖|含糖|果汁)",
  "(运动|跑步|锻炼|健身|训练|练|打球|游泳|骑车|早饭|空腹)_(吃|食|加餐|垫)",
  "(吃|食)_(运动|跑步|锻炼|健身|训练|练|打球|游泳|骑车)",
];

/** What raises the sugar as it is eaten. */
export const EATEN: readonly string[] = [
  "(rice|noodle|noodles|bread|pasta|potato|potatoes|fruit|fruits|banana|bananas|grapes|mango)",
  "(dessert|desserts|cake|cakes|sweets|chocolate|porridge|congee|cereal|honey)",
  "(米饭|白饭|吃饭|面条|馒头|粥|面包|土豆|红薯|水果|香蕉|西瓜|葡萄|芒果|甜食|甜品|蛋糕|点心|主食|蜂蜜|生果)",
];
