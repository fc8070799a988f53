/** What says that a medicine is taken; phrases as `readPhrase` reads them, the choice is a design value. */
export const TAKES: readonly string[] = [
  "(take|takes|taking|on|uses|using|prescribed|has|have|got|put on)",
  "(吃|食|服|服用|用|打|食紧|吃着)",
];

/** What may stand beside: who takes it, since when, how often, how much of it, and for what. */
export const BESIDE_TAKEN: readonly string[] = [
  "(i|im|ive|he|hes|she|shes|they|theyre|we|my|his|her|dad|mum|mom|father|mother|husband|wife|gran|grandma|grandpa|son|daughter|partner|friend)",
  "(am|is|are|been|be|was|also|still|too|and|for|the|a|an|some|with|as well|every|each|by the way|btw|oh|well" +
    "|daily|twice|once|now|currently|already|years|year|months|weeks|day|morning|evening|night|mg|since|which" +
    "|tablets|pills|to|of)",
  "#",
  "(我|他|她|佢|爸|妈|爸爸|妈妈|老公|老婆|爷|奶|爷爷|奶奶|外婆|外公|婆婆|阿妈|阿爸|老豆|儿子|女儿)",
  "(还|也|仲|在|正在|紧|着|一直|每|天|日|晚|早|都|有|的|嘅|和|同|跟|个|年|月|片|粒|颗|毫克|长期|要|平时|另外|对了)",
];
