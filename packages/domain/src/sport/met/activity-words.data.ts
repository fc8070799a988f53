/**
 * Words that surround the name of an activity: how hard, where, and what takes its meaning away. Phrases are separated
 * by `|`; Chinese ones are in simplified characters.
 */
import type { Effort } from "./activity-lexicon.ts";

/** Phrases that say how hard it was. */
export const EFFORT_PHRASES: Readonly<Record<Effort, string>> = {
  light:
    "easy|light|lightly|gentle|gently|slow|slowly|relaxed|relaxing|leisure|leisurely|recovery|casual|recreational|low intensity|low impact|very light|zone 1|zone 2|z 1|z 2|easy pace|slow pace|轻松|轻度|轻|缓慢|慢速|休闲|恢复|恢复性|低强度|低冲击|慢慢",
  moderate: "moderate|moderately|steady|medium|normal pace|moderate intensity|moderate effort|zone 3|z 3|中等|中强度|中等强度|适中|中速|匀速",
  vigorous:
    "hard|vigorous|vigorously|intense|intensely|intensive|high intensity|fast|brisk|briskly|heavy|tempo|threshold|sprint|sprints|max effort|all out|power|very hard|zone 4|zone 5|z 4|z 5|tough|高强度|剧烈|激烈|大强度|快速|冲刺|高速|全力|大重量",
  competitive:
    "race|races|racing|compete|competing|competition|competitive|tournament|match|matches|championship|championships|league|cup final|比赛|竞赛|锦标赛|联赛|对抗赛|正式比赛",
};

/** Phrases that turn an activity into a neighbouring one, by the modifier they stand for. */
export const MODIFIER_PHRASES: Readonly<Record<string, string>> = {
  indoor: "indoor|indoors|inside|stationary|turbo|turbo trainer|trainer|smart trainer|gym|at home|machine|室内|固定|健身房|家里",
  virtual: "virtual|zwift|rouvy|my whoosh|bkool|虚拟",
  treadmill: "treadmill|treadmills|tread mill|dreadmill|跑步机|跑步机上",
  trail: "trail|trails|cross country|off road|fell|forest|woods|mountain trail|越野|山路|林道|野外",
  stroller: "stroller|pram|buggy|pushchair|baby carriage|baby jogger|婴儿车|推车",
  stairs: "stairs|stair|staircase|steps up|楼梯|台阶",
  water: "water|aqua|aquatic|pool|in pool|水中|水上|泳池",
  mountain: "mountain|mtb|山地",
  electric: "electric|e bike|ebike|assisted|pedelec|电动|电助力",
  commute: "commute|commuting|to work|from work|to office|to school|to class|home from work|上班|下班|通勤|上学|放学",
  interval: "hiit|interval|intervals|high intensity interval|间歇",
  uphill: "uphill|up hill|incline|inclined|上坡|爬坡",
  downhill: "downhill|down hill|decline|alpine|下坡|高山",
  backward: "backward|backwards|倒着",
  dog: "dog|dogs|puppy|狗|狗狗|小狗",
  cane: "cane|walking stick|拐杖|手杖",
  walker: "walker|walking frame|zimmer frame|助行器",
  sand: "sand|sandy|沙滩|沙地",
  grass: "grass|lawn|草地",
  beach: "beach|sand|沙滩",
  doubles: "doubles|double|双打",
  singles: "singles|single|单打",
  hot: "hot|heated|热|高温",
  chair: "chair|seated|sitting|坐姿|椅子",
  mat: "mat|垫上",
  home: "home|video|dvd|you tube|在家",
  ice: "ice|冰",
  cart: "cart|golf cart|buggy|球车",
  golf: "golf|高尔夫",
  walking: "walking|走路",
  open_water: "open water|sea|lake|ocean|river|outdoor|wild|公开水域|大海|海里|湖|海边|户外|野外",
  laps: "lap|laps|pool|lengths|泳池|游泳池|来回|趟",
  whitewater: "white water|whitewater|rapids|激流|白水",
  machine: "machine|indoor|simulator|erg|机|室内",
  trampoline: "trampoline|mini tramp|rebounder|蹦床",
};

