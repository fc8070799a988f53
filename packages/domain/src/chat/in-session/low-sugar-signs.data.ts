/**
 * Signs by which somebody whose medicine lowers the blood sugar knows a low one; one is enough. Source: National Health Service
 * (England), "Low blood sugar (hypoglycaemia)", 2023.
 */
export const SUGAR_SIGNS: readonly string[] = [
  "(shaky|shaking|shakes|shakey|trembling|tremble|trembly|trembles|jittery|clammy|tremor+|tremors)",
  "(cold|cool) sweat+",
  "(sweaty|sweating|dizzy|weak|lightheaded|light headed) and (shaky|shaking|trembling|weak|dizzy|confused|hungry|sweaty)",
  "(feel|feels|feeling|going|having|a) (hypo|low sugar)",
  "(手|脚|人|身体|全身|身子|浑身|手脚|双手|有点|有啲|好)_(抖|发抖|颤|发颤|震|哆嗦)",
  "(手抖|脚抖|发抖|手震|脚震|手颤|哆嗦|打颤)",
  "(出|冒|一身)(冷汗|虚汗)",
  "低血糖(的感觉|反应|了|呢)",
];

/** Not of now: what is feared or asked in general, and what comes from elsewhere. Design values. */
export const NO_SUGAR_SIGNS: readonly string[] = [
  "(cold outside|freezing|nervous|stage fright|after the (set|last rep|plank)|squats|lifting|coffee|caffeine|plank)",
  "(外面冷|太冷|天冷|紧张|咖啡|举重|平板支撑|做完组)",
  "(used to|last year|years ago|months ago|以前|去年|前年|小时候)",
];
