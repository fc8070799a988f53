import type { NoteRule } from "./note-rule.ts";

/** How people tell what they like and dislike, by the kind of exercise. Design values. */
export const LIKING_NOTES: NoteRule = {
  kind: "preference",
  reach: 3,
  cues: [
    "i (really|absolutely|just|totally|do|also|still|always|) (hate|love|like|enjoy|dislike|prefer)",
    "i (really|just|) (dont|do not|cant|cannot|never) (really|) (like|enjoy|stand|bear)",
    "(im|i am) (really|) (not|) (really|) (a|) (big|huge|) (fan of|into|keen on|bored of|bored with|scared of|afraid of)",
    "(im|i am) (really|) not (really|) (a|) (big|huge|) (fan of|into|keen on)",
    "(i would|id) rather",
    "my (favourite|favorite) _ (exercise|workout|sport|activity|training) is",
    "(我|)(真的|一直|就|也|还是|)(很|最|特别|非常|超|超级|比较|更|蛮|挺|)(讨厌|喜欢|爱|热爱|怕|害怕|享受|偏爱|烦|受不了|钟意|中意)",
    "(我|)(真的|一直|就|也|)(不|不太|不怎么|不是很|很不|最不|一点都不|并不)(喜欢|爱|享受)",
    "我(好|几|最|超|唔|唔系几|真系)(钟意|中意|憎|惊)",
  ],
  things: {
    burpees: ["burpee", "(波比跳|波比)"],
    squats: ["squat", "深蹲"],
    lunges: ["lunge", "(弓步|箭步)"],
    planks: ["plank", "(平板支撑|平板)"],
    "push-ups": ["(push|press) up", "俯卧撑"],
    "pull-ups": ["(pull|chin) up", "引体向上"],
    "sit-ups": ["(sit up|crunch|sit ups)", "(仰卧起坐|卷腹)"],
    deadlifts: ["deadlift", "硬拉"],
    running: ["(running|run|jogging|jog)", "(跑步|慢跑|长跑)"],
    treadmill: ["treadmill", "(running|run|jogging) on _ treadmill", "(跑步机|在跑步机上)"],
    walking: ["(walking|walk)", "(走路|散步|快走|健走)"],
    hiking: ["(hiking|hike)", "(爬山|徒步|登山|行山)"],
    swimming: ["(swimming|swim)", "(游泳|游水)"],
    cycling: ["(cycling|biking|spinning|spin class)", "(骑车|骑行|动感单车|单车)"],
    rowing: ["(rowing|row)", "(划船机|划船)"],
    yoga: ["yoga", "瑜伽"],
    pilates: ["pilates", "普拉提"],
    dancing: ["(dancing|dance|zumba)", "(跳舞|舞蹈|广场舞|街舞)"],
    boxing: ["(boxing|kickboxing)", "(拳击|搏击)"],
    weights: ["(weight|lifting|weightlifting|strength training)", "(力量训练|举铁|撸铁|举重)"],
    cardio: ["cardio", "(有氧|有氧运动)"],
    intervals: ["(hiit|interval|sprint)", "(间歇|间歇跑|高强度间歇|冲刺)"],
    stretching: ["stretching", "(拉伸|拉筋)"],
    "the gym": ["(the|going to the|a|) gym", "健身房"],
    classes: ["(group|exercise|fitness|) class", "团课"],
    football: ["(football|soccer)", "(足球|踢球)"],
    basketball: ["basketball", "篮球"],
    tennis: ["(tennis|badminton|squash|table tennis)", "(网球|羽毛球|乒乓球)"],
    volleyball: ["volleyball", "排球"],
    climbing: ["(climbing|bouldering)", "(攀岩|抱石)"],
    skiing: ["(skiing|snowboarding)", "(滑雪|单板)"],
    "tai chi": ["(tai chi|taiji|qigong)", "(太极|太极拳|八段锦|气功)"],
    skipping: ["(skipping|jump rope|jumping rope)", "跳绳"],
    hills: ["(hill|uphill)", "(爬坡|上坡)"],
    "time of day": [
      "(morning|evening|afternoon|early) _ (workout|session|run|training|ride|swim)",
      "早起",
    ],
    place: [
      "(training|exercising|running|working out|being) (outside|outdoors|indoors|at home|in nature)",
      "(户外|室内)_(运动|锻炼|跑|训练)",
    ],
    company: [
      "(training|exercising|running|working out|being) (alone|by myself|on my own|with (friends|others|other people|a group))",
      "(一个人|自己|和朋友|跟朋友|跟大家)_(练|跑|运动|锻炼|健身)",
    ],
  },
};

/** The same without a word for oneself: "hate the gym". Design values. */
export const BARE_LIKING_NOTES: NoteRule = {
  ...LIKING_NOTES,
  countsOnlyFirst: true,
  countsOnlyAlways: true,
  reach: 2,
  cues: [
    "(really|absolutely|) (hate|love|like|enjoy|dislike|prefer)",
    "(cant stand|dont like|never liked|not a (big|huge|) fan of|big fan of|scared of|bored of)",
    "(最|好|超|)(讨厌|喜欢|爱|钟意|中意|憎|怕)",
  ],
};

