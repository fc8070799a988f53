/**
 * Signs by which somebody whose medicine lowers the blood sugar knows a low one; one is enough. Source: National Health Service
 * (England), "Low blood sugar (hypoglycaemia)", 2023.
 */
export const SUGAR_SIGNS: readonly string[] = [
  "(cold|cool) sweat+",
  "(feel|feels|feeling|going|having|a) (hypo|low sugar)",
  "(am|im|hes|shes|gone|went) (a bit|quite|) hypo",
  "(hypo|hypos) (now|again|coming)",
  "(出|冒|一身)(了|咗|)(冷汗|虚汗)",
  "低血糖(的感觉|反应|了|呢)",
];

/** Those that an effort may bring about as well. */
export const TREMBLING: readonly string[] = [
  "(shaky|shaking|shakey|trembling|tremble|trembly|trembles|jittery|clammy|tremor+|tremors)",
  "the shakes",
  "(hand|hands|body|arm|arms|leg|legs|he|she) shakes",
  "(sweaty|sweating|dizzy|weak|lightheaded|light headed) and (shaky|shaking|trembling|weak|dizzy|confused|hungry|sweaty)",
  "(手|脚|人|身体|全身|身子|浑身|手脚|双手|有点|有啲|好)_(抖|发抖|颤|发颤|震|哆嗦)",
  "(手抖|脚抖|发抖|手震|脚震|手颤|哆嗦|打颤)",
];

/** What trembling comes from elsewhere; what else is said of a day, such as coffee or squats, puts off no low sugar. Design values. */
export const NO_TREMBLING: readonly string[] = [
  "(stage fright|after the (set|last rep|plank)|plank)",
  "(shake|shakes|shaking|shook) (off|hands|out|my head|the bottle)",
  "(平板支撑|做完组|做完一组|怯场|上台)",
];

/** What is long over. Design values. */
export const NO_SUGAR_NOW: readonly string[] = [
  "(used to|last year|years ago|months ago|以前|去年|前年|小时候)",
];
