const MORE =
  "longer|shorter|farther|further|faster|quicker|slower|more|less|fewer|better|harder|higher|lower|far|long|fast";

/** Hold a session against what is usual. The choice of words is a design value. */
export const THAN_USUAL: readonly string[] = [
  `(${MORE}) than (usual|usually|normal|average|typical|usually do|i usually do|i normally do)`,
  `(${MORE}) than (my|the) (usual|normal|average|typical|mean)`,
  "(more|less|fewer) (calories|kcal|energy|minutes|km|kilometers|miles|time) than (usual|normal|average|usually|my average|my usual)",
  "(above|below|over|under) (my|the|) (average|usual|normal)",
  "(compare|compared|compares) (to|with) (my|the|) (average|usual|normal)",
  "(longer|shorter|farther|further|faster|slower) (than|then) most",
  "(比|较)(我|)(平时|平常|往常|平日|平均|一般|通常|以往)(的|)(要|)(久|长|远|快|慢|短|多|少|耐|近|好|差)",
  "(比|较)(我|)(平时|平常|往常|平日|平均|一般|通常|以往)_(久|长|远|快|慢|短|多|少|耐|近|好|差)(吗|呢|么|咩|啲|)",
  "(高于|低于|超过|多过|长过|快过)(我的|我嘅|)(平均|平时|平常|往常|平日)",
  "跟(平时|平常|往常|平均)(比|相比)",
];
