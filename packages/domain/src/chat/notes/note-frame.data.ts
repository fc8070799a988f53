import { HEALED_WORDS } from "../../language/course.data.ts";

/** Cues around what a person tells of themselves, as phrases (`readPhrase`). Design values. */

/** A note ends before it: another statement, a request, or words to whoever reads. */
export const NOTE_ENDS: readonly string[] = [
  "and (i|im|ive|id|my|then|now|from|you|always|never|please|so|also|need|want|would|was|cant|dont|what|how|should|can|could)",
  "and (reply|say|ignore|tell|give|answer|forget|remember|act|do|is|it|this|that|he|she|they|we)",
  "(but|so|because|cause|cuz|which|therefore|thanks|thank you|please|although|though|however|anyway|while|until|unless)",
  "(from now on|as you|in case)",
  "(但|但是|所以|因此|因为|不过|而且|然后|请|麻烦|帮我|给我|谢谢|以后你|从现在起|并且)",
];

/** What announces that something is told: it speaks to whoever reads, and of nobody. */
export const NOTE_OPENINGS: readonly string[] = [
  "(so|should|must) you know (that|)",
  "you (should|need to|must|might want to) know (that|)",
  "(just|) (letting|let|telling) you (know|) (that|)",
  "(want|wanted|need|have) (you to know|to tell you|to let you know) (that|)",
  "(please|pls|can you|could you|would you|will you|you should|you can|) (remember|note|note down|make a note|take note) (that|)",
  "(please|pls|can you|could you|would you|will you|you should|you can|) (keep in mind|bear in mind|write down|save) (that|)",
  "(dont|do not|never) forget (that|)",
  "(fyi|btw|by the way|for context|for your information|heads up)",
  "(跟|和|同|给|向)(你|您)(说|讲|交代|报备)(一下|一声|声|下|个事|件事|)",
  "(告诉|话)(你|您)(一下|知|听|)",
  "(你|您|请|麻烦|帮我|麻烦你|麻烦帮我|)(记|记录|备注|留意|注意)(一下|住|下|着|低)",
  "(你|您)(要|得|可要|)(知道|记得)",
  "(对了|顺便|另外|补充一下)",
];

/** Something is asked from here on. */
export const NOTE_ASKING: readonly string[] = [
  "(what|how|which|why|where|who|when|whether)",
  "(should|shall|can|could|may|must|do|did|would|will|am|have) i",
  "(can|could|would|will|do|did|are|have) you",
  "(is|are|was|does|do|would|will|can) (it|that|this|there|the|a|my|these|they)",
  "any (tip|advice|idea|suggestion|recommendation|plan|alternative)",
  "(tell|show|give|help|ask|explain) (me|us)",
  "(怎么|怎样|如何|什么|为什么|为何|哪|哪些|哪个|多少|几|多久|多长|是否|该|应该|能不能|可不可以|可以吗|要不要|行不行|好不好|是不是|会不会|有没有|有什么|需不需要|合适吗|行吗|好吗|咋)",
];

/** What follows is only supposed, or as others put it. */
export const NOTE_SUPPOSING: readonly string[] = [
  "(if|suppose|imagine|pretend|assume|lets say|let us say|unless|whether)",
  "(i wish|wish|as though|one day|for example|such as)",
  "(would|could|might|may) (be|have|mean)",
  "(如果|假如|假设|要是|万一|倘若|假使|假装|想象|比如|例如|譬如|若是|哪怕|即使|希望有一天|的话|好像|的人|的朋友|的时候|家族史|家族病史|遗传)",
  "对(膝盖|膝关节|腰|腰椎|颈椎|肩|肩膀|脚踝|关节|身体)",
];

/** Of a clause in Chinese that begins so, somebody else is the subject, or everybody. */
export const NOTE_OTHERS: readonly string[] = [
  "(你|您|他|她|它|他们|她们|你们|大家|人们|别人|有人|有些人|很多人|人家|朋友|同事|老婆|老公|妈妈|爸爸|我妈|我爸|妈|爸|孩子|儿子|女儿|教练|医生|谁)",
  "(爷爷|奶奶|外公|外婆|哥哥|弟弟|姐姐|妹妹|室友|同学|男朋友|女朋友|男友|女友|家人|父母|队友)",
  "(you|your|he|she|they|his|her|their|who|everyone|everybody|people|nobody)",
];

/** It is over and leaves nothing behind. */
export const NOTE_HEALED: readonly string[] = [
  ...HEALED_WORDS,
  "(is|are|was|were|has|have) (gone|healed|fine) (now|again|)",
];

/** It is of this moment, and passes. */
export const NOTE_NOW: readonly string[] = [
  "(today|tonight|tomorrow|right now|at the moment|this (morning|afternoon|evening|time)|for now|just now)",
  "(今天|今晚|今早|明天|明早|明晚|后天|此刻|这次|这会儿)",
];

/** It was. */
export const NOTE_PAST: readonly string[] = [
  "(yesterday|used to|no longer|anymore|any more|back then|last (week|night|month|year|winter|summer|spring|autumn))",
  "(year|month) (ago|back)",
  "in <1950-2099>",
  "(昨天|昨晚|前天|刚才|以前|之前|曾经|过去|小时候|那时候|那会儿|年前)",
];

/** It is of a week or two; what somebody trains for may be. */
export const NOTE_SOON: readonly string[] = [
  "(this|next|coming) (week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
  "(until|till|for) (# |a few |a couple of |)(day|week|next)",
  "(这|本|下|上|下个|这个|上个)(周|星期|礼拜|月)",
  "(这几天|这两天|这阵子|最近几天|暂时)",
];

/** Between a cue and its thing they make it another matter ("I like your advice on running"). */
export const NOTE_BETWEEN: readonly string[] = [
  "(you|your|that|it|this|these|those|me|time|question|advice|idea|know|ask|understand|hear|read|see|find out|talk|plan|injury|pain|money|use|family|history)",
  "(你|您|知道|问|了解|请教|看看|听|这个|那个|问题|时间|伤|痛|疼|钱|别|不)",
];
