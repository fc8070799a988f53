import type { Concept, ContentRule } from "./content-rule.ts";

/** After these nobody strains for weeks (how long is a design value). */
const BIG = [
  "c section|csection|cesarean|caesarean|cesarian|caesarian|cs|hysterectomy|myomectomy|hernia op|hernia repair|hernia surgery|hernia operation",
  "appendectomy|appendicectomy|appendix out|gallbladder out|gallbladder removal|gallbladder surgery|laparoscopy|bowel surgery|bypass|open heart surgery",
  "stent|pacemaker|ablation|mastectomy|spinal fusion|discectomy|knee replacement|hip replacement|acl surgery|acl reconstruction|rotator cuff repair",
  "vitrectomy|retina surgery|retinal surgery|cataract surgery|cataract op|eye surgery|nephrectomy",
  "kidney transplant|liver transplant|prostatectomy|laparotomy|surgery|operation|op|major surgery|abdominal surgery|kidney donation",
];
const OWNER = "(my|a|the|her|his|an|their|your|that|)";
const KIND_WORDS =
  "(emergency |planned |elective |second |third |first |keyhole |laparoscopic |inguinal |umbilical |full |total |partial |)";
const AGO = "(ago|back)";
const FEW_WEEKS =
  "(<1-20> (days|day|d)|<1-2> (weeks|week|wks|wk)|a (week|fortnight)|a few days|a couple of days)";
/** What is mended in an eye holds later. */
const MORE_WEEKS =
  "(<1-41> (days|day)|<1-5> (weeks|week|wks|wk)|a (week|fortnight|month)|a few weeks)";
const ZH_BIG =
  "(剖腹产|剖宫产|剖产|子宫切除|疝气手术|疝气修补|阑尾手术|阑尾炎手术|阑尾切除|胆囊手术|胆囊切除|视网膜手术|视网膜脱落手术|视网膜复位|白内障手术|心脏搭桥|心脏支架|隆胸|抽脂|换膝|换髋|手术|开刀)";

