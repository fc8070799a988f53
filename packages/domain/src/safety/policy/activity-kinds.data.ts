/**
 * By which words an activity shows its kinds of strain, in English (published descriptions included) and Chinese.
 * Which strain an activity has was judged from its description (design value).
 */
import type { MetCategoryId } from "../../sport/met/met-category.ts";
import type { BilingualText } from "../safety-flag.ts";
import type { ActivityKind } from "./activity-kind.ts";

export const ACTIVITY_KIND_LABELS: Readonly<Record<ActivityKind, BilingualText>> = {
  contact: { en: "contact, tackles and blows", zh: "身体对抗和碰撞" },
  combat: { en: "blows, throws and tackles", zh: "击打、摔投和擒抱" },
  fall_risk: { en: "a high risk of falling", zh: "容易跌倒的活动" },
  unsteady: { en: "balancing on ladders, stools or other raised things", zh: "在梯子、凳子等高处保持平衡" },
  height: { en: "heights and climbing", zh: "攀登和高处活动" },
  impact: { en: "running, jumping and other impact", zh: "跑、跳等冲击" },
  pivoting: { en: "quick turns and stops", zh: "急停和变向" },
  overhead: { en: "work with the arms overhead", zh: "手臂过顶动作" },
  hand_loading: { en: "load on hands and wrists", zh: "手和手腕负重" },
  heavy_lifting: { en: "heavy lifting", zh: "大重量举重" },
  straining: { en: "maximal lifts and straining with held breath", zh: "极限重量和憋气用力" },
  spinal_bending: { en: "loaded bending and twisting of the spine", zh: "脊柱负重弯曲和扭转" },
  supine: { en: "lying on the back for long", zh: "长时间仰卧" },
  lying_flat: { en: "lying flat on the back", zh: "平躺" },
  inverted: { en: "positions with the head down", zh: "头朝下的体位" },
  altitude: { en: "high altitude", zh: "高海拔" },
  diving: { en: "diving under water", zh: "潜水" },
  water: { en: "open or deep water, and never go in alone", zh: "深水或开放水域，切勿独自下水" },
  cold_water: { en: "cold water", zh: "冷水" },
  heat: { en: "hot rooms and hot weather", zh: "高温环境" },
  maximal_effort: { en: "sprints, races and all-out efforts", zh: "冲刺、比赛和极限强度" },
};

