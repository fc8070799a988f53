/**
 * Words and phrases of the field that mean the same: a concept, and how people say it, separated by `|`. English phrases
 * are matched as whole words, Chinese ones anywhere, longer ones first. Concepts work across languages.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  heartattack: "heart attack|heart attacks|myocardial infarction|心脏病发作|心肌梗死|心肌梗塞|心梗",
  strokeevent: "stroke|strokes|cva|cerebral infarction|brain attack|中风|脑卒中|卒中|脑梗死|脑梗塞|脑梗",
  heatstroke: "heat stroke|heatstroke|sunstroke|sun stroke|热射病|重症中暑|严重中暑|中暑",
  highbloodpressure:
    "high blood pressure|hypertension|hypertensive|raised blood pressure|elevated blood pressure|high bp|高血压|血压高|血压偏高",
  heartdisease:
    "heart disease|coronary heart disease|coronary artery disease|cardiovascular disease|heart condition|heart patient|heart patients|冠心病|心脏病|心血管疾病|心血管病",
  heartfailure: "heart failure|congestive heart failure|心力衰竭|心衰",
  diabetesone: "type 1 diabetes|type one diabetes|type i diabetes|t1d|t1dm|1型糖尿病|一型糖尿病",
  diabetestwo: "type 2 diabetes|type two diabetes|type ii diabetes|t2d|t2dm|2型糖尿病|二型糖尿病",
  diabetes: "diabetes|diabetic|diabetics|糖尿病人|糖尿病",
  prediabetes: "prediabetes|pre diabetes|pre-diabetes|糖尿病前期",
  lowbloodsugar:
    "low blood sugar|low blood glucose|low glucose|hypoglycemia|hypoglycaemia|hypo|hypos|低血糖",
  bloodglucose: "blood sugar|blood glucose|glucose|血糖",
  asthma: "asthma|asthmatic|astma|exercise-induced bronchoconstriction|哮喘",
  inhaler: "inhaler|puffer|reliever|吸入剂|吸入器|缓解药|喷雾",
  copd: "copd|chronic obstructive pulmonary disease|emphysema|慢阻肺|慢性阻塞性肺疾病|肺气肿",
  arthritis: "arthritis|osteoarthritis|关节炎|骨关节炎|骨性关节炎",
  rheumatoid: "rheumatoid arthritis|inflammatory arthritis|rheumatoid|类风湿关节炎|类风湿性关节炎|类风湿|炎性关节炎",
  backpain:
    "low back pain|lower back pain|back pain|bad back|backache|back ache|back hurts|lumbago|sciatica|腰痛|腰疼|背痛|腰背痛|下背痛|坐骨神经痛",
  osteoporosis: "osteoporosis|brittle bones|low bone density|osteopenia|骨质疏松症|骨质疏松",
  obesity: "obesity|obese|overweight|肥胖|超重",
  weightloss: "lose weight|losing weight|weight loss|slim down|burn fat|fat loss|减肥|减重|瘦身|降体重|减脂",
  depression: "depression|depressed|depressive|抑郁症|抑郁|忧郁症",
  anxiety: "anxiety|anxious|panic attacks|panic attack|panic|焦虑症|焦虑|惊恐",
  cancer: "cancer|cancers|chemotherapy|chemo|tumour|tumor|癌症|肿瘤|化疗|癌",
  kidneydisease:
    "chronic kidney disease|kidney disease|kidney failure|renal disease|ckd|dialysis|慢性肾脏病|慢性肾病|肾病|肾功能不全|肾衰竭|透析",
  epilepsy: "epilepsy|epileptic|癫痫",
  seizure: "seizure|seizures|fit|fits|convulsion|convulsions|抽搐|惊厥",
  anaemia: "anaemia|anemia|anaemic|anemic|iron deficiency|贫血|缺铁",
  pregnancy: "pregnancy|pregnant|expecting|trimester|怀孕|孕期|孕妇|妊娠|怀孕期间",
  postpartum: "postpartum|postnatal|after birth|after childbirth|after giving birth|had a baby|gave birth|产后|生完孩子|坐月子|月子",
  caesarean: "caesarean|cesarean|c-section|c section|剖宫产|剖腹产",
  pelvicfloor: "pelvic floor|kegel|kegels|盆底肌|盆底|凯格尔",
  betablocker: "beta-blocker|beta-blockers|beta blocker|beta blockers|betablocker|betablockers|metoprolol|bisoprolol|atenolol|propranolol|β受体阻滞剂|β阻滞剂|倍他乐克|美托洛尔|比索洛尔",
  bloodthinner: "anticoagulant|anticoagulants|blood thinner|blood thinners|warfarin|apixaban|rivaroxaban|抗凝药|抗凝剂|华法林|利伐沙班|血液稀释剂",
  olderadults:
    "older adults|older adult|older people|old people|elderly|seniors|senior|older age|over 65|65 and older|grandmother|grandfather|grandma|grandpa|老年人|老人|长者|年长者|爷爷|奶奶|65岁以上|65岁及以上",
  children:
    "children|child|kids|kid|adolescents|adolescent|teenagers|teenager|teens|teen|young athletes|son|daughter|儿童青少年|儿童|青少年|孩子|小孩|小朋友|儿子|女儿",
  toddler: "toddler|toddlers|preschool|infant|infants|baby|babies|under 5|幼儿|婴儿|宝宝|学龄前|5岁以下",
  warmup: "warm up|warm-up|warming up|warmup|warm-ups|热身运动|热身|准备活动",
  cooldown: "cool down|cool-down|cooling down|cooldown|整理活动|整理放松|放松运动|冷身",
  hiit: "hiit|high-intensity interval training|high intensity interval training|interval training|intervals|高强度间歇训练|高强度间歇|间歇训练",
  strengthtraining:
    "strength training|muscle strengthening|muscle-strengthening|resistance training|weight training|weightlifting|weight lifting|lift weights|lifting weights|strengthening|力量训练|力量练习|肌肉强化|强化肌肉|抗阻训练|举铁|举重|撸铁|负重训练",
  stretching: "stretching|stretch|stretches|flexibility|拉伸|伸展|柔韧性|柔韧|拉筋",
  hydration: "hydration|hydrate|hydrated|drink water|drinking water|drink enough|drink|drinking|fluid|fluids|补水|喝水|饮水|水分",
  hyponatraemia: "hyponatraemia|hyponatremia|overhydration|drinking too much|drink too much|too much water|低钠血症|喝水过多|水中毒|喝太多水",
  hotweather: "hot weather|heat|heatwave|hot day|hot days|hot|summer|humid|炎热|高温天气|高温|酷热|夏天|天热|很热",
  coldweather: "cold weather|winter|freezing|frostbite|hypothermia|寒冷天气|寒冷|冬天|天冷|冻伤|低体温",
  airquality: "air quality|air pollution|polluted|pollution|smog|haze|wildfire smoke|pm2.5|aqi|空气质量|空气污染|雾霾|污染|霾",
  thunderstorm: "thunderstorm|thunderstorms|thunder|lightning|雷雨|雷电|打雷|雷声|雷击|闪电",
  fever: "fever|flu|influenza|feverish|high temperature|发烧|发热|流感|感冒",
  soreness: "sore muscles|muscle soreness|soreness|sore|doms|muscle ache|aching|酸痛|肌肉酸痛",
  sprain: "sprain|sprains|sprained|strain|strains|twisted ankle|rolled my ankle|pulled muscle|soft tissue injury|脚踝扭伤|脚扭伤|踝扭伤|扭伤|拉伤|崴脚|崴了脚|挫伤",
  concussion: "concussion|concussions|blow to the head|head injury|hit my head|hit his head|hit her head|knocked out|脑震荡|头部受撞击|头部受伤|撞到头|撞了头",
  rhabdo: "rhabdomyolysis|rhabdo|dark urine|urine is dark|urine is brown|urine dark|urine brown|brown urine|cola-coloured urine|横纹肌溶解|尿色变深|茶色尿|酱油色尿|酱油尿|尿色深",
  restday: "rest day|rest days|day off|days off|休息日",
  overtraining: "overtraining|overtrained|train too much|training too much|burnout|训练过度|过度训练|练过头",
  sleep: "sleep|sleeping|slept|睡眠|睡觉|睡",
  helmet: "helmet|helmets|头盔",
  bicycle: "bicycle|bicycles|bike|biking|cycling|cycle|骑自行车|自行车|骑车|骑行|单车",
  swimming: "swimming|swim|swims|swimmer|游泳",
  sitting: "sitting|sit|sedentary|desk job|久坐|静坐|坐着",
  chestpain: "chest pain|chest pressure|chest tightness|chest discomfort|chest hurts|pain in my chest|胸痛|胸闷|胸口痛|胸口疼|胸部不适|胸疼",
  fainting: "faint|fainting|fainted|pass out|passed out|passing out|blackout|晕厥|晕倒|昏倒",
  collapse: "collapse|collapses|collapsed|unconscious|unresponsive|倒地|昏迷",
  defibrillator: "defibrillator|aed|cpr|chest compressions|除颤器|胸外按压|心肺复苏",
  dizziness: "dizzy|dizziness|lightheaded|light-headed|light-headedness|头晕|头昏|眩晕",
  breathlessness: "breathless|breathlessness|short of breath|shortness of breath|out of breath|气短|气喘|呼吸困难|喘不过气",
  emergencynumber: "emergency number|emergency|ambulance|911|999|112|急救电话|急救|120|急症",
  doctor: "doctor|physician|gp|medical clearance|clearance|medical check|check-up|checkup|看医生|医生|体检|就医",
  heartrate: "heart rate|heart-rate|heart rates|pulse|hr zone|心率|脉搏|心跳",
  intensity: "intensity|how hard|effort|强度|用力",
  balance: "balance|平衡",
  falls: "falls|falling|fall|跌倒|摔倒|摔跤",
  motivation: "motivation|motivated|habit|stick with|stay with it|keep going back|坚持|习惯|动力|没动力",
  undereating: "red-s|relative energy deficiency|eat enough|eating enough|eating too little|eat too little|underfuelling|fasting|fast|missed periods|missing periods|吃够|吃得太少|断食|节食|停经|能量不足",
  weekly: "a week|per week|weekly|each week|every week|每周|一周|每星期",
  beginner: "beginner|beginners|starting out|start exercising|getting started|begin exercise|new to exercise|start slowly|新手|初学者|刚开始|零基础|开始运动|从少量开始|循序渐进",
  /** Which activity it is says little about what is asked; swimming and cycling, which have guidance of their own, apart. */
  someactivity:
    "run|running|runs|runner|jog|jogging|walk|walking|walks|hike|hiking|football|soccer|basketball|tennis|badminton|volleyball|rugby|crossfit|gym|yoga|pilates|dance|dancing|aerobics|marathon|跑步|慢跑|长跑|走路|步行|散步|快走|爬山|登山|徒步|足球|篮球|打篮球|踢足球|网球|羽毛球|排球|乒乓球|瑜伽|健身房|跳舞|广场舞|跳绳|太极|马拉松",
  trainingload: "training load|mileage|ten percent rule|训练负荷|训练量|跑量",
};

/** Words so common in this field that they tell little; as stop words, but for the index alone. */
export const FIELD_WORDS = "exercise exercises exercising exercised physical activity activities active workout workouts train training 运动 锻炼 活动 健身 训练";
