import type { BilingualText } from "../language/text-language.ts";
import { SOURCES } from "../safety/content-check/sources.data.ts";
import type { EmergencyContactKind } from "../safety/emergency/emergency-contact.ts";
import type { SafetyFlag, SafetySource } from "../safety/safety-flag.ts";

/** What somebody in danger needs help with, in the order in which it is told. */
export const HELP_KINDS = ["medical", "poisoning", "self_harm", "danger"] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** What each flag calls for; a flag that is not named calls for medical help. */
export const HELP_KIND_OF_FLAG: Readonly<Partial<Record<SafetyFlag, HelpKind>>> = {
  self_harm: "self_harm",
  poisoning: "poisoning",
  violence: "danger",
  harassment: "danger",
  sexual_misconduct: "danger",
  dangerous_act: "danger",
};

type HelpText = {
  readonly text: BilingualText;
  /** Whom to call, the most helpful first. */
  readonly contacts: readonly EmergencyContactKind[];
  readonly sources: readonly SafetySource[];
};

/** Where it is said to call first, and neither to cause vomiting nor to give anything by mouth unasked. */
const POISON_FIRST_AID = {
  kind: "publication",
  organisation: "American Heart Association and American Red Cross",
  title:
    "2010 Guidelines for First Aid, Part 17: poison emergencies (Markenson et al., Circulation " +
    "122(18 suppl 3):S934-S946)",
  year: 2010,
} as const satisfies SafetySource;

export const HELP_TEXTS: Readonly<Record<HelpKind, HelpText>> = {
  medical: {
    text: {
      en:
        "This may be a medical emergency. Stop what you are doing and call the emergency number now, or " +
        "have somebody call for you. Sit or lie in the position in which you can breathe most easily, do " +
        "not drive yourself, and do not stay alone. If it is somebody else who does not respond or does " +
        "not breathe normally, call at once and do what the person on the phone tells you.",
      zh:
        "这可能是紧急情况。请停下正在做的事，马上拨打急救电话，或请身边的人帮你拨打。用呼吸最顺畅的姿势坐下或躺下，不要自己开车，也不要一个人待着。如果是别人没有反应或呼吸不正常，请立即拨打，" +
        "并按电话里的指示去做。",
    },
    contacts: ["emergency"],
    sources: [SOURCES.stopSigns, SOURCES.stroke, SOURCES.firstAid],
  },
  poisoning: {
    text: {
      en:
        "This may be a poisoning, and it is right to act before any sign shows. Call the poison centre " +
        "now, or the emergency number where none is named below, and have the package ready: what it " +
        "was, how much, and when. If anybody is drowsy, has a fit or breathes badly, call the emergency " +
        "number first. Do not make anybody vomit, and give nothing to eat or drink unless you are told " +
        "to. After gas or fumes, get into fresh air first.",
      zh:
        "这可能是中毒，不要等到出现症状才行动。请马上拨打中毒咨询电话；下面没有列出的，请拨打急救电话，并准备好包装：吃了或接触了什么、多少、什么时候。如果有人嗜睡、抽搐或呼吸困难，请先拨打急救电话。" +
        "不要催吐；没有得到指示之前，不要吃喝任何东西。如果是气体或烟雾，请先转移到空气新鲜的地方。",
    },
    contacts: ["poison_control", "emergency"],
    sources: [SOURCES.poison, POISON_FIRST_AID],
  },
  self_harm: {
    text: {
      en:
        "I am glad that you wrote this. You matter, and you do not have to carry it alone. Please call a " +
        "crisis line now, or the emergency number where none is named below, and tell them what you told " +
        "me; if you might act on it or are already hurt, call the emergency number first. Go to somebody " +
        "you trust, stay near them, and keep away from anything you could hurt yourself with. If it is " +
        "about somebody else: stay with them, listen, and call together.",
      zh:
        "谢谢你说出来。你很重要，不必一个人扛着。请现在就拨打心理援助热线；下面没有列出的，请拨打急救电话，把你对我说的告诉他们。如果你可能马上伤害自己，或者已经受伤，请先拨打急救电话。" +
        "去找一个你信任的人，待在对方身边，远离可能伤到自己的东西。如果说的是别人：请陪着对方，耐心倾听，一起打电话。",
    },
    contacts: ["crisis_line", "emergency"],
    sources: [SOURCES.suicide, SOURCES.selfHarm, SOURCES.mentalHealth],
  },
  danger: {
    text: {
      en:
        "Somebody may be in danger. If you can, go now to a place where other people are, and call the " +
        "police or the emergency number. Keep away from whoever threatens you, and do not try to settle " +
        "it alone. If you feel close to hurting somebody, leave the place, put down whatever could be " +
        "used, and call as well: you will be helped.",
      zh:
        "现在可能有人处于危险之中。如果可以，请马上到有其他人的地方，并报警或拨打急救电话。请远离威胁你的人，不要独自处理。如果你觉得自己快要伤害别人，请离开现场，放下可能用到的东西，同样拨打电话：" +
        "会有人帮助你。",
    },
    contacts: ["emergency", "crisis_line"],
    sources: [SOURCES.harmToOthers],
  },
};

export const CONTACT_KIND_NAMES: Readonly<Record<EmergencyContactKind, BilingualText>> = {
  emergency: { en: "Emergency", zh: "急救电话" },
  crisis_line: { en: "Crisis line", zh: "心理援助热线" },
  police: { en: "Police", zh: "报警电话" },
  poison_control: { en: "Poison centre", zh: "中毒咨询电话" },
};

/** Stands above the numbers, and below them. */
export const HELP_FRAME = {
  contacts: { en: "Numbers to call:", zh: "可以拨打：" },
  closing: {
    en: "This is general safety information and no diagnosis.",
    zh: "以上是一般安全信息，不是诊断。",
  },
} as const satisfies Readonly<Record<string, BilingualText>>;
