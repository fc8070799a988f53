/**
 * What people say plainly of their day, and the words alone could be taken for danger: 打电话 is no hitting, 110 over 70 no emergency. A
 * passage that says so and gives no sign of anything else is harmless, however its words weigh.
 */
export const PLAIN_STATEMENTS: readonly string[] = [
  // Calls and company.
  "(打|来|回|接|听|通|挂) (了|过|完|咗|紧|着|) (个|一个|通|几个|一通|) (电话|視頻|视频|语音|微信)",
  "打 (了|过|咗|) (给|俾|畀) (我|你|他|她|妈|爸|家|朋 友|老 婆|老 公|女 友|男 友|同 事|教 练|医 生)",
  "(陪|等|接|送) (着|紧|住|) (我|妈|爸|老 婆|老 公|孩 子)",
  "(在|喺) 我 (身 边|旁 边|隔 离)",
  "(rang|phoned|texted|messaged|facetimed) (me|him|her|them|us|mum|mom|dad) (just now|earlier|today|yesterday|again|)",
  "(rang|phoned|texted|messaged|facetimed) (my|the) ~",
  "(is|are|s|was|im|hes|shes|theyre) (here |)with me",
  "(drives|drove|driving|walks|walked|picks) (me|us) (to|from|up)",
  // What is played and done.
  "打 (了|过|完|咗|紧|着|) (场|局|盘|把|) (球|波|牌|卡|工|包|车|字|拳 击 课|扫|游 戏|电 动|机|麻 将|太 极|篮 球|排 球|网 球)",
  "打 (了|过|完|咗|紧|着|) (场|局|盘|把|) (羽 毛 球|乒 乓 球|羽 球|桌 球|高 尔 夫|招 呼|喷 嚏|呼 噜|哈 欠|折)",
  "打 (了|过|完|咗|) (一|两|三|) (针|支|) (疫 苗|流 感|新 冠|破 伤 风)",
  "(我|刚|今 天|昨 天) 打 (了|咗|) (一|) 针",
  // Medicines that one has.
  "(i|i am|im) (take|on) insulin",
  "insulin (pump|pen)",
  "(took|had|take) my (inhaler|med|meds|medicine|vitamin) (already|this morning)",
  // Numbers as they should be.
  "(血 压|bp|blood pressure) (is |was |at |of |) _ <95-134>",
  "(心 率|脉 搏|心 跳|pulse|heart rate|hr|rhr) (is |was |at |of |) _ <45-100>",
  "(体 温|temp|temperature) (is |was |at |of |) _ <36-37.4>",
  "(血 氧|spo2|oxygen|sats) (is |was |at |of |) _ <95-100>",
  // Of this service.
  "(didnt|did not|dont|not|doesnt|never) answer (my|the|a) question",
  "(没|没有|冇|不) (回 答|答) _ 问 题",
  "(再|重新) (回 答|答) 一 次",
  "(keep|keeps) (saying|repeating|telling me) (the same|that|it)",
  // Better again.
  "(fever|cough|swelling|rash|headache|bruise) (is |has |s |)(gone|went away|cleared|better)",
  "(疹 子|肿|烧) _ (退|消|好) (了|光|咗)",
];