/** An operation of the last weeks, and what strains what it has mended. */
export const AFTER_OPERATION_CONCEPTS: Readonly<Record<string, Concept>> = {
  operationOfLate: {
    neutral: true,
    en: [
      ...BIG.flatMap((kinds) => [
        `${FEW_WEEKS} (after|since|post|out from|out of|from|following|past|on from) ${OWNER} ${KIND_WORDS}(${kinds})`,
        `(${kinds}) (was |were |about |only |just |done |)${FEW_WEEKS} ${AGO}`,
        `(${kinds}) (was |)(yesterday|last week|last (monday|tuesday|wednesday|thursday|friday|saturday|sunday|month)|this (week|morning|month))`,
        `(had|got) ${OWNER} ${KIND_WORDS}(${kinds}) (only |just |about |)(${FEW_WEEKS} ${AGO}|yesterday|last week|this (week|morning))`,
      ]),
      `${FEW_WEEKS} (post op|postop|post surgery|post section|post partum by c section|post c section)`,
      `(retina|retinas|cornea) _ _ (reattached|repaired|fixed|stitched|operated on) (only |just |about |)${MORE_WEEKS} ${AGO}`,
      `${MORE_WEEKS} (after|since|post|following) ${OWNER} (vitrectomy|retina surgery|retinal surgery|retinal detachment surgery|detached retina surgery)`,
      `(achilles|tendon|acl|hernia|appendix) _ _ (reattached|repaired|removed|fixed) (only |just |about |)(${FEW_WEEKS} ${AGO}|yesterday|last week)`,
      `(achilles|tendon|acl|hernia|appendix) _ _ (stitched|taken out|operated on|out) (only |just |about |)(${FEW_WEEKS} ${AGO}|yesterday|last week)`,
      `(gallbladder|meniscus|womb|uterus|bowel) _ _ (reattached|repaired|removed|fixed) (only |just |about |)(${FEW_WEEKS} ${AGO}|yesterday|last week)`,
      `(gallbladder|meniscus|womb|uterus|bowel) _ _ (stitched|taken out|operated on|out) (only |just |about |)(${FEW_WEEKS} ${AGO}|yesterday|last week)`,
      "(hours|hrs|day after|same day as|straight after) (after |from |of |)(my|the|a|her|his|) (general anaesthetic|general anesthetic|general anaesthesia)",
      "(right after|<1-23> (hours|hrs|h)) (after |from |of |)(my|the|a|her|his|) (general anaesthetic|general anesthetic|general anaesthesia)",
      "(hours|hrs|day after|same day as|straight after) (after |from |of |)(my|the|a|her|his|) (general anesthesia|anaesthetic)",
      "(hours|hrs|day after|same day as|straight after) (after |from |of |)(my|the|a|her|his|) (anesthesia|sedation|colonoscopy)",
      "(right after|<1-23> (hours|hrs|h)) (after |from |of |)(my|the|a|her|his|) (general anesthesia|anaesthetic|anesthesia|sedation|colonoscopy)",
      "(<1-24> hours|hours|same day) after _ (wisdom teeth|wisdom tooth|tooth extraction|teeth pulled|molars out)",
    ],
    zh: [
      `${ZH_BIG}(才|刚|刚过|过了|后|完|做完|做了|术后|之后|完了|第|)(才|刚|第|)(<1-13>天|<1-1>(周|个星期|星期|个礼拜|礼拜))`,
      `(<1-13>天|<1-1>(周|个星期|星期|个礼拜|礼拜))前(做了|做|刚做|做的|)(了|)${ZH_BIG}`,
      "(全麻|全身麻醉)(后|完|醒来|醒|)(才|刚|)<1-23>(个|)小时",
      "术后(才|刚|第|)(<1-13>天|<1-1>(周|个星期|星期|个礼拜|礼拜))",
    ],
  },
  strainAfterOperation: {
    neutral: true,
    en: [
      "(planks|plank|planking|jog|jogging|run|running|runs|sprint|sprints|sprinting|box)",
      "(boxing|spar|sparring|squat|squats|squatting|deadlift|deadlifts|deadlifting)",
      "(lift|lifting|lifts|weights|bench|benching|bench press|kettlebell|kettlebells|barbell)",
      "(crossfit|hiit|burpees|skipping rope|jump rope|jumping|trampoline|trampolining)",
      "(abs|ab|core|crunches|sit ups|situps) (back|circuit|workout|class|session|routine|challenge|work|day)",
      "(crunches|sit ups|situps|sit up|leg raises|pull ups|pullups|press ups|push ups|pushups)",
      "(handstand|handstands|gym|training|workout|spin class|spinning|zumba|football|rugby)",
      "(tennis|judo|bjj|jiu jitsu|wrestling|climb|climbing|bouldering|rowing|triathlon)",
      "(marathon|10k|5k|parkrun|meet day|match|race|powerlifting|scuba|diving|ski|skiing)",
    ],
    zh: [
      "(平板支撑|跑步|慢跑|举重|深蹲|硬拉|卷腹|仰卧起坐|拳击|打拳|撸铁|健身|跳绳|跳操|搬重|提重|抱孩子|抱娃|打球|训练|波比跳|爬山|踢球)",
    ],
  },
  /** Only asked when, kept to rest or walking, allowed, or done long after. */
  strainPutOff: {
    setting: true,
    includes: ["recoveryWords"],
    en: [
      "(dogs|cats|puppy|soup|bring|brought|visit*|while (he|she|they) (sleep*|slept|rest*)|my run)",
      "(yet|how far|how heavy|allowed|gentle moves|shopping|laundry)",
      "(when (can|could|should|will|may|do|is it)|how (long|soon|many weeks))",
      "(what (can|exercise|exercises) (can |could |should |)(i|she|he|we)|no (running|lifting|gym|training|sport|weights|exercise))",
      "(cleared|signed off|all clear|green light)",
      "(doctor|surgeon|midwife|physio|gp|consultant|dr|obgyn|ob|nurse|gynae) _ (says i can|said i can|said i may|agreed|recommended|gave me)",
      "(doctor|surgeon|midwife|physio|gp|consultant|dr|obgyn|ob|nurse|gynae) _ (ok|okayed|okay|cleared|allowed|allows|happy|fine|approved|said yes|says yes)",
      "(only|just) (walk|walking|walks|stretch|stretching|breathing|pelvic floor|kegels|gentle walks|short walks)",
      "(until|til|till) (the|my|im|i am|i have|week|cleared|six|6|8|eight|after)",
      "(years ago|months ago|last year|years after|months after|<1-40> (years|months))",
      "(before (my|the|her|his) (surgery|op|operation|c section|hysterectomy)|next (week|month))",
      "(miss|missing|watch|watching|watched|dream|dreaming|cant wait|waiting|wait|patient|resting|rest)",
      "(not yet|film|movie|episode|dog|cat|vet|horse|rehab (plan|program*|exercise+)|physio plan)",
    ],
    zh: [
      "(什么时候|多久|几时|几周后|多长时间|医生说可以|医生同意|医生允许|已经允许|复查没问题|等到|年前|个月前|只散步|散步|不能|不敢|以后再|想念|休息)",
    ],
  },
  /** What a doctor forbade for weeks, and was done. */
  strainForbidden: {
    setting: true,
    en: [
      "(no|not to|dont|avoid|nothing) _ (lifting|lift|lifts|running|run) _ _ for (a week|a month|<1-12> (weeks|months|wks)|six weeks)",
      "(no|not to|dont|avoid|nothing) _ (exercise|driving|drive|sport|gym) _ _ for (a week|a month|<1-12> (weeks|months|wks)|six weeks)",
      "(no|not to|dont|avoid|nothing) _ (heavy|training|weights|jumping) _ _ for (a week|a month|<1-12> (weeks|months|wks)|six weeks)",
      "(no|not to|dont|avoid|nothing) _ (bending|carry|carrying|heavier) _ _ for (a week|a month|<1-12> (weeks|months|wks)|six weeks)",
      "(bed rest|strict rest|rest) for (a week|<1-12> (weeks|days))",
    ],
    zh: [
      "(<1-12>周|<1-3>个月|<1-12>个星期)(内|之内|)(不能|不许|不要|不可以|别)(提重|搬重|举重|运动|跑步|用力|抱)",
    ],
  },
  forbiddenDone: {
    neutral: true,
    en: [
      "but (i |ive |she |he |) (already |have |just |still |)(picked up|lifted|did|carried|ran|went|moved|done|been lifting)",
      "but (i |ive |she |he |) (already |have |just |still |)(been running|trained|played|jogged|hauled|dragged|squatted)",
      "(i |ive |) (already |still |)(picked up|lifted|carried|ran|moved|trained) _ _ (anyway|already|yesterday|today|this morning)",
      "(i |ive |) (already |still |)(jogged|hauled|squatted|did squats|did planks) _ _ (anyway|already|yesterday|today|this morning)",
      "(anyway|regardless|ignored (it|that|him|her)|sneaked|snuck)",
    ],
    zh: ["(但|可|不过)(我|)(还是|已经|)(搬了|提了|抱了|跑了|练了|举了|做了)"],
  },
};

