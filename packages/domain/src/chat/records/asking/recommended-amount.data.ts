/**
 * The words of a question how much exercise is recommended, as phrases (`readPhrase`). It has nothing but these: one with
 * other words is of some other amount. Design values of this service.
 */
export const RECOMMENDED_AMOUNT_WORDS = {
  /** Asks for an amount. */
  amount: [
    "how (much|many|long|active)",
    "(whats|what is|what) _ (amount|number|quantity|dose|target|minimum|recommendation|guideline)",
    "(amount|number|quantity|dose|minimum)",
    "# (minute|min|hour|hr|met|mets)",
    "(per|a|each|every) (week|day)",
    "(weekly|daily)",
    "(多少|多久|多长|多长时间|几多|几耐|多少时间)",
    "几(分钟|小时|个小时|个钟|个钟头)",
    "#(分钟|小时|个小时|个钟)",
    "(运动量|活动量|锻炼量)",
  ],
  /** Asks for what is right. */
  norm: [
    "(should|shoud|shuld|need|ought|must|supposed|recommended|recommend|recommendation|advised|advisable|required|suggested|guideline)",
    "(enough|sufficient|ideal|healthy)",
    "(have|got) to",
    "(应该|应当|该|需要|要|需|使|推荐|建议|指南|必须|最少|至少|起码)",
    "(才够|够|够不够|足够|达标|才行|才算|合适|最好)",
  ],
  /** What of. */
  exercise: [
    "(exercise|exercising|excercise|exersise|exercice|activity|active|move|moving|movement|training|train|sport|workout|work out|working out)",
    "(minute|min|hour|hr|time|cardio|aerobic)",
    "(运动|活动|锻炼|动|体育|健身|运动量|活动量|锻炼量|有氧)",
    "(分钟|小时|钟头|个钟)",
  ],
  met: [
    "(met|mets) (minute|min|mins|hour)",
    "(metmin|metmins|metminute)",
    "(met|mets|梅脱|代谢当量)_(分|分钟|分钟数)",
    "(met|mets|梅脱)",
  ],
  /** Says of whom, for what time, or nothing. */
  beside: [
    "(i|im|me|my|myself|you|we|who|someone|somebody|person|people|like|such|as|at|of|in|for|by|with|age|to|and|or)",
    "(is|are|am|be|do|does|it|that|the|a|an|this|any|some|about|so|then|there|can|could|would|what|whats|which|want|know|tell)",
    "(really|actually|exactly|total|overall|altogether|least|roughly|generally|usually|normally|average|regular|regularly)",
    "(per|each|every|week|weekly|day|daily|reach|get|getting|hit|aim|aiming|achieve|go|spend|make|target|goal|amount|number)",
    "(right|good|best|physical|moderate|stay|keep|fit|health|world health organization)",
    "(hi|hello|hey|please|pls|thanks|thank|ok|okay|well|just|now|today|only)",
    "(year|yr|yo|old|boy|girl|guy|kid|student|man|woman|turned)",
    "(im|i am|aged|age|turned|at|only|just) _ #",
    "# _ (year|yr|yo) old",
    "# (yo|yr)",
    "(我|像|这个|这样|这种|的|人|年纪|年龄|岁数|今年|现在|学生|男生|女生|男孩|女孩|中学生|小学生|来说|对|对于|以)",
    "(每|每周|每天|每日|每次|一周|一天|一日|一星期|一个|星期|礼拜|周|天|日|个|次|平均|大概|大约|大致|总共|时间)",
    "(进行|做|到|达到|是|为|有|在|才|能|可以|会|比较|好|知道|想|保持|健康|身体|目标|世卫|世卫组织|到底|一般|正常|数|值|量|下|得|去)",
    "(请问|你好|了|吗|呢|呀|啊|的话|不|不是|就|那|那么|谢谢)",
    "(嘅|咁|先|喺|系|咩|啦|喇|嘢)",
    "#_岁",
  ],
  /** Asks for what was done, or is still to do: that is asked of records. */
  done: [
    "(did|done|left|still|missing|remaining|more|already|so far)",
    "(have|am) i",
    "(做|动|练|运动|锻炼|活动|完成)(了|过|咗)",
    "(还|仍|差|剩|欠|仲)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
