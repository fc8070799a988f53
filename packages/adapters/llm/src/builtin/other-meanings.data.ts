/** Words by which a message is known not to mean what it seems to be for. Design values. */
import type { CueTable } from "./cues.ts";

export const OTHER_MEANINGS: CueTable<
  | "body"
  | "may"
  | "app"
  | "worn"
  | "synced"
  | "complaint"
  | "sense"
  | "said"
  | "self"
  | "figure"
  | "opinion"
  | "broken"
  | "record"
> = {
  /** Of a body, and of no entry. */
  body: {
    en: [
      "(knee|ankle|hip|shoulder|wrist|elbow|neck|foot|toe|heel|shin|calf|hamstring|belly|muscle|joint|baby|bump)",
      "(pain|hurt|hurts|ache|aches|click|clicks|swollen|swelling|stiff|sore|numb|tingle|tingles)",
    ],
    zh: ["(膝|踝|髋|肩|手腕|手肘|脖子|脚|脚趾|脚跟|小腿|大腿|肚子|肌肉|关节|宝宝|胎儿|疼|痛|肿)"],
  },
  /** Whether somebody may do something. */
  may: {
    en: ["(can|may|could|should) (i|he|she|we|they|my ~)"],
    zh: ["(能|可以|可唔可以|得唔得)"],
  },
  app: {
    en: [
      "(later|afterwards|forgot|forgotten|backdate|past|undo|remove|duplicate|twice|wrong|mistake|track|note|plan|goal|pause)",
      "(entry|entries|log|logs|logged|logging|record|records|recorded|data|account|app|profile|session|sessions|setting|settings|privacy)",
      "(delete|export|download|sync|import|save|saved|add|edit|change|correct|fix|enter|type|put|share|shared|connect|watch|rate|rating)",
    ],
    zh: [
      "(补|忘|漏|录|打卡|撤销|重复|错|历史|登记|暂停|计划|目标|提醒)",
      "(记录|记下|记一|记上|记进|补记|数据|账号|账户|导出|下载|同步|导入|保存|添加|修改|应用|软件|隐私|资料|设置|填|评分|删|分享|连接|手表|改)",
    ],
  },
  /** What is worn to measure, and whether it is for what it sends. */
  worn: {
    en: [
      "(strap|straps|armband|chest band|chest belt|heart rate (monitor|belt|band|sensor)|hr (monitor|strap|belt|band))",
    ],
    zh: ["(心率带|胸带|臂带|心率监测器)"],
  },
  synced: {
    en: [
      "(sync|syncs|syncing|connect|connects|connecting|import|export|pair|pairing|app|data|upload|download|file|files|bluetooth|supported|support)",
    ],
    zh: ["(同步|连接|连上|连不上|导入|导出|配对|数据|上传|下载|文件|蓝牙|支持)"],
  },
  /** A part of the body that hurts or makes a noise, told as a joke or not. */
  complaint: {
    en: [
      "(knee|knees|ankle|hip|hips|shoulder|shoulders|wrist|elbow|neck|foot|back|spine|jaw) _ (hurt|hurts|hurting|ache|aches)",
      "(knee|knees|ankle|hip|hips|shoulder|shoulders|wrist|elbow|neck|foot|back|spine|jaw) _ (aching|click|clicks|clicking|crack)",
      "(knee|knees|ankle|hip|hips|shoulder|shoulders|wrist|elbow|neck|foot|back|spine|jaw) _ (cracks|cracking|creak|creaks|creaking)",
      "(knee|knees|ankle|hip|hips|shoulder|shoulders|wrist|elbow|neck|foot|back|spine|jaw) _ (pop|pops|popping|crunch|crunches)",
      "(knee|knees|ankle|hip|hips|shoulder|shoulders|wrist|elbow|neck|foot|back|spine|jaw) _ (crunching|grind|grinds|grinding|swollen)",
      "(knee|knees|ankle|hip|hips|shoulder|shoulders|wrist|elbow|neck|foot|back|spine|jaw) _ (stiff|sore|numb|sounds like)",
    ],
    zh: ["(膝|踝|髋|肩|膊|腕|肘|颈|脖|脚|腰|背)_(痛|疼|响|酸|肿|麻|卡|咔|嘎|咯)"],
  },
  /** To feel something is no mood. */
  sense: {
    en: ["(feel|feels|move|bend|lift|reach|touch) (it|them|my ~)"],
    zh: ["(感觉不到|感觉唔到|冇感觉|没感觉|没知觉|冇知觉)(它|脚|手|腿|那|了|)"],
  },
  /** Somebody else says it. */
  said: {
    en: [
      "(friend|friends|doctor|coach|trainer|people|everyone|article|video|colleague) (says|said|say|told|claims|swears)",
      "(neighbour|brother|sister|husband|wife|partner) (says|said|say|told|claims|swears)",
    ],
    zh: ["(朋友|同事|教练|医生|网上|视频|别人|老公|老婆|人家)_(说|讲|话)"],
  },
  self: {
    en: [
      "i (feel|am|cant|hate|want|keep|have|give) ~",
      "(im|sad|down|depressed|awful|terrible|hopeless|crying|cry|ashamed|lonely|fat|ugly)",
    ],
    zh: ["(难过|伤心|难受|丧|哭|崩溃|绝望|郁闷|自卑|羞|讨厌|想放弃|没用|胖|丑)"],
  },
  /** Skin breaks as records do. */
  broken: {
    en: [
      "(it|they|that|blister|skin|cut|scab|wound|stitches) _ (pop|popped|burst|broke|broken|split|opened|bled|bleeding|ripped|tore|torn)",
    ],
    zh: ["(破|裂|流血|出血|出水|溃|烂|穿)(了|咗|开|皮|)"],
  },
  record: {
    en: ["(record|pb|pr|best|time|barrier|plateau|minutes|hour|km|k|kg)"],
    zh: ["(纪录|记录|个人最好|成绩|极限|瓶颈|平台|大关|公里|公斤|分钟|pb|pr)"],
  },
  /** What the companion thinks of the person is no question about the companion. */
  opinion: {
    en: [
      "(do you|u|you) (think|reckon|believe|say) (i|my|im|ill|that i)",
      "(will|could) i (ever|really|still|actually) ~",
    ],
    zh: [
      "(你|您)(说|讲|话|觉得|认为|看|睇|估)(我|我们)(能|会|可以|可唔可以|是|系|该|应|得|要|行|还|有)",
    ],
  },
  /** Nobody is in danger. */
  figure: {
    en: [
      "(gym|my|a|his|her|office|work|school|new|old|big|biggest) crush!",
      "(is|s|looks|such|total|absolute|real) (a |)(total |absolute |real |)knockout!",
      "(give|gives|gave|giving|nearly had|almost had) (me|us|him|her|) (a |another |)(heart attack|stroke)",
    ],
    zh: ["(气|急|激|吵)_出_心脏病", "(帅|美|可爱)_(心脏病|心梗|晕倒)"],
  },
};
