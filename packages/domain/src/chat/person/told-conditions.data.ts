/** How people tell in a session that they are pregnant, beside the names of it; phrases as `readPhrase` reads them, the choice is a design value. */
export const TELLS_OF_PREGNANCY: readonly string[] = [
  "(im|i am|am) (nearly|almost|about|now|only|just|) # _ (week|weeks|wk|wks|month|months) (pregnant|preg|preggo|preggers|along|gone)",
  "(im|i am|am) (preg|preggo|preggers)",
  "(im|i am) (also|now|just|currently|newly|#|) pregnant",
  "(im|i am|as) a (#|~|) pregnant",
  "(im|i am|am) expecting (a|our|my|another|) (first|second|third|next|little|) (baby|babies|child|twins|triplets|bub)",
  "(im|i am|am) expecting (a|our|my|another) (little one|boy|girl)",
  "(im|i am|am) expecting in (early|late|mid|) (#|a|two|three|four|five|six|january|february|march|april|may|june|july)",
  "(im|i am|am) expecting in (early|late|mid|) (august|september|october|november|december)",
  "(im|i am|am) expecting in (early|late|mid|) (jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)",
  "我(也|已经|)(怀孕了|是孕妇)",
  "# (week|weeks|wk|wks|month|months) (pregnant|preg|preggo|preggers)",
  "我(已经|而家|现在|而家已经|)(有咗|有了)#_(个月|月|周|星期|礼拜|个星期|个礼拜)",
  "(有咗|有了)(bb|b|宝宝|身孕|小朋友|孕)",
  "怀(了|咗|着|有)_(周|个月|月|星期|bb|宝宝|孩子|胞胎|二胎|二宝|孕)",
  "(怀|)孕#_(周|个月|月|天|星期|个星期)",
  "(怀孕|孕)(已经|都|快|)#_(周|个月|月|天|星期|个星期)",
  "我(而家|已经|)大(住|着)(个|)肚",
];

/** The same where nothing follows: "I'm expecting to run a marathon" and "I'm expecting a parcel" tell of no child. */
export const EXPECTS: readonly string[] = [
  "(im|i am|am) (now|still|also|currently|) expecting (our|my|) (first|second|third|) (again|now|too|soon|)",
];

/** What may stand behind that without a comma. */
export const BEHIND_EXPECTING: ReadonlySet<string> = new Set(
  "and but so can should is what which how do".split(" "),
);

/** How somebody speaks of others who are pregnant; who tells of themselves as well is pregnant. */
export const TELLS_OF_OTHERS: readonly string[] = [
  "pregnant (wife|partner|girlfriend|client|clients|friend|sister|daughter|student|students|patients|colleague)",
  "(teach|teaches|teaching|coach|coaching|instruct|instructing) (a|an|the|my|some|) (pregnancy|pregnant|prenatal|antenatal)",
  "(train|help|treat) (a|my|some|) pregnant",
  "(im|i am|work as|working as) (a|an) (pregnancy|prenatal|antenatal)",
  "(教|带|辅导|指导)(一些|一个|一位|几个|几位|)(孕妇|孕妈|准妈妈|孕期|怀孕)",
  "怀孕的(老婆|妻子|太太|女友|女朋友|媳妇|姐姐|妹妹|朋友|客户|学员|同事)",
];

/** What only sounds like it: wished, supposed, over, or of somebody else. */
export const TELLS_OF_NO_PREGNANCY: readonly string[] = [
  "(try|trying|want|wanted|hope|hoping|plan|planning) (to|on) (get|be|become|getting|being|becoming|fall) pregnant",
  "(when|if|once|before|until|after|while|since|whether|am) (i|im|ive|i am|i was|i get|i got|i have) _ pregnant",
  "(when|if|once|before|until|after|since) (i|) (get|got|become|became|getting) pregnant",
  "(was|were) _ pregnant",
  "(備孕|备孕|想怀孕|想要怀孕|打算怀孕|准备怀孕|计划怀孕|如果怀孕|怀孕前|怀孕之前|没怀孕|没有怀孕|冇怀孕|未怀孕|是不是怀孕|系咪怀孕|会不会怀孕|怀孕后)",
  "怀孕(的时候|那时|那会|嗰阵|嗰时)",
  "(想|打算|准备|计划|如果|要是|等)_怀(了|咗|有)",
];
