/**
 * How a companion shows its state. All rows are design values, and all texts were written for this service. The companion
 * keeps company: it neither complains nor urges nor judges, says nothing of bodies, weight or health, and where the score
 * is low it asks for nothing. That people go on with what they do of their own choice, not under pressure or guilt, is the
 * reason: University of Rochester (Ryan and Deci), Self-Determination Theory and the Facilitation of Intrinsic Motivation,
 * Social Development, and Well-Being (American Psychologist 55(1):68-78), 2000.
 */
import type { BilingualText } from "../language/text-language.ts";
import type { PauseReason } from "../user/pause.ts";
import type { CompanionState } from "./companion-state.ts";
import type { Emotion } from "./emotion.ts";

/** Movements that a figure in a wheelchair can make as well. */
export const COMPANION_ANIMATIONS = [
  "moving",
  "cheering",
  "stretching",
  "sleeping",
  "breathing",
] as const;
type Animation = (typeof COMPANION_ANIMATIONS)[number];

export const ANIMATION_OF_STATE: Readonly<Record<CompanionState, Animation>> = {
  exercising: "moving",
  celebrating: "cheering",
  recovering: "stretching",
  resting: "sleeping",
  idle: "breathing",
};

/** Also the faces of low scores are friendly. */
export const COMPANION_EXPRESSIONS = ["beaming", "smiling", "serene", "drowsy", "tender"] as const;
type Expression = (typeof COMPANION_EXPRESSIONS)[number];

export const EXPRESSION_OF_EMOTION: Readonly<Record<Emotion, Expression>> = {
  energetic: "beaming",
  happy: "smiling",
  calm: "serene",
  tired: "drowsy",
  unwell: "tender",
};

/** In hundredths of the energy: what a state has at a score of 0, and what a score of 100 adds. */
export const STATE_ENERGY: Readonly<
  Record<CompanionState, { readonly base: number; readonly share: number }>
> = {
  exercising: { base: 50, share: 50 },
  celebrating: { base: 45, share: 50 },
  recovering: { base: 20, share: 30 },
  resting: { base: 5, share: 15 },
  idle: { base: 25, share: 45 },
};

export const STATE_MESSAGES: Readonly<
  Record<CompanionState, Readonly<Record<Emotion, BilingualText>>>
