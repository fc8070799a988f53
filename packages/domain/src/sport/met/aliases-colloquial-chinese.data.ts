/**
 * Chinese names in a looser tone, in simplified characters: slang, dialect, machines, children's games, the work of a house. A
 * row that no activity of the table is like stands for the nearest one that it names.
 */
import type { ActivityAliases } from "./activity-lexicon.ts";

export const COLLOQUIAL_CHINESE_ALIASES: readonly ActivityAliases[] = [
  // Walking, running, cycling
  {
    activity: "17160",
    names: ["(遛|消)食", "(逛|转)(夜市|庙会|花市|古镇|胡同|老街|市集)", "扫街拍照", "赶集"],
    alone: ["扫街"],
  },
  {
    activity: "walking",
    names: ["行路(去|到|返|落|)", "长走", "长距离健走", "微马健走", "走一万步", "行咗#步"],
  },
  { activity: "17270", names: ["(接|送|接送)(孩子|娃|小孩|仔女|囡囡)(上学|放学|返学|)"] },
  {
    activity: "hiking",
    names: ["夜爬", "溯溪", "穿越路线", "爬野山", "爬郊山", "走古道", "行(大帽山|狮子山|麦理浩径)"],
  },
  {
    activity: "running",
    names: ["(八百米|一千米|中长跑|体能)(测试|体测|)", "跑操", "跑(操场|绿道|江边|公园)"],
    alone: ["体测"],
  },
  {
    activity: "bicycling",
    names: ["骑(小黄车|小蓝车|三轮车|共享|哈啰|青桔|摩拜)", "踩(单车|)上班", "骑车环湖"],
  },
  { activity: "01200", names: ["风阻单车", "骑台", "直立单车", "动感骑行台", "磁控车"] },
  // Machines, lifts and exercises
  {
    activity: "02054",
    names: [
      "(蝴蝶|夹胸|推胸|倒蹬|臀推|腿弯举|腿屈伸|坐姿推举|上斜)(机|器械)",
      "龙门架",
      "绳索下压",
      "农夫(行走|走|漫步)",
      "提踵",
      "耸肩",
      "飞鸟",
      "罗马尼亚",
      "臀冲",
      "(操|练)(肌|大只|大块头)",
      "举铁日",
      "铁馆",
      "练(手臂|三头|二头|斜方肌|前臂|小腿|翘臀|马甲线)",
    ],
  },
  { activity: "02065", names: ["攀爬机", "爬山机", "踏步器", "登楼机"] },
  { activity: "02056", names: ["弓步", "弓箭步", "靠墙(静蹲|蹲)", "保加利亚蹲", "街健", "徒手练"] },
  { activity: "02020", names: ["登山跑", "登山者", "高抬腿", "立卧撑", "蛙跳", "兔子跳"] },
  { activity: "02024", names: ["练腹肌", "腹肌撕裂", "山羊挺身", "v字卷腹", "撕裂者"] },
  { activity: "15300", names: ["练倒立", "倒立", "跑酷", "体操课", "翻跟头", "吊环"] },
  { activity: "02030", names: ["(回春|手指|毛巾|颈椎|养生|健脑)操", "产后修复", "康复操"] },
  {
    activity: "aerobic_dance",
    names: ["(僵尸舞|佳木斯操|快乐舞步|健身操|减肥操|燃脂操|本草纲目|毽子操)"],
  },
  // Water, snow
  { activity: "swimming", names: ["(晨|夜|晚|早|午)泳"] },
  { activity: "18310", names: ["(玩|泡)水", "水上乐园", "戏水"] },
  { activity: "19180", names: ["(滑|玩|坐)(雪圈|冰车|冰爬犁)", "雪圈", "冰车"] },
  { activity: "19030", names: ["花滑", "花样滑冰", "冰场滑冰"] },
  // Games
  {
    activity: "15135",
    names: [
      "(踩高跷|两人三足|丢沙包|扔沙包|打沙包|滑滑梯|滑梯|爬树|玩雪|堆雪人|打水仗|水枪大战|玩沙子|弹弓|斗鸡|撞拐|骑马打仗|老狼老狼几点了|贴烧饼|红绿灯|占地盘|套圈|推铁环|跳山羊|淘气堡|儿童乐园|游乐场)",
      "真人cs",
      "密室逃脱",
      "亲子运动会",
      "趣味运动会",
    ],
  },
  { activity: "15310", names: ["(抖|玩|扯)(空竹|扯铃)", "空竹", "扯铃", "踢花毽"] },
  { activity: "15055", names: ["(三分球|罚球|运球)(练习|训练)", "三对三", "斗牛", "打野球"] },
  { activity: "15255", names: ["打高球", "小白球", "下场打球高尔夫"] },
  { activity: "15270", names: ["练习场(挥杆|打球)", "挥杆练习", "高尔夫练习场"] },
  { activity: "15620", names: ["棒垒", "棒垒球", "传接球"] },
  { activity: "15720", names: ["藤球", "软排"] },
  { activity: "15675", names: ["柔力球"] },
  {
    activity: "15580",
    names: ["陆冲", "踩波板", "活力板", "平衡车", "滑步车", "踏板车", "滑板车"],
  },
  { activity: "15610", names: ["踩波", "踢野球"] },
  // Dance and martial arts
  {
    activity: "03025",
    names: ["(曳步|桑巴|草裙|印度|手势|扇子|水袖)舞", "编舞", "排舞课", "跳街机"],
    alone: ["桑巴"],
  },
  {
    activity: "15455",
    names: ["双截棍", "耍(大刀|棍|枪)", "红缨枪", "打木人桩", "甩鞭子", "麒麟鞭"],
  },
  { activity: "15457", names: ["有氧拳击", "燃脂搏击", "搏击有氧"] },
  // Work
  { activity: "05030", names: ["执屋", "收拾房间", "整理房间", "贴春联", "除尘"] },
  { activity: "05040", names: ["(倒|扔)垃圾"] },
  { activity: "05100", names: ["换(床单|被套|床品)"] },
  { activity: "05070", names: ["(熨|烫)(衫|衣服|衣)"] },
  {
    activity: "05146",
    names: ["(打包|收拾|整理)行李", "(组装|安装)(书架|家具|衣柜|婴儿床)", "搭帐篷"],
  },
  { activity: "05060", names: ["买餸", "逛(超市|菜市场|街市)", "超市采购"] },
  { activity: "05175", names: ["(带|凑|湊)(娃|仔|小孩|孩子)(玩|)", "遛孙子", "哄娃"] },
  { activity: "11146", names: ["(放|喂|养)(羊|牛|鸡|鸭|鱼|兔)", "下地干活", "干农活"] },
  { activity: "09110", names: ["露营", "搭营"] },
];
