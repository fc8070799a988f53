/**
 * What makes a pressure of 180/120 an emergency, as phrases (`readPhrase`): American Heart Association, When to call 911 about
 * high blood pressure (chest or back pain, breath, numbness, weakness, sight, speech); a severe headache and confusion: the
 * guideline of 2017.
 */
export const SIGNS_OF_PRESSURE: readonly string[] = [
  "chest (is |feels |)(pain|hurts|tight|heavy|pressure|pressing)",
  "(pain|tightness|pressure|weight) (in|on) (my |his |her |the |)chest",
  "(cant breathe|short of breath|breathless|hard to breathe|shortness of breath|trouble breathing)",
  "(numb|numbness|weak arm|weak leg|droopy|drooping|slurred|slurring|cant speak|confused|confusion|seizure)",
  "(arm|leg|face|hand|side) _ (numb|weak|tingling|dead|droopy|heavy)",
  "(blurry|blurred|double|dim|lost|losing|loss of) (vision|eye|eyes|sight|eyesight)",
  "(vision|sight|eyes) (is |are |went |gone |goes |all |)(blurry|blurred|dim|double|foggy|black)",
  "(seeing|see) (double|spots|stars|flashes)",
  "(pounding|splitting|thumping|terrible|severe|worst|awful|massive|killer|exploding|bad) (headache|head|migraine)",
  "head (is |feels |)(pounding|splitting|exploding|thumping|bursting)",
  "(vomiting|throwing up|passed out|fainted|collapsed|tearing back pain)",
  "(胸痛|胸口痛|胸闷|胸口闷|胸疼|喘不过气|呼吸困难|气促|手麻|脸麻|半边麻|说不清|口齿不清|意识模糊|看不清|视力模糊|视线模糊|眼花|头痛欲裂|头痛得厉害|剧烈头痛|头很痛|呕吐|抽搐)",
];
