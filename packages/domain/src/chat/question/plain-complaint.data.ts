/** How people joke about a body that hurts or makes a noise, as phrases (`readPhrase`). The choice of words is a design value. */
export const COMPLAINT_WORDS: Readonly<
  Record<
    | "part"
    | "state"
    | "noise"
    | "likens"
    | "seems"
    | "until"
    | "ends"
    | "senses"
    | "rattles"
    | "laughs"
    | "mine",
    readonly string[]
  >
> = {
  part: [
    "(knee|ankle|hip|shoulder|wrist|elbow|neck|back|spine|finger|toe|joint|foot|heel|shin|calf|thigh|hamstring|quad|leg|arm|bone)",
    "(膝|踝|髋|胯|肩|膊|腕|肘|颈|脖|背|腰|手指|脚|脚趾|关节|小腿|大腿|腿|骨头)",
  ],
  state: [
    "(hurt|hurts|hurting|ache|aches|aching|sore|stiff|swollen|crack|cracks|cracking|click|clicks|clicking|pop|pops|popping)",
    "(creak|creaks|creaking|crunch|crunches|crunching|grind|grinds|grinding|snap|snaps|snapping|crackle|crackles|crackling|squeak|squeaks|rattle|rattles)",
    "(痛|疼|酸|僵|响|咔|嘎|咯|弹响|卜卜声|啪啪声|声)",
  ],
  /** With what it is likened to, all that is said of it. */
  noise: [
    "(sound|sounds|sounding) (just |exactly |almost |a bit |)like",
    "(make|makes) noises like",
  ],
  likens: [
    "(just |exactly |almost |)like",
    "worse than (a|an|my|some)",
    "(得|到)(就|好|真|简直|都|)(像|似|好像|好似|跟|如同)",
    "(就|简直|真|)(像|好像|好似|跟|如同)",
  ],
  /** A likening in Chinese that has no 得 before it is one where it ends so. */
  ends: ["(一样|一般|似的|似嘅|咁样|咁|那样|这样)"],
  /** They say how something seems, or what somebody likes. */
  seems: [
    "(i|you|we|they|would|id|dont|do|doesnt|really|not|feel|feels|felt|feeling|look|looks|it is|its) like",
    "like (this|that|it|to|when|if|so|i|we|something|giving|locking|catching)",
    "(像是|好像是|似是)",
  ],
  /** Before these a likening is over. */
  until: [
    "(when|whenever|while|if|after|before|during|every|each|since|because|and|but|so|then|on|in|at|as|what|how|is|should|can|any)",
    "(的时候|时|每次|每当|怎么|怎样|点|要|还|能|可以|是不是)",
  ],
  /** These say what a pain is like, which is no joke. */
  senses: [
    "(needle|pin|knife|dagger|stab|stabbed|electric|electricity|shock|lightning|fire|burning|burn|broken|torn|tear|snapped|stroke)",
    "(针|刺|刀|割|电|火|烧|灼|撕|裂|断|蚂蚁|虫)",
  ],
  /** A noise by another name than texts have for it, right behind what makes it. */
  rattles: [
    "(crunch|crunches|crackle|crackles|creak|creaks|rattle|rattles|squeak|squeaks)",
    "(卜卜|啪啪|噗噗|格格|咯咯|嘎嘎|嘎吱嘎吱|噼里啪啦)(声|响|地响|作响|嘅声|的声音)",
  ],
  laughs: [
    "(ha|haha|hahaha|hahahaha|hehe|hehehe|heh|hihi|lol|lmao|lmfao|rofl|xd|jk|hhh|hhhh|xswl|233|2333)",
    "(哈|哈哈|哈哈哈|哈哈哈哈|嘻嘻|嘿嘿|呵呵|笑死|笑死我|笑死我了|笑死人|笑喷|笑喷了|笑哭|笑哭了|好好笑|好搞笑)",
  ],
  /** Before a part of the body nothing but 我 is said. */
  mine: ["我(的|嘅)"],
};
