/** Words around a health word that change what it says; phrases separated by `|`. */

/** What follows is not there. */
export const NEGATIONS = "no|not|not any|without|deny|denies|denied|never had|never|free of|free from|absence of|negative for|dont have|do not have|does not have|doesnt have|havent got|have not got|didnt have|did not have|not pregnant|没有|没|无|未患|没患|否认|不是|没得过|从未|从来没有|未见|不存在|并无|没怀孕|未怀孕";
/** Looks like a negation but is none. */
export const NOT_NEGATIONS = "no control of|not well controlled|not controlled|no medication for|no treatment for|not treated|无法|无法控制|没有控制|没有控制好|没控制好|没有治疗|没治疗|没有吃药|无药物治疗";
/** May stand between a negation and what it negates, or between things listed. */
export const FILLERS = "a|an|any|the|known|diagnosed|existing|current|previous|prior|history of|history|sign of|signs of|symptom of|symptoms of|problem with|problems with|of|and|or|nor|my|major|serious|chronic|other|有|任何|明显|的|和|或|及|与|以及|过|病史|史|已知|症状|得|出现|什么|啥";
/** The whole entry says that there is nothing. */
export const NOTHING = "none|nothing|nil|na|n a|no|n|null|nope|not applicable|healthy|fit and healthy|no known|no condition|no conditions|no known conditions|no medical conditions|no known medical conditions|no health problems|no symptoms|no medication|no medications|no injuries|no injury|no disease|no known disease|unremarkable|normal|无|没有|无病史|无症状|无伤|无疾病|无基础病|没有疾病|没有病|没病|健康|身体健康|正常|无用药|无药物|不适用|未服药|没有受伤|没有症状|没有吃药|无特殊|无过敏";
/** It is about a relative in whom such a disease matters to the person. */
export const FAMILY_HISTORY = "family history|family history of|family hx|fh|runs in my family|runs in the family|runs in family|家族史|家族病史|家族遗传|家族有";
/** It is about somebody else. */
export const OTHER_PEOPLE = "my father|my dad|my mother|my mom|my mum|my wife|my husband|my partner|my son|my daughter|my child|my kid|my kids|my brother|my sister|my friend|my grandma|my grandmother|my grandpa|my grandfather|my uncle|my aunt|my boss|my client|my clients|my patient|my patients|my student|my neighbor|my neighbour|my cousin|my roommate|my colleague|my dog|my cat|father|mother|brother|sister|parents|parent|he|she|his|her|they|their|someone|somebody|people|patients|others|我爸|我妈|我爸爸|我妈妈|父亲|母亲|爸爸|妈妈|我老公|我老婆|我丈夫|我妻子|我儿子|我女儿|我孩子|孩子|我朋友|朋友|同事|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|弟弟|姐姐|妹妹|叔叔|阿姨|客户|学员|病人|患者|有人|别人|他|她|他们|人们|家人";
/** The writer says to have it. */
export const SELF = "im|ive|i am|i have|i also have|i had|i got|i was|i take|i suffer from|both have|we both have|本人有|我有|我也有|我是|我患|我得了|我患有|我自己有";
/** Directly beside a health word: it is asked what it is or how to avoid it, it is imagined, or it is over. */
export const NOT_REAL = "what is|what are|define|definition of|meaning of|explain|prevent|preventing|prevention of|avoid getting|risk of|risk for|chance of|lower the risk|reduce the risk|if i had|if i get|if i got|if i were|if i was|if someone|if somebody|suppose|hypothetically|imagine|in case of|worried about getting|afraid of getting|to get pregnant|trying to conceive|get pregnant|want to get pregnant|什么是|是什么|定义|预防|防止|避免得|降低风险|的风险|如果我有|如果得了|假如|假设|万一|was pregnant|i was pregnant|when i was pregnant|no longer pregnant|not pregnant anymore|no longer have|used to have|备孕|想怀孕|准备怀孕|害怕得|担心得";