/** Phrases separated by `|`; the phrases of `not` take precedence where they are longer ("shadow boxing"). */
export const ACTIVITY_KIND_WORDS: Readonly<Record<ActivityKind, string>> = {
  contact: "boxing|kickboxing|kick boxing|wrestling|rugby|football|american football|tackle football|soccer|ice hockey|hockey|field hockey|lacrosse|basketball|judo|jujitsu|jiu jitsu|bjj|karate|taekwondo|tae kwon do|muay thai|mma|martial art|mixed martial arts|kung fu|sparring|water polo|handball|roller derby|australian rules|hurling|polo|broomball|self defense|fighting|拳击|搏击|散打|格斗|摔跤|橄榄球|足球|冰球|曲棍球|篮球|柔道|柔术|空手道|跆拳道|泰拳|武术|实战|对打|手球|水球",
  combat: "boxing|kickboxing|kick boxing|wrestling|rugby|american football|tackle football|ice hockey|judo|jujitsu|jiu jitsu|bjj|karate|taekwondo|tae kwon do|muay thai|mma|martial art|mixed martial arts|sparring|fighting|拳击|搏击|散打|格斗|摔跤|橄榄球|冰球|柔道|柔术|空手道|跆拳道|泰拳|实战|对打",
  fall_risk: "skiing|ski|downhill|snowboard|snowboarding|ice skating|skating|skate|roller skating|inline skating|rollerblading|skateboarding|skateboard|scooter|horseback|horse|riding horse|equestrian|gymnastics|trampoline|parkour|mountain biking|mountain|bmx|unicycling|unicycle|surfing|surf|water skiing|wakeboard|kitesurfing|windsurfing|slackline|sledding|luge|bobsled|motorcycle|motocross|hoverboard|tightrope|stilt|cyclocross|off road|滑雪|单板|滑冰|溜冰|轮滑|滑板|骑马|马术|体操|蹦床|跑酷|山地车|山地自行车|冲浪|滑水|风筝冲浪|帆板|独轮车|雪橇|摩托|平衡木",
  unsteady: "ladder|on a stool|stand on a chair|standing on a chair|balance on a chair|balancing on a chair|balance on a stool|stand on one leg with your eyes closed|balance on one leg with your eyes closed|梯子|梯子上|站在椅子上|站在凳子上|凳子上单腿|凳子上单脚|椅子上单腿|椅子上单脚|闭眼单脚站立|闭眼单腿站立",
  height: "rock climbing|climbing|rock|bouldering|mountaineering|rappelling|abseiling|ice climbing|sky diving|skydiving|parachute|hang gliding|paragliding|bungee|tree climbing|ladder|via ferrata|base jumping|aerial silk|pole dancing|roof|攀岩|攀爬|登山|攀冰|抱石|跳伞|滑翔伞|滑翔翼|蹦极|爬树|钢管舞|空中瑜伽",
  impact: "running|run|jogging|jog|sprint|jumping|jump|jumping jack|rope|skipping|skip rope|hopping|plyometric|burpee|box jump|high impact|step aerobics|zumba|basketball|volleyball|tennis|badminton|squash|soccer|football|rugby|netball|handball|gymnastics|trampoline|parkour|hiit|crossfit|hurdle|high jump|long jump|triple jump|marathon|half marathon|ultramarathon|ultra marathon|triathlon|ironman|track and field|obstacle course|dodgeball|ultimate|orienteering|martial art|karate|taekwondo|backpacking|跑步|跑|慢跑|快跑|长跑|马拉松|半程马拉松|半马|全马|超级马拉松|铁人三项|冲刺|跳绳|跳跃|蹦跳|开合跳|波比跳|波比|深蹲跳|高强度间歇|篮球|排球|网球|羽毛球|壁球|足球|橄榄球|跳远|跳高|跨栏|跑酷|蹦床|尊巴|健身操",
  pivoting: "basketball|soccer|football|rugby|tennis|badminton|squash|racquetball|handball|netball|volleyball|hockey|lacrosse|skiing|ultimate|frisbee|dodgeball|pickleball|table tennis|martial art|judo|wrestling|dancing|ballet|篮球|足球|橄榄球|网球|羽毛球|壁球|排球|手球|冰球|滑雪|飞盘|柔道|摔跤|匹克球",
  overhead: "swimming|swim|crawl|butterfly|freestyle|backstroke|volleyball|tennis|badminton|baseball|softball|pitching|throwing|javelin|shot put|discus|hammer throw|overhead press|shoulder press|military press|snatch|clean and jerk|pull up|pullup|chin up|rock climbing|climbing|bouldering|handball|water polo|basketball|cricket|handstand|rowing overhead|painting ceiling|kettlebell swing|paddle|kayaking|canoeing|游泳|自由泳|蝶泳|仰泳|排球|网球|羽毛球|棒球|垒球|投掷|标枪|铅球|铁饼|推举|肩推|抓举|挺举|引体向上|攀岩|手球|水球|篮球|板球|倒立|皮划艇",
  hand_loading: "push up|pushup|press up|plank|handstand|burpee|pull up|pullup|chin up|rock climbing|climbing|bouldering|gymnastics|boxing|kickboxing|rowing|kayaking|canoeing|weight lifting|weight training|deadlift|bench press|power lifting|tennis|badminton|golf|racquetball|squash|power yoga|vinyasa|downward dog|mountain biking|俯卧撑|平板支撑|倒立|波比|引体向上|攀岩|抱石|体操|拳击|搏击|划船|皮划艇|举重|硬拉|卧推|网球|羽毛球|高尔夫|壁球|下犬式",
  heavy_lifting: "chest press|weight machine|lat pulldown|leg extension|hack squat|weight lifting|weightlifting|power lifting|powerlifting|body building|bodybuilding|deadlift|heavy squat|barbell squat|bench press|leg press|clean and jerk|snatch|strongman|tire flip|atlas stone|crossfit|one rep max|one rep maximum|one repetition maximum|one repetition max|1 rep max|1 repetition maximum|1rm|max lift|maximum lift|maximal lift|maximum weight|maximal weight|heavy lifting|heavy weight|heavy resistance|free weight|resistance training|weight training|strength training|squat|overhead press|isometric|wall sit|plank hold|moving furniture|carrying heavy|shoveling|shoveling snow|chopping wood|举重|力量举|健美|硬拉|深蹲|卧推|腿举|挺举|抓举|大重量|一次最大重量|单次最大重量|最大重量|极限重量|力量训练|负重训练|抗阻训练|撸铁|举铁|铲雪|劈柴|搬家具|静力|靠墙静蹲",
  straining: "one rep max|one rep maximum|one repetition maximum|one repetition max|1 rep max|1 repetition maximum|1rm|max lift|maximum lift|maximal lift|maximum weight|maximal weight|heaviest weight you can|heaviest weight possible|一次最大重量|单次最大重量|最大重量|极限重量|hold your breath|hold the breath|hold breath|holding your breath|holding the breath|held breath|breath held|valsalva|憋气|憋住气|憋住呼吸|憋着气|屏气|屏住呼吸|屏住气|闭气",
  spinal_bending: "golf|sit up|situp|crunch|crunches|russian twist|toe touch|rowing|rowing machine|deadlift|good morning|bowling|tennis|baseball|gymnastics|roll up|full forward fold|horseback|kettlebell swing|shoveling|gardening|仰卧起坐|卷腹|俄罗斯转体|高尔夫|划船机|划船|硬拉|保龄球|体前屈|体操|铲雪",
  supine: "bench press|supine|sit up|situp|crunch|crunches|backstroke floor|glute bridge|floor press|pilates|仰卧|仰卧起坐|卷腹|卧推|臀桥|普拉提",
  lying_flat: "flat on your back|flat on the back|lie flat|lying flat|lie on your back|lie on the back|lying on your back|lying on the back|平躺|躺平|平卧|仰躺|仰面躺",
  inverted: "handstand|headstand|inversion|inverted|shoulder stand|downward dog|aerial yoga|inversion table|gymnastics|倒立|头倒立|肩倒立|倒挂|下犬式|空中瑜伽|倒立机",
  altitude: "mountaineering|high altitude|altitude|alpine|himalaya|everest|tibet|heli ski|ski touring|高原|高海拔|登山|雪山|珠峰|西藏|高山",
  diving: "scuba|scuba diving|diving|free diving|freediving|skindiving|snorkeling|spearfishing|breath hold|underwater|潜水|水肺|自由潜|浮潜|憋气|闭气",
  water: "swimming|swim|open water|surfing|surf|kayaking|canoeing|rowing|sailing|paddle board|paddleboarding|windsurfing|water skiing|scuba|diving|snorkeling|rafting|triathlon|water polo|游泳|公开水域|冲浪|皮划艇|划艇|赛艇|帆船|桨板|漂流|铁人三项|潜水|浮潜",
  cold_water: "cold water|cold water swimming|ice swimming|ice bath|ice water|cold plunge|winter swimming|polar plunge|冬泳|冰水|冷水|冰泳|冷水浴",
  heat: "hot yoga|yoga hot|bikram|sauna|hot tub|hot weather|heat wave|desert|热瑜伽|高温瑜伽|高温|桑拿|汗蒸|酷暑|沙漠",
  maximal_effort: "sprint|sprinting|race|racing|competition|competitive|competing|marathon|half marathon|ultramarathon|ultra marathon|triathlon|ironman|hiit|high intensity interval|tabata|crossfit|one rep max|one rep maximum|one repetition maximum|one repetition max|1 rep max|1rm|all out|max effort|maximum effort|maximal effort|maximal|time trial|very vigorous|very hard|冲刺|比赛|竞赛|竞速|马拉松|半程马拉松|半马|全马|超级马拉松|铁人三项|高强度间歇|极限|全力",
};