/** When, where and with whom people are used to train. Design values. */
export const HABIT_NOTES: NoteRule = {
  kind: "preference",
  reach: 0,
  cues: [],
  things: {},
  countsOnlyAlways: true,
  statements: {
    noise: [
      "(i|we) live (upstairs|above|in a flat|in an apartment|on the (top|first|second|third|fourth|fifth|#) floor|above)",
      "(我|)(家|)住(在|)(楼上|公寓|高层|#楼|#层|顶楼)",
      "(有|)(downstairs|thin) (neighbour|neighbor|walls!|floors!)",
      "neighbours downstairs",
      "楼下(投诉|嫌|骂)",
      "楼下(有人|有邻居|邻居)_(投诉|敏感|抗议|嫌吵)",
    ],
    experience: [
      "(im|i am) (a|an|) (complete|total|absolute|) (beginner|newbie|novice)",
      "i (have|ve|) never (been to a gym|exercised|trained|lifted|worked out) (before|in my life|)",
      "(ive|i have) (been|) (lifting|running|training|climbing|swimming|cycling|rowing|doing yoga) for # year",
      "我(是|)(个|)(新手|小白|初学者|纯小白)",
      "我从(没|来没|未)(健身|运动|锻炼|练)过",
      "我(练|跑|做|游)_(瑜伽|太极|铁|力量|步|健身|泳)_#年",
    ],
    "usual exercise": [
      "i (do|play|go) __ (once|twice|# time|every day|most days|every week) (a|per|) (week|)",
      "i (walk|run|cycle|swim|ride) _ (to work|the dog|to school)",
      "每(周末|天|周)_(踢球|打球|打羽毛球|游泳|跑步|骑车|爬山|跳广场舞)",
      "我(天天|每天|经常|周末会|周末)_(跳广场舞|打太极|遛狗|爬山|爬郊山|骑车上班)",
    ],
    "length of sessions": [
      "i (prefer|like|love|do better with|only like) _ (short|quick|brief|long|longer|shorter) (session|workout|training|one)",
      "我(更|比较|)(喜欢|偏好|中意)(短|长)(一点|点|时间|)(的|)(训练|锻炼|运动|课)",
    ],
    "time of day": [
      "(morning|evening|afternoon|night) (is|are) (no good|not good|impossible|out|bad|hard|difficult) (for me|)",
      "我(一般|通常|平时|都|习惯)_(早上|清晨|早晨|上午|中午|傍晚|晚上|半夜)__(练|跑|锻炼|运动|健身|游|走)",
      "i (usually|always|mostly|normally|only|prefer to|like to|tend to|) (train|exercise|work out|run|swim|cycle|walk|lift|jog|go _ gym) " +
        "(in the|early in the|late in the|at|before|after|during|on) (morning|evening|afternoon|night|noon|lunch|work|breakfast|dinner|lunchtime)",
      "i (usually|always|mostly|normally|only|) (train|exercise|work out|run|swim|cycle) (early|late|first thing|at # (am|pm|oclock|))",
      "i (usually|always|mostly|normally|only|) (walk|lift|get up and train) (early|late|first thing|at # (am|pm|oclock|))",
      "(mornings!|evenings!|afternoons!) (are|work|suit) (best|better|well|easier|easiest|me) (for me|)",
      "i (train|exercise|work out|run|swim|cycle|walk|lift) __ every (morning|evening|lunchtime|afternoon|night)",
      "i (prefer|like|love|hate) (mornings!|evenings!|morning workouts!|evening workouts!|early mornings!)",
      "(im|i am) (a|not a|no|more of a|definitely a) (morning person|night owl|early bird)",
      "(我|)(一般|通常|平时|习惯|总是|都|更喜欢|喜欢|只能|固定|习惯在|喜欢在|一般都|只)(在|)" +
        "(早上|清晨|早晨|上午|中午|下午|傍晚|晚上|夜里|下班后|上班前|饭后|睡前|午休)_(跑|练|锻炼|运动|训练|健身|游泳|走|骑)",
      "我(都|)(早上|清晨|早晨|上午|中午|下午|傍晚|晚上|下班后|上班前)(锻炼|运动|训练|健身|跑步|去健身|去跑步)",
      "我(习惯|喜欢|每天|一般|平时)(晨跑|夜跑|晨练)",
    ],
    place: [
      "i (usually|always|mostly|normally|only|prefer to|like to|tend to|) (train|exercise|work out|run|swim|cycle|walk|lift) " +
        "(at home|outdoors|outside|indoors|in _ (park|pool|garage|forest|woods|sea)|" +
        "on (trails|a track|the road|a treadmill|the treadmill)|(in|at) (a|the) gym)",
      "(我|)(一般|通常|平时|只|只能|都|习惯|喜欢|主要|更喜欢)在(家|户外|公园|健身房|室内|操场|宿舍|河边)(里|)_(练|锻炼|运动|健身|跑|训练)",
      "我(都|)在(家|户外|公园|健身房|宿舍|办公室)(里|)(练|锻炼|运动|健身|跑步|训练)",
    ],
    company: [
      "i (usually|always|mostly|normally|only|prefer to|like to|tend to|) (train|exercise|work out|run|swim|cycle|walk|lift) " +
        "(alone|by myself|on my own|with (a|my|some|) (friend|club|group|coach|trainer|partner|wife|husband|dog|daughter|son)|in a (club|group))",
      "(我|)(一般|通常|平时|都|习惯|喜欢|更喜欢|只)(一个人|自己|和朋友|跟朋友|和老婆|和老公|跟跑团|和跑团)_(练|跑|运动|锻炼|健身)",
    ],
  },
};
