/** Say that it was better or harder, which neither time nor way tells. */
const QUALITY =
  "better|worse|harder|easier|tougher|higher|lower|intense|strenuous|difficult|tiring|exhausting|enjoyable|relaxed";
const QUALITY_ZH = "好|差|高|低|难|累|攰|辛苦|轻松|吃力|顺利|痛苦|叻|劲";
const USUALLY_ZH = "平时|平常|往常|平日|平均|一般|通常|以往";

const MORE =
  "longer|shorter|farther|further|faster|quicker|slower|more|less|fewer|better|worse|harder|easier|tougher|higher|lower|far|long|fast";

/** Hold a session against what is usual. The choice of words is a design value. */
export const THAN_USUAL: readonly string[] = [
  `(${MORE}) than (usual|usually|normal|average|typical|usually do|i usually do|i normally do)`,
  "(more|less) ~ than (usual|usually|normal|average|typical|my usual|my average)",
  `(${MORE}) than (my|the) (usual|normal|average|typical|mean)`,
  "(more|less|fewer) (calories|kcal|energy|minutes|km|kilometers|miles|time) than (usual|normal|average|usually|my average|my usual)",
  "(above|below|over|under) (my|the|) (average|usual|normal)",
  "(compare|compared|compares) (to|with) (my|the|) (average|usual|normal)",
  "(longer|shorter|farther|further|faster|slower) (than|then) most",
  "(比|较)(我|)(平时|平常|往常|平日|平均|一般|通常|以往)(的|)(要|)(久|长|远|快|慢|短|多|少|耐|近|好|差)",
  "(比|较)(我|)(平时|平常|往常|平日|平均|一般|通常|以往)_(久|长|远|快|慢|短|多|少|耐|近|好|差)(吗|呢|么|咩|啲|)",
  `(比|较)(我|)(${USUALLY_ZH})__(${QUALITY_ZH})(吗|呢|么|咩|啲|)`,
  `(高于|低于|超过|多过|少过|长过|耐过|久过|短过|快过|慢过|远过|近过|好过|差过|累过|攰过|辛苦过)(我的|我嘅|我|)(${USUALLY_ZH})`,
  "跟(平时|平常|往常|平均)(比|相比)",
];

/** Hold it against what is usual by what no mean tells. */
export const OF_QUALITY: readonly string[] = [
  `(${QUALITY})`,
  `(${QUALITY_ZH})(过|)(我|)(${USUALLY_ZH})`,
  `(${USUALLY_ZH})__(${QUALITY_ZH})`,
];
