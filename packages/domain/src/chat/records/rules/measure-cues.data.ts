/** What is measured of sessions beside time and energy, by what is asked for. The choice of words is a design value. */
export const MEASURE_CUES = {
  distance: [
    "(kilometer|kilometre|kilometers|km|kms|mile|mi|metre|meter|yards|mileage|ks|lap|laps)",
    "# (k|km|kms|公里|千米|mile)",
    "how many (km|kilometer|kilometre|mile|lap)",
    "(distance|total distance)",
    "(further|farther)",
    "(几|多少|几多|总|)(公里|千米|里程|英里|公里数|里路|k)",
    "(距离|路程|里程|跑量)(是|有|)(多少|)",
    "(总距离|总里程|里程数|跑量)",
    "周(跑量|里程)",
    "(多远|几远|多少米|几米|几圈|多少圈)",
    "(跑|走|骑|游|踩|划)(得|的|)(远|了多远)",
    "米",
  ],
  pace: [
    "(pace|speed|split|splits|tempo|velocity)",
    "how (fast|quick|quickly|slow)",
    "(fastest|quickest|slowest)",
    "# k (best|pb|pr|record|time|personal best)",
    "(best|fastest|record) # k",
    "best (marathon|half|race|lap) (time|)",
    "(best|personal best) time",
    "(best|fastest|quickest|record!) (parkrun|parkruns|park run|race|run|half marathon|marathon|swim|ride|lap) time",
    "(get|got|getting|gotten|been|become|am i|was i) (any|) (faster|slower|quicker)",
    "(faster|slower|quicker)",
    "(average|avg|top|max) speed",
    "(kmh|kph|mph)",
    "(km h|min per km|min km|minutes per (km|mile|kilometre|kilometer))",
    "(配速|速度|时速|均速|步速|划频)",
    "(多快|几快|最快|最慢|快了|慢了|更快|更慢)",
    "(快|慢)(吗|不快|还是慢|些|点|多少)",
    "越(来越|跑越|骑越)(快|慢)",
  ],
  heart_rate: [
    "(heart rate|heartrate|heart beat|heartbeat|pulse|bpm|hr)",
    "(average|avg|max|mean) (heart rate|hr|pulse)",
    "hr average",
    "(最大|最高|平均|)(心率|脉搏|心跳|心律)",
  ],
  steps: [
    "(step|steps|stepcount|step count|footsteps)",
    "how many step",
    "(步数|总步数)",
    "(几|多少|几多)步",
    "走了(几|多少|几多)步",
  ],
  climb: [
    "(elevation|altitude|ascent|vert) (gain|gained|meters|metres|feet|)",
    "climbing (gain|gained|meters|metres|feet)",
    "(metres|meters|feet|elevation|total) climbing",
    "(metres|meters|feet|m|ft) (climbed|of climbing|up|of elevation|of ascent)",
    "climbing (did i do|have i done|i did|) (on|during) (my|the|that|todays|yesterdays)",
    "(how|hw) (much|many) (meters|metres|feet|elevation) (did i|have i|i|) (climb|climbed|ascend|ascended)",
    "(how|hw) much (did i|have i|i) (ascend|ascended)",
    "(how|hw) (high|much) (did i|have i) (climb|climbed)",
    "(爬升|累计爬升|海拔|爬了|爬坡)(多少|几|)(米|高|)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What is best of distances and speeds, and the distances that runners ask for. */
export const BEST_CUES = {
  farthest: [
    "(furthest|farthest)",
    "(longest|biggest|greatest|max|maximum|record) (distance|mileage)",
    "(longest|most|biggest) _ (km|kms|kilometers|kilometres|miles) (in (a|one) (single|) (session|go|run|ride|swim|walk)|)",
    "最远",
    "(距离|里程|公里数)最(长|远|多|大)",
    "最(长|远|大)(的|)(距离|里程)",
  ],
  fastest: [
    "(fastest|quickest|swiftest)",
    "(best|top|max|maximum|record|highest|personal best) (pace|speed|split)",
    "(best|record|personal best) time",
    "(record|best) time",
    "(best|record!) (parkrun|parkruns|park run|race|run|half marathon|marathon|swim|ride|lap) time",
    "最快(的|)(一次|配速|速度|成绩|时间|纪录|记录|)",
    "(最佳|最好)(的|)(配速|速度)",
  ],
  slowest: ["slowest", "最慢(的|)(一次|那次|配速|速度|成绩|)", "(跑|走|骑|游)(得|的)最慢"],
  // Of the least time.
  shortest: [
    "(shortest|briefest)",
    "最短(的|)(一次|那次|)",
    "(时间|用时|时长)最(短|少)(的|)(一次|那次|)",
    "(跑|走|骑|游|练|做)(得|的)最短",
  ],
  // The best of whatever is named beside it.
  personalBest: [
    "(pb|pbs|pr|prs|personal best|personal record)",
    "(最佳|最好)(的|)(成绩|时间|纪录|记录)",
    "(个人最好|个人最佳|个人纪录|个人记录)",
  ],
  usual: ["(usual|usually|normal|normally|typical|typically)", "(平时|平常|一般)"],
  runningPace: ["(pace|split|splits|tempo)", "(配速|步速)"],
  oneKilometer: [
    "(<1-1>|one) (k|km|kilometer|kilometre)",
    "(fastest|quickest|best) (km|kilometer|kilometre|k)",
    "(<1-1>|一)(公里|千米)",
  ],
  fiveKilometers: ["(<5-5>|five) (k|km|kms|kilometer|kilometre)", "(<5-5>|五)(公里|千米)"],
  tenKilometers: ["(<10-10>|ten) (k|km|kms|kilometer|kilometre)", "(<10-10>|十)(公里|千米)"],
  halfMarathon: [
    "half (marathon|)",
    "(<21-21>) (k|km|kms|kilometer|kilometre)",
    "(半马|半程马拉松|半程)",
  ],
  marathon: ["marathon", "(<42-42>) (k|km|kms|kilometer|kilometre)", "(全马|马拉松)"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Goals that the person set, and what only the recommended amount is called. */
export const GOAL_CUES = {
  goal: [
    "(goal|goals|target|targets|objective|objectives|quota)",
    "(what are|whats|what is|what were|show|list|tell me) my (goal|goals|target|targets)",
    "(on track|on target|on course|on pace)",
    "(目标|任务|指标)",
    "(目标|任务)(进度|进展|完成度|达成率)",
  ],
  progress: [
    "(progress|status|standing|check in|update)",
    "(进度|进展|完成度|达成率|完成率|百分比|百分之几|几成)",
  ],
  recommended: [
    "(recommended|recommendation|guideline|enough|who)",
    "(<150-150>|one fifty|hundred and fifty)",
    "(建议|推荐|足够|够不够|够量|够了|达标|及格|标准|夠唔夠|够吗|够未)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