> = {
  exercising: {
    energetic: {
      en: "I love keeping you company. Go as it feels good, and stop whenever it doesn't.",
      zh: "能陪着你真好。觉得舒服就继续，不舒服随时停下来。",
    },
    happy: {
      en: "Being together like this is nice. Do just as much as feels right.",
      zh: "很高兴能陪着你，自己觉得合适就好。",
    },
    calm: {
      en: "Nice and steady. Your own pace suits me perfectly.",
      zh: "不紧不慢，按你自己的节奏来就很好。",
    },
    tired: {
      en: "Any pace is fine, and so is a break. I'm with you.",
      zh: "快慢都可以，想歇就歇，我跟着你。",
    },
    unwell: {
      en: "I'm right beside you. However little it is, it is plenty, and stopping is always fine.",
      zh: "我就在你身边。多一点少一点都好，随时可以停下来。",
    },
  },
  celebrating: {
    energetic: {
      en: "You did it! What a lovely way to spend the time.",
      zh: "完成啦！这段时光过得真精彩。",
    },
    happy: { en: "Hooray! Let's enjoy this moment together.", zh: "太好了！一起享受这一刻吧。" },
    calm: {
      en: "Done, and done your way. That is worth a quiet smile.",
      zh: "完成了，而且是用你自己的方式，值得会心一笑。",
    },
    tired: {
      en: "That's that. Lean back; whatever comes next can be slow.",
      zh: "辛苦啦。接下来的时间，慢悠悠地过就好。",
    },
    unwell: {
      en: "You took some time for yourself, and that is lovely.",
      zh: "你给了自己一点时间，这很珍贵。",
    },
  },
  recovering: {
    energetic: {
      en: "What a full day that was! Letting go of everything feels delightful now.",
      zh: "这一天过得真充实！现在舒舒服服地放松一下吧。",
    },
    happy: {
      en: "So much has happened since yesterday. A slow moment together sounds nice.",
      zh: "从昨天到现在真热闹，一起享受一会儿慢时光吧。",
    },
    calm: {
      en: "Time to let things settle. I'm in no hurry at all.",
      zh: "让一切慢慢沉淀下来，我一点都不急。",
    },
    tired: {
      en: "You have given a lot. Rest for as long as you like.",
      zh: "你已经付出了很多，想休息多久都可以。",
    },
    unwell: { en: "I'll just sit here with you for a while.", zh: "我陪你静静地坐一会儿。" },
  },
  resting: {
    energetic: {
      en: "In such good spirits, sleep comes with a smile. Sweet dreams!",
      zh: "带着满满的好心情入睡，做个甜甜的梦吧！",
    },
    happy: {
      en: "The night is quiet and I'm snug. Sleep tight.",
      zh: "夜里静悄悄的，我窝得暖暖的。晚安，好梦。",
    },
    calm: {
      en: "The stars are out and time slows down. So do I.",
      zh: "星星出来了，时间慢了下来，我也是。",
    },
    tired: {
      en: "I'm wrapped up warm already. Rest softly; the morning can wait.",
      zh: "我已经裹好了小被子。安心歇着吧，明早不用着急。",
    },
    unwell: {
      en: "Good night. I'm close by, and tomorrow may be as gentle as you like.",
      zh: "晚安，我就在旁边。明天想怎么轻松就怎么轻松。",
    },
  },
  idle: {
    energetic: {
      en: "I'm in high spirits! It's great to share them with you.",
      zh: "我现在兴致高昂，能和你分享真好！",
    },
    happy: {
      en: "Good to see you. It's a pleasant time with you around.",
      zh: "见到你真好，有你在的时光很愉快。",
    },
    calm: {
      en: "Hello there. I'm content just being here with you.",
      zh: "你好呀，就这样陪着你，我很满足。",
    },
    tired: {
      en: "It's good that you're here. A quiet while together suits me very well.",
      zh: "你来了真好。能一起安静地待一会儿，我就心满意足了。",
    },
    unwell: { en: "I'm glad to see you, just as you are.", zh: "很高兴见到你，你现在这样就很好。" },
  },
};

/** What is said on a paused day: while nothing goes on, at night and, where care is called for, in and after exercise too. */
export const PAUSE_MESSAGES: Readonly<
  Record<
    PauseReason,
    Readonly<Record<"idle" | "resting", BilingualText> & { readonly active?: BilingualText }>
  >
> = {
  illness: {
    idle: {
      en: "Rest as much as you like; everything else can wait. I hope you feel better soon.",
      zh: "好好休息，别的事都可以放一放。愿你早日好起来。",
    },
    resting: {
      en: "I wish you a restful night. Sleep softly; I'll be here.",
      zh: "愿你今夜休息得安稳。放心睡吧，我一直都在。",
    },
    active: {
      en: "I'm with you. Be gentle with yourself; rest is what helps most while you are ill.",
      zh: "我陪着你。生病的时候，对自己温柔一点，休息最能帮到你。",
    },
  },
  injury: {
    idle: {
      en: "Take all the rest and time you want. I'm patient, and I like your company.",
      zh: "安心休养，时间有的是。我很有耐心，会一直陪着你。",
    },
    resting: {
      en: "May you find a comfortable pillow and a good night's rest. See you in the morning.",
      zh: "愿你找个舒服的姿势，好好休息一晚。早上见。",
    },
    active: {
      en: "I'm with you. Spare what hurts, and rest as soon as it asks for it.",
      zh: "我陪着你。别勉强疼的地方，一觉得不对就停下来休息。",
    },
  },
  travel: {
    idle: { en: "Enjoy your journey! I love coming along.", zh: "旅途愉快！能和你一路同行真好。" },
    resting: {
      en: "Wherever you are staying tonight, sleep well. I came along.",
      zh: "不管今晚住在哪里，都祝你一夜好眠，我也跟来啦。",
    },
  },
  rest: {
    idle: { en: "A day off, how nice. Let's savour it.", zh: "休息的日子真惬意，一起慢慢享受吧。" },
    resting: {
      en: "A free day, and a long calm night. Sleep as late as you please.",
      zh: "没有安排的日子，安安静静的夜。想睡到几点都行。",
    },
  },
};
