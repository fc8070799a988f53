/** How a measured blood pressure is told, as phrases (`readPhrase`); "@" stands for the upper number (design values). */

/** Both numbers, the upper one first. */
export const BOTH_PRESSURES: readonly string[] = [
  "(blood pressure|bp|pressure|hypertension|hypertensive|htn) __ <50-300> (over|on|) <20-200>",
  "<50-300> (over|on|) <20-200> (mmhg|mm hg|毫米汞柱)",
  "(血压|高血压)__<50-300>(和|到|比|、|)<20-200>",
  "(高压|收缩压|上压)_<50-300>__(低压|舒张压|下压)_<20-200>",
  "(systolic|sbp|upper|top) _ <50-300> __ (diastolic|dbp|lower|bottom) _ <20-200>",
];

/** The upper or the lower number alone. */
export const UPPER_PRESSURE: readonly string[] = [
  "(systolic|systolic blood pressure|systolic bp|systolic pressure|sbp|upper pressure) __ <50-300>",
  "(高压|收缩压|上压)_<50-300>",
  "(blood pressure|bp) (is|was|of|at|now|today|reads|) (now|at|about|around|) <100-300>",
  "血压(是|有|到|到了|现在|高达|达|达到|升到|)<100-300>",
];
export const LOWER_PRESSURE: readonly string[] = [
  "(diastolic|diastolic blood pressure|diastolic bp|diastolic pressure|dbp|lower pressure) __ <20-200>",
  "(低压|舒张压|下压)_<20-200>",
];

/** With one of these in its sentence a pressure is asked about in general, wished for, somebody's limit, or past. */
export const NO_PRESSURE_OF_NOW: readonly string[] = [
  "(what|which|why|how|if|when|whenever|target|goal|aim|normal|range|should be|limit|used to|once was|would be)",
  "(below|under|less than|up to|at most|until|unless) (#|the)",
  "(healthy|ideal|optimal) (blood pressure|bp)",
  "(last|previous) (year|month)",
  // Effort raises it; what counts is the one at rest.
  "(during|mid|middle of) (a|the|my|) (set|sets|squat|squats|lift|lifts|deadlift|deadlifts|stress test|exercise|treadmill test)",
  "(运动时|运动中|训练时|训练中|深蹲时|负荷试验|运动试验)",
  "(year|month) ago",
  "(如果|要是|假如|若|正常|目标|范围|标准|应该|什么|怎么|去年|以前|之前|曾经|年前|低于|小于|不超过)",
];