/** Phrases that look like a kind and are none; longer phrases go first. */
export const HARMLESS_PHRASES = "shadow boxing|simulated boxing round|boxing simulated boxing round|boxing punching bag|punching bag|low impact|non contact|touch football|flag football|table football|football coaching|coaching|cross country skiing|nordic skiing|ski machine|ski ergometer|ski erg|water jogging|aqua jogging|water running|treading water|water aerobics|aqua aerobics|water walking|table tennis|stationary|stationary rowing|light resistance|light weights|resistance band|band|mountain climbers|of your one rep max|of your one repetition maximum|of one repetition maximum|of your 1rm|of 1rm|of your maximum weight|of the maximum weight|of your maximum lift|agility ladder|speed ladder|climbing hills|climbing stairs|stair climbing|rope pull|watching|spectator|rock and roll|running errands|diving board safety|rowing machine light|沙袋|低冲击|水中慢跑|水中行走|水中健身操|乒乓球|弹力带|轻重量|爬楼梯|爬坡|越野滑雪|空击|敏捷梯|最大重量的|观看";

/** Kinds that all activities of a category have. */
export const CATEGORY_KINDS: Readonly<Partial<Record<MetCategoryId, readonly ActivityKind[]>>> = {
  running: ["impact"],
  water_activities: ["water"],
};
