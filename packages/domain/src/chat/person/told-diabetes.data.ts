/** How people say which type of diabetes is theirs; phrases as `readPhrase` reads them, the choice is a design value. */

/** Before its name, with nothing but what may stand between. */
export const TELLS_OF_OWN: readonly string[] = [
  "(im|i am|ive|i have|i got|i had|i live with|my|mine|as a|as an|being a|being)",
  "(i was|i got|ive been|got|just|newly|recently) diagnosed",
  "(im|i am) (a|an) ~ (with|who has|living with)",
  "(我|本人|自己)(是|系|有|得|得了|患|患有|患了|查出|确诊|被诊断|属于|)",
  "(作为|身为|确诊|确诊为|患有)",
];

/** What may stand between. */
export const BEFORE_TYPE: ReadonlySet<string> = new Set([
  ..."a an the got had been also just newly recently diagnosed with as of is its was well poorly controlled brittle".split(
    " ",
  ),
  ..."long term standing lifelong diabetes diabetic dm and year years yr yo old male female man woman guy girl m f".split(
    " ",
  ),
  ..."runner cyclist swimmer athlete lifter for since now".split(" "),
  ..."个一名位的了这种得患有是系为糖尿病今年岁男女也已经现在诊断",
]);

/** What a clause may hold that does nothing but name it: "type 1 diabetic here". */
export const BESIDE_TYPE: ReadonlySet<string> = new Set([
  ..."diabetic diabetes dm here me".split(" "),
  ..."糖尿病患者人了",
]);

/** What only sounds like it: asked, supposed, or of somebody else. */
export const TELLS_OF_NO_TYPE: readonly string[] = [
  "(do|did|could|might|may|would|whether) i have",
  "(diabetes|diabetic|diabetics|t1d|t2d|t1|t2|type 1|type 2) (nurse|educator|coach|trainer|researcher|specialist|clinic|charity)",
  "(diabetes|diabetic|diabetics|t1d|t2d|t1|t2|type 1|type 2) (mum|mom|mother|dad|father|parent|carer|friend|friends|son|daughter)",
  "(diabetes|diabetic|diabetics|t1d|t2d|t1|t2|type 1|type 2) (child|kid|client|clients|patient|patients|partner|wife|husband|dog|cat)",
  "(diabetes|t1d|t2d|type 1|type 2) in (my|the|our) family",
  "糖尿病(人|患者|)的(人|患者|病人|妈妈|爸爸|家属|家长|父母|教练|医生|护士|老公|老婆|朋友|孩子|儿子|女儿)",
];
