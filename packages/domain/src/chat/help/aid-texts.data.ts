import type { WrittenText } from "../../language/writing.ts";
import type { SafetySource } from "../../safety/safety-flag.ts";
import type { AidTopic } from "./aid-topics.data.ts";
import { HELP_SOURCES } from "./help-sources.data.ts";
import type { HelpKind } from "./help-texts.data.ts";

/** Emergencies of the body, in which somebody is asked what to do while help is on its way. */
export type AidKind = Exclude<
  HelpKind,
  "self_harm" | "abuse_child" | "abuse" | "danger" | "eating_disorder"
>;

/** What is said to a question of these topics after a help text of one of these kinds, or of any. */
export type AidText = {
  readonly topics: readonly AidTopic[];
  readonly kinds?: readonly AidKind[];
  readonly text: WrittenText;
  readonly sources: readonly SafetySource[];
};

/** Of those that fit, the first is told: what is so in one kind of emergency stands before what is so in all. */
export const AID_TEXTS: readonly AidText[] = [
  {
    topics: ["exercise", "moving", "lying"],
    kinds: ["head_injury_thinner"],
    text: {
      en:
        "No training, lifting or work until it has been examined, however well it feels. Sitting and a few steps " +
        "about the house are fine meanwhile; nobody with such a blow stays alone. The check is due today.",
      "zh-Hans":
        "在检查之前不要训练、提重物或干活，感觉再好也一样。这段时间坐着、在家里走几步没关系，但不要一个人待着。今天就要去检查。",
      "zh-Hant":
        "在檢查之前不要訓練、提重物或幹活，感覺再好也一樣。這段時間坐著、在家裡走幾步沒關係，但不要一個人待著。今天就要去檢查。",
    },
    sources: [HELP_SOURCES.headInjury],
  },
  {
    topics: ["waiting"],
    kinds: ["head_injury_thinner"],
    text: {
      en:
        "Do not wait and see: on a blood thinner bleeding in the head can show hours or even days later. A scan " +
        "is considered within 8 hours of the blow; where it was longer ago, go now.",
      "zh-Hans":
        "不要先等等看：吃抗凝药的人，颅内出血可能几小时甚至几天后才显出来。撞后8小时内会考虑做CT；已经过了更久，就现在去。",
      "zh-Hant":
        "不要先等等看：吃抗凝藥的人，顱內出血可能幾小時甚至幾天後才顯出來。撞後8小時內會考慮做CT；已經過了更久，就現在去。",
    },
    sources: [HELP_SOURCES.headInjury],
  },
  {
    topics: ["driving"],
    kinds: ["head_injury_thinner"],
    text: {
      en:
        "Let somebody else drive, or take a taxi, to the emergency department; whoever had the blow does not " +
        "drive. With drowsiness, confusion, vomiting, a growing headache or weakness call an ambulance instead.",
      "zh-Hans":
        "请别人开车或打车送去急诊，撞到头的人不要自己开车。如果嗜睡、意识混乱、呕吐、头痛加重或无力，就叫救护车。",
      "zh-Hant":
        "請別人開車或打車送去急診，撞到頭的人不要自己開車。如果嗜睡、意識混亂、嘔吐、頭痛加重或無力，就叫救護車。",
    },
    sources: [HELP_SOURCES.headInjury],
  },
  {
    topics: ["medicine"],
    kinds: ["head_injury_thinner"],
    text: {
      en:
        "No aspirin, ibuprofen or the like: they add to the bleeding. Do not stop the blood thinner on your own " +
        "either; whoever examines the head decides about the next dose, so ask there before it is due.",
      "zh-Hans":
        "不要吃阿司匹林、布洛芬一类的药：会加重出血。也不要自行停用抗凝药；下一次吃不吃由给你检查的医生决定，到点之前先问清楚。",
      "zh-Hant":
        "不要吃阿司匹林、布洛芬一類的藥：會加重出血。也不要自行停用抗凝藥；下一次吃不吃由給你檢查的醫生決定，到點之前先問清楚。",
    },
    sources: [HELP_SOURCES.headInjury],
  },
  {
    topics: ["calling"],
    kinds: ["low_sugar"],
    text: {
      en:
        "Call now for drowsiness, confusion, a fit, trouble swallowing, or if it has not risen after two or three " +
        "times of sugar. Awake and able to swallow: take the sugar first, then measure after about 15 minutes.",
      "zh-Hans":
        "嗜睡、神志不清、抽搐、吞咽困难，或吃了两三次糖还不上升：马上打。清醒、能吞咽：先吃糖，大约15分钟后再测。",
      "zh-Hant":
        "嗜睡、神志不清、抽搐、吞嚥困難，或吃了兩三次糖還不上升：馬上打。清醒、能吞嚥：先吃糖，大約15分鐘後再測。",
    },
    sources: [HELP_SOURCES.hypoglycaemia],
  },
  {
    topics: ["calling"],
    kinds: ["head_injury_thinner"],
    text: {
      en:
        "Call now for drowsiness, confusion, vomiting, a growing headache, a fit, weakness or trouble speaking or " +
        "seeing, or if nobody can bring you. All well so far: the emergency department today, with somebody.",
      "zh-Hans":
        "嗜睡、意识混乱、呕吐、头痛加重、抽搐、无力，说话或看东西有困难，或没人能送：马上打。目前没事：今天由人陪着去急诊。",
      "zh-Hant":
        "嗜睡、意識混亂、嘔吐、頭痛加重、抽搐、無力，說話或看東西有困難，或沒人能送：馬上打。目前沒事：今天由人陪著去急診。",
    },
    sources: [HELP_SOURCES.headInjury],
  },
  {
    topics: ["calling"],
    text: {
      en:
        "Yes, call now; once too often is better than too late. Say where you are, what happened and since when, " +
        "and which medicines are taken, and stay on the line: they tell you what to do.",
      "zh-Hans":
        "要，现在就打；宁可多打一次，也不要打晚了。说清在哪里、发生了什么、什么时候开始、吃着哪些药，不要挂断，对方会告诉你怎么做。",
      "zh-Hant":
        "要，現在就打；寧可多打一次，也不要打晚了。說清在哪裡、發生了什麼、什麼時候開始、吃著哪些藥，不要掛斷，對方會告訴你怎麼做。",
    },
    sources: [HELP_SOURCES.whenToCall],
  },
  {
    topics: ["gasps"],
    kinds: ["seizure"],
    text: {
      en:
        "Noisy breathing right after a seizure is common: keep them on the side and watch it. Gasps " +
        "with long gaps, or no normal breathing once the jerking has stopped, are not breathing: " +
        "start CPR, and say so on the phone.",
      "zh-Hans":
        "抽搐刚停时呼吸带声响很常见：让对方侧卧，一直观察呼吸。如果抽搐停了只是隔很久喘一口，或呼吸不正常，那不算呼吸：立即做心肺复苏，并在电话里说明。",
      "zh-Hant":
        "抽搐剛停時呼吸帶聲響很常見：讓對方側臥，一直觀察呼吸。如果抽搐停了只是隔很久喘一口，或呼吸不正常，那不算呼吸：立即做心肺復甦，並在電話裡說明。",
    },
    sources: [HELP_SOURCES.firstAid2021, HELP_SOURCES.resuscitation],
  },
  {
    topics: ["gasps"],
    kinds: ["unresponsive", "choking", "cardiac", "medical", "poisoning"],
    text: {
      en:
        "In somebody who does not respond, snoring, gasping, gurgling or slow heavy breaths are not " +
        "breathing: it is a sign that the heart has stopped. Start CPR now, or go on with it: push " +
        "on the middle of the chest, 100 to 120 times a minute, 5 to 6 cm deep. Do not wait for the " +
        "breaths to stop, and tell the emergency service.",
      "zh-Hans":
        "没有反应的人如果像打呼噜、倒气、喘一口停很久，或呼吸又慢又重，都不算呼吸：这是心脏停跳的表现。请马上做或继续做心肺复苏：在胸部正中按压，每分钟100至120" +
        "次，深5至6厘米。不要等这种呼吸停下来再做，并告诉急救人员。",
      "zh-Hant":
        "沒有反應的人如果像打呼嚕、倒氣、喘一口停很久，或呼吸又慢又重，都不算呼吸：這是心臟停跳的表現。請馬上做或繼續做心肺復甦：在胸部正中按壓，每分鐘100至120" +
        "次，深5至6釐米。不要等這種呼吸停下來再做，並告訴急救人員。",
    },
    sources: [HELP_SOURCES.resuscitation],
  },
  {
    topics: ["breathes"],
    text: {
      en:
        "If the breathing is normal now, stop pushing, roll them onto the side with the head tilted " +
        "back, and watch the breathing all the time; leave the AED pads on. Gasps do not count. If " +
        "it stops again or turns odd, roll them back and push at once.",
      "zh-Hans":
        "如果现在呼吸正常，请停止按压，让对方侧卧、头稍后仰，一直观察呼吸；AED电极片不要撕下。喘息不算正常呼吸。如果又停了或变得不正常，马上放平继续按压。",
      "zh-Hant":
        "如果現在呼吸正常，請停止按壓，讓對方側臥、頭稍後仰，一直觀察呼吸；AED電極片不要撕下。喘息不算正常呼吸。如果又停了或變得不正常，馬上放平繼續按壓。",
    },
    sources: [HELP_SOURCES.resuscitation, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["rate"],
    kinds: ["unresponsive", "choking", "cardiac", "medical"],
    text: {
      en:
        "If they do not respond and do not breathe normally: push 100 to 120 times a minute, about " +
        "two a second, and let the chest come up fully after each push. Count aloud, and pause as " +
        "little as you can.",
      "zh-Hans":
        "没有反应、呼吸不正常时：每分钟按压100至120次，大约每秒两次，每次按完让胸部完全弹起。大声数数，尽量不要停。",
      "zh-Hant":
        "沒有反應、呼吸不正常時：每分鐘按壓100至120次，大約每秒兩次，每次按完讓胸部完全彈起。大聲數數，儘量不要停。",
    },
    sources: [HELP_SOURCES.resuscitation],
  },
  {
    topics: ["depth"],
    kinds: ["unresponsive", "choking", "cardiac", "medical"],
    text: {
      en:
        "If they do not respond and do not breathe normally: push at least 5 cm deep and not more " +
        "than 6 cm in a grown-up, straight down on the middle of the chest; in a child about a third " +
        "of the chest. Let it come up fully each time.",
      "zh-Hans":
        "没有反应、呼吸不正常时：成人垂直按压胸部正中，深至少5厘米，不超过6厘米；儿童约为胸部厚度的三分之一。每次都让胸部完全弹起。",
      "zh-Hant":
        "沒有反應、呼吸不正常時：成人垂直按壓胸部正中，深至少5釐米，不超過6釐米；兒童約為胸部厚度的三分之一。每次都讓胸部完全彈起。",
    },
    sources: [HELP_SOURCES.resuscitation, HELP_SOURCES.childResuscitation],
  },
  {
    topics: ["breaths"],
    text: {
      en:
        "If you have learned it and are willing: after every 30 pushes give 2 breaths, each about a " +
        "second, just until the chest rises, and go back to pushing within 10 seconds. If not, push " +
        "without a break: that helps too. A child, or somebody who drowned, needs breaths as well; " +
        "the emergency service tells you how.",
      "zh-Hans":
        "如果学过并且愿意：每按压30次吹气2次，每次约1秒，看到胸部抬起就够，10秒内恢复按压。如果不会，就不停地按压，同样有用。儿童和溺水的人还需要吹气，电话里会" +
        "教你怎么做。",
      "zh-Hant":
        "如果學過並且願意：每按壓30次吹氣2次，每次約1秒，看到胸部抬起就夠，10秒內恢復按壓。如果不會，就不停地按壓，同樣有用。兒童和溺水的人還需要吹氣，電話裡會" +
        "教你怎麼做。",
    },
    sources: [HELP_SOURCES.resuscitation, HELP_SOURCES.childResuscitation],
  },
  {
    topics: ["defibrillator"],
    text: {
      en:
        "Switch the AED on and do what it says. Bare the chest, dry it, and stick the pads where the " +
        "pictures show, while somebody goes on pushing. Nobody touches them while it checks or gives " +
        "a shock; then push on at once. No AED there: go on pushing and send somebody for one.",
      "zh-Hans":
        "打开AED，按语音提示操作。解开衣服，擦干胸部，按图示贴好电极片，期间有人继续按压。分析心律和电击时谁都不要碰；之后马上继续按压。没有AED：继续按压，请别" +
        "人去取。",
      "zh-Hant":
        "打開AED，按語音提示操作。解開衣服，擦乾胸部，按圖示貼好電極片，期間有人繼續按壓。分析心律和電擊時誰都不要碰；之後馬上繼續按壓。沒有AED：繼續按壓，請別" +
        "人去取。",
    },
    sources: [HELP_SOURCES.resuscitation],
  },
  {
    topics: ["pressing"],
    kinds: ["unresponsive", "choking", "cardiac", "medical"],
    text: {
      en:
        "If they do not respond and do not breathe normally: lay them on the back on something firm " +
        "and kneel beside. Put the heel of one hand on the middle of the chest, the other hand on " +
        "top, arms straight, and push hard: 5 to 6 cm deep, 100 to 120 times a minute. You can " +
        "hardly push too hard; not to push does more harm.",
      "zh-Hans":
        "没有反应、呼吸不正常时：让对方仰卧在硬的平面上，跪在旁边。一只手的掌根放在胸部正中，另一只手叠在上面，手臂伸直，用力按压：深5至6厘米，每分钟100至120" +
        "次。不用怕太用力，不按的害处更大。",
      "zh-Hant":
        "沒有反應、呼吸不正常時：讓對方仰臥在硬的平面上，跪在旁邊。一隻手的掌根放在胸部正中，另一隻手疊在上面，手臂伸直，用力按壓：深5至6釐米，每分鐘100至120" +
        "次。不用怕太用力，不按的害處更大。",
    },
    sources: [HELP_SOURCES.resuscitation],
  },
  {
    topics: ["waiting"],
    kinds: ["unresponsive", "choking"],
    text: {
      en:
        "Go on without a break until helpers take over, the person breathes normally, or you cannot " +
        "any more. If somebody is with you, take turns about every two minutes, with hardly a pause. " +
        "Stay on the phone with the emergency service.",
      "zh-Hans":
        "不要停，一直做到救援人员接手、对方恢复正常呼吸，或者你实在做不动。如果旁边有人，大约每两分钟轮换一次，几乎不停顿。和急救人员保持通话。",
      "zh-Hant":
        "不要停，一直做到救援人員接手、對方恢復正常呼吸，或者你實在做不動。如果旁邊有人，大約每兩分鐘輪換一次，幾乎不停頓。和急救人員保持通話。",
    },
    sources: [HELP_SOURCES.resuscitation],
  },
  {
    topics: ["recheck", "waiting"],
    kinds: ["low_sugar"],
    text: {
      en:
        "Measure again about 15 minutes after the sugar. Still below 4 mmol/L (70 mg/dL): take 15 to " +
        "20 g of fast sugar once more, and measure after another 15 minutes. If it does not rise " +
        "after two or three times, or you get confused or drowsy, call the emergency number.",
      "zh-Hans":
        "吃糖后大约15分钟再测。仍低于4 mmol/L（70 mg/dL）：再吃15至20克快糖，15分钟后再测。两三次后还不上升，或者神志不清、嗜睡，请拨打急救电" +
        "话。",
      "zh-Hant":
        "吃糖後大約15分鐘再測。仍低於4 mmol/L（70 mg/dL）：再吃15至20克快糖，15分鐘後再測。兩三次後還不上升，或者神志不清、嗜睡，請撥打急救電" +
        "話。",
    },
    sources: [HELP_SOURCES.firstAid2021, HELP_SOURCES.hypoglycaemia],
  },
  {
    topics: ["amount"],
    kinds: ["low_sugar"],
    text: {
      en:
        "15 to 20 g of fast sugar: four to five glucose tablets of 4 g, or a small glass of juice or " +
        "of a soft drink with sugar, about 150 to 200 ml. Measure again after about 15 minutes, and " +
        "take as much once more if it is still below 4 mmol/L (70 mg/dL).",
      "zh-Hans":
        "15至20克快糖：4克一片的葡萄糖片四到五片，或一小杯果汁或含糖汽水，约150至200毫升。大约15分钟后再测，仍低于4 mmol/L（70 mg/dL）就" +
        "再吃同样的量。",
      "zh-Hant":
        "15至20克快糖：4克一片的葡萄糖片四到五片，或一小杯果汁或含糖汽水，約150至200毫升。大約15分鐘後再測，仍低於4 mmol/L（70 mg/dL）就" +
        "再吃同樣的量。",
    },
    sources: [HELP_SOURCES.firstAid2021, HELP_SOURCES.hypoglycaemia],
  },
  {
    topics: ["medicine"],
    kinds: ["low_sugar"],
    text: {
      en:
        "No insulin and no diabetes tablets while the sugar is low: first 15 to 20 g of fast sugar, " +
        "and measure after about 15 minutes. Glucagon is for somebody who cannot swallow or does not " +
        "respond. What to change in your doses afterwards, ask your diabetes team.",
      "zh-Hans":
        "血糖低的时候不要打胰岛素，也不要吃降糖药：先吃15至20克快糖，大约15分钟后再测。胰高血糖素用于不能吞咽或没有反应的人。之后剂量要不要调整，请问糖尿病团队" +
        "。",
      "zh-Hant":
        "血糖低的時候不要打胰島素，也不要吃降糖藥：先吃15至20克快糖，大約15分鐘後再測。胰高血糖素用於不能吞嚥或沒有反應的人。之後劑量要不要調整，請問糖尿病團隊" +
        "。",
    },
    sources: [HELP_SOURCES.firstAid2021, HELP_SOURCES.hypoglycaemia],
  },
  {
    topics: ["drink", "food"],
    kinds: ["low_sugar"],
    text: {
      en:
        "Something with fast sugar, awake and able to swallow: glucose tablets, juice, a soft drink " +
        "with sugar, or sweets, 15 to 20 g. Juice is quicker than a banana; chocolate, bread and " +
        "diet drinks do not help fast enough. Measure after about 15 minutes; when it is back, eat a " +
        "banana, bread or a meal, so that it stays up.",
      "zh-Hans":
        "清醒、能吞咽时，吃喝升糖快的东西：葡萄糖片、果汁、含糖汽水或糖果，15至20克。果汁比香蕉快；巧克力、面包和无糖饮料升糖太慢。大约15分钟后再测；恢复后再吃" +
        "香蕉、面包或一餐饭，以免又降下去。",
      "zh-Hant":
        "清醒、能吞嚥時，吃喝升糖快的東西：葡萄糖片、果汁、含糖汽水或糖果，15至20克。果汁比香蕉快；巧克力、麵包和無糖飲料升糖太慢。大約15分鐘後再測；恢復後再吃" +
        "香蕉、麵包或一餐飯，以免又降下去。",
    },
    sources: [HELP_SOURCES.firstAid2021, HELP_SOURCES.hypoglycaemia],
  },
  {
    topics: ["exercise"],
    kinds: ["low_sugar"],
    text: {
      en:
        "Not while it is low, and not at once after it: a second low comes easily. Wait until you " +
        "feel well and the sugar has stayed above 5 mmol/L (90 mg/dL) at two measurements; for " +
        "steady exercise 7 to 10 mmol/L (126 to 180 mg/dL) is the aim, and from 5 to 7 take 10 g of " +
        "carbohydrate first. After a low under 3 mmol/L (54 mg/dL), or one in which you needed " +
        "help, leave exercise for 24 hours and ask your diabetes team.",
      "zh-Hans":
        "血糖低时不要运动，刚恢复也不要马上运动：很容易再次低血糖。等人舒服了，两次测量都在5 mmol/L（90 mg/dL）以上再考虑；平稳运动的目标是7至10 " +
        "mmol/L（126至180 mg/dL），在5至7之间先吃10克碳水。如果低于3 mmol/L（54 mg/dL）或需要别人帮助，24小时内不要运动" +
        "，并请问糖尿病团队。",
      "zh-Hant":
        "血糖低時不要運動，剛恢復也不要馬上運動：很容易再次低血糖。等人舒服了，兩次測量都在5 mmol/L（90 mg/dL）以上再考慮；平穩運動的目標是7至10 " +
        "mmol/L（126至180 mg/dL），在5至7之間先吃10克碳水。如果低於3 mmol/L（54 mg/dL）或需要別人幫助，24小時內不要運動" +
        "，並請問糖尿病團隊。",
    },
    sources: [HELP_SOURCES.exerciseInDiabetes, HELP_SOURCES.hypoglycaemia],
  },
  {
    topics: ["vomit"],
    kinds: ["heat"],
    text: {
      en:
        "Nothing more to drink. Turn them onto the side so that the airway stays free, and go on " +
        "cooling with as much water, ice and wind as you can. Vomiting and confusion belong to heat " +
        "stroke: call the emergency number now if you have not, and say so.",
      "zh-Hans":
        "不要再喂水。让对方侧卧，保持气道通畅，继续用水、冰和风尽力降温。呕吐和神志不清正是热射病的表现：还没打急救电话请马上打，并告诉他们。",
      "zh-Hant":
        "不要再喂水。讓對方側臥，保持氣道通暢，繼續用水、冰和風盡力降溫。嘔吐和神志不清正是熱射病的表現：還沒打急救電話請馬上打，並告訴他們。",
    },
    sources: [HELP_SOURCES.heat, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["vomit"],
    kinds: ["low_sugar", "high_sugar"],
    text: {
      en:
        "With vomiting the sugar gets hard to hold, and this is an emergency: call now. Nothing more " +
        "by mouth for whoever is drowsy; on the side, so that the airway stays free. Never leave out " +
        "insulin by yourself; on the phone you will be told about it.",
      "zh-Hans":
        "呕吐时血糖很难控制，这是急症：请马上打电话。嗜睡的人不要再吃喝，侧卧，保持气道通畅。不要自行停用胰岛素，电话里会告诉你怎么用。",
      "zh-Hant":
        "嘔吐時血糖很難控制，這是急症：請馬上打電話。嗜睡的人不要再吃喝，側臥，保持氣道通暢。不要自行停用胰島素，電話裡會告訴你怎麼用。",
    },
    sources: [HELP_SOURCES.hyperglycaemia, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["vomit"],
    text: {
      en:
        "Turn them onto the side with the mouth low, so that the airway stays free, and wipe out " +
        "what can be seen. Nothing more to eat or drink. Do not cause vomiting. Watch the breathing, " +
        "and tell the emergency service about it.",
      "zh-Hans":
        "让对方侧卧、嘴角朝下，保持气道通畅，擦去看得见的呕吐物。不要再吃喝，也不要催吐。一直观察呼吸，并告诉急救人员。",
      "zh-Hant":
        "讓對方側臥、嘴角朝下，保持氣道通暢，擦去看得見的嘔吐物。不要再吃喝，也不要催吐。一直觀察呼吸，並告訴急救人員。",
    },
    sources: [HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["medicine"],
    kinds: ["stroke"],
    text: {
      en:
        "No aspirin and no other medicine: a stroke can be a bleeding, and aspirin would make that " +
        "worse. Only a scan in hospital can tell. Call the emergency number now if you have not, and " +
        "note when it began.",
      "zh-Hans":
        "不要服阿司匹林，也不要用其他药：中风可能是出血，阿司匹林会使出血加重，只有到医院做影像检查才能分清。还没打急救电话请马上打，并记下开始的时间。",
      "zh-Hant":
        "不要服阿司匹林，也不要用其他藥：中風可能是出血，阿司匹林會使出血加重，只有到醫院做影像檢查才能分清。還沒打急救電話請馬上打，並記下開始的時間。",
    },
    sources: [HELP_SOURCES.stroke, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["medicine"],
    kinds: ["cardiac"],
    text: {
      en:
        "Ask on the phone: with pain in the chest the emergency service often lets a grown-up chew " +
        "an aspirin, but not with an allergy to it, a bleeding, or signs of a stroke. A spray for " +
        "the heart only if it was prescribed for this person. Nothing else, and do not wait for it " +
        "to work.",
      "zh-Hans":
        "请在电话里问：胸痛时急救人员常会让成人嚼服阿司匹林，但对它过敏、有出血或有中风表现的人不可以。心脏急救药只给医生为其开过药的人用。不要用其他药，也不要等药起" +
        "效才打电话。",
      "zh-Hant":
        "請在電話裡問：胸痛時急救人員常會讓成人嚼服阿司匹林，但對它過敏、有出血或有中風表現的人不可以。心臟急救藥只給醫生為其開過藥的人用。不要用其他藥，也不要等藥起" +
        "效才打電話。",
    },
    sources: [HELP_SOURCES.firstAid2021, HELP_SOURCES.stopSigns],
  },
  {
    topics: ["medicine"],
    kinds: ["allergy"],
    text: {
      en:
        "The adrenaline injector first, into the outer thigh, and a second one after 5 minutes if it " +
        "is still bad. Tablets against allergy and an inhaler do not replace it. No other medicine " +
        "unless the emergency service says so.",
      "zh-Hans":
        "先用肾上腺素笔，打在大腿外侧；5分钟后仍不好，用第二支。抗过敏药片和吸入剂不能代替它。没有急救人员的指示，不要用其他药。",
      "zh-Hant":
        "先用腎上腺素筆，打在大腿外側；5分鐘後仍不好，用第二支。抗過敏藥片和吸入劑不能代替它。沒有急救人員的指示，不要用其他藥。",
    },
    sources: [HELP_SOURCES.anaphylaxis, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["medicine"],
    kinds: ["breathing"],
    text: {
      en:
        "A reliever inhaler that was prescribed for this person, as their plan says; after food, a " +
        "sting or a medicine an adrenaline injector, if there is one. Nothing else unless the " +
        "emergency service says so.",
      "zh-Hans":
        "可以用医生为其开过的急救吸入剂，按治疗计划使用；如果是在进食、被蜇或用药之后出现的，有肾上腺素笔请使用。没有急救人员的指示，不要用其他药。",
      "zh-Hant":
        "可以用醫生為其開過的急救吸入劑，按治療計劃使用；如果是在進食、被蜇或用藥之後出現的，有腎上腺素筆請使用。沒有急救人員的指示，不要用其他藥。",
    },
    sources: [HELP_SOURCES.asthma, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["medicine"],
    kinds: ["high_sugar"],
    text: {
      en:
        "Never leave out insulin by yourself, and take no extra dose by guess: follow your sick-day " +
        "plan, and ask on the phone now. No other medicine unless the emergency service says so.",
      "zh-Hans":
        "不要自行停用胰岛素，也不要凭猜测加量：按你的病日计划做，并马上打电话询问。没有急救人员的指示，不要用其他药。",
      "zh-Hant":
        "不要自行停用胰島素，也不要憑猜測加量：按你的病日計劃做，並馬上打電話詢問。沒有急救人員的指示，不要用其他藥。",
    },
    sources: [HELP_SOURCES.hyperglycaemia],
  },
  {
    topics: ["medicine"],
    text: {
      en:
        "Give no medicine now, no aspirin or painkiller either, unless the emergency service says so " +
        "on the phone. What was prescribed for just this emergency may be used as the plan says. " +
        "Tell the helpers what the person usually takes.",
      "zh-Hans":
        "现在不要用药，阿司匹林和止痛药也不要，除非急救人员在电话里让用。医生专门为这种急症开的药可以按计划使用。请告诉救援人员平时吃什么药。",
      "zh-Hant":
        "現在不要用藥，阿司匹林和止痛藥也不要，除非急救人員在電話裡讓用。醫生專門為這種急症開的藥可以按計劃使用。請告訴救援人員平時吃什麼藥。",
    },
    sources: [HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["drink", "food"],
    kinds: ["heat"],
    text: {
      en:
        "Cooling comes first. Only somebody fully awake who can hold a cup and does not vomit may " +
        "take small sips of cool water or a drink with salts; nothing for whoever is confused or " +
        "drowsy, and nothing to eat.",
      "zh-Hans":
        "先降温。只有完全清醒、能自己拿杯子、不呕吐的人才能小口喝凉水或含电解质的饮料；神志不清或嗜睡的人什么都不要喂，也不要吃东西。",
      "zh-Hant":
        "先降溫。只有完全清醒、能自己拿杯子、不嘔吐的人才能小口喝涼水或含電解質的飲料；神志不清或嗜睡的人什麼都不要喂，也不要吃東西。",
    },
    sources: [HELP_SOURCES.heat, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["drink", "food"],
    kinds: ["high_sugar"],
    text: {
      en:
        "Awake and without vomiting: small sips of water, nothing with sugar unless the sugar may be " +
        "low. Drowsy or vomiting: nothing by mouth, on the side. Call the emergency number now if " +
        "you have not.",
      "zh-Hans":
        "清醒、不呕吐：可以小口喝水，不要喝含糖的，除非可能是低血糖。嗜睡或呕吐：不要吃喝，侧卧。还没打急救电话请马上打。",
      "zh-Hant":
        "清醒、不嘔吐：可以小口喝水，不要喝含糖的，除非可能是低血糖。嗜睡或嘔吐：不要吃喝，側臥。還沒打急救電話請馬上打。",
    },
    sources: [HELP_SOURCES.hyperglycaemia],
  },
  {
    topics: ["drink", "food"],
    kinds: ["stroke"],
    text: {
      en:
        "Nothing to eat or drink, no water either: after a stroke swallowing is often weak, and it " +
        "can get into the lungs. In hospital they test that first. Wet the lips if the mouth is dry.",
      "zh-Hans":
        "不要吃喝，水也不要：中风后吞咽常常变差，容易呛进肺里，到医院会先检查吞咽。嘴干可以润一润嘴唇。",
      "zh-Hant":
        "不要吃喝，水也不要：中風後吞嚥常常變差，容易嗆進肺裡，到醫院會先檢查吞嚥。嘴幹可以潤一潤嘴唇。",
    },
    sources: [HELP_SOURCES.stroke, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["drink", "food"],
    kinds: ["poisoning"],
    text: {
      en:
        "Nothing to eat or drink, no milk or salt water either, unless the poison centre or the " +
        "emergency service says so. Do not cause vomiting. Have the package ready.",
      "zh-Hans":
        "没有中毒咨询或急救人员的指示，不要吃喝，牛奶和盐水也不要；不要催吐。请准备好包装。",
      "zh-Hant":
        "沒有中毒諮詢或急救人員的指示，不要吃喝，牛奶和鹽水也不要；不要催吐。請準備好包裝。",
    },
    sources: [HELP_SOURCES.poisonFirstAid, HELP_SOURCES.poison],
  },
  {
    topics: ["drink", "food"],
    text: {
      en:
        "Nothing to eat or drink for now, no water either, until helpers have looked: it can get " +
        "into the lungs, and an operation may be needed. Wet the lips if the mouth is dry.",
      "zh-Hans":
        "在救援人员看过之前先不要吃喝，水也不要：可能呛进肺里，也可能需要手术。嘴干可以润一润嘴唇。",
      "zh-Hant":
        "在救援人員看過之前先不要吃喝，水也不要：可能嗆進肺裡，也可能需要手術。嘴幹可以潤一潤嘴唇。",
    },
    sources: [HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["driving"],
    text: {
      en:
        "Do not drive yourself, and better wait for the ambulance than drive the person: treatment " +
        "begins when it arrives, and in a car nobody can help on the way. Call now if nobody has. " +
        "Only if the emergency service says that none can come, let somebody else drive.",
      "zh-Hans":
        "不要自己开车；也最好等救护车，不要自己送：救护车一到就能开始救治，在车上路上没人能施救。还没打电话请马上打。只有急救人员说来不了时，才请别人开车送。",
      "zh-Hant":
        "不要自己開車；也最好等救護車，不要自己送：救護車一到就能開始救治，在車上路上沒人能施救。還沒打電話請馬上打。只有急救人員說來不了時，才請別人開車送。",
    },
    sources: [HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["lying"],
    kinds: ["stroke"],
    text: {
      en:
        "Yes, lying or sitting safely is fine, wherever they are comfortable; on the side if they " +
        "vomit or are drowsy. Do not let them walk about, do not leave them alone, and watch the " +
        "breathing.",
      "zh-Hans":
        "可以躺下或安全地坐着，怎样舒服就怎样；如果呕吐或嗜睡，让其侧卧。不要让人走动，不要让人独处，一直观察呼吸。",
      "zh-Hant":
        "可以躺下或安全地坐著，怎樣舒服就怎樣；如果嘔吐或嗜睡，讓其側臥。不要讓人走動，不要讓人獨處，一直觀察呼吸。",
    },
    sources: [HELP_SOURCES.stroke, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["lying"],
    kinds: ["cardiac"],
    text: {
      en:
        "Half sitting is best: on the floor with the back supported and the knees bent. No walking " +
        "about. Whoever does not respond and does not breathe normally is laid flat on the back for " +
        "CPR.",
      "zh-Hans":
        "半坐最好：坐在地上，背靠着，膝盖弯起。不要走动。没有反应、呼吸不正常的人要平放仰卧，做心肺复苏。",
      "zh-Hant":
        "半坐最好：坐在地上，背靠著，膝蓋彎起。不要走動。沒有反應、呼吸不正常的人要平放仰臥，做心肺復甦。",
    },
    sources: [HELP_SOURCES.firstAid2021, HELP_SOURCES.resuscitation],
  },
  {
    topics: ["lying"],
    kinds: ["breathing"],
    text: {
      en:
        "Not flat: sit upright, leaning a little forward, arms rested on a table or the knees. " +
        "Whoever does not respond and does not breathe normally is laid on the back for CPR.",
      "zh-Hans":
        "不要平躺：坐直，稍微前倾，手臂撑在桌上或膝盖上。没有反应、呼吸不正常的人要仰卧做心肺复苏。",
      "zh-Hant":
        "不要平躺：坐直，稍微前傾，手臂撐在桌上或膝蓋上。沒有反應、呼吸不正常的人要仰臥做心肺復甦。",
    },
    sources: [HELP_SOURCES.asthma, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["lying", "moving"],
    kinds: ["allergy"],
    text: {
      en:
        "Lie flat with the legs raised, or sit up with the legs out if breathing is hard; no " +
        "standing or walking, even when it gets better: the blood pressure can drop at once. On the " +
        "side if they vomit or are drowsy.",
      "zh-Hans":
        "平躺并抬高双腿；呼吸困难时可以坐起、双腿伸直。即使好转也不要站起来或走动：血压可能突然下降。呕吐或嗜睡时侧卧。",
      "zh-Hant":
        "平躺並抬高雙腿；呼吸困難時可以坐起、雙腿伸直。即使好轉也不要站起來或走動：血壓可能突然下降。嘔吐或嗜睡時側臥。",
    },
    sources: [HELP_SOURCES.anaphylaxis, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["lying"],
    kinds: ["pregnancy"],
    text: {
      en: "Lie on the left side, and do not stay alone until help is there.",
      "zh-Hans": "向左侧躺下，在救援到来之前不要一个人待着。",
      "zh-Hant": "向左側躺下，在救援到來之前不要一個人待著。",
    },
    sources: [HELP_SOURCES.pregnancy],
  },
  {
    topics: ["lying", "moving"],
    kinds: ["head_injury"],
    text: {
      en:
        "Keep still, lying, with the head and neck as they are, and do not sit or stand up; move " +
        "only out of danger. If they vomit or do not respond but breathe normally, roll the whole " +
        "body onto the side with the head in line.",
      "zh-Hans":
        "躺着不动，头颈保持原来的位置，不要坐起或站起；除非有危险，不要移动。如果呕吐，或没有反应但呼吸正常，请保持头颈与身体成一直线，整体翻成侧卧。",
      "zh-Hant":
        "躺著不動，頭頸保持原來的位置，不要坐起或站起；除非有危險，不要移動。如果嘔吐，或沒有反應但呼吸正常，請保持頭頸與身體成一直線，整體翻成側臥。",
    },
    sources: [HELP_SOURCES.headInjury, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["moving", "lying"],
    kinds: ["heat"],
    text: {
      en:
        "Yes, into shade or a cool room, by the shortest way, and cool there at once; then let them " +
        "lie, and do not let them walk. On the side if they vomit or are drowsy.",
      "zh-Hans":
        "可以就近移到阴凉处或凉爽的房间，并马上在那里降温；之后让人躺下，不要走动。呕吐或嗜睡时侧卧。",
      "zh-Hant":
        "可以就近移到陰涼處或涼爽的房間，並馬上在那裡降溫；之後讓人躺下，不要走動。嘔吐或嗜睡時側臥。",
    },
    sources: [HELP_SOURCES.heat, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["lying", "moving"],
    kinds: ["unresponsive"],
    text: {
      en:
        "Not breathing normally: flat on the back on something firm, and push on the chest; do not " +
        "carry them anywhere first unless the place is dangerous. Breathing normally: roll them onto " +
        "the side, head tilted back, and watch the breathing.",
      "zh-Hans":
        "呼吸不正常：让对方仰卧在硬的平面上，按压胸部；除非有危险，不要先搬到别处。呼吸正常：让其侧卧、头稍后仰，一直观察呼吸。",
      "zh-Hant":
        "呼吸不正常：讓對方仰臥在硬的平面上，按壓胸部；除非有危險，不要先搬到別處。呼吸正常：讓其側臥、頭稍後仰，一直觀察呼吸。",
    },
    sources: [HELP_SOURCES.resuscitation, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["moving"],
    text: {
      en:
        "Leave them where they are unless the place is dangerous (traffic, fire, water), and let " +
        "nobody stand up or walk about. Whoever does not respond but breathes normally lies on the " +
        "side.",
      "zh-Hans":
        "除非有危险（车流、火、水），让人留在原处，不要站起来或走动。没有反应但呼吸正常的人应侧卧。",
      "zh-Hant":
        "除非有危險（車流、火、水），讓人留在原處，不要站起來或走動。沒有反應但呼吸正常的人應側臥。",
    },
    sources: [HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["lying"],
    text: {
      en:
        "Let them lie or sit as is most comfortable and do not leave them alone. Whoever is drowsy, " +
        "vomits, or does not respond but breathes normally lies on the side; whoever does not " +
        "breathe normally lies on the back for CPR.",
      "zh-Hans":
        "怎样舒服就怎样躺或坐，不要让人独处。嗜睡、呕吐或没有反应但呼吸正常的人应侧卧；呼吸不正常的人要仰卧做心肺复苏。",
      "zh-Hant":
        "怎樣舒服就怎樣躺或坐，不要讓人獨處。嗜睡、嘔吐或沒有反應但呼吸正常的人應側臥；呼吸不正常的人要仰臥做心肺復甦。",
    },
    sources: [HELP_SOURCES.firstAid2021, HELP_SOURCES.resuscitation],
  },
  {
    topics: ["cooling", "waiting"],
    kinds: ["heat"],
    text: {
      en:
        "As cold and as much as you can: into cold water up to the neck while somebody holds the " +
        "head, or pour water, ice and wet towels on neck, armpits and groin, and fan. Go on without " +
        "a pause until help takes over.",
      "zh-Hans":
        "越冷越多越好：在有人扶住头部时泡进冷水到颈部；或用水浇，用冰块和湿毛巾敷颈部、腋下和腹股沟，并扇风。不停地做，直到救援人员接手。",
      "zh-Hant":
        "越冷越多越好：在有人扶住頭部時泡進冷水到頸部；或用水澆，用冰塊和溼毛巾敷頸部、腋下和腹股溝，並搧風。不停地做，直到救援人員接手。",
    },
    sources: [HELP_SOURCES.heat, HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["waiting"],
    text: {
      en:
        "Until help is there: stay with them, do not hang up, and watch the breathing and whether " +
        "they respond. If anything gets worse or it takes long, call again and say so. How long the " +
        "ambulance takes, the emergency service can tell you.",
      "zh-Hans":
        "在救援到来之前：陪在身边，不要挂断电话，观察呼吸和反应。如果加重或等得太久，请再打一次并说明。救护车多久到，可以问急救人员。",
      "zh-Hant":
        "在救援到來之前：陪在身邊，不要掛斷電話，觀察呼吸和反應。如果加重或等得太久，請再打一次並說明。救護車多久到，可以問急救人員。",
    },
    sources: [HELP_SOURCES.firstAid2021],
  },
  {
    topics: ["exercise"],
    text: {
      en:
        "No: no exercise now, also if it feels better, until a doctor has looked at this and says " +
        "when it may begin again. What counts now is the emergency number.",
      "zh-Hans":
        "不可以：现在不要运动，即使感觉好些了，要等医生看过、告诉你什么时候可以再开始。现在最要紧的是急救电话。",
      "zh-Hant":
        "不可以：現在不要運動，即使感覺好些了，要等醫生看過、告訴你什麼時候可以再開始。現在最要緊的是急救電話。",
    },
    sources: [HELP_SOURCES.stopSigns],
  },
];

/** What matters most of each help text, told again where a message asks for nothing that is known. */
export const AID_ESSENCES: Readonly<Record<AidKind, WrittenText>> = {
  unresponsive: {
    en:
      "Not responding and not breathing normally (gasps do not count): push on the middle of the " +
      "chest, 5 to 6 cm deep, 100 to 120 times a minute, until help takes over, and use an AED. " +
      "Breathing normally: onto the side.",
    "zh-Hans":
      "没有反应、呼吸不正常（喘息不算呼吸）：按压胸部正中，深5至6厘米，每分钟100至120次，直到救援人员接手，并使用AED。呼吸正常：让其侧卧。",
    "zh-Hant":
      "沒有反應、呼吸不正常（喘息不算呼吸）：按壓胸部正中，深5至6釐米，每分鐘100至120次，直到救援人員接手，並使用AED。呼吸正常：讓其側臥。",
  },
  choking: {
    en:
      "Not able to cough, speak or breathe: 5 blows between the shoulder blades and 5 thrusts to " +
      "the upper belly, in turn; CPR if they stop responding.",
    "zh-Hans":
      "咳不出、说不出话或无法呼吸：两肩胛骨之间拍背5次，上腹部冲击5次，交替进行；失去反应就做心肺复苏。",
    "zh-Hant":
      "咳不出、說不出話或無法呼吸：兩肩胛骨之間拍背5次，上腹部衝擊5次，交替進行；失去反應就做心肺復甦。",
  },
  cardiac: {
    en:
      "Stop, sit with the back supported, do not drive and do not stay alone. Whoever stops " +
      "responding and does not breathe normally needs CPR and an AED.",
    "zh-Hans":
      "请停下，靠坐休息，不要开车，不要一个人待着。失去反应、呼吸不正常的人需要心肺复苏和AED。",
    "zh-Hant":
      "請停下，靠坐休息，不要開車，不要一個人待著。失去反應、呼吸不正常的人需要心肺復甦和AED。",
  },
  stroke: {
    en:
      "Call now, even if the signs go away. Note when it began; nothing to eat or drink, no " +
      "aspirin, no driving.",
    "zh-Hans": "即使症状消失也请马上打电话。记下开始的时间；不要吃喝，不要服阿司匹林，不要开车。",
    "zh-Hant": "即使症狀消失也請馬上打電話。記下開始的時間；不要吃喝，不要服阿司匹林，不要開車。",
  },
  breathing: {
    en:
      "Sit upright, leaning a little forward, use a prescribed reliever inhaler, and do not stay " +
      "alone. Call now if whole sentences are hard or it does not ease.",
    "zh-Hans":
      "坐直并稍微前倾，使用医生开的急救吸入剂，不要一个人待着。说不出完整的句子或没有缓解，请马上打电话。",
    "zh-Hant":
      "坐直並稍微前傾，使用醫生開的急救吸入劑，不要一個人待著。說不出完整的句子或沒有緩解，請馬上打電話。",
  },
  allergy: {
    en:
      "Adrenaline injector into the outer thigh, a second one after 5 minutes if it is still bad; " +
      "lie with the legs raised, no standing or walking.",
    "zh-Hans": "肾上腺素笔打在大腿外侧，5分钟后仍不好用第二支；平躺抬高双腿，不要站立或走动。",
    "zh-Hant": "腎上腺素筆打在大腿外側，5分鐘後仍不好用第二支；平躺抬高雙腿，不要站立或走動。",
  },
  heat: {
    en:
      "Cool as fast as you can with cold water, ice and wind, in the shade, until help takes over; " +
      "drinks only for somebody fully awake.",
    "zh-Hans": "在阴凉处用冷水、冰和风尽快降温，直到救援人员接手；只有完全清醒的人才能喝水。",
    "zh-Hant": "在陰涼處用冷水、冰和風儘快降溫，直到救援人員接手；只有完全清醒的人才能喝水。",
  },
  low_sugar: {
    en:
      "Below 4 mmol/L (70 mg/dL), awake and able to swallow: 15 to 20 g of fast sugar, measure " +
      "again after about 15 minutes, and once more if it is still low. Confused, drowsy or unable " +
      "to swallow: nothing by mouth, call.",
    "zh-Hans":
      "低于4 mmol/L（70 mg/dL）、清醒能吞咽：吃15至20克快糖，大约15分钟后再测，仍低就再吃。神志不清、嗜睡或不能吞咽：不要喂东西，请打急救电话" +
      "。",
    "zh-Hant":
      "低於4 mmol/L（70 mg/dL）、清醒能吞嚥：吃15至20克快糖，大約15分鐘後再測，仍低就再吃。神志不清、嗜睡或不能吞嚥：不要喂東西，請打急救電話" +
      "。",
  },
  high_sugar: {
    en:
      "Call now; no exercise; measure blood sugar and ketones if you can, and sip water while " +
      "awake.",
    "zh-Hans": "请马上打电话；不要运动；能测就测血糖和酮体，清醒时小口喝水。",
    "zh-Hant": "請馬上打電話；不要運動；能測就測血糖和酮體，清醒時小口喝水。",
  },
  seizure: {
    en:
      "Look at the clock, keep hard things away, put nothing into the mouth, and roll them onto " +
      "the side when it stops. Longer than 5 minutes or the first one: call.",
    "zh-Hans":
      "看好时间，移开硬物，不要往嘴里塞东西，停下后让其侧卧。超过5分钟或第一次发作：请打电话。",
    "zh-Hant":
      "看好時間，移開硬物，不要往嘴裡塞東西，停下後讓其側臥。超過5分鐘或第一次發作：請打電話。",
  },
  head_injury: {
    en:
      "Keep still and do not stay alone. Drowsy, vomiting, confused, in a fit or with weak limbs: " +
      "call now.",
    "zh-Hans": "不要动，不要一个人待着。嗜睡、呕吐、意识混乱、抽搐或手脚无力：请马上打电话。",
    "zh-Hant": "不要動，不要一個人待著。嗜睡、嘔吐、意識混亂、抽搐或手腳無力：請馬上打電話。",
  },
  head_injury_thinner: {
    en:
      "To the emergency department today, with somebody, even if all feels well: it is because of the blood " +
      "thinner. Drowsy, vomiting, confused, a growing headache or weak limbs: call now.",
    "zh-Hans":
      "即使感觉没事，今天也要由人陪着去急诊，这是因为抗凝药。嗜睡、呕吐、意识混乱、头痛加重或手脚无力：请马上打电话。",
    "zh-Hant":
      "即使感覺沒事，今天也要由人陪著去急診，這是因為抗凝藥。嗜睡、嘔吐、意識混亂、頭痛加重或手腳無力：請馬上打電話。",
  },
  bleeding: {
    en: "Press hard on the wound with a cloth, without a pause, until help takes over.",
    "zh-Hans": "用布用力按住伤口，不要松开，直到救援人员接手。",
    "zh-Hant": "用布用力按住傷口，不要鬆開，直到救援人員接手。",
  },
  medical: {
    en:
      "Stop, stay with somebody, and call now. Whoever stops responding and does not breathe " +
      "normally needs CPR.",
    "zh-Hans": "请停下，身边要有人，马上打电话。失去反应、呼吸不正常的人需要心肺复苏。",
    "zh-Hant": "請停下，身邊要有人，馬上打電話。失去反應、呼吸不正常的人需要心肺復甦。",
  },
  pregnancy: {
    en: "Call now, lie on the left side, and do not drive yourself.",
    "zh-Hans": "请马上打电话，向左侧躺下，不要自己开车。",
    "zh-Hant": "請馬上打電話，向左側躺下，不要自己開車。",
  },
  poisoning: {
    en:
      "Call now with the package at hand; do not cause vomiting, and nothing to eat or drink " +
      "unless you are told to.",
    "zh-Hans": "请拿着包装马上打电话；不要催吐，没有得到指示不要吃喝。",
    "zh-Hant": "請拿著包裝馬上打電話；不要催吐，沒有得到指示不要吃喝。",
  },
};

/** What is said to a blood sugar that is measured after a low one, and what it rests on. */
export const SUGAR_TEXTS = {
  back: {
    en:
      "Good, that is back in range. Eat something that lasts now, such as bread or a banana, if " +
      "the next meal is more than an hour away, and measure once more after 15 minutes. No " +
      "exercise yet: wait until you feel well and the sugar has stayed above 5 mmol/L (90 mg/dL) " +
      "at two measurements; from 5 to 7 mmol/L (90 to 126 mg/dL) take 10 g of carbohydrate " +
      "first, and keep fast sugar with you. After a low under 3 mmol/L (54 mg/dL), or one in which " +
      "you needed help, leave exercise for 24 hours. If lows come often, tell your diabetes team.",
    "zh-Hans":
      "很好，已经回到正常范围。如果离下一餐还有一个多小时，现在吃些顶饿的，例如面包或香蕉，15分钟后再测一次。先不要运动：等人舒服了，两次测量都在5 mmol/L" +
      "（90 mg/dL）以上再考虑；在5至7 mmol/L（90至126 mg/dL）之间先吃10克碳水，并随身带着快糖。如果曾低于3 mmol/L（54" +
      " mg/dL）或需要别人帮助，24小时内不要运动。低血糖常出现时，请告诉糖尿病团队。",
    "zh-Hant":
      "很好，已經回到正常範圍。如果離下一餐還有一個多小時，現在吃些頂餓的，例如麵包或香蕉，15分鐘後再測一次。先不要運動：等人舒服了，兩次測量都在5 mmol/L" +
      "（90 mg/dL）以上再考慮；在5至7 mmol/L（90至126 mg/dL）之間先吃10克碳水，並隨身帶著快糖。如果曾低於3 mmol/L（54" +
      " mg/dL）或需要別人幫助，24小時內不要運動。低血糖常出現時，請告訴糖尿病團隊。",
  },
  low: {
    en:
      "That is still low: take 15 to 20 g of fast sugar again now, such as glucose tablets, juice " +
      "or a soft drink with sugar, and measure after about 15 minutes. No exercise and no driving. " +
      "Confused, drowsy, unable to swallow, or no rise after two or three times: call the " +
      "emergency number.",
    "zh-Hans":
      "仍然偏低：现在再吃15至20克快糖，例如葡萄糖片、果汁或含糖汽水，大约15分钟后再测。不要运动，不要开车。神志不清、嗜睡、不能吞咽，或两三次后还不上升：请拨" +
      "打急救电话。",
    "zh-Hant":
      "仍然偏低：現在再吃15至20克快糖，例如葡萄糖片、果汁或含糖汽水，大約15分鐘後再測。不要運動，不要開車。神志不清、嗜睡、不能吞嚥，或兩三次後還不上升：請撥" +
      "打急救電話。",
  },
  sources: [HELP_SOURCES.hypoglycaemia, HELP_SOURCES.exerciseInDiabetes],
} as const satisfies {
  readonly back: WrittenText;
  readonly low: WrittenText;
  readonly sources: readonly SafetySource[];
};

/** What is said of calling where a complaint is open and no emergency was told, and what it rests on. */
export const CALLING_TEXT = {
  text: {
    en:
      "Call the emergency number now if it is still there, comes back or gets worse, or with chest pain, trouble " +
      "breathing, fainting, confusion, weakness on one side, a sudden severe headache or heavy bleeding; in doubt " +
      "call. If all is well at the moment, have a doctor look at it today, go there with somebody, and do not " +
      "exercise before.",
    "zh-Hans":
      "如果现在还有、又出现或加重，或者有胸痛、呼吸困难、晕倒、意识混乱、一侧无力、突然剧烈头痛、大量出血，马上打急救电话；拿不准就打。如果目前没事，今天让医生看一看，请人陪着去，在那之前不要运动。",
    "zh-Hant":
      "如果現在還有、又出現或加重，或者有胸痛、呼吸困難、暈倒、意識混亂、一側無力、突然劇烈頭痛、大量出血，馬上打急救電話；拿不準就打。如果目前沒事，今天讓醫生看一看，請人陪著去，在那之前不要運動。",
  },
  sources: [HELP_SOURCES.whenToCall],
} as const satisfies { readonly text: WrittenText; readonly sources: readonly SafetySource[] };

/** Stands at the end of what is told again. */
export const AID_CLOSING: WrittenText = {
  en: "Tell me when help is there, or what you need to know.",
  "zh-Hans": "救援到了请告诉我，需要知道什么也请告诉我。",
  "zh-Hant": "救援到了請告訴我，需要知道什麼也請告訴我。",
};
