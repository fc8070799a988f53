/** Words that tell of whom a sentence speaks; phrases separated by `|`. Broad words such as "people" and "they" tell nothing. */

/** Somebody else, who has what the sentence tells. */
export const SOMEBODY_ELSE =
  "my father|my dad|my daddy|my mother|my mom|my mum|my wife|my husband|my partner|my boyfriend|my girlfriend|my son|my daughter|my child|my kid|my baby|my brother|my sister|my friend|my best friend|my grandma|my grandmother|my grandpa|my grandfather|my uncle|my aunt|my boss|my client|my patient|my student|my neighbor|my neighbour|my cousin|my roommate|my colleague|my coworker|my teammate|my training partner|my gym buddy|my dog|my cat|a friend|a client|a man|a woman|a guy|a student|a runner|a stranger|a teammate|the father|father|mother|brother|sister|he|hes|she|shes|someone|somebody|somebody else|someone else|我爸|我妈|我爸爸|我妈妈|我父亲|我母亲|父亲|母亲|爸爸|妈妈|老爸|老妈|我老公|我老婆|我丈夫|我妻子|老公|老婆|丈夫|妻子|我儿子|我女儿|我孩子|儿子|女儿|孩子|我朋友|我的朋友|朋友|我同事|同事|我同学|同学|室友|爷爷|我爷爷|奶奶|我奶奶|外公|我外公|外婆|我外婆|姥姥|姥爷|哥哥|我哥|弟弟|我弟|姐姐|我姐|妹妹|我妹|叔叔|阿姨|客户|学员|我学员|队友|我队友|邻居|有人|他|她";
/** After somebody else: they report or feel something, which may be about the writer. */
export const REPORTING =
  "say|said|saying|tell|told|think|thought|want|wanted|ask|asked|worry|worried|is worried|are worried|noticed|notice|saw|insist|insisted|make me|made me|let me|know|force|push|说我|说|告诉|担心|让|叫我|觉得我|劝|问我|看到我|发现我|逼|陪";
/** The writer, but only as the one who asks. */
export const ASKING =
  "should i|shall i|can i|could i|may i|do i|what can i|what do i|how can i|how do i|what should i|i want to know|i would like to know|i wonder|i am worried|im worried|i worry|i am afraid|im afraid|i need to know|i think|tell me|help me|我该|我应该|我要不要|我想问|我想知道|我能|我可以|我需要|我怎么|我很担心|我担心|我要怎么|请告诉我|帮我|帮帮我";
/** The writer. */
export const WRITER = "i|im|ive|id|me|my|mine|myself|we|our|us|both|我|我们|咱|咱们|本人|俺";
