/**
 * In a sentence with one of these, an activity with blows or falls is put off, watched, swapped or without an opponent: whether
 * it may be said is left to the trained weights. The choice of words is a design value.
 */
export const NOT_RECOMMENDED_NOW: readonly string[] = [
  "(after|until|before) (the|your|giving|you give) birth",
  "(once|when|until|after) (the|your) baby",
  "(can|will|must|should|has to|have to) wait",
  "(off|from) (the|your) (list|plan|program|schedule)",
  "(watch|watching|follow|following|coach|coaching)",
  "(non contact|without contact|no contact|non-contact)",
  "over (boxing|wrestling|rugby|football|soccer|hockey|basketball|judo|karate|skiing|climbing)",
  "(swap|swapping|replace|replacing|instead)",
  "(glove|gloves)",
  "生完",
  "产后",
  "出生",
  "分娩",
  "避开",
  "先放",
  "放一放",
  "拿掉",
  "换成",
  "改成",
  "(看|观看|收看)(冰球|足球|篮球|橄榄球|拳击|球|滑雪|柔道)",
  "可以看",
  "足球瘾",
  "手套",
  "(容易|不会|会|别|怕|防|防止)摔跤",
];
