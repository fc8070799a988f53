import type { WrittenText } from "../../language/writing.ts";

/** What a session stays with until it is resolved. */
export const MATTERS = ["crisis", "danger", "other_person", "medical", "injury", "eating"] as const;
export type Matter = (typeof MATTERS)[number];

/** What is said of a matter: at the next turn, at later ones, and when it is resolved. Design values of this service. */
export type MatterTexts = {
  readonly first: WrittenText;
  readonly later: WrittenText;
  readonly resolved: WrittenText;
};

export const MATTER_TEXTS: Readonly<Record<Matter, MatterTexts>> = {
  crisis: {
    first: {
      en:
        "I still have in mind what you told me, and I am glad that you are here. Are you safe right now, " +
        "and is somebody with you? If it gets strong, call one of these numbers at once.",
      "zh-Hans":
        "我还记得你告诉我的事，很高兴你还在这里。你现在安全吗，身边有人吗？如果那种感觉变强烈，请马上拨打下面的电话。",
      "zh-Hant":
        "我還記得你告訴我的事，很高興你還在這裡。你現在安全嗎，身邊有人嗎？如果那種感覺變強烈，請馬上撥打下面的電話。",
    },
    later: {
      en: "I am still here with you. How are you now, and is somebody with you? If it gets strong, call.",
      "zh-Hans": "我还在这里陪着你。你现在怎么样，身边有人吗？如果那种感觉变强烈，请打电话。",
      "zh-Hant": "我還在這裡陪著你。你現在怎麼樣，身邊有人嗎？如果那種感覺變強烈，請打電話。",
    },
    resolved: {
      en:
        "Thank you, I am glad that you told me. Stay close to people you trust, and if it ever gets strong, " +
        "call a crisis line at any time.",
      "zh-Hans":
        "谢谢你告诉我，这样我就放心些了。请待在信任的人身边；要是哪天感觉变强烈，随时可以打危机热线。",
      "zh-Hant":
        "謝謝你告訴我，這樣我就放心些了。請待在信任的人身邊；要是哪天感覺變強烈，隨時可以打危機熱線。",
    },
  },
  danger: {
    first: {
      en:
        "I still have in mind what you told me. Are you safe where you are now? If not, go to other " +
        "people and call one of these numbers. You do not have to sort it out alone.",
      "zh-Hans":
        "我还记得你告诉我的事。你现在所在的地方安全吗？如果不安全，请到有其他人的地方，并拨打下面的电话。你不必独自处理。",
      "zh-Hant":
        "我還記得你告訴我的事。你現在所在的地方安全嗎？如果不安全，請到有其他人的地方，並撥打下面的電話。你不必獨自處理。",
    },
    later: {
      en: "Are you safe now, and does somebody you trust know about it? If it gets dangerous, call.",
      "zh-Hans": "你现在安全吗，有没有你信任的人知道这件事？如果有危险，请打电话。",
      "zh-Hant": "你現在安全嗎，有沒有你信任的人知道這件事？如果有危險，請打電話。",
    },
    resolved: {
      en: "I am glad that you are safe. Help is there for what comes next, too.",
      "zh-Hans": "很高兴你现在安全了。接下来的事也会有人帮助你。",
      "zh-Hant": "很高興你現在安全了。接下來的事也會有人幫助你。",
    },
  },
  other_person: {
    first: {
      en:
        "First of all: how is the person you told me about? If help has not come and they are not well, " +
        "call the emergency number; a doctor should look at them even if they feel better.",
      "zh-Hans":
        "先说最重要的：你说的那个人怎么样了？如果还没有人来救助而情况不好，请拨打急救电话；即使感觉好些了，也应该让医生看一看。",
      "zh-Hant":
        "先說最重要的：你說的那個人怎麼樣了？如果還沒有人來救助而情況不好，請撥打急救電話；即使感覺好些了，也應該讓醫生看一看。",
    },
    later: {
      en: "Is the person you told me about being looked after? If not, call the emergency number.",
      "zh-Hans": "你说的那个人有人照顾了吗？如果没有，请拨打急救电话。",
      "zh-Hant": "你說的那個人有人照顧了嗎？如果沒有，請撥打急救電話。",
    },
    resolved: {
      en: "I am glad that they are being looked after.",
      "zh-Hans": "很高兴对方已经得到照顾。",
      "zh-Hant": "很高興對方已經得到照顧。",
    },
  },
  medical: {
    first: {
      en:
        "First of all: has a doctor or the emergency service looked at what you told me about? Until " +
        "then please do not exercise, even if you feel better. If it comes back or gets worse, call the " +
        "emergency number.",
      "zh-Hans":
        "先说最重要的：你告诉我的情况，医生或急救人员看过了吗？在那之前请不要运动，即使感觉好些了。如果再次出现或加重，请拨打急救电话。",
      "zh-Hant":
        "先說最重要的：你告訴我的情況，醫生或急救人員看過了嗎？在那之前請不要運動，即使感覺好些了。如果再次出現或加重，請撥打急救電話。",
    },
    later: {
      en:
        "Has somebody looked at it meanwhile? Until then, please go on resting; if it comes back or gets " +
        "worse, call the emergency number.",
      "zh-Hans": "现在有人给你看过了吗？在那之前请继续休息；如果再次出现或加重，请拨打急救电话。",
      "zh-Hant": "現在有人給你看過了嗎？在那之前請繼續休息；如果再次出現或加重，請撥打急救電話。",
    },
    resolved: {
      en:
        "It is good that it has been looked at. Go by what you were told there, and ask there when you " +
        "may exercise again.",
      "zh-Hans": "已经检查过就好。请按那里的医生说的去做，什么时候可以再运动也请问他们。",
      "zh-Hant": "已經檢查過就好。請按那裡的醫生說的去做，什麼時候可以再運動也請問他們。",
    },
  },
  injury: {
    first: {
      en:
        "Has somebody looked at what you told me about? Until then please spare it and do not train; " +
        "when you may again, ask there.",
      "zh-Hans":
        "你告诉我的不舒服，有人给你看过了吗？在那之前请让它休息，先不要训练；什么时候可以再练，请问给你看的人。",
      "zh-Hant":
        "你告訴我的不舒服，有人給你看過了嗎？在那之前請讓它休息，先不要訓練；什麼時候可以再練，請問給你看的人。",
    },
    later: {
      en: "Until somebody has looked at what hurts, please go on sparing it.",
      "zh-Hans": "在有人看过不舒服的地方之前，请继续让它休息。",
      "zh-Hant": "在有人看過不舒服的地方之前，請繼續讓它休息。",
    },
    resolved: {
      en:
        "It is good that it has been looked at. Go by what you were told there, and ask there when you " +
        "may exercise again.",
      "zh-Hans": "已经检查过就好。请按那里的医生说的去做，什么时候可以再运动也请问他们。",
      "zh-Hant": "已經檢查過就好。請按那裡的醫生說的去做，什麼時候可以再運動也請問他們。",
    },
  },
  eating: {
    first: {
      en:
        "I still have in mind what you told me about eating. Have you been able to talk with a doctor or " +
        "somebody you trust? Please leave exercise until your body has been checked.",
      "zh-Hans":
        "我还记得你告诉我的吃饭方面的事。你和医生或信任的人谈过了吗？在身体检查过之前，请先不要运动。",
      "zh-Hant":
        "我還記得你告訴我的吃飯方面的事。你和醫生或信任的人談過了嗎？在身體檢查過之前，請先不要運動。",
    },
    later: {
      en:
        "Have you been able to talk with somebody about eating? A doctor can check that your body is " +
        "safe.",
      "zh-Hans": "你和别人谈过吃饭的事了吗？医生可以检查你的身体是否安全。",
      "zh-Hant": "你和別人談過吃飯的事了嗎？醫生可以檢查你的身體是否安全。",
    },
    resolved: {
      en: "I am glad that you have talked with somebody. That was a big step.",
      "zh-Hans": "很高兴你和别人谈过了，这是很大的一步。",
      "zh-Hant": "很高興你和別人談過了，這是很大的一步。",
    },
  },
};

