/** Who looks after somebody's health, as a part of a phrase. */
const WHO =
  "(doctor|doctors|doc|docs|gp|dr|ob|obgyn|obstetrician|midwife|cardiologist|physio|nurse|paramedic|consultant" +
  "|specialist|surgeon|neurologist|paediatrician|pediatrician|dietitian|psychologist|psychiatrist|therapist)";
/** Where one is looked after. */
const WHERE =
  "(hospital|er|clinic|a and e|a e|ed|emergency room|urgent care|ward|walk in|surgery|maternity|maternity unit|labour ward|triage|minor injuries)";
const HAN_WHO = "(医生|大夫|产科|护士|助产士|家庭医生|专科|急诊|急症)";
const TESTS =
  "(monitor|monitoring|scan|ultrasound|ecg|ekg|ct|mri|xray|x ray|echo|bloods|blood test|blood tests|test|tests|trace|check|swab)";
const MEDICINES =
  "(tablet+|pill+|medicine+|medication+|meds|steroid+|antibiotic+|inhaler|nebuliser|nebulizer|prednisone" +
  "|prednisolone|water tablets|diuretic+|drip|fluids|injection+|cream|painkiller+|splint|cast|brace|crutch" +
  "|crutches|stitches)";
const HAN_TESTS =
  "(胎心监护|胎监|监护|监测|心电图|超声|彩超|b超|ct|核磁|x光|照片|抽血|验血|化验|检查|扫描)";

/** A professional has seen the person, or somebody who was told of. Design values. */
export const SEEN: readonly string[] = [
  `(the|my|a|) ${WHO} (have|has|just|) (said|says|checked|examined|looked|cleared|told|confirmed)`,
  `(saw|seen|visited) (the|my|a|an) ${WHO}`,
  `(cleared|given the all clear|discharged) (by|from) (the|my|a|) ${WHO}`,
  `(cleared|given the all clear|discharged) (by|from) (the|my|a|) ${WHERE}`,
  "(was|been|got|im|i am) discharged",
  `(went|been|was) (to|at|in) (the|my|a|) ${WHO}`,
  `(went|been|was) (to|at|in) (the|my|a|) ${WHERE}`,
  `(back|home|out) (from|of) (the|) ${WHO}`,
  `(back|home|out) (from|of) (the|) ${WHERE}`,
  "(got|had|have had) (it|that|this|myself) (checked|looked at|examined|seen to)",
  "(was|got|been) (checked|examined|cleared|seen) (out|over|) (by|at)",
  "(got|been|was) (checked out|checked over|looked over)",
  `(seen|treated) (at|in|by) (the|my|a|) ${WHO}`,
  `(seen|treated) (at|in|by) (the|my|a|) ${WHERE}`,
  "cleared me",
  `(${WHO}|${WHERE}) (has|have|just|) (sent|let) me (home|go home|go)`,
  `${WHERE} __ they (sent|let) me (home|go home)`,
  "(kept|admitted) me (in|overnight|for)",
  "they (checked|examined|scanned|monitored) (me|the baby)",
  "(he|she) (examined|scanned|monitored) (me|the baby)",
  `(${WHO}|${WHERE}) __ (they|he|she) (checked|examined|scanned|monitored) (me|him|her|them|the baby|it|my ~)`,
  `(they|he|she|${WHO}|${WHERE}) (gave|prescribed|put|started) me (on|) _ ${MEDICINES}`,
  `(got|been given|was given|given|prescribed) _ ${MEDICINES} (from|by|at) (the|my|a|) ${WHO}`,
  `(got|been given|was given|given|prescribed) _ ${MEDICINES} (from|by|at) (the|my|a|) ${WHERE}`,
  `(the|) ${WHERE} (did|ran|took|checked|said|says|found|gave|sent|kept|discharged)`,
  `(they|he|she|${WHO}) (did|ran|took) (a|an|some|the|more|) ${TESTS}`,
  "(ecg|ekg|scan|mri|ct|xray|x ray|echo|monitor|monitoring|ultrasound) (is|are|was|were|came back|looked) (all |)(normal|fine|clear|ok|okay|good)",
  "(bloods|blood test|blood tests|results) (is|are|was|were|came back) (all |)(normal|fine|clear|ok|okay|good)",
  `(the|my|a) ${WHO} (saw|seen|has seen|just saw) me`,
  `${WHO} (is|was) (happy|fine) with`,
  "(help|helpers|crew) (is|are|has|have) (now|just|finally|) (come|here|arrived)",
  "(paramedics|paramedic|medics|firefighters) (is|are|has|have|just|finally|) (now|just|finally|) (came|come|here|arrived|there)",
  "(ambulance|ambulances|ambo) (is|are|has|have|just|finally|) (now|just|finally|) (came|come|here|arrived|there)",
  "paramedics checked",
  "(they|paramedics|medics|ambulance) (took|have taken|are taking|is taking|has taken|loaded) (him|her|them|me|over)",
  "(看过|看了|看完)_(医生|大夫|急诊|门诊)",
  "(去过|去了)医院",
  "去医院(看|检查|查)_(过|了)",
  "(从|刚从)医院(回来|出来|返)",
  "(出院|出咗院)(了|咗|)",
  "(医生|大夫)_(说|讲|话|检查|看过|告诉|确认|开了|开咗|给了|俾咗)",
  "(产科|医院|急诊|急症)_(说|检查过|查过|查了|做了|做咗|帮我做|给我做|同我做|开了|俾咗|给了)",
  "检查(过了|做了|结果)",
  `做(了|过|完|咗)_${HAN_TESTS}`,
  `(照|验|抽|查)(了|过|完|咗)(ct|x光|x 光|核磁|b超|超声|血|心电图)`,
  "(开|给|俾|配)(了|咗|过)(我|)_(药|激素|类固醇|消炎药|抗生素|利尿药|利尿剂|去水丸|去水药|吸入剂|喷剂)",
  "(救护车|急救人员|急救员|救护员|救护人员|医护人员|白车|120)(来了|到了|来咗|到咗|嚟咗|已经到了|已经来了|已到|接走)",
  "(救护车|急救人员|救护员|白车)_(接走|拉走|送走|接手)",
  "(睇|看)(咗|过|了|過|完)(医生|大夫|急诊|急症|诊)",
  "(去咗|去过|去了)(医院|急症|急诊|诊所)",
  "(医生|大夫)(看了|看过|睇过|睇咗|查过)",
  "(心电图|报告|化验|检查|检验|超声|彩超|监护|胎监)_(正常|没事|没问题|冇事|冇问题|ok)",
];

