/** Exercise of any kind. */
export const ANY_EXERCISE: readonly string[] = [
  "(exercise|exercised|workout|workouts|train|trained|training|session|sessions|sport|sports|sesh|seshes)",
  "(work|worked|working|works) out",
  "(activity|activities|active|exertion|move|moved|movement|sweat)",
  "(run of exercise|physical activity)",
  "(运动|锻炼|训练|健身|活动|操练|运动量|健身打卡)",
  "(打卡|打过卡|打了卡|打咗卡)",
  "(练|动)",
  "(流汗|出汗|流过汗|流了汗|出了汗)",
];

type Synonym = {
  readonly families: readonly string[];
  /** What it is called in an answer. */
  readonly english: string;
  readonly chinese: string;
  readonly phrases: readonly string[];
};

/** Words that name a kind of exercise only where records are asked for. The choice of words is a design value. */
export const EXERCISE_SYNONYMS: readonly Synonym[] = [
  {
    families: ["swimming"],
    english: "swimming",
    chinese: "游泳",
    phrases: [
      "(pool|pools|pool session|in the water|the water)",
      "(hit|hitting|in|at|to) the (pool|water)",
      "(下水|下过水|下了水|泳|泳池|游水|游过|游咗)",
      "(下水|下过水|下了水|去泳池)游泳",
      "游_泳",
      "游(咗|左|完)__水",
    ],
  },
  {
    families: ["bicycling"],
    english: "cycling",
    chinese: "骑行",
    phrases: [
      "(saddle|in the saddle|on the saddle|pedal|pedalled|pedaled|pedalling|pedaling|peloton|turbo)",
      "(on|ride|riding|rode) (the|my) (bike|bicycle|saddle|wheels)",
      "(踩单车|踏单车|踩车|蹬车|骑过|骑咗|铁马|骑过车|骑了车|骑行咗|骑行过|踩完单车)",
      "骑_车",
      "(踩|踏)(咗|左|完|过)__单车",
    ],
  },
  {
    families: ["strength"],
    english: "strength training",
    chinese: "力量训练",
    phrases: [
      "(lifts|lifted|barbells|dumbbells|iron|pumping iron|weight room|squat rack)",
      "(pump|pumped|pumping|touch|touched) (iron|a barbell|the barbell|a weight)",
      "(胸背|练胸|练背|练肩|练臂|练手臂|练腹|练核心)(训练|)",
      "(推|拉|腿|胸|背|肩)日",
      "(撸过铁|撸了铁|举过铁|举了铁|铁|力训|力量|器械|重量训练|力量课)",
      "(撸|举)_铁",
    ],
  },
  {
    families: ["strength", "02060"],
    english: "gym",
    chinese: "健身房",
    phrases: [
      "(gym|gyms|gym session|gym workout|gym day|gym sesh|gym visit|gym trip)",
      "(hit|hitting|go to|went to|been to|at|in) the gym",
      "(健身房|去健身房|泡健身房|健身室|健身中心)",
    ],
  },
  {
    families: ["yoga"],
    english: "yoga",
    chinese: "瑜伽",
    phrases: ["(yoga mat|mat|on the mat|asana|asanas)", "(瑜伽垫|练过瑜伽|做过瑜伽|垫子)"],
  },
  {
    // The first is what they are called together.
    families: [
      "ball_games",
      "badminton",
      "tennis",
      "table_tennis",
      "pickleball",
      "racquetball",
      "basketball",
      "soccer",
      "volleyball",
      "american_football",
      "rugby",
      "golf",
      "15652",
      "15500",
      "15620",
      "15330",
      "15350",
      "15150",
      "15477",
      "15460",
      "18360",
      "15135",
      "15080",
      "15090",
      "15465",
    ],
    english: "ball games",
    chinese: "球类运动",
    phrases: [
      "ball (games!|game!|sports!|sport!)",
      "(打球|打波|打了球|打过球|打完球|球类|球类运动)",
      "打(咗|左|完|过|了)__波",
      "(次|场|回|局|小时|钟头|钟|分钟|天|日|晚)(的|)(球|波)",
      "(多久|几耐|多长时间)(的|)(球|波)",
    ],
  },
  {
    families: ["badminton", "tennis", "table_tennis"],
    english: "doubles",
    chinese: "双打",
    phrases: ["doubles!", "双打"],
  },
  {
    families: ["badminton", "tennis", "table_tennis"],
    english: "singles",
    chinese: "单打",
    phrases: ["singles!", "单打"],
  },
  {
    families: ["badminton"],
    english: "badminton",
    chinese: "羽毛球",
    phrases: ["(shuttlecock|shuttle|shuttles)", "打毛球", "打_羽(毛|)球"],
  },
  {
    families: ["walking"],
    english: "walking",
    chinese: "步行",
    phrases: [
      "(strolling|amble|wander|wandered)",
      "(溜达|散过步|散了步|走过路|走了路|行路|出去走|去走走)",
      "(出去|)遛弯(儿|)走路",
      "(散|走)_(步|路)",
      // In Cantonese.
      "(行咗|行左|行过|行紧|行得|步行咗|步行过)",
      "(行|步行)(几耐|几远|几多公里|几多km|几多分钟)",
      "行(咗|左|完|过)__路",
    ],
  },
  {
    families: ["running"],
    english: "running",
    chinese: "跑步",
    phrases: [
      "(treadmill|on the treadmill|parkrun|parkruns|pound the pavement|pounded the pavement)",
      "(跑步机|跑过步|跑了步|跑完步|晨跑|夜跑|跑咗|跑左|跑过)",
      "跑_步",
      "跑(咗|左|完)__步",
    ],
  },
  {
    families: ["walking", "hiking"],
    english: "walking",
    chinese: "步行",
    phrases: ["on foot"],
  },
  {
    families: ["hiking"],
    english: "hiking",
    chinese: "爬山",
    phrases: ["行(咗|左|完|过)__山", "爬(咗|左|完|过|了)__山"],
  },
  {
    families: ["soccer"],
    english: "football",
    chinese: "足球",
    phrases: ["踢(咗|左|完|过|了)__(波|球)"],
  },
  {
    families: ["dancing"],
    english: "dancing",
    chinese: "跳舞",
    phrases: ["跳(咗|左|完|过|了)__舞"],
  },
];

