/** Medicines whose dose matters from one day to the next, by substance and by common names. */
const GRAVE_MEDICINES = [
  "warfarin|coumadin|eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|edoxaban|lixiana|savaysa|plavix|clopidogrel|brilinta|brilique|ticagrelor",
  "bisoprolol|metoprolol|atenolol|carvedilol|propranolol|nebivolol|sotalol|amiodarone|flecainide|digoxin|lanoxin|diltiazem|verapamil|entresto",
  "ramipril|lisinopril|enalapril|perindopril|captopril|losartan|valsartan|candesartan|irbesartan|telmisartan|olmesartan|amlodipine|nifedipine|doxazosin",
  "hydrochlorothiazide|hctz|indapamide|bendroflumethiazide|chlorthalidone|furosemide|frusemide|lasix|torsemide|bumetanide|spironolactone|eplerenone",
  "insulin|humalog|novorapid|novolog|fiasp|apidra|lantus|levemir|tresiba|toujeo|basaglar|metformin|gliclazide|glipizide|glimepiride|jardiance|farxiga",
  "lamotrigine|lamictal|keppra|levetiracetam|valproate|epilim|depakote|carbamazepine|tegretol|topiramate|phenytoin|clobazam|lithium|clozapine",
  "seroquel|quetiapine|olanzapine|zyprexa|risperidone|risperdal|aripiprazole|abilify|haloperidol|sertraline|zoloft|fluoxetine|prozac|citalopram|celexa",
  "escitalopram|lexapro|paroxetine|paxil|venlafaxine|effexor|duloxetine|cymbalta|mirtazapine|bupropion|wellbutrin|amitriptyline|buspirone|diazepam",
  "prednisone|prednisolone|hydrocortisone|dexamethasone|levothyroxine|synthroid|euthyrox|thyroxine|carbimazole|methimazole|tacrolimus|ciclosporin",
  "methotrexate|azathioprine|mycophenolate|levodopa|madopar|sinemet|pyridostigmine|fludrocortisone|isosorbide|nicorandil|ivabradine|ranolazine",
];
/** Others that are not for everybody to take. */
const OTHER_MEDICINES = [
  "simvastatin|atorvastatin|rosuvastatin|lipitor|crestor|statin|statins|gabapentin|pregabalin|lyrica|tramadol|codeine|oxycodone|morphine|zolpidem",
  "adderall|ritalin|concerta|vyvanse|methylphenidate|elvanse|xanax|alprazolam|lorazepam|ativan|valium|clonazepam|zopiclone|ambien|temazepam",
  "albuterol|salbutamol|ventolin|symbicort|montelukast|inhaler|puffer|naproxen|diclofenac|celecoxib|ozempic|wegovy|mounjaro|semaglutide",
];
/** What medicines are called by what they are for. */
const KINDS_OF_MEDICINE = [
  "(heart|water|blood pressure|bp|pressure|epilepsy|seizure|thyroid|diabetes|transplant|angina) (pill+|tablet+|med|meds|medicine+|medication+)",
  "(blood thinner+|beta blocker+|betablocker+|anticoagulant+|antiepileptic+|antipsychotic+|antidepressant+|diuretic+|immunosuppressant+)",
];

/** What people call the medicines that they take, by substance, by name and by what they are for. */
export const NAMES_OF_MEDICINES: readonly string[] = [
  ...[...GRAVE_MEDICINES, ...OTHER_MEDICINES].map((names) => `(${names})`),
  ...KINDS_OF_MEDICINE,
];
