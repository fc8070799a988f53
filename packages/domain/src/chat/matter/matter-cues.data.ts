import type { HelpKind } from "../help/help-texts.data.ts";
import type { Matter } from "./matter-texts.data.ts";

/** What a help text leaves open; a kind that is not named leaves a medical matter. */
export const MATTER_OF_HELP: Readonly<Partial<Record<HelpKind, Matter>>> = {
  unresponsive: "other_person",
  choking: "other_person",
  self_harm: "crisis",
  abuse_child: "danger",
  abuse: "danger",
  danger: "danger",
  eating_disorder: "eating",
};

/** What a finding of level `high` leaves open, by its flag, also one that a later check may know; others leave nothing. */
export const MATTER_OF_FLAG: Readonly<Record<string, Matter>> = {
  medical_emergency: "medical",
  cardiac_symptom: "medical",
  neurological_symptom: "medical",
  breathing_difficulty: "medical",
  dehydration_or_heat: "medical",
  exercising_injured: "medical",
  pregnancy: "medical",
  poisoning: "medical",
  allergic_reaction: "medical",
  blood_sugar: "medical",
  energy_deficiency: "medical",
  medication_change: "medical",
  eating_disorder: "eating",
  abuse: "danger",
};

const SEEN: readonly string[] = [
  "(the|my|a) (doctor|doc|gp|cardiologist|physio|nurse|paramedic|midwife) (said|says|checked|examined|looked|cleared|told|confirmed)",
  "(saw|seen|visited) (the|my|a) (doctor|doc|gp|cardiologist|specialist|midwife|dietitian|psychologist|psychiatrist)",
  "(went|been) to (the|a|my) (doctor|doctors|gp|hospital|er|clinic|emergency room)",
  "(back|home) from (the|) (doctor|doctors|hospital|er|clinic)",
  "(got|had|have had) (it|that|this|myself) (checked|looked at|examined|seen to)",
  "(was|got) (checked|examined|cleared) (out|) (by|at)",
  "cleared me",
  "(ecg|ekg|scan|mri|blood test) (was|came back) (normal|fine|clear|ok|okay)",
  "paramedics (came|are here|checked|took)",
  "ambulance (came|is here|took)",
  "(看过|看了)_(医生|大夫|急诊|门诊)",
  "(去过|去了)医院",
  "去医院(看|检查)_(过|了)",
  "(医生|大夫)_(说|检查|看过|告诉|确认)",
  "检查(过了|做了|结果)",
  "做了(心电图|检查|核磁)",
  "(救护车|急救人员)(来了|到了)",
];

const TOLD: readonly string[] = [
  "(called|rang|phoned|texted) (the|a|) (crisis line|hotline|helpline|samaritans|988|lifeline|police)",
  "(talked|spoke|talking|speaking) (to|with) (the|a|my) (crisis line|hotline|helpline|samaritans|therapist|doctor|counsellor|counselor|psychologist)",
  "(told|talked to|talked with|spoke to|spoke with) my (mum|mom|mother|dad|father|parents|friend|sister|brother|wife|husband|partner|teacher|family)",
  "打(了|过)_(热线|电话|12356)",
  "(和|跟|给)__(谈过|聊过|谈了|聊了|说了)",
  "告诉(了|过)_(妈妈|爸爸|父母|朋友|家人|老师|老公|老婆)",
];

const SAFE_NOW: readonly string[] = [
  "(im|i am|we are|were) safe (now|)",
  "feel safe now",
  "(我|)(现在|)安全了",
];

/** What says that a matter is looked after. That it has passed or feels better says so of no matter. Design values. */
export const RESOLVING: Readonly<Record<Matter, readonly string[]>> = {
  crisis: [...TOLD, ...SAFE_NOW],
  danger: [
    ...TOLD,
    ...SAFE_NOW,
    "police (came|are here|took)",
    "(moved out|got away)",
    "报警了",
    "警察(来了|到了)",
  ],
  other_person: [
    ...SEEN,
    "(he|she|they) (is|are) (ok|okay|fine|awake|breathing|conscious|in hospital|at the hospital)",
    "(hes|shes|theyre) (ok|okay|fine|awake|breathing|conscious|in hospital|at the hospital)",
    "(he|she|they) (woke up|came round)",
    "(他|她)(现在|)(醒了|没事了|送医院了|在医院)",
    "送(到|去|)医院了",
  ],
  medical: SEEN,
  eating: [...SEEN, ...TOLD],
};
