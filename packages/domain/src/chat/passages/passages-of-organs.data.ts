/** Parts of the body that exercise is seldom written of; muscles, joints, heart and lungs are in most texts. Design values. */
export const ORGANS: Readonly<Record<string, readonly string[]>> = {
  eyes: ["(eye|eyesight|vision)", "(眼|视力)"],
  ears: ["(ear|hearing)", "(耳|听力)"],
  liver: ["liver", "肝"],
  kidneys: ["kidney", "肾"],
  spleen: ["spleen", "脾"],
  teeth: ["(teeth|tooth|gum)", "牙"],
  hair: ["hair", "(头发|发质)"],
  nails: ["(nail|fingernail|toenail)", "指甲"],
  skin: ["skin", "皮肤"],
  bladder: ["bladder", "膀胱"],
  pancreas: ["pancreas", "胰"],
  gallbladder: ["(gallbladder|gall bladder)", "胆囊"],
  thyroid: ["thyroid", "甲状腺"],
  prostate: ["prostate", "前列腺"],
  throat: ["(throat|voice)", "(嗓|喉)"],
  nose: ["(nose|sinus)", "鼻"],
};

/** What a question for an effect has, what speaks of exercise as such, and what the ill alone are told. */
export const OF_EFFECTS: Readonly<Record<"effect" | "exercise" | "illness", readonly string[]>> = {
  effect: [
    "(good|bad|better|worse|help|helps|helpful|improve|improves|benefit|benefits)",
    "(harm|harms|harmful|affect|affects|damage|damages|strengthen|strengthens)",
    "(好|帮助|有益|有用|坏处|影响|改善|有害|伤)",
  ],
  exercise: [
    "(exercise|exercising|exercises|sport|sports|train|trains|training|workout|workouts|active|activity|movement)",
    "(运动|锻炼|健身)",
  ],
  illness: [
    "(surgery|operation|transplant|transplants|removed|laser|implant|implants|aid|aids)",
    "(cirrhosis|hepatitis|stone|stones|disease|failure|cancer|transfusion|transfusions)",
    "one (eye|kidney)",
    "(手术|术后|移植|切除|植入|助听|硬化|肝炎|乙肝|结石|衰竭|癌|只有一)",
  ],
};
