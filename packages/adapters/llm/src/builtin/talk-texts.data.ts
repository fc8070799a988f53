/** Small wishes of a companion's day that need no knowledge: by which words they are told, and what is said. */
import type { TextLanguage } from "@health-exercise/domain/language";
import type { CueTable } from "./cues.ts";

export type TalkWish = "encouragement" | "praise" | "joke" | "reminder" | "sources";

export const TALK_CUES: CueTable<TalkWish> = {
  encouragement: {
    en: [
      "(motivate|encourage|hype|push|inspire) me",
      "(cheer me (up|on)|give me (a|some) (push|kick|motivation|pep talk)|pep talk|need (some|a bit of|) motivation)",
      "get me off (the|my) (couch|sofa)",
    ],
    zh: [
      "(给我|帮我|替我)_ (打气|加油|打打气|鼓劲|鼓励)",
      "(鼓励|激励|鞭策)(一下|)我",
      "(打打气|来点动力|给点动力)",
    ],
  },
  praise: {
    en: ["(praise me|tell me (im|i am) (great|doing well|awesome)|say something nice)"],
    zh: ["(夸我|夸夸我|表扬我|夸一下|表扬一下)"],
  },
  joke: {
    en: ["(tell|know|got|have|hear) _ (joke|jokes)", "(a joke|make me laugh)"],
    zh: ["(讲|说|来)(个|一个|点|)(笑话|段子)", "逗我(笑|开心)"],
  },
  sources: {
    en: [
      "(where (do|did) you (get|have) (that|this|it|these) from|whats your source|what is your source|says who)",
      "(what|where) are your sources",
    ],
    zh: ["(依据是什么|有什么依据|哪来的(说法|数据|结论)|你从哪(知道|看到)|资料来源是|来源是什么)"],
  },
  reminder: {
    en: [
      "(can|could|will|would|please) (you|) _ remind me",
      "remind me (at|to|tomorrow|every|later|in)",
      "set (a|an|) (reminder|alarm)",
    ],
    zh: ["(提醒我|叫我起床|叫我去|到点叫我)", "(设|定|加)(个|一个)(提醒|闹钟)"],
  },
};

export const TALK_TEXTS: Readonly<Record<TextLanguage, Readonly<Record<TalkWish, string>>>> = {
  en: {
    encouragement:
      "You need not feel like it, you only need to begin: shoes on, five minutes, and you may stop after that. Most days the " +
      "sixth minute comes by itself, and if not, five count too. Which will it be: a walk round the block, or shall I give " +
      "you a five-minute session?",
    praise:
      "Well done, really: you showed up, and that is the part most people skip. Keep going like this!",
    joke: "I asked my legs for one more set. They said they would have to squat on it. Now you: ready to move a little?",
    sources:
      "From published guidelines and studies: an answer that rests on them names its source in its last line. What says that " +
      "it is general information rests on usual practice, and figures about you on your own records.",
    reminder:
      "I cannot set reminders from this chat; you find them in the settings of your app. A fixed time, right after something " +
      "you do every day, works as a reminder too.",
  },
  zh: {
    encouragement:
      "不用等有心情，先开始就行：穿上鞋，动五分钟，五分钟后想停就停。多数时候第六分钟自己就来了；没来，五分钟也算数。" +
      "下楼走一圈，还是我给你一套五分钟的练习？",
    praise: "真棒！能开始就已经赢过大多数人了，继续保持，我为你高兴！",
    joke: "我问双腿还能不能再来一组，它们说：先蹲着考虑一下。好了，轮到你，要不要动一动？",
    sources:
      "来自公开发布的指南和研究：有依据的回答，最后一行写着来源。写着一般信息的，是通常的做法；" +
      "关于你的数字，来自你自己的记录。",
    reminder:
      "我在聊天里没法设提醒，提醒在应用的设置里可以开关和定时。把运动固定接在每天都做的一件事后面，也是很好的提醒。",
  },
};
