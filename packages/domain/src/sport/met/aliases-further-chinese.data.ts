/**
 * Chinese names from further places, in simplified characters: words of Taiwan and Hong Kong, courses, school and the work of a
 * day. They go before all others. A row that no activity of the table is like stands for the nearest one.
 */
import type { ActivityAliases } from "./activity-lexicon.ts";

export const FURTHER_CHINESE_ALIASES: readonly ActivityAliases[] = [
  { activity: "running", names: ["(打卡|校园|阳光|负重)跑"] },
  { activity: "12026", names: ["超慢跑", "超级慢跑"] },
  { activity: "jogging", names: ["有氧(慢跑|跑)"] },
  {
    activity: "walking",
    names: ["(绕|沿|围着|围)(操场|公园|湖)走(路|一圈|两圈|#圈|)", "操场走路", "原地(踏步|走|走路)"],
  },
  { activity: "17160", names: ["郊游", "踏青", "春游", "秋游"] },
  { activity: "hiking", names: ["登顶", "山训", "走步道", "爬(小|郊|中级|高)山"] },
  {
    activity: "swimming",
    names: ["去(游泳池|泳池|游泳馆)", "混合泳", "混合四式"],
    alone: ["泳池", "游泳池", "泳馆"],
  },
  { activity: "stationary_bicycle", names: ["(脚踏车|单车|自行车)机"] },
  { activity: "bicycling", names: ["微笑单车"] },
  {
    activity: "weight_training",
    names: [
      "肌力(训练|)",
      "(健身房|健身|器械|全身|上肢|下肢|上身|下身|腿部|基础|最大)力量(训练|练习|课|)",
      "(肩背|胸背|肩|背|胸|腿|臀|手臂|上肢|下肢)(部|)(训练|锻炼)",
    ],
  },
  { activity: "calisthenics", names: ["扯旗", "人体(旗|旗帜|国旗)", "龙旗"] },
  { activity: "02060", names: ["扭腰(器|机)"] },
  { activity: "02062", names: ["体适能(课|课程|)"] },
  { activity: "02008", names: ["斯巴达(赛|障碍赛|)", "障碍(赛|跑)"] },
  { activity: "chair_exercise", names: ["坐(姿|式)(体操|运动|健身)"] },
  { activity: "15670", names: ["平甩(功|)"] },
  { activity: "07075", names: ["(呼吸|腹式呼吸)(练习|训练)"] },
  { activity: "02280", names: ["VR(健身|拳击|运动)", "节奏光剑"] },
  { activity: "active_video_game", names: ["跳舞(机|毯)"] },
  { activity: "ballroom_dancing", names: ["华尔滋", "华尔兹"] },
  { activity: "15195", names: ["(五人制|室内)足球"] },
  { activity: "15477", names: ["合球", "荷球"] },
  { activity: "15010", names: ["弓道"] },
  { activity: "15080", names: ["桌上(冰球|曲棍球)", "桌式足球"] },
  {
    activity: "15135",
    names: ["跳(橡筋|橡筋绳|橡皮筋|飞机|格仔)", "攀爬架", "(丢|传|接)球", "一二三木头人", "跳马背"],
  },
  { activity: "jumping_rope", names: ["甩大绳", "跳长绳"] },
  { activity: "17100", names: ["溜(小孩|娃)"] },
  { activity: "11486", names: ["送外送", "跑外送"] },
  { activity: "06160", names: ["粉刷"] },
  { activity: "06030", names: ["修(车|机车|摩托车)"] },
  { activity: "05050", names: ["(洗|切|择)菜"] },
  { activity: "09110", names: ["野营"] },
  { activity: "09000", names: ["桌(游|面游戏)"] },
  { activity: "09010", names: ["棋牌"] },
  { activity: "10040", names: ["敲鼓"] },
  { activity: "11146", names: ["(干|做|)农(活|务|事)", "养殖"] },
  { activity: "house_cleaning", names: ["做家事"] },
];
