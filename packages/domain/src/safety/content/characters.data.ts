/** Traditional characters of health and danger, each followed by its simplified form; those of the activities are kept with them. */
export const TRADITIONAL_HEALTH_CHARACTERS =
  "殺杀頭头暈晕傷伤藥药噁恶懷怀絕绝腫肿嘔呕喫吃壓压臉脸異异緒绪類类碼码騷骚擾扰脅胁毀毁滅灭歸归終终結结廢废該该請请問问題题變变難难覺觉嗎吗說说誰谁認认識识討讨論论證证據据資资產产別别麼么幫帮嚴严隨随無无與与對对寫写還还遺遗書书買买賣卖錢钱應应當当實实際际處处療疗診诊斷断癥症瘋疯夢梦驚惊嚇吓慘惨斃毙繩绳樓楼燒烧燙烫劑剂針针膚肤髒脏腎肾肝肝膽胆腸肠顱颅骨骨關关節节韌韧帶带軟软筋筋飢饥餓饿瀉泻淚泪憂忧鬱郁慮虑懼惧慾欲癮瘾戒戒賭赌槍枪彈弹炸炸劫劫綁绑強强姦奸侵侵猥猥褻亵賣卖購购網网絡络賬账號号護护隱隐機机電电訊讯報报復复仇仇敵敌屍尸體体鬥斗毆殴打打搶抢兇凶兒儿歲岁孫孙媽妈爺爷嬰婴產产婦妇雙双胞胞縮缩陣阵癲癫癇痫顫颤麻麻癱瘫視视線线聽听語语話话講讲喘喘氣气紫紫發发黑黑脈脉跳跳亂乱慌慌絞绞緊紧悶闷滿满飽饱減减肥肥瘦瘦禁禁斷断齋斋節节食食補补劑剂類类固固醇醇賽赛訓训練练員员隊队運运動动腳脚膝膝腰腰頸颈椎椎筋筋絡络額额爾尔茲兹幾几個个從从現现時时間间裡里後后過过來来進进將将會会沒没為为則则卻却讓让給给邊边種种樣样點点單单獨独僅仅總总繼继續续堅坚持持撐撑穩稳確确罵骂辱辱詛诅咒咒騙骗偽伪裝装釋释劃划計计製制毒毒屬属鉛铅氫氢氯氯氨氨鹽盐漂漂潔洁爐炉煙烟霧雾車车駛驶駕驾飆飙闖闯燈灯衝冲撞撞懸悬崖崖攀攀頂顶墜坠墮堕溺溺潛潜遊游泳泳";

/** Letters of other alphabets that look Latin, each followed by the Latin one. */
export const LOOKALIKE_LETTERS =
  "аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtвbнnαaεeοoρpτtυuκkιiνvχxɑaɡgıiℓl";

/** Digits and signs written for letters inside a word. */
export const LEET_LETTERS = "0o1i3e4a5s7t8b9g@a$s!i|l€e£l";

/** The Chinese numerals and their values; `十百千万` multiply. */
export const CHINESE_DIGITS = "零0〇0一1二2两2三3四4五5六6七7八8九9";

/** Words for small numbers. */
export const ENGLISH_NUMBERS: Readonly<Record<string, number>> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17,
  eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70,
  eighty: 80, ninety: 90, hundred: 100, thousand: 1000,
};