/** Whom the person has seen, where a professional was named: of another one who is ill it says nothing. */
export const SEEN_BY_NAMED: readonly string[] = [
  `${WHO} __ (saw|seen) (him|her|them) __ (said|says|told|thinks|reckons|gave|checked|prescribed)`,
];

/** A professional was asked from afar and has answered: that is enough, unless they want to see the person. */
export const ADVISED: readonly string[] = [
  `(called|rang|phoned|texted|messaged|emailed) (my|the|a|) ${WHO} __ (said|says|told|tells|thinks|reckons|advised)`,
  `(called|rang|phoned|texted|messaged|emailed) (my|the|a|) ${WHERE} __ (said|says|told|tells|think|reckon|advised)`,
  `(spoke|talked|spoken|been on the phone) (to|with) (my|the|a|) ${WHO}`,
  `(spoke|talked|spoken|been on the phone) (to|with) (my|the|a|) ${WHERE}`,
  "(called|rang|phoned) (111|the nurse line|nhs 111) __ (said|says|told|advised)",
  `(问|问咗|问过|问了|咨询了|咨询过)(了|过|)_${HAN_WHO}`,
  `(打|致电|打电话|打咗|打了|打电话问)__${HAN_WHO}__(说|讲|话|告诉)`,
];

/** An appointment is made: it will be looked at, and is not yet. */
export const ARRANGED: readonly string[] = [
  "(wants|want|going|needs|is able|will) (to|) (see|check|examine|scan) me",
  "seeing (my|the|a|an) ~ (on|next|this) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)",
  "seeing (my|the|a|) (doctor|doc|gp|cardiologist|midwife|specialist|consultant|physio) (on|next|tomorrow|this|later|at)",
  "(got|have|made|booked|has|ive|given me) (an|a|my|) (appointment|appt|referral|slot)",
  "(appointment|appt) (is|with|at|on|for|tomorrow|next|made|booked)",
  "booked in (for|with|at|on)",
  "(im|i am|got|been) booked",
  `(they|he|she|${WHO}|${WHERE}) (can|will) (see|fit) me (in|)`,
  "(约|约了|约咗|预约|预约了|挂|挂了|挂咗)_(医生|大夫|号|门诊|复诊|专科)",
  "(约了|约咗|约好|预约了|预约咗|挂了号|挂好号)",
  "(明天|后天|今天下午|今晚|听日|后日|下周|下个礼拜|下星期|周~|星期~|礼拜~)__(去看|去睇|看|睇|见)(医生|大夫|诊|急诊|门诊|中医|骨科)",
  "(医生|大夫|诊所|医院|佢|他|她)_(叫|让|要|约)我_(去|过去|复诊|返去|见|明天|后天|听日|下周|周~|星期~|礼拜~)",
];

/** Whoever was asked from afar sends the person on: nobody has looked at it. */
export const SENT_ON: readonly string[] = [
  "(go|come|get|get myself|head) (straight|right|) (to|in|into|over|down) __ (hospital|er|a and e|a e|ed" +
    "|emergency|clinic|surgery|urgent care|today|now|tomorrow)",
  "(call|ring|dial) (an|the|) (ambulance|911|999|112|111|back)",
  "(come|go) in",
  "(call|ring|phone) me back",
  "(去|返)(医院|急诊|急症|门诊)(看|检查|睇|一趟|吧|先)",
  "(叫|让|要|说|话)(我|佢|他|她|)_(去|返|过去)(急诊|急症|医院|诊所|他那|佢嗰)",
  "(打|叫)(120|999|119|救护车|白车)",
];

/** What is wished or thought of is not arranged. */
export const WISHED: readonly string[] = [
  "(should|could|would|shall|if|maybe|perhaps|need|might|cant|couldnt|no|dont|didnt|without|try|trying|how)",
  "(应该|如果|要不要|使唔使|需要|可能|也许|打算|想|没|冇|未)",
];

/** What is wished for beside what is told. */
export const WISHES_BESIDE: readonly string[] = [
  "(give|make|show|log|start|plan|build|write|suggest|recommend) (me|us|a|an|my|the|some)",
  "(id|i would|would) (like|love)",
  "(i want|i wanna|lets)",
  "(给|帮|畀|俾|同)我(做|安排|写|记|来|订|整|计)",
  "(我想|想要|我要)",
];
