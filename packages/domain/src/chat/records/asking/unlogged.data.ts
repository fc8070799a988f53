const LIFTS =
  "bench press|bench|benching|squat|squats|squatting|deadlift|deadlifts|overhead press|military press|shoulder press|leg press|snatch|clean and jerk|" +
  "barbell row|curl|curls";
const LIFTED =
  "lift|lifted|bench|benched|squat|squatted|deadlift|deadlifted|press|pressed|curl|curled";
const REPEATED =
  "pushups|push ups|pressups|press ups|pullups|pull ups|chin ups|sit ups|situps|squats|lunges|burpees|crunches|dips|planks|jumping jacks|reps|sets|repetitions";
const BEST =
  "best|max|maximum|heaviest|record!|top|personal best|personal record|pr|pb|strongest|biggest|highest";
const LIFTS_ZH = "卧推|深蹲|硬拉|推举|举重|杠铃|弯举|推胸";
const HEAVY_ZH = "多重|(几|多少|几多)(公斤|斤|磅|千克|kg)";

/** What neither sessions nor the profile tell, by matter; what only stands beside it. The choice of words is a design value. */
export const UNLOGGED_MATTERS = {
  sleep: [
    "(sleep|slept|asleep|sleeping|nap|napped)",
    "(deep|rem|light) sleep",
    "(go|went|get|got|gone) to (bed|sleep)",
    "(wake|woke|waking|woken) up",
    "(when|what time) (did|have) i _ get up",
    "(hour|hours) of (sleep|deep sleep|rem sleep)",
    "sleep (score|quality|time|duration|hours)",
    "(睡|瞓)(了|着|觉|得|咗|过|)",
    "(睡觉|睡眠|深睡|深度睡眠|入睡|睡着|瞓着)(了|的|)(时间|时长|质量|评分|)",
    "几点(钟|)(才|)(起床|起身|醒)",
  ],
  // Only what the weight is now stands in the profile.
  weight: [
    "(weigh|weight!|weighed|body weight|bodyweight|bmi|body fat)",
    "resting (heart rate|hr|pulse|heartbeat)",
    "(体重|体脂|体脂率|腰围|静息心率|静息脉搏|静息心跳)",
  ],
  weightChange: [
    "(lose|lost|losing|gain|gained|put on|dropped|shed) _ (weight|kilo|kilos|pounds|kg|lbs)",
    "(how much|how many (kilos|kg|pounds|lbs)) (weight|) (did|have) i _ (lose|lost|gain|gained|put on)",
    "(how much|how many (kilos|kg|pounds|lbs)) _ (did|have|ve) i _ (lose|lost|gain|gained|put on|dropped)",
    "(瘦|胖|轻|重|减|掉|肥)(了|咗)(几|多少|几多)(斤|公斤|磅|千克|kg)",
    "(瘦|胖|肥|减)(了|咗)(多少|几多)",
    "(瘦|胖|轻|重|减|掉|肥)(了|咗)(没有|没|未|冇|吗)",
  ],
  food: [
    "(i|ive|i have) (ate!|eaten!|drank!|drunk!|consumed!)",
    "(did|have|had) i _ (eat|eaten|drink|drunk|consume|consumed)",
    "(calorie|protein|carb|carbs|water|sugar|caffeine|fluid|fibre|fiber|food|energy) (intake|consumption)",
    "have for (breakfast|lunch|dinner|supper)",
    "(吃|喝|饮|食|摄入)(了|过|咗)",
  ],
  lifting: [
    `(${LIFTS}) (${BEST}|1rm|weight)`,
    `(${BEST}) (ever|) (in|on|for|at|of|) (the|my|) (${LIFTS})`,
    "(1rm|one rep max|rep max)",
    "(what|which) weight (did|have|had) i _ (use|used|lift|lifted|press|pressed|squat|bench)",
    `how (much|heavy|many (kg|kilos|lbs|pounds|plates)) (weight|) (did|have|had) i _ (${LIFTED})`,
    "heaviest (lift|weight|set|barbell)",
    `how many (${REPEATED}) (did|have|had) i`,
    `(${LIFTS_ZH})(的|)(个人|)(最好|最佳|最高|最大|最重|极限)(的|)(成绩|纪录|记录|重量|一次|)`,
    `(${LIFTS_ZH})(的|)(纪录|记录|成绩|极限|pr|pb|1rm)`,
    `(${LIFTS_ZH})(了|咗|过|的|)(${HEAVY_ZH})`,
    `(举|推|拉|蹲)(了|咗|过)(${HEAVY_ZH})`,
    `(最好|最重|最大)(的|)(${LIFTS_ZH})`,
    "(做|练)(了|咗|过)(几|多少|几多)(个|组|下)(俯卧撑|引体向上|深蹲|仰卧起坐|卷腹|卧推|硬拉|波比跳|掌上压|引体上升|弓步)",
    "(俯卧撑|引体向上|深蹲|仰卧起坐|卷腹|掌上压|引体上升)(做|练)(了|咗|过)(几|多少|几多)(个|组|下)",
  ],
  score: [
    "(goals|goal|points|baskets|aces|hoops|runs) (did i|have i|i|i have) _ (score|scored)",
    "(score|scored) _ (goals|goal|points|baskets)",
    "(matches|games|sets|points|rallies|match|game) (did i|have i|i) _ (win|won|lose|lost)",
    "(did|have) i (win|won|lose|lost) _ (match|game|set|race)",
    "(进|踢进|投进|射进|入)(了|过|咗)(几|多少|几多)(个|粒|)(球|波)",
    "(得|拿|攞)(了|过|咗)(几|多少|几多)分",
    "(赢|输)(了|过|咗)(几|多少|几多)(场|次|盘|局)",
  ],
  floors: [
    "how many (steps|) (floors|flights|stairs|storeys|stories) (of stairs|) (did|have|had) i _ (climb|climbed|go up|do|done|walk|walked|take|taken|run|)",
    "(floors|flights|stairs) (climbed|of stairs climbed)",
    "(爬|上|行|走)(了|过|咗)(几|多少|几多)(层|层楼|楼|级|级台阶|阶|级楼梯|层楼梯)",
  ],
  vital: [
    "(vo2max|vo2 max|vo2|hrv|heart rate variability|blood oxygen|spo2|cadence|watts|power output|ftp|respiratory rate)",
    "(recovery|readiness|stress) (score|level)",
    "(最大摄氧量|摄氧量|心率变异性|心率变异|血氧|步频|踏频|功率|压力指数|压力值|身体电量)",
  ],
  // Sugar that fell too low is of the past as such.
  lows: [
    "how many (hypos|hypo|lows|hypoglycemias|hypoglycaemias|hypoglycemic episodes)",
    "how many times (did|have|had) i (go|gone|went|get|been|was) (low|hypo)",
    "how often (did|have|had) i (go|gone|get|been) (low|hypo)",
    "(hypos|lows|low blood sugars) (did|have|had) i _ (have|had|get|got)",
    "(低血糖)(了|过|咗)(几|多少|几多)(次|回)",
    "(几|多少|几多)(次|回)低血糖",
    "低血糖(发作|出现|有)(了|过|咗|)(几|多少|几多)(次|回)",
  ],
  sitting: [
    "(how long|how much|how many hours) (did|have|was|had) i _ (sit|sat|sitting|seated|sedentary)",
    "(坐|久坐)(了|咗)(多久|几耐|多长时间|几个小时|多少小时|几小时|几个钟|几多个钟)",
    "(久坐|坐着)(的|)(时间|时长)",
  ],
  weather: [
    "(weather|rain|raining|rainy|sunny|windy|humid|humidity|snowing)",
    "(how|too|so) (hot|warm|cold|wet) was it",
    "(天气|下雨|落雨|下雪|刮风|气温|湿度)(怎么样|怎样|如何|点样|点|多少|)",
  ],
  price: [
    "how much (did|do|have|had) i _ (pay|paid|spend|spent) (for|on) (the|my|a) _ (gym|membership|class|coach|trainer|shoes)",
    "(健身房|会员|会籍|课|教练|跑鞋)(花|用|付|交|使)(了|咗)(几|多少|几多)(钱|元|块|蚊)",
    "(花|付|交|使)(了|咗)(几多|多少)(钱|蚊)",
  ],
  // Of now the profile may tell it.
  pressure: ["(blood pressure|blood sugar|glucose|body temperature)", "(血压|血糖|体温)"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What is eaten and drunk, and how much of something: stands beside a matter, and makes none. */
export const BESIDE_UNLOGGED: readonly string[] = [
  "(water|food|protein|carbs|coffee|caffeine|alcohol|beer|wine|sugar|snacks|fruit|vegetables|fluids|litres|liters|glasses|cups|grams)",
  "(breakfast|lunch|dinner|supper|meal|meals|for (breakfast|lunch|dinner))",
  "(well|badly|deeply|early|late|ago)",
  "(水|蛋白质|碳水|热量|卡路里|大卡|千卡|卡|咖啡|糖|早餐|早饭|午餐|午饭|晚餐|晚饭|克|毫升|升|杯|东西|嘢)",
  "(几|多少|几多)(粒钟|点|点钟)",
  "(好不好|好吗|得好|香|早|晚)",
];