/** Phrases that contain the name of an activity and mean something else, or say that none took place. */
export const MISLEADING_PHRASES: readonly string[] = [
  "rest day|rest|day off|off day|sick day|recovery day|no workout|no training|no exercise|sedentary|休息日|休息|不运动|没运动",
  "run errand|run behind schedule|run errands|errands|errand run|run late|run out of|run low|run away|run for office|run it by|run a meeting|run the meeting|run a script|run script|run the script|run a test|run test|run tests|run the tests|run a report|run report|run the report|run reports|run a business|run the business|run the dishwasher|run a bath|run a fever|run a temperature|run a tab|run a workshop|run the numbers|run the show|run the house|run payroll|run backups|run water|run nose|run joke|run total|run mate|run commentary|run cost|run costs|run order|in the long run|long run average|run time error|run time|front run|run of show|run rate|run book|run up debt",
  "dry run|test run|trial run|school run|bank run|beer run|food run|coffee run|supply run|grocery run|milk run|pharmacy run|bombing run|home run|home runs|print run|pilot run|hit and run|chicken run|ci run|build run|batch run|job run|regression run",
  "run shoe|run shoes|run gear|run watch|run belt|run shorts|run socks|hike boots|walk boots|walk shoes|walk in closet|walk in wardrobe|walk in clinic|walk away|walk out|walk down memory lane|walking dead|cake walk|sleep walk|moon walk|sky walk|cat walk|board walk|walk of shame|walk of fame|walk the plank|walk the talk|walk me through|walk you through|walk us through|cycle of|space walk",
  "bike shop|bike repair|bike rack|bike fit|bike fitting|bike lock|bike shed|bike wash|bike maintenance|bike insurance|fix bike|fix the bike|buy bike|buy a bike|cycle shop|menstrual cycle|period cycle|life cycle|wash cycle|laundry cycle|water cycle|sleep cycle|rock cycle|cycle count|cycle day|bill cycle|news cycle|release cycle|motor cycle|hype cycle|cycle time|cycle track day",
  "bike tour de france|joy ride|ride share|ride hail|free ride|rollercoaster ride|roller coaster ride|roller coaster|uber ride|lyft ride|ride the lightning|carnival ride",
  "pool party|swim suit|swim wear|swim trunks|swim gear|swim goggles|swim in debt|swim in work|swim in money|swimmers ear|swim ear|buy swim suit|sink or swim",
  "tennis elbow|tennis shoes|tennis ball|tennis court booking|golf shop|golf club dinner|golf course review|golf gti|volkswagen golf|vw golf|runners knee|jumpers knee|swimmers shoulder|boxing day|boxing day sale|box office|football manager|fantasy football|football tickets|football ticket|football on tv|football draft|basketball tickets|basketball shoes|baseball cap|hockey tickets|soccer mom|cricket bat|cricket noise|squash soup|butternut squash|roast squash|squash bug|squash recipe|bowling green|curling iron|curling tongs|hair curling|fencing repair|fencing contractor|garden fencing|fishing for compliments|fishing license|fishing licence|phishing|house hunting|job hunting|bargain hunting|egg hunting|flat hunting|apartment hunting|house hunt|job hunt|egg hunt|treasure hunt|scavenger hunt|bug hunt|head hunting|witch hunt",
  "dance recital ticket|dance recital tickets|dance around|dance moms|yoga pants|yoga mat|yoga teacher meeting|yoga studio rent|gym bag|gym membership|gym shoes|gym clothes|gym socks|gym fee|gym fees|gym teacher|gym class hero|gym class heroes|weight loss|weight gain|weight watchers|weigh in|weight check|paper weight|body weight|surf web|surf the web|surf the internet|surf the net|surf internet|channel surf|couch surf|crowd surf|sail through|climb the ladder|social climbing|price climb|spin doctor|spin class ticket|spin the bottle|spin off|spin top|ski lift|ski lift ticket|ski pass|spin wool|jump to conclusion|jump start|jump scare|jump ship|skate over|skate on thin ice|stretch goal|stretch goals|stretch of road|stretch budget|stretch assignment|hit the hay|rowing blazers|rowing team dinner|rock music|rock concert|rock star|rock bottom|corporate ladder",
  "air conditioning|coding bootcamp|coding boot camp|data bootcamp|star trek|polka dot|crunch time|heavy lifting|sleep apnea|life coaching|dental cleaning|teeth cleaning|tooth cleaning|dry cleaning|data cleaning|cleaning lady|clean code|clean up code|cooking show|cooking channel|driving license|driving licence|driving test|driving theory|shopping list|shopping cart|online shopping|meditation app|garden party|garden center|garden centre|garden hose|piano mover|boat show|fashion show|fashion week|movie marathon|netflix marathon|tv marathon|film marathon|marathon meeting|marathon man|race condition|race relations|human race|arms race|rat race|presidential race|race card|horse race bet|cardiologist|cardiology|cardio vascular|cardio appointment|core value|core values|core dump|hard core|circuit board|circuit breaker|short circuit|power point|power outage|power nap|power bill|strength of evidence|push notification|push the code|push to production|push to main|pull request|pull requests|pull the trigger|row boat ashore|row of seats|skip meeting|skip class|skip school|skip breakfast|skip lunch|skip dinner|plank floor|wood plank|martial law|judo throw pillow|pole position|bow tie|archery video|video meeting|video call|conference call|board meeting|business trip|physio|physiotherapy|physical therapy|foot ball field rental|step mother|step father|steps to|baby steps|step by step|sword fish|fish and chips|cricket world cup on tv|chess club meeting|kick off|kick off meeting|kick the bucket|kick start|kickstarter",
  "light rain|heavy rain|hard rain|light wind|light snow|heavy traffic|traffic light|hard day|hard boiled|hard drive|hard disk|light bulb|light house|light bite|fast food|slow cooker|easy jet|easy peasy|heavy metal|running water|moderate rain",
  "编程训练营|猫跑了|狗跑了|人跑了|功夫不负有心人|跑腿|跑题|跑路|跑偏|跑车|跑步鞋|跑鞋|跑团会议|跑业务|跑项目|跑数据|跑脚本|跑程序|跑代码|跑分|跑步教程|跑步姿势视频|逃跑|走神|走私|走廊|走后门|走账|走流程|走秀|走样|走心|走运|走向|走势|游泳池派对|泳池派对|游泳衣|泳衣|游泳圈|游泳镜|泳镜|泳帽|瑜伽裤|瑜伽垫|瑜伽服|骑行服|骑行裤|骑虎难下|骑墙|健身卡|健身房会员|健身房年卡|球鞋|篮球鞋|足球鞋|足球票|球票|球赛直播|足球直播|篮球直播|足球彩票|足球新闻|足球经理|网球肘|步行街|爬虫|爬取|登山鞋|登山包|滑雪服|滑雪票|滑雪镜|钓鱼网站|钓鱼邮件|钓鱼执法|冲浪网页|网上冲浪|拳头|拳头游戏|舞台剧|舞台|舞厅装修|棋牌|太极图|重量|体重|举例|举报|举办|跳槽|跳过|跳票|跳闸|跳楼|滑动|滑坡|划算|划分|划水|打球视频|打工|打包|打车|打电话|打印|打卡|打游戏机|打针|打喷嚏|马拉松式|马拉松会议|爬楼看聊天|射箭座|健身教练面试|运动会开幕|运动鞋|运动服|运动员|运动裤|单车坏了|修自行车|修车|买自行车|自行车店|洗牙",
];

