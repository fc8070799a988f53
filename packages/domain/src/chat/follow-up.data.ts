/** Phrases separated by `|` by which a question is known to lean on what was said before. */

/** How a question goes on from the one before it. */
export const OPENINGS =
  "and|but|so|or|also|then|ok and|okay and|what about|how about|and what about|and how about|what if|and what if|even if|even for|same for|is that also|does that also|does this also|does that apply|does this apply|那|那么|那如果|如果是|换成|要是|还有|另外|那对|对于|同样";

/** Words that stand for something named before. */
export const REFERENCES =
  "it|that|this|these|those|them|they|one|ones|such|there|instead|both|either|the other|the first|the second|它|它们|这|这个|这样|这种|这些|那个|那样|那种|那些|该|前者|后者|两者|上面|刚才|前面|其中|此|呢";

/** Words that ask without saying what about. */
export const ASKING_WORDS =
  "why|why not|how|how come|how often|how long|how long for|for how long|how much|how many|how many times|how far|how fast|how hard|how soon|how so|what|what else|when|where|which|who|really|are you sure|sure|yes|no|ok|okay|please|thanks|thank you|hm|oh|well|more|tell me more|more detail|explain|explain more|go on|continue|an example|example|for example|examples|anything else|is|are|am|was|do|does|did|can|could|should|would|will|may|must|have|has|be|i|me|my|you|your|we|us|he|she|his|her|their|a|an|the|of|to|for|in|on|at|with|by|from|about|per|if|not|just|only|too|as well|exactly|again|now|today|tomorrow|once|twice|a day|a week|per day|per week|every day|every week|good|bad|better|worse|best|okay for me|safe|dangerous|healthy|normal|enough|right|wrong|true|mean|need|somebody|someone|everyone|为什么|为何|怎么|怎样|如何|怎么办|怎么做|怎么说|多久|多长时间|多久一次|多少|多少次|几次|几天|几分钟|什么|什么时候|哪|哪个|哪些|哪里|谁|是|吗|吧|啊|呀|的|了|我|你|您|我们|他|她|可以|能|能不能|可不可以|会|会不会|要|应该|该不该|需要|需不需要|有|有没有|是不是|行|行吗|好|好吗|不好|好不好|对|对吗|真的|真的吗|确定|确定吗|谢谢|请|请问|再|多|再多|说说|说一下|详细|详细说说|具体|具体一点|继续|举例|举个例子|例如|比如|也|都|就|还|还是|或者|和|与|在|给|吃|做|用|来|去|一天|一周|每天|每周|今天|明天|安全|安全吗|危险|正常|够|够吗|足够|更好|最好|怎么办呢|怎么做呢|怎么样呢|为什么呢|为何呢|如何呢|多久呢|多少呢|几次呢|什么呢|哪些呢|哪个呢|好呢";

/** Where `it` stands for what follows in the same question. */
export const EXPLETIVES =
  "is it safe to|is it ok to|is it okay to|is it good to|is it bad to|is it better to|is it best to|is it dangerous to|is it harmful to|is it healthy to|is it normal to|is it normal that|is it possible to|is it necessary to|is it true that|is it fine to|is it worth|is it too late to|does it matter if|does it help to|it is safe to|how long does it take to|how safe is it to|how dangerous is it to";

/** Words of time in which nothing named before is meant. */
export const TIMES =
  "this week|this month|this year|this morning|this evening|this time|these days|so far this week|这周|这一周|这个星期|这星期|这个月|这个周末|这几天|这段时间|这些天|这次";
