/**
 * Kinds of exercise that say more than the sport, by words in what a session is called or what is asked for. Where two are
 * named, the longer words count, then the earlier row. Phrases are in the notation of the language, Chinese in simplified
 * characters. The choice of kinds and words is a design value.
 */
type KindRow = {
  /** As `sportOf` tells them. */
  readonly sports: readonly string[];
  readonly phrases: readonly string[];
};

export const EXERCISE_KINDS = {
  parkrun: { sports: ["running"], phrases: ["(parkrun|parkruns|park run|公园跑)"] },
  trail_running: {
    sports: ["running"],
    phrases: ["(trail|trails|cross country|fell|off road)", "(越野|山路|林道)"],
  },
  treadmill_running: {
    sports: ["running"],
    phrases: ["(treadmill|dreadmill|tread mill)", "跑步机"],
  },
  track_running: {
    sports: ["running"],
    phrases: ["(track|athletics track)", "(田径场|跑道|操场)"],
  },
  tempo_running: { sports: ["running"], phrases: ["(tempo|threshold)", "节奏(跑|)"] },
  interval_running: { sports: ["running"], phrases: ["(interval|speedwork)", "间歇(跑|)"] },
  hill_running: {
    sports: ["running"],
    phrases: ["(hill|uphill) (run|repeat|sprint|session|training|)", "(坡道|爬坡|上坡)(跑|)"],
  },
  recovery_running: { sports: ["running"], phrases: ["recovery", "恢复跑"] },
  easy_running: { sports: ["running"], phrases: ["easy (run|jog)", "轻松跑"] },
  long_running: { sports: ["running"], phrases: ["long! (run!|runs!)", "长距离(跑|)"] },
  morning_running: {
    sports: ["running"],
    phrases: ["(morning|sunrise|dawn) (run|jog)", "(晨跑|早跑|晨练跑步|早晨跑步|早上跑步)"],
  },
  night_running: {
    sports: ["running"],
    phrases: ["(night|evening) (run|jog)", "(夜跑|晚跑|晚间跑步|晚上跑步)"],
  },
  dog_walking: {
    sports: ["walking"],
    phrases: ["(dog|doggo|puppy)", "(遛|溜|带|放)(狗|狗狗|小狗)"],
  },
  nordic_walking: {
    sports: ["walking"],
    phrases: ["nordic", "(ski|walking|trekking) pole", "(北欧|持杖|杖走)"],
  },
  treadmill_walking: {
    sports: ["walking"],
    phrases: ["(treadmill|dreadmill|tread mill|walking pad)", "(跑步机|走步机|走路机)"],
  },
  race_walking: { sports: ["walking"], phrases: ["(race walk|racewalk)", "竞走"] },
  brisk_walking: {
    sports: ["walking"],
    phrases: ["(brisk|power|fast) walk", "(快走|快步走|健步走|暴走)"],
  },
  walking_to_work: {
    sports: ["walking"],
    phrases: [
      "(to|from) (work|school|college|uni|class|the office)",
      "commute",
      "(上班|下班|通勤|上学)",
    ],
  },
  cycling_to_work: {
    sports: ["bicycling"],
    phrases: [
      "(to|from) (work|school|college|uni|class|the office)",
      "commute",
      "(上班|下班|通勤|上学)",
    ],
  },
  mountain_biking: {
    sports: ["bicycling"],
    phrases: ["(mountain|mtb|mountain bike)", "山地(车|)"],
  },
  e_biking: {
    sports: ["bicycling"],
    phrases: ["(e bike|ebike|electric|electric bike|pedelec)", "电(动|助力)(车|自行车|单车|)"],
  },
  gravel_cycling: { sports: ["bicycling"], phrases: ["gravel", "(砾石|碎石)(路|车|)"] },
  road_cycling: { sports: ["bicycling"], phrases: ["road (bike|cycle|ride)", "公路(车|自行车|)"] },
  spinning: {
    sports: ["bicycling"],
    phrases: ["(spin|spinning|spin class)", "(动感单车|飞轮)(课|)"],
  },
  indoor_cycling: {
    sports: ["bicycling"],
    phrases: [
      "(indoor|stationary|turbo|trainer|zwift|virtual|exercise bike|peloton|spin|spinning)",
      "(室内|动感单车|飞轮|骑行台|健身车|虚拟)",
    ],
  },
  freestyle_swimming: {
    sports: ["swimming"],
    phrases: ["(freestyle|front crawl|crawl)", "(自由泳|爬泳|自由式)"],
  },
  breaststroke: { sports: ["swimming"], phrases: ["(breaststroke|breast stroke)", "(蛙泳|蛙式)"] },
  backstroke: { sports: ["swimming"], phrases: ["(backstroke|back stroke)", "(仰泳|仰式)"] },
  butterfly: { sports: ["swimming"], phrases: ["butterfly", "(蝶泳|蝶式)"] },
  lake_swimming: { sports: ["swimming"], phrases: ["lake", "湖"] },
  sea_swimming: { sports: ["swimming"], phrases: ["(sea|ocean)", "(大海|海里|海边|海泳|海)"] },
  river_swimming: { sports: ["swimming"], phrases: ["river", "(河|江)(里|)"] },
  open_water_swimming: {
    sports: ["swimming"],
    phrases: [
      "(open water|openwater|lake|sea|ocean|river|wild|outdoor)",
      "(公开水域|开放水域|野泳|户外|湖|大海|海里|海边|海泳|海|河|江)",
    ],
  },
  pool_swimming: { sports: ["swimming"], phrases: ["(pool|indoor) swim", "(泳池|泳馆|室内)游泳"] },
  five_a_side: {
    sports: ["soccer"],
    phrases: ["(5|five) a side", "5 aside", "(futsal|indoor)", "(五人|5人|室内)(制|)"],
  },
  walking_football: { sports: ["soccer"], phrases: ["walking (football|soccer)", "走路足球"] },
  doubles: { sports: ["tennis", "badminton", "table_tennis"], phrases: ["doubles!", "双打"] },
  singles: { sports: ["tennis", "badminton", "table_tennis"], phrases: ["singles!", "单打"] },
  hot_yoga: { sports: ["yoga"], phrases: ["(hot|heated|bikram)", "(热|高温)(瑜伽|瑜珈)"] },
  yin_yoga: { sports: ["yoga"], phrases: ["yin", "阴(瑜伽|瑜珈)"] },
  vinyasa_yoga: { sports: ["yoga"], phrases: ["(vinyasa|flow)", "流(瑜伽|瑜珈)"] },
  power_yoga: { sports: ["yoga"], phrases: ["(power|ashtanga)", "(力量|阿斯汤加)(瑜伽|瑜珈)"] },
  chair_yoga: { sports: ["yoga"], phrases: ["(chair|seated)", "椅(子|)(瑜伽|瑜珈)"] },
  bouldering: { sports: ["climbing"], phrases: ["(boulder|bouldering)", "抱石"] },
  lead_climbing: { sports: ["climbing"], phrases: ["lead climb", "先锋(攀|攀岩|)"] },
  indoor_climbing: { sports: ["climbing"], phrases: ["(indoor|wall|gym)", "(室内|岩馆)"] },
  cross_country_skiing: {
    sports: ["skiing"],
    phrases: ["(cross country|xc|nordic|skate)", "越野"],
  },
  downhill_skiing: { sports: ["skiing"], phrases: ["(downhill|alpine)", "(高山|速降)"] },
  ballet: { sports: ["dancing"], phrases: ["ballet", "芭蕾(舞|)"] },
  ballroom_dancing: { sports: ["dancing"], phrases: ["ballroom", "(交谊舞|国标舞|交际舞|摩登舞)"] },
  salsa: { sports: ["dancing"], phrases: ["salsa", "(莎莎|萨尔萨)(舞|)"] },
  leg_training: {
    sports: ["strength"],
    phrases: ["(leg|legs|quad|hamstring|glute)", "(练腿|腿部|腿日|下肢|腿)"],
  },
  push_training: {
    sports: ["strength"],
    phrases: ["push (day|workout|session|training)", "(推日|推力日|推力训练)"],
  },
  pull_training: {
    sports: ["strength"],
    phrases: ["pull (day|workout|session|training)", "(拉日|拉力日|拉力训练)"],
  },
  chest_and_back: {
    sports: ["strength"],
    phrases: ["(chest and back|back and chest)", "(胸背|背胸|胸(和|跟|与|加)背)"],
  },
  chest_training: { sports: ["strength"], phrases: ["chest", "(练胸|胸肌|胸部|胸日|胸)"] },
  back_training: {
    sports: ["strength"],
    phrases: ["back (day|workout|session|training)", "(练背|背部|背日|背)"],
  },
  arm_training: {
    sports: ["strength"],
    phrases: ["(arm|arms|bicep|tricep)", "(练手臂|手臂|练臂|臂)"],
  },
  shoulder_training: { sports: ["strength"], phrases: ["shoulder", "(练肩|肩部|肩日|肩)"] },
  core_training: {
    sports: ["strength"],
    phrases: ["(core|abs|ab)", "(核心|腹肌|练腹|腹部)"],
  },
  upper_body: { sports: ["strength"], phrases: ["upper (body|day)", "(上肢|上半身|上身)"] },
  lower_body: { sports: ["strength"], phrases: ["lower (body|day)", "(下半身|下身)"] },
  full_body: { sports: ["strength"], phrases: ["(full|whole|total) body", "全身"] },
  square_dancing: { sports: ["dancing"], phrases: ["square dance", "广场舞"] },
  hip_hop: { sports: ["dancing"], phrases: ["(hip hop|hiphop|street dance)", "街舞"] },
} as const satisfies Readonly<Record<string, KindRow>>;

/** A kind of exercise that says more than the sport. */
export type ExerciseKind = keyof typeof EXERCISE_KINDS;
