/** Whose records nobody but themselves may ask for. */
export const OTHER_PEOPLE: readonly string[] = [
  "my _ (wife|husband|partner|girlfriend|boyfriend|spouse|fiance|fiancee|ex|hubby|missus|bf|gf|other half|better half)",
  "my _ (mother|mom|mum|father|dad|parent|son|daughter|kid|child|brother|sister|sibling|bro|sis|twin|family|stepson)",
  "my _ (friend|bestie|buddy|mate|pal|roommate|flatmate|housemate|neighbour|neighbor|boss|colleague|coworker|workmate|teammate)",
  "my _ (coach|trainer|uncle|aunt|auntie|cousin|nephew|niece|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|granny|granddad|roomie|hubby)",
  "my _ (inlaw|mother in law|father in law|brother in law|sister in law|team|squad|dog|rival|opponent|group|class)",
  "(wife|husband|girlfriend|boyfriend|mum|mom|dad|sister|brother|opponent|grandma|grandpa)",
  "(his|her|hers|their|theirs|they|he|she|someone|somebody|everyone|everybody|anyone|hes|shes|theyre)",
  "(other|another) (people|person|user|member)",
  "我(的|家|嘅|)(老婆|老公|妻子|丈夫|爱人|太太|先生|女朋友|男朋友|女友|男友|对象|另一半|媳妇|伴侣)",
  "我(的|家|嘅|)(妈|妈妈|爸|爸爸|母亲|父亲|爸妈|父母|儿子|女儿|孩子|小孩|宝宝|娃|闺女|老妈|老爸|仔|女|爹|娘|老爹|老娘)",
  "我(的|家|嘅|)(哥|哥哥|弟|弟弟|姐|姐姐|妹|妹妹|姊|姊姊|姐夫|妹夫|嫂子|家人|爷爷|奶奶|外公|外婆|姥姥|姥爷|阿嫲|阿公)",
  "我(的|家|嘅|)(朋友|同事|老板|同学|室友|邻居|教练|队友|闺蜜|哥们|兄弟|搭档|跑友|球友|死党|老友|伙伴|师傅|私教|学员)",
  "我(的|家|嘅|)(叔叔|阿姨|表哥|表姐|表弟|表妹|堂哥|堂弟|堂姐|堂妹|孙子|孙女|舅舅|姑姑|侄子|外甥|婆婆|公公|岳父|岳母|丈母娘)",
  "(老婆|老公|女朋友|男朋友|老妈|老爸|妈妈|爸爸|奶奶|爷爷|闺蜜|室友|同事|朋友|儿子|女儿)",
  "(他|她|他们|她们|佢|佢哋|他的|她的|别人|人家|大家|其他人|其他用户|另一个人|有人)",
];

/** How something is passed on that somebody else holds to be so: whether that is right is asked, and nobody's records. */
export const TOLD_BY_OTHERS: readonly string[] = [
  "(says|reckons|thinks|claims|insists|swears|believes|suggests|recommends|advises|argues|maintains)",
  "(told|tells|keeps telling|taught|warned|warns) me",
  "keeps saying",
  "(was|is) (saying|telling me|convinced)",
  "(说|讲|话|觉得|认为|建议|推荐|坚持|老说|总说|告诉我|话我知|跟我说|同我讲|和我说|话畀我知|话俾我知)",
];

/** Behind it, that they tell of themselves. */
export const OF_THEMSELVES: ReadonlySet<string> = new Set(
  "he she they hes shes theyve 他 她 佢 自".split(" "),
);

/** Surnames behind 小, 老 and 阿, and before what people are called by. */
const SURNAMES =
  "王|李|张|刘|陈|杨|赵|黄|吴|徐|孙|胡|朱|高|林|何|郭|马|罗|梁|宋|郑|谢|韩|唐|冯|于|董|萧|程|曹|袁|邓|许|傅|沈|曾|彭|吕";

/** Names that people are often called by; a person who asks for somebody's records names that somebody. */
export const NAMES_OF_PEOPLE: readonly string[] = [
  `(小|阿)(${SURNAMES}|明|红|强|芳|丽|伟|军|华|美|玲|杰|刚|勇|敏|静|莉|娟|燕|宇|文|斌|涛|龙|凤|梅|雪|雨|东|南|雷|豪|辉|欣)`,
  "老(王|李|张|刘|陈|杨|赵|黄|吴|徐|孙|胡|朱|郭|马|罗|梁|宋|郑|谢|韩|唐|冯|董|程|曹|袁|邓|许|沈|曾|彭|吕)",
  `(${SURNAMES})(哥|姐|叔|姨|先生|女士|小姐|老师|教练|阿姨|师傅)`,
  "(丽丽|莉莉|婷婷|芳芳|玲玲|娜娜|强强|明明|浩浩|豆豆|乐乐|佳佳|静静|欢欢|阿姨|叔叔)",
  "(张三|李四|王五|小明|小红|小刚)",
  "(tom|john|mike|michael|david|james|robert|bob|william|peter|paul|steve|steven|kevin|brian|chris|dan|daniel|andrew)",
  "(matt|matthew|josh|joshua|ryan|jason|justin|eric|adam|ben|benjamin|sam|samuel|nick|nicholas|alex|alexander|tony|anthony|joe|joseph)",
  "(henry|harry|george|charlie|charles|oliver|oscar|leo|luke|lucas|noah|liam|ethan|jake|jacob|tim|simon|martin|stefan|thomas)",
  "(anna|anne|mary|maria|sarah|sara|emma|emily|julia|julie|laura|lisa|linda|karen|susan|jane|jenny|jennifer|kate|katie|katherine)",
  "(lucy|sophie|sophia|olivia|mia|amy|alice|nina|lena|hannah|rachel|rebecca|becky|jessica|jess|megan|claire|helen|nancy|sandra|monica)",
  "(carlos|juan|jose|miguel|ali|omar|ahmed|mohammed|ravi|priya|hans|klaus|pierre|ivan|olga|yuki|carl|eva|bo)",
];
