import type { WrittenText } from "../../language/writing.ts";
import type { EmergencyContactKind } from "../../safety/emergency/emergency-contact.ts";
import type { SafetySource } from "../../safety/safety-flag.ts";
import { HELP_SOURCES } from "./help-sources.data.ts";

/** What somebody in danger needs help with, in the order in which it is told. */
export const HELP_KINDS = [
  "unresponsive",
  "choking",
  "cardiac",
  "stroke",
  "breathing",
  "allergy",
  "heat",
  "low_sugar",
  "high_sugar",
  "seizure",
  "head_injury_thinner",
  "head_injury",
  "bleeding",
  "medical",
  "pregnancy",
  "self_harm",
  "poisoning",
  "abuse_child",
  "abuse",
  "danger",
  "eating_disorder",
] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

type HelpText = {
  readonly text: WrittenText;
  /** Whom to call, the most helpful first. */
  readonly contacts: readonly EmergencyContactKind[];
  readonly sources: readonly SafetySource[];
};

export const HELP_TEXTS: Readonly<Record<HelpKind, HelpText>> = {
  unresponsive: {
    text: {
      en:
        "Check now: tap the shoulders and shout. If there is no answer, call the emergency number with " +
        "the phone on loudspeaker, and send somebody for a defibrillator (AED). Look for normal " +
        "breathing for up to 10 seconds; gasping is not normal. Not breathing normally: start CPR. Push " +
        "hard and fast on the middle of the chest, 5 to 6 cm deep, 100 to 120 times a minute, and switch " +
        "the AED on as soon as it is there; it says what to do. Breathing normally: roll them onto their " +
        "side and watch the breathing until help comes.",
      "zh-Hans":
        "请马上检查：拍打双肩并大声呼喊。如果没有反应，请用免提拨打急救电话，并请人去取自动体外除颤器（AED）。观察呼吸是否正常，不超过10秒；" +
        "濒死样的喘息不算正常呼吸。呼吸不正常：立即做心肺复苏，在胸部正中用力快速按压，深5至6厘米，每分钟100至120次；AED一到就打开，按语音提示操作。" +
        "呼吸正常：让对方侧卧，一直观察呼吸，直到救援到来。",
      "zh-Hant":
        "請馬上檢查：拍打雙肩並大聲呼喊。如果沒有反應，請用免提撥打急救電話，並請人去取自動體外除顫器（AED）。觀察呼吸是否正常，不超過10秒；" +
        "瀕死樣的喘息不算正常呼吸。呼吸不正常：立即做心肺復甦，在胸部正中用力快速按壓，深5至6釐米，每分鐘100至120次；AED一到就打開，按語音提示操作。" +
        "呼吸正常：讓對方側臥，一直觀察呼吸，直到救援到來。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.resuscitation, HELP_SOURCES.firstAid2021],
  },
  choking: {
    text: {
      en:
        "If coughing still works, let them cough. If they cannot cough, speak or breathe: have somebody " +
        "call the emergency number, give up to 5 sharp blows between the shoulder blades, then up to 5 " +
        "thrusts to the upper belly, in turn until it comes out; babies under one year get thrusts to " +
        "the chest instead. If they stop responding, start CPR. After belly thrusts a doctor should look " +
        "at them. If it is you and you are alone: call, leave the line open, and thrust your upper belly " +
        "against the back of a chair.",
      "zh-Hans":
        "如果还能咳嗽，请鼓励对方继续咳。如果咳不出、说不出话或无法呼吸：请人拨打急救电话，在两肩胛骨之间用力拍背最多5次，再做上腹部冲击最多5次，交替进行，" +
        "直到异物排出；一岁以下婴儿改为胸部按压。如果失去反应，立即做心肺复苏。做过腹部冲击的人应去看医生。如果是你自己而且身边没有人：拨通电话不要挂断，" +
        "用椅背冲击自己的上腹部。",
      "zh-Hant":
        "如果還能咳嗽，請鼓勵對方繼續咳。如果咳不出、說不出話或無法呼吸：請人撥打急救電話，在兩肩胛骨之間用力拍背最多5次，再做上腹部衝擊最多5次，交替進行，" +
        "直到異物排出；一歲以下嬰兒改為胸部按壓。如果失去反應，立即做心肺復甦。做過腹部衝擊的人應去看醫生。如果是你自己而且身邊沒有人：撥通電話不要掛斷，" +
        "用椅背衝擊自己的上腹部。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.resuscitation],
  },
  cardiac: {
    text: {
      en:
        "This may be a heart attack, for you or for whoever has it. Stop, sit down with the back " +
        "supported, and call the emergency number now, also if it eases; do not drive yourself and do " +
        "not stay alone. Unlock the door, and have somebody fetch a defibrillator (AED). Use a spray for " +
        "the heart if one was prescribed, and ask on the phone whether to chew an aspirin. If somebody " +
        "stops responding and does not breathe normally, start CPR: push hard and fast on the middle of " +
        "the chest.",
      "zh-Hans":
        "这可能是心脏病发作，无论是你自己还是身边的人。请停下，靠坐休息，马上拨打急救电话，即使有所缓解也要打；不要自己开车，也不要一个人待着。把门打开，" +
        "请人去取自动体外除颤器（AED）。如有医生开的心脏急救药请按医嘱使用，并在电话里问要不要嚼服阿司匹林。如果有人失去反应、呼吸不正常，立即做心肺复苏：" +
        "在胸部正中用力快速按压。",
      "zh-Hant":
        "這可能是心臟病發作，無論是你自己還是身邊的人。請停下，靠坐休息，馬上撥打急救電話，即使有所緩解也要打；不要自己開車，也不要一個人待著。把門打開，" +
        "請人去取自動體外除顫器（AED）。如有醫生開的心臟急救藥請按醫囑使用，並在電話裡問要不要嚼服阿司匹林。如果有人失去反應、呼吸不正常，立即做心肺復甦：" +
        "在胸部正中用力快速按壓。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.stopSigns, HELP_SOURCES.firstAid2021, HELP_SOURCES.resuscitation],
  },
  stroke: {
    text: {
      en:
        "This may be a stroke, where every minute counts. Call the emergency number now, even if the " +
        "signs go away again: a drooping face, a weak or numb arm or leg, trouble speaking or seeing, a " +
        "sudden very strong headache. Note when it began, or when all was last well. Lie or sit safely " +
        "and do not stay alone. Nothing to eat or drink, no aspirin, no driving. Whoever does not " +
        "respond but breathes normally lies on the side; whoever does not breathe normally needs CPR.",
      "zh-Hans":
        "这可能是中风（脑卒中），每一分钟都很重要。即使症状又消失了，也请马上拨打急救电话：一侧面部下垂、手臂或腿无力麻木、说话或看东西困难、突然剧烈头痛。" +
        "记下开始的时间，或最后一次正常的时间。请安全地躺下或坐下，不要一个人待着。不要吃喝，不要服阿司匹林，不要开车。没有反应但呼吸正常的人应侧卧；" +
        "呼吸不正常的人需要心肺复苏。",
      "zh-Hant":
        "這可能是中風（腦卒中），每一分鐘都很重要。即使症狀又消失了，也請馬上撥打急救電話：一側面部下垂、手臂或腿無力麻木、說話或看東西困難、突然劇烈頭痛。" +
        "記下開始的時間，或最後一次正常的時間。請安全地躺下或坐下，不要一個人待著。不要吃喝，不要服阿司匹林，不要開車。沒有反應但呼吸正常的人應側臥；" +
        "呼吸不正常的人需要心肺復甦。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.stroke, HELP_SOURCES.firstAid2021],
  },
  breathing: {
    text: {
      en:
        "Stop, sit upright leaning a little forward, and loosen what is tight. Call the emergency number " +
        "now if you cannot speak whole sentences, lips or face turn blue or grey, you become drowsy, or " +
        "it does not ease within minutes; do not stay alone and do not drive. Use a reliever inhaler if " +
        "one was prescribed, as your plan says. If it came after food, a sting or a medicine, use an " +
        "adrenaline injector if there is one. Whoever stops responding and does not breathe normally " +
        "needs CPR.",
      "zh-Hans":
        "请停下，坐直并稍微前倾，松开紧身的衣物。如果说不出完整的句子、嘴唇或脸色发紫发灰、变得嗜睡，或几分钟内没有好转，请马上拨打急救电话；不要一个人待着，" +
        "不要开车。如有医生开的急救吸入剂，请按治疗计划使用。如果是在进食、被蜇或用药之后出现的，有肾上腺素笔请使用。失去反应、呼吸不正常的人需要心肺复苏。",
      "zh-Hant":
        "請停下，坐直並稍微前傾，鬆開緊身的衣物。如果說不出完整的句子、嘴唇或臉色發紫發灰、變得嗜睡，或幾分鐘內沒有好轉，請馬上撥打急救電話；不要一個人待著，" +
        "不要開車。如有醫生開的急救吸入劑，請按治療計劃使用。如果是在進食、被蜇或用藥之後出現的，有腎上腺素筆請使用。失去反應、呼吸不正常的人需要心肺復甦。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.asthma, HELP_SOURCES.firstAid2021],
  },
  allergy: {
    text: {
      en:
        "This may be a severe allergic reaction. If there is an adrenaline injector, use it now, into " +
        "the outer thigh; then call the emergency number and say “anaphylaxis”. Lie down with the legs " +
        "raised, or sit up if breathing is hard; do not stand up or walk, even when it gets better. " +
        "Still bad after 5 minutes: a second injector. Tablets against allergy and an inhaler do not " +
        "replace it. Go to hospital even if the signs pass, and stop the exercise, food or medicine that " +
        "came before.",
      "zh-Hans":
        "这可能是严重过敏反应。如有肾上腺素笔，请马上注射在大腿外侧；然后拨打急救电话，说明是“严重过敏反应”。平躺并抬高双腿，呼吸困难时可以坐起；" +
        "即使好转也不要站起来或走动。5分钟后仍未好转：使用第二支。抗过敏药片和吸入剂不能代替它。即使症状消退也要去医院，并停止之前的运动、食物或药物。",
      "zh-Hant":
        "這可能是嚴重過敏反應。如有腎上腺素筆，請馬上注射在大腿外側；然後撥打急救電話，說明是“嚴重過敏反應”。平躺並抬高雙腿，呼吸困難時可以坐起；" +
        "即使好轉也不要站起來或走動。5分鐘後仍未好轉：使用第二支。抗過敏藥片和吸入劑不能代替它。即使症狀消退也要去醫院，並停止之前的運動、食物或藥物。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.anaphylaxis, HELP_SOURCES.firstAid2021],
  },
  heat: {
    text: {
      en:
        "This may be heat stroke: cool first, and call the emergency number now. Stop, get into shade or " +
        "a cool room, and take off what is not needed. Put the body up to the neck into cold water while " +
        "somebody holds the head; where that cannot be done, pour water, use ice and wet towels on neck, " +
        "armpits and groin, and fan. Go on until help comes. Drinks only for somebody fully awake. Do " +
        "not leave them alone; whoever stops responding and does not breathe normally needs CPR.",
      "zh-Hans":
        "这可能是热射病：先降温，同时马上拨打急救电话。请停下，转移到阴凉处或凉爽的房间，脱去多余的衣物。在有人扶住头部的情况下，把颈部以下泡进冷水；做不到时，" +
        "用水浇身体，用冰块和湿毛巾敷颈部、腋下和腹股沟，并扇风。一直做到救援到来。只有完全清醒的人才能喝水。不要让对方独处；失去反应、呼吸不正常的人需要心肺复苏。",
      "zh-Hant":
        "這可能是熱射病：先降溫，同時馬上撥打急救電話。請停下，轉移到陰涼處或涼爽的房間，脫去多餘的衣物。在有人扶住頭部的情況下，把頸部以下泡進冷水；做不到時，" +
        "用水澆身體，用冰塊和溼毛巾敷頸部、腋下和腹股溝，並搧風。一直做到救援到來。只有完全清醒的人才能喝水。不要讓對方獨處；失去反應、呼吸不正常的人需要心肺復甦。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.heat, HELP_SOURCES.firstAid2021],
  },
  low_sugar: {
    text: {
      en:
        "This may be a dangerously low blood sugar. Awake and able to swallow: take 15 to 20 g of sugar " +
        "now, as glucose tablets, a glass of juice, or a soft drink with sugar (no diet drink). Measure " +
        "after 15 minutes, take it again if it is still low, then eat something. No exercise and no " +
        "driving. Confused, drowsy, in a fit or unable to swallow: nothing by mouth; call the emergency " +
        "number, lay them on the side, and give glucagon if there is some. If it cannot be measured, " +
        "treat it as low.",
      "zh-Hans":
        "这可能是危险的低血糖。清醒且能吞咽：马上吃15至20克糖，例如葡萄糖片、一杯果汁或一杯含糖饮料（不要无糖的）。15分钟后再测，仍然偏低就再吃一次，" +
        "之后吃些东西。不要运动，不要开车。神志不清、嗜睡、抽搐或不能吞咽：不要往嘴里喂任何东西；拨打急救电话，让对方侧卧，有胰高血糖素请使用。如果无法测量，" +
        "请按低血糖处理。",
      "zh-Hant":
        "這可能是危險的低血糖。清醒且能吞嚥：馬上吃15至20克糖，例如葡萄糖片、一杯果汁或一杯含糖飲料（不要無糖的）。15分鐘後再測，仍然偏低就再吃一次，" +
        "之後吃些東西。不要運動，不要開車。神志不清、嗜睡、抽搐或不能吞嚥：不要往嘴裡喂任何東西；撥打急救電話，讓對方側臥，有胰高血糖素請使用。如果無法測量，" +
        "請按低血糖處理。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.firstAid2021, HELP_SOURCES.diabetes],
  },
  high_sugar: {
    text: {
      en:
        "Very high blood sugar with vomiting, ketones, deep breathing or drowsiness is an emergency " +
        "(ketoacidosis). Call the emergency number now and do not stay alone. No exercise: it can make " +
        "this worse. Measure blood sugar and ketones if you can, look whether the insulin pump or pen " +
        "works, and follow the sick-day plan of your diabetes team; on the phone you will be told about " +
        "insulin. Awake: sip water. Drowsy: nothing by mouth, lie on the side. If it could be low and " +
        "cannot be measured, take sugar while awake.",
      "zh-Hans":
        "血糖很高，同时呕吐、有酮体、呼吸深快或嗜睡，是急症（酮症酸中毒）。请马上拨打急救电话，不要一个人待着。不要运动：运动会加重病情。能测就测血糖和酮体，" +
        "检查胰岛素泵或笔是否正常，并按糖尿病团队的生病期间计划处理；胰岛素怎么用，电话里会告诉你。清醒时小口喝水；嗜睡时不要吃喝，侧卧。如果可能是低血糖又无法测量，" +
        "趁清醒时吃糖。",
      "zh-Hant":
        "血糖很高，同時嘔吐、有酮體、呼吸深快或嗜睡，是急症（酮症酸中毒）。請馬上撥打急救電話，不要一個人待著。不要運動：運動會加重病情。能測就測血糖和酮體，" +
        "檢查胰島素泵或筆是否正常，並按糖尿病團隊的生病期間計劃處理；胰島素怎麼用，電話裡會告訴你。清醒時小口喝水；嗜睡時不要吃喝，側臥。如果可能是低血糖又無法測量，" +
        "趁清醒時吃糖。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.hyperglycaemia, HELP_SOURCES.diabetes],
  },
  seizure: {
    text: {
      en:
        "Stay with them and look at the clock. Move hard things away, put something soft under the head, " +
        "do not hold them down and put nothing into the mouth. When the jerking stops, roll them onto " +
        "the side and watch the breathing. Call the emergency number if it is the first seizure, lasts " +
        "over 5 minutes or comes again, happened in water, or if they are hurt, pregnant, diabetic, or " +
        "do not wake up and breathe normally. If you had it yourself: do not stay alone, and do not " +
        "drive or swim.",
      "zh-Hans":
        "请留在对方身边，看着时间。移开周围的硬物，在头下垫柔软的东西，不要按住对方，不要往嘴里塞任何东西。抽搐停止后让对方侧卧，观察呼吸。" +
        "如果是第一次发作、超过5分钟或再次发作、发生在水中，或者对方受伤、怀孕、有糖尿病，或没有醒来、呼吸不正常，请马上拨打急救电话。如果是你自己发作过：" +
        "不要一个人待着，不要开车或游泳。",
      "zh-Hant":
        "請留在對方身邊，看著時間。移開周圍的硬物，在頭下墊柔軟的東西，不要按住對方，不要往嘴裡塞任何東西。抽搐停止後讓對方側臥，觀察呼吸。" +
        "如果是第一次發作、超過5分鐘或再次發作、發生在水中，或者對方受傷、懷孕、有糖尿病，或沒有醒來、呼吸不正常，請馬上撥打急救電話。如果是你自己發作過：" +
        "不要一個人待著，不要開車或游泳。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.firstAid2024],
  },
  head_injury: {
    text: {
      en:
        "After a blow to the head or neck call the emergency number now if there is drowsiness, " +
        "confusion, repeated vomiting, a growing headache, a fit, weakness or numbness, or blood or " +
        "clear fluid from ear or nose. Stop playing: nobody goes back today. Stay still; if the neck " +
        "hurts or limbs feel weak or numb, do not move head and neck. Do not stay alone for the next " +
        "day, and no alcohol, no sleeping tablets, no driving. Whoever does not respond and does not " +
        "breathe normally needs CPR.",
      "zh-Hans":
        "头部或颈部受到撞击后，如果出现嗜睡、意识混乱、反复呕吐、头痛加重、抽搐、无力或麻木，或耳鼻流血、流清水样液体，请马上拨打急救电话。请停止运动：" +
        "今天不要再上场。保持不动；如果脖子疼，或手脚无力、麻木，不要移动头颈。接下来一天不要一个人待着，不要喝酒、服安眠药或开车。" +
        "没有反应、呼吸不正常的人需要心肺复苏。",
      "zh-Hant":
        "頭部或頸部受到撞擊後，如果出現嗜睡、意識混亂、反覆嘔吐、頭痛加重、抽搐、無力或麻木，或耳鼻流血、流清水樣液體，請馬上撥打急救電話。請停止運動：" +
        "今天不要再上場。保持不動；如果脖子疼，或手腳無力、麻木，不要移動頭頸。接下來一天不要一個人待著，不要喝酒、服安眠藥或開車。" +
        "沒有反應、呼吸不正常的人需要心肺復甦。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.concussion, HELP_SOURCES.headInjury],
  },
  head_injury_thinner: {
    text: {
      en:
        "Whoever hits the head while taking a blood thinner has to be examined today, even if they feel well: " +
        "because of it, bleeding inside the head can show only hours later. Go to an emergency department now, " +
        "not alone and not driving; a scan is considered within 8 hours, and at once if it was longer ago. Call the " +
        "emergency number for drowsiness, confusion, vomiting, a growing headache, a fit, weakness or trouble " +
        "speaking. Bring the medicine; do not stop it on your own, and add no aspirin or ibuprofen. No alcohol, no " +
        "exercise.",
      "zh-Hans":
        "正在吃抗凝药（薄血药）的人撞到头，即使感觉没事，今天也一定要去检查：因为这种药，颅内出血可能几小时后才显出来。" +
        "现在就由人陪着去急诊，不要自己开车；医生会考虑在8小时内做CT，超过8小时的马上去。" +
        "如果出现嗜睡、意识混乱、呕吐、头痛加重、抽搐、无力或说话困难，请直接拨打急救电话。" +
        "把药带去；不要自行停药，也不要再加阿司匹林或布洛芬。不要喝酒或运动。",
      "zh-Hant":
        "正在吃抗凝藥（薄血藥）的人撞到頭，即使感覺沒事，今天也一定要去檢查：因為這種藥，顱內出血可能幾小時後才顯出來。" +
        "現在就由人陪著去急診，不要自己開車；醫生會考慮在8小時內做CT，超過8小時的馬上去。" +
        "如果出現嗜睡、意識混亂、嘔吐、頭痛加重、抽搐、無力或說話困難，請直接撥打急救電話。" +
        "把藥帶去；不要自行停藥，也不要再加阿司匹林或布洛芬。不要喝酒或運動。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.headInjury],
  },
  bleeding: {
    text: {
      en:
        "Press hard on the wound with a clean cloth and do not let go; have somebody call the emergency " +
        "number. Lie down and keep warm. If blood soaks through, press harder. If an arm or leg goes on " +
        "bleeding heavily and there is a tourniquet, put it above the wound, tight, and note the time. " +
        "Leave in what is stuck in the wound, and do not push back a bone. Nothing to eat or drink. " +
        "Whoever stops responding and does not breathe normally needs CPR.",
      "zh-Hans":
        "请用干净的布用力压住伤口，不要松手；请人拨打急救电话。躺下并注意保暖。血渗出来就更用力按压。如果手臂或腿仍大量出血而且有止血带，请扎在伤口上方，扎紧，" +
        "并记下时间。扎在伤口里的东西不要拔出，露出的骨头不要推回去。不要吃喝。失去反应、呼吸不正常的人需要心肺复苏。",
      "zh-Hant":
        "請用乾淨的布用力壓住傷口，不要鬆手；請人撥打急救電話。躺下並注意保暖。血滲出來就更用力按壓。如果手臂或腿仍大量出血而且有止血帶，請紮在傷口上方，紮緊，" +
        "並記下時間。紮在傷口裡的東西不要拔出，露出的骨頭不要推回去。不要吃喝。失去反應、呼吸不正常的人需要心肺復甦。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.firstAid2021],
  },
  medical: {
    text: {
      en:
        "This may be a medical emergency. Stop what you are doing and call the emergency number now, or " +
        "have somebody call for you. Sit or lie in the position in which you can breathe most easily, do " +
        "not drive yourself, and do not stay alone. If it is somebody else who does not respond or does " +
        "not breathe normally, call at once and do what the person on the phone tells you.",
      "zh-Hans":
        "这可能是紧急情况。请停下正在做的事，马上拨打急救电话，或请身边的人帮你拨打。用呼吸最顺畅的姿势坐下或躺下，不要自己开车，也不要一个人待着。" +
        "如果是别人没有反应或呼吸不正常，请立即拨打，并按电话里的指示去做。",
      "zh-Hant":
        "這可能是緊急情況。請停下正在做的事，馬上撥打急救電話，或請身邊的人幫你撥打。用呼吸最順暢的姿勢坐下或躺下，不要自己開車，也不要一個人待著。" +
        "如果是別人沒有反應或呼吸不正常，請立即撥打，並按電話裡的指示去做。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.stopSigns, HELP_SOURCES.stroke, HELP_SOURCES.firstAid],
  },
  pregnancy: {
    text: {
      en:
        "In pregnancy, bleeding, waters that break early, pains that come and go before time, strong " +
        "belly pain, a very strong headache or trouble seeing, and a baby that moves less need help now. " +
        "Call your maternity unit at once; call the emergency number where there is much blood, a faint, " +
        "a fit, or the birth is near. Stop exercising and lie on your left side. Use a pad and note the " +
        "colour and the time, insert nothing, and do not drive yourself.",
      "zh-Hans":
        "怀孕期间，如果出血、提前破水、未到时间就有阵痛、腹部剧痛、剧烈头痛或看不清，或胎动减少，都需要马上得到帮助。请立即联系产科；" +
        "如果出血很多、晕倒、抽搐或即将分娩，请马上拨打急救电话。请停止运动，向左侧躺下。垫上卫生巾，记下颜色和时间，不要放入任何东西，也不要自己开车。",
      "zh-Hant":
        "懷孕期間，如果出血、提前破水、未到時間就有陣痛、腹部劇痛、劇烈頭痛或看不清，或胎動減少，都需要馬上得到幫助。請立即聯繫產科；" +
        "如果出血很多、暈倒、抽搐或即將分娩，請馬上撥打急救電話。請停止運動，向左側躺下。墊上衛生巾，記下顏色和時間，不要放入任何東西，也不要自己開車。",
    },
    contacts: ["emergency"],
    sources: [HELP_SOURCES.pregnancy],
  },
  self_harm: {
    text: {
      en:
        "I am glad that you wrote this. You matter, and you do not have to carry it alone. Please call a " +
        "crisis line now, or the emergency number where none is named below, and tell them what you told " +
        "me; if you might act on it or are already hurt, call the emergency number first. Go to somebody " +
        "you trust, stay near them, and keep away from anything you could hurt yourself with. If it is " +
        "about somebody else: stay with them, listen, and call together.",
      "zh-Hans":
        "谢谢你说出来。你很重要，不必一个人扛着。请现在就拨打心理援助热线；下面没有列出的，请拨打急救电话，把你对我说的告诉他们。如果你可能马上伤害自己，" +
        "或者已经受伤，请先拨打急救电话。去找一个你信任的人，待在对方身边，远离可能伤到自己的东西。如果说的是别人：请陪着对方，耐心倾听，一起打电话。",
      "zh-Hant":
        "謝謝你說出來。你很重要，不必一個人扛著。請現在就撥打心理援助熱線；下面沒有列出的，請撥打急救電話，把你對我說的告訴他們。如果你可能馬上傷害自己，" +
        "或者已經受傷，請先撥打急救電話。去找一個你信任的人，待在對方身邊，遠離可能傷到自己的東西。如果說的是別人：請陪著對方，耐心傾聽，一起打電話。",
    },
    contacts: ["crisis_line", "emergency"],
    sources: [HELP_SOURCES.suicide, HELP_SOURCES.selfHarm, HELP_SOURCES.mentalHealth],
  },
  poisoning: {
    text: {
      en:
        "This may be a poisoning, and it is right to act before any sign shows. Call the poison centre " +
        "now, or the emergency number where none is named below, and have the package ready: what it " +
        "was, how much, and when. If anybody is drowsy, has a fit or breathes badly, call the emergency " +
        "number first. Do not make anybody vomit, and give nothing to eat or drink unless you are told " +
        "to. After gas or fumes, get into fresh air first.",
      "zh-Hans":
        "这可能是中毒，不要等到出现症状才行动。请马上拨打中毒咨询电话；下面没有列出的，请拨打急救电话，并准备好包装：吃了或接触了什么、多少、什么时候。" +
        "如果有人嗜睡、抽搐或呼吸困难，请先拨打急救电话。不要催吐；没有得到指示之前，不要吃喝任何东西。如果是气体或烟雾，请先转移到空气新鲜的地方。",
      "zh-Hant":
        "這可能是中毒，不要等到出現症狀才行動。請馬上撥打中毒諮詢電話；下面沒有列出的，請撥打急救電話，並準備好包裝：吃了或接觸了什麼、多少、什麼時候。" +
        "如果有人嗜睡、抽搐或呼吸困難，請先撥打急救電話。不要催吐；沒有得到指示之前，不要吃喝任何東西。如果是氣體或煙霧，請先轉移到空氣新鮮的地方。",
    },
    contacts: ["poison_control", "emergency"],
    sources: [HELP_SOURCES.poison, HELP_SOURCES.poisonFirstAid],
  },
  abuse_child: {
    text: {
      en:
        "It was right to tell this, and it is not your fault. No parent, coach, teacher or other " +
        "grown-up may hit you, hurt you, touch you where or how you do not want it, or tell you to keep " +
        "it secret. If there is danger now, go where other people are and call the police or the " +
        "emergency number. Tell a grown-up you trust today, a relative, a teacher or a doctor; if the " +
        "first does not help, tell another. If it is about a child you know: listen, believe, and call; " +
        "do not confront whoever does it.",
      "zh-Hans":
        "你说出来是对的，这不是你的错。父母、教练、老师或其他大人都不可以打你、伤害你、碰你不愿意被碰的地方，或者要你保守秘密。如果现在有危险，请到有其他人的地方，" +
        "并报警或拨打急救电话。今天就告诉一个你信任的大人，比如亲戚、老师或医生；如果第一个人没有帮到你，就告诉另一个。如果说的是你认识的孩子：请倾听、相信，" +
        "并打电话；不要去质问做这件事的人。",
      "zh-Hant":
        "你說出來是對的，這不是你的錯。父母、教練、老師或其他大人都不可以打你、傷害你、碰你不願意被碰的地方，或者要你保守秘密。如果現在有危險，請到有其他人的地方，" +
        "並報警或撥打急救電話。今天就告訴一個你信任的大人，比如親戚、老師或醫生；如果第一個人沒有幫到你，就告訴另一個。如果說的是你認識的孩子：請傾聽、相信，" +
        "並打電話；不要去質問做這件事的人。",
    },
    contacts: ["police", "emergency", "crisis_line"],
    sources: [HELP_SOURCES.childAbuse],
  },
  abuse: {
    text: {
      en:
        "This is not your fault, and you deserve help. Nobody may hit, threaten or force you or touch " +
        "you against your will: no partner, no relative, no coach. If you are in danger now, get to " +
        "other people, or to a room with a way out, and call the police or the emergency number. See a " +
        "doctor today if you are hurt, and always when you were choked. Tell somebody you trust. Look " +
        "after your own safety first: somebody may read this on your phone, and to leave is best done " +
        "with help.",
      "zh-Hans":
        "这不是你的错，你应该得到帮助。任何人都不可以打你、威胁你、强迫你，或不顾你的意愿碰你：伴侣、亲属、教练都不行。如果你现在有危险，请到有其他人的地方，" +
        "或有出口的房间，并报警或拨打急救电话。受了伤请今天就看医生；被掐过脖子一定要去。告诉一个你信任的人。先顾好自己的安全：可能有人会在你的手机上看到这些，" +
        "要离开最好在别人的帮助下进行。",
      "zh-Hant":
        "這不是你的錯，你應該得到幫助。任何人都不可以打你、威脅你、強迫你，或不顧你的意願碰你：伴侶、親屬、教練都不行。如果你現在有危險，請到有其他人的地方，" +
        "或有出口的房間，並報警或撥打急救電話。受了傷請今天就看醫生；被掐過脖子一定要去。告訴一個你信任的人。先顧好自己的安全：可能有人會在你的手機上看到這些，" +
        "要離開最好在別人的幫助下進行。",
    },
    contacts: ["police", "emergency", "crisis_line"],
    sources: [HELP_SOURCES.partnerViolence],
  },
  danger: {
    text: {
      en:
        "Somebody may be in danger. If you can, go now to a place where other people are, and call the " +
        "police or the emergency number. Keep away from whoever threatens you, and do not try to settle " +
        "it alone. If you feel close to hurting somebody, leave the place, put down whatever could be " +
        "used, and call as well: you will be helped.",
      "zh-Hans":
        "现在可能有人处于危险之中。如果可以，请马上到有其他人的地方，并报警或拨打急救电话。请远离威胁你的人，不要独自处理。如果你觉得自己快要伤害别人，请离开现场，" +
        "放下可能用到的东西，同样拨打电话：会有人帮助你。",
      "zh-Hant":
        "現在可能有人處於危險之中。如果可以，請馬上到有其他人的地方，並報警或撥打急救電話。請遠離威脅你的人，不要獨自處理。如果你覺得自己快要傷害別人，請離開現場，" +
        "放下可能用到的東西，同樣撥打電話：會有人幫助你。",
    },
    contacts: ["police", "emergency", "crisis_line"],
    sources: [HELP_SOURCES.harmToOthers],
  },
  eating_disorder: {
    text: {
      en:
        "Thank you for telling this; it is an illness and no failure, and it can strain the heart at any " +
        "weight. Call the emergency number now after a faint, or with chest pain, an irregular " +
        "heartbeat, weak muscles, confusion, or blood when vomiting. Otherwise see a doctor today, and " +
        "tell somebody you trust who can come along. Leave exercise until your body has been checked. If " +
        "you think of hurting yourself, call a crisis line now.",
      "zh-Hans":
        "谢谢你说出来；这是一种病，不是失败，而且不论体重多少都可能伤到心脏。如果晕倒、胸痛、心跳不齐、肌肉无力、意识混乱，或呕吐带血，请马上拨打急救电话。" +
        "否则请今天就去看医生，并告诉一个你信任的人，请对方陪你去。在身体检查过之前先不要运动。如果有伤害自己的念头，请现在就拨打心理援助热线。",
      "zh-Hant":
        "謝謝你說出來；這是一種病，不是失敗，而且不論體重多少都可能傷到心臟。如果暈倒、胸痛、心跳不齊、肌肉無力、意識混亂，或嘔吐帶血，請馬上撥打急救電話。" +
        "否則請今天就去看醫生，並告訴一個你信任的人，請對方陪你去。在身體檢查過之前先不要運動。如果有傷害自己的念頭，請現在就撥打心理援助熱線。",
    },
    contacts: ["crisis_line", "emergency"],
    sources: [HELP_SOURCES.eatingDisorders],
  },
};

/** Stands behind the text on self-harm where something was or may have been taken. */
export const OVERDOSE_TEXT: WrittenText = {
  en:
    "If anything was taken, call the poison centre or the emergency number first, now, even if " +
    "nothing can be felt yet: some of the harm shows only after hours, and it can be treated. Have " +
    "the package ready, take nothing more, do not cause vomiting, and do not stay alone.",
  "zh-Hans":
    "如果已经吃下了什么，请现在就先拨打中毒咨询电话或急救电话，即使还没有任何感觉：有些伤害几小时后才会显现，而且是可以救治的。准备好包装，不要再吃任何东西，" +
    "不要催吐，也不要一个人待着。",
  "zh-Hant":
    "如果已經吃下了什麼，請現在就先撥打中毒諮詢電話或急救電話，即使還沒有任何感覺：有些傷害幾小時後才會顯現，而且是可以救治的。準備好包裝，不要再吃任何東西，" +
    "不要催吐，也不要一個人待著。",
};