/** Words directly before an activity that say it did not take place, or that somebody else did it. */
export const NEGATING_PHRASES: readonly string[] = [
  "no|not|never|without|skipped|skip|missed|miss|cancelled|canceled|cancel|quit|instead of|didnt|dont|wont|cant|watch|watching|watched|watch some|read about|reading about|talk about|talking about|book about|film about|movie about|podcast about|video about|buy|buying|bought|book|booking|booked|plan|planning|planned|schedule|research|injured from|hate|avoid|documentary|不|没|没有|未|取消|看|观看|别|无|不能|不想|没去|不去|买|预约|预订|观看|讨论|聊|错过",
];

/** Words directly after an activity that make it something to read, buy, see or talk about. */
export const DENYING_SUFFIXES: readonly string[] = [
  "recital|documentary|diagram|magazine|teacher|instructor|ticket|cost|budget|invoice|shop|store|shopping|shoe|shoes|boots|socks|shorts|gear|equipment|membership|movie|film|book|article|news|highlights|app|update|meeting|lanes|stock|shares|brand|repair|forum|newsletter|balls|injury|insurance|vest|jacket|鞋|服|票|教程|新闻|视频|电影|比赛直播|直播|教练证|用品|装备|店|会员|年卡|杂志|广告",
];

/** Words directly before an activity that make it the setting of another one: "walk to yoga", "stretching after run". */
export const SETTING_PHRASES: readonly string[] = [
  "to|for|at|after|before|post|pre|from|in|during|about|off|following|between|towards|赛前|赛后",
];

/** Words directly after an activity that make it the setting of another one: 跑步后拉伸. */
export const SETTING_SUFFIXES: readonly string[] = ["后|前|之后|之前|以后|以前|完后|结束后"];

/** Names for exercise in general, which say too little to choose a row. */
export const GENERAL_PHRASES: readonly string[] = [
  "workout|workouts|work out|working out|exercise|exercises|exercising|training|sport|sports|fitness|activity|activities|session|physical activity|physical education|pe|pe class|play|other|others|multi sport|multisport|generic|uncategorized|unknown|treadmill|team sport|team sports|water sport|water sports|winter sport|winter sports|snow sport|snow sports|triathlon|duathlon|ironman|iron man|swim bike run|brick|pool|transition|fitness equipment|mind and body|mind body|warm up|warmup|active|运动|锻炼|训练|体育|体育课|活动|铁人三项|铁三|热身|其他|其它|其他运动",
];

