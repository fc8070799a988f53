/** How people put right what they asked before. Design values. */

/** What comes before what was meant. */
export const MEANT_PHRASES: readonly string[] = [
  "(i|what i) (actually|really|just|only|) (meant|mean|ment)",
  "(i|what i) (actually|really|just|only|) (meant|mean|wanted|want) to (say|ask|type|write|know)",
  "(i was|im|i am) (asking|talking) (about|of)",
  "i (asked|was asking) (for|about)",
  "i (actually|) said",
  "(i|) should have (said|written|asked)",
  "(make|change) (it|that) (to|)",
  "(should be|should have been|correction|corrected|to correct that)",
  "not __ but",
  "(it|that) (was|should be|should have been) (actually|)",
  "(改成|改为|改做)",
  "我(是|)(说|讲|问|指)(的|紧|嘅|)(是|系|)",
  "我(想|)(问|说|讲)的(是|系)",
  "我的意思(是|系)",
  "我是(想问|问|说|指)",
  "(不是|唔系)__(而是|是|系)",
  "应该(是|系)",
  "其实(是|系|)",
];

/** What may stand before that: that something was wrong. */
export const WRONG_PHRASES: readonly string[] = [
  "(no|nah|nope|sorry|wait|oops|oh|um|uh|actually|ah|er|hmm|ok|well|pardon|not that|not that one|hang on|hold on)",
  "(my (bad|mistake)|excuse me|thats not it|thats wrong|wrong one)",
  "(不是|不对|不好意思|抱歉|对不起|啊|哦|额|呃|错了|等等|搞错了|说错了|打错了|弄错了|唔系|唔好意思|讲错|打错)",
];

/** What may stand behind it: "50 min actually". */
export const TRAILING_PHRASES: readonly string[] = [
  "(actually|instead|rather|sorry|i meant|i mean|my bad)",
  "(才对|才是|先啱|先系|至啱|先对|才准)(啊|呀|嘅|的|)",
];

/** From here on it is said what was not meant. */
export const NOT_MEANT_PHRASES: readonly string[] = [
  "(not|rather than|instead of)",
  "(不是|而不是|唔系)",
];