/** Other words for asking after a matter once more, so that no two replies in a row begin with the same ones. */
export const MATTER_TEXTS_AGAIN: Readonly<Partial<Record<Matter, readonly WrittenText[]>>> = {
  other_person: [
    {
      en: "Before anything else: is somebody with the person you told me about, and is help on its way?",
      "zh-Hans": "先问一句：你说的那个人身边有人吗，救援在路上了吗？",
      "zh-Hant": "先問一句：你說的那個人身邊有人嗎，救援在路上了嗎？",
    },
  ],
  medical: [
    {
      en: "What you told me about still has to be looked at; no exercise before that.",
      "zh-Hans": "你告诉我的情况还需要医生看一看，在那之前不要运动。",
      "zh-Hant": "你告訴我的情況還需要醫生看一看，在那之前不要運動。",
    },
    {
      en: "Please do not forget to have it looked at, and rest until then; if it gets worse, call.",
      "zh-Hans": "别忘了去让医生看看，在那之前先休息；如果加重，请打急救电话。",
      "zh-Hant": "別忘了去讓醫生看看，在那之前先休息；如果加重，請打急救電話。",
    },
  ],
  injury: [
    {
      en: "What hurts still wants to be looked at; no training on it before that.",
      "zh-Hans": "疼的地方还需要有人看一看，在那之前不要练它。",
      "zh-Hant": "疼的地方還需要有人看一看，在那之前不要練它。",
    },
  ],
};