/** Words that say nothing about which activity it was. */
export const NEUTRAL_PHRASES: readonly string[] = [
  "a|an|the|my|our|some|any|this|that|and|or|with|of|on|by|up|around|along|through|over|into|down|i|we|he|she|me|it|is|was|did|do|done|went|go|going|gone|had|have|got|get|just|then|plus|am|pm|morning|afternoon|evening|night|noon|midday|lunch|lunchtime|dawn|dusk|sunrise|sunset|midnight|early|late|daily|weekly|today|yesterday|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thurs|fri|sat|sun|weekend|first|second|third|last|next|new|old|good|great|nice|fun|long|short|quick|big|little|day|week|month|class|classes|lesson|lessons|practice|practise|club|group|solo|alone|home|house|outdoor|outdoors|outside|indoor|online|video|gym|park|street|road|track|city|town|downtown|local|beach|summer|winter|spring|autumn|fall|friend|friends|family|kid|kids|wife|husband|mum|mom|dad|coach|team|beginner|beginners|intermediate|advanced|basic|basics|general|type|mode|ws|hk|workout activity type|part|round|rounds|set|sets|rep|reps|lap|laps|floors|floor|min|mins|minute|minutes|hour|hours|hr|hrs|h|m|s|sec|secs|second|seconds|km|kms|kilometer|kilometers|kilometre|kilometres|k|mile|miles|mi|meter|meters|metre|metres|yard|yards|yd|yds|ft|feet|kg|kgs|lb|lbs|kcal|cal|cals|calories|bpm|mph|kmh|kph|w|watt|watts|pace|speed|distance|time|x|level|effort|intensity|stationary|progress|base|aerobic base|start|end|#",
  "的|了|我|我们|在|和|与|跟|一起|去|到|完|又|再|也|个|上|下|中|里|早|早上|早晨|清晨|上午|中午|下午|晚上|傍晚|夜|晚|夜间|晨|今天|今日|昨天|昨晚|明天|周一|周二|周三|周四|周五|周六|周日|周末|星期|每天|日常|第|次|组|圈|分|分钟|小时|秒|公里|千米|米|里|步|大卡|千卡|卡路里|配速|时速|每|约|户外|室外|室内|公园|小区|学校|家|家里|在家|朋友|同事|家人|孩子|老婆|老公|课|课程|课堂|练|练习|练了|打|打了|做|做了|玩|进行|开始|结束|模式|自由|半|一|二|两|三|四|五|六|七|八|九|十|百|千|分半|左右|大约|开心|快乐|初级|中级|高级|入门|基础",
];

/**
 * Verbs whose forms mean the same activity (-s, -ing and the rest). Verbs are left out where the short form usually
 * means something else: box, bowl, fish, curl, fence, hunt, train.
 */
export const VERB_FORMS: Readonly<Record<string, string>> = {
  run: "runs running ran runing",
  jog: "jogs jogging jogged joging",
  walk: "walks walking walked walkies",
  hike: "hikes hiking hiked hikeing",
  swim: "swims swimming swam swiming swum",
  cycle: "cycles cycling cycled cyclo",
  bike: "bikes biking biked bicycle bicycles bicycling",
  ride: "rides riding rode",
  row: "rows rowing rowed",
  ski: "skis skiing skied",
  skate: "skates skating skated skateing",
  skip: "skips skipping skipped",
  jump: "jumps jumping jumped",
  climb: "climbs climbing climbed",
  dance: "dances dancing danced",
  stretch: "stretches stretching stretched",
  kayak: "kayaks kayaking kayaked",
  canoe: "canoes canoeing canoed",
  paddle: "paddles paddling paddled",
  snowboard: "snowboards snowboarding snowboarded",
  surf: "surfs surfing surfed",
  sail: "sails sailing sailed",
  skateboard: "skateboards skateboarding",
  snorkel: "snorkels snorkeling snorkelling snorkeled",
  mow: "mows mowing mowed",
  rake: "rakes raking raked",
  vacuum: "vacuums vacuuming vacuumed",
  shovel: "shovels shoveling shovelling shoveled shovelled",
  stroll: "strolls strolling strolled",
  spin: "spins spinning",
  meditate: "meditates meditating meditated meditation",
  wheel: "wheels wheeling",
};

/** Words that keep their -s because the singular means something else. */
export const KEEP_PLURAL_WORDS = "weights darts stairs aerobics gymnastics calisthenics athletics pilates bowls sports cards drums steps abs legs arms bands kms lbs kgs news always towards hours heroes";