/** These decide alone: who is mended for so short a time does not know it by how they feel. */
export const AFTER_OPERATION_RULES: readonly ContentRule[] = [
  {
    id: "injury.strain-after-operation",
    flag: "exercising_injured",
    level: "medium",
    warning: "askDoctor",
    source: "injury",
    scope: "passage",
    when: [["operationOfLate"], ["strainAfterOperation"]],
    unless: ["strainPutOff"],
    counts: ["educational", "past"],
    examples: {
      match: [
        "ten days after c section can i begin planks and jogging",
        "Should my flatmate go back to boxing? Her retina got reattached three weeks ago",
        "training tomorrow two hours after the general anaesthetic",
        "剖腹产才十天，可以做平板支撑吗",
      ],
      pass: [
        "when can I run after my c section, I am ten days post op",
        "ten years after my c section I still run",
        "two weeks after surgery, surgeon says I can lift light weights",
        "剖腹产十天了，什么时候能跑步",
      ],
    },
  },
  {
    id: "injury.forbidden-strain",
    flag: "exercising_injured",
    level: "medium",
    warning: "askDoctor",
    source: "injury",
    scope: "passage",
    when: [["strainForbidden"], ["forbiddenDone"]],
    counts: ["educational", "past", "negated", "quoted"],
    examples: {
      match: ["she said no lifting for six weeks but i picked up the toddler and did squats"],
      pass: [
        "she said no lifting for six weeks, so I walk",
        "no running for a week, but I love walking",
      ],
    },
  },
];