/** Where games are played that are no exercise. */
export const SCREENS: readonly string[] = [
  "(phone|phones|mobile|iphone|ipad|tablet|computer|pc|laptop|console|xbox|playstation|ps4|ps5|nintendo|steam|tv|online|app)",
  "(video|computer|phone|mobile|online|board|card|mind|drinking|word|party|arcade) (game|games|match|matches)",
  "(手机|电脑|平板|电视|网上|线上|网络|电动|电玩|棋牌|桌游)",
  "(玩|打)(了|过|咗|)_游戏",
];

/** Words that name an activity elsewhere, but not in a question of records. */
export const NO_ACTIVITIES: readonly string[] = [
  "in a row",
  "(long|longest|a|any|best|biggest) stretch",
  "stretch of",
  "(往|向)(上|下)走",
  "(skip|skipped|skipping) (it|a|any|out|this|that|or|the)",
  "(did|or|do|have) i skip",
  "(did|or|do|have) i (skip|skipped)",
  "(stack|stacks|stacked|add|adds|sum|back|pile|rack|pull|bring|step) up",
  "(walk|run|talk) me through",
  "(how many|my|number of|total|average) (step|steps)",
  "(走|迈)了(几|多少|几多)步",
  "(几|几多|多少)步",
  "步数",
  "行(咗|左|过|)(几|几多|多少)步",
  "(进|举|执|流|旅|飞|发|实|运|平|航|通|游)行(咗|左|过|得)",
  "(step!|steps!)",
  "(took|take|taking) (up|the|a|my) ~",
  "游(戏|客|览|玩|街|说)",
  "(打机|打游戏|打电动|打电玩)",
];