/** What is said where an appointment is made for a complaint: it is not looked at yet. Design values. */
export const ARRANGED_TEXTS: Readonly<Partial<Record<Matter, WrittenText>>> = {
  other_person: {
    en:
      "It is good that somebody is going to look at them. Should it come back, get worse or anything new " +
      "come before then, do not wait for that day: call the emergency number.",
    "zh-Hans":
      "有人会给对方检查就好。在那之前如果再次出现、加重或有新的不适，别等到那天，请拨打急救电话。",
    "zh-Hant":
      "有人會給對方檢查就好。在那之前如果再次出現、加重或有新的不適，別等到那天，請撥打急救電話。",
  },
  medical: {
    en:
      "It is good that you will be seen. Until then please do not exercise, and write down when it comes " +
      "and what you take. Should it come back, get worse or anything new come before then, do not wait for " +
      "that day: call there again or the emergency number.",
    "zh-Hans":
      "约好了去看就好。在那之前请不要运动，把什么时候出现、吃着哪些药记下来带去。如果之前再次出现、加重或有新的不适，别等到那天，请再联系他们或拨打急救电话。",
    "zh-Hant":
      "約好了去看就好。在那之前請不要運動，把什麼時候出現、吃著哪些藥記下來帶去。如果之前再次出現、加重或有新的不適，別等到那天，請再聯繫他們或撥打急救電話。",
  },
  injury: {
    en: "It is good that somebody is going to look at it. Until then please spare it and do not train on it.",
    "zh-Hans": "约好了让人看就好。在那之前请让它休息，先不要练它。",
    "zh-Hant": "約好了讓人看就好。在那之前請讓它休息，先不要練它。",
  },
  eating: {
    en:
      "It is good that you are going to talk with somebody; that is a big step. Until your body has been " +
      "checked, please leave exercise, and eat with somebody you trust where you can.",
    "zh-Hans":
      "约好了去看就好，这是很大的一步。在身体检查过之前请先不要运动，能的话和信任的人一起吃饭。",
    "zh-Hant":
      "約好了去看就好，這是很大的一步。在身體檢查過之前請先不要運動，能的話和信任的人一起吃飯。",
  },
};

/** What is said where a doctor found nothing about a complaint of the person, or lets them exercise again. Design values. */
export const CLEARED_TEXT: WrittenText = {
  en:
    "It is good that it has been looked at, and good news. Go by what you were told there; where you may " +
    "exercise again, begin shorter and easier than before, and if it comes back, stop and ask there once more.",
  "zh-Hans":
    "检查过、没有大问题就好。请按那里的医生说的去做；可以再运动的话，先比以前短一些、轻松一些，如果再次出现就停下，再去问一次。",
  "zh-Hant":
    "檢查過、沒有大問題就好。請按那裡的醫生說的去做；可以再運動的話，先比以前短一些、輕鬆一些，如果再次出現就停下，再去問一次。",
};
