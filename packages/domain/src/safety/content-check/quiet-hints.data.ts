import type { Concept } from "./content-rule.ts";

/** Danger that is told by what somebody does or was done to, in plain words. No rule is made of these; to the trained weights they are evidence. */
export const QUIET_HINT_CONCEPTS: Readonly<Record<string, Concept>> = {
  hintPuttingInOrder: {
    en: [
      "(passwords|password|will|insurance|pin|keys|letters|letter|note|notes) _ (drawer|envelope|kitchen|desk|fridge|" +
        "signed|ready|done|kids|wife|husband|sister|brother)",
      "(gave|given|giving|give) _ (dog|cat|cats|horse|bike|medals|records|plants|watch|ring) (away|to)",
      "(rehomed|rehoming|cleared|clearing|deleted|deleting|wiped) _ (dog|cat|browser|photos|history|desk|debts|flat|account|phone|everything)",
      "(paid|paying|settled) _ (debts|off everything|everyone back|funeral)",
      "(stickers|labels|names) on (all|everything|boxes|the boxes)",
      "(look after|take care of|feed) _ (cat|dog|horses|mum|mom|kids|boys|girls) _ (when|once|after|for me)",
    ],
    zh: [
      "(密码|存折|保险|遗产|钥匙|银行卡|房产证|后事|墓地)_(写好|交给|放在|留给|都给|看过|安排|抽屉|受益|还房东|还了)",
      "(猫|狗|花|盆栽)_(送人|送走|送回|托付|交给)",
      "(照片|朋友圈|聊天记录|帐号|账号|相册)_(删完|删光|删了|清空|注销)",
      "(欠|债|账)_(还清|都清|结清)",
      "(好好照顾|替我照顾|帮我照顾|照看)_(妈|爸|孩子|娃|弟|妹|狗|猫)",
    ],
  },
  hintNoFuture: {
    en: [
      "(no|not|isnt|wont be) _ (next week|tomorrow|next year|christmas|spring|birthday|later|after)",
      "(last|final) (time|sunset|run|session|message|evening|night|walk|breakfast|swim|one) _ (ever|here|for me|promise|goodbye|thank)",
      "(dont|do not|no need to) (save|keep|renew|bother|waste|wait|remind) _ (progress|plan|subscription|slot|birthday|place|spot|me|anymore)",
      "(want|ready|wish|need) _ (it|this|everything) to (stop|end|be over)",
      "(its|is|be|all) over (now|soon|tonight|then)",
      "(ending it|end it all|going early|goes early|leaving early|an out|way out|checking out|clock out)",
      "(not|never) (here|around|about) _ (anymore|much longer|by then|next|come)",
      "(who|anyone|anybody|nobody|noone) _ (miss|notice|find|found|care) _ (me|us|if|body|gone)",
    ],
    zh: [
      "(不用|别|不必|唔使)_(提醒|等|续费|保存|留|预约|记录|管)_(我|了|喇)",
      "(没有|没|冇)_(下一站|下一组|下一次|下个月|明年|明天|以后|将来|听日)",
      "(最后一次|最後一次|最后一程|最后一天|最后一晚)",
      "(不想|唔想)_(醒|看到明天|见到明天|过明天|过完|再见到)",
      "(去找|去陪|去见)_(奶奶|爷爷|妈妈|爸爸|老伴|他|她)(了|吧|)",
      "(走了|不在了|没了)_(会不会|谁会|有没有人|没人|谁)",
      "(住不了|用不着|用不上|活不到|等不到)_(几天|了|那天|明年|过年|生日)",
      "(时间差不多|時間差不多|轮到我|輪到我|跟大家道别|謝謝所有人|谢谢所有人|下辈子|来世|去跳)",
    ],
  },
  hintLookingUpWays: {
    en: [
      "(how|what) (people|others|someone|somebody|they) _ (did it|do it|went|go|end|ended|peacefully|painless*)",
      "(reading|read|googled|googling|searched|looking up) _ (ways|methods|peaceful*|painless*|how much|how many|how high)",
      "(hose|tape|helium|charcoal|exhaust|bleach|antifreeze|rat poison|gas) _ (on|ready|sorted|bought|garage|boot|nobody|no one)",
      "(stash|stashed|hoard*|saved up|collect+|counting|counted) _ (pills|tablets|meds|tabs|patches|vials|insulin)",
      "(tracking|location|gps) off _ (find|found|body|so)",
    ],
    zh: [
      "(查|搜|看)_(怎么走|怎么死|怎样死|不痛苦|没有痛苦|没痛苦|方法)",
      "(炭|煤气|氦气|农药|百草枯|老鼠药|安眠药)_(买好|买了|准备|攒|开着|打开|到了)",
      "(攒|存|藏|数)_(药|片|胰岛素|针)",
      "(定位|手机|gps)关_(找不到|不用找|别找)",
    ],
  },
  hintHurtsOneself: {
    en: [
      "(slice|nick|cut|line|mark|burn|scratch) (for|per) (every|each)",
      "(long sleeves|long tights|sleeves) _ (hide|cover|cant see|nobody|summer|heat|scars|marks)",
      "(blade|razor|lighter|scissors|compass|stapler) _ (thigh|thighs|arm|arms|wrist|wrists|skin|hip|relief|calm+)",
      "(dont|do not|didnt|not) _ look _ (crossing|cross|both ways|before)",
      "(punch|punched|hit|bang|banging) _ (my head|myself|the wall) _ (until|till|so|because|when)",
    ],
    zh: [
      "(划|割|烫|掐|抠|扎|𠝹)_(手|腿|胳膊|手腕|大腿|一道|出血|自己)",
      "(长袖|护腕|长裤)_(遮|挡|藏|看不见|盖)",
      "(过马路|方向盘|车流)_(不看|放开|松手|撞|无所谓)",
      "(结痂|新的一道|一道道|一条条)",
    ],
  },
  hintMustUndress: {
    en: [
      "(wear|put on|buy|sends|send|model) _ (small|short|tiny|tight|swim|under|lace|bikini) (shorts|stuff|pants|suit|wear|things|set)",
      "(sit|sits|sat|sitting) on (his|her|their|coachs) lap",
      "(undress*|strip*|shirt off|top off|naked|changing) _ (him|coach|alone|front|watch+|photo+|video|film*|phone)",
      "(send|sends|sent|asks|wants) (him|her|me|them) _ (photo+|pic+|picture+|video+|snaps|selfies)",
      "(film*|record+|watch*|peek*|photograph*) (me|us|her|him|them|girls|boys|kids) _ (shower+|chang*|undress*|toilet|locker)",
      "(rub*|presses|pressing|grind*|thumb+) _ (against|himself|herself|buttock+|thigh|groin|inner)",
      "(come|go|stay|sleep|meet) _ alone _ (house|flat|room|car|hotel|his|session|evening)",
      "(our|a|his|keep this|special) (secret|thing) _ (nobody|noone|dont tell|mum|parents|between)",
    ],
    zh: [
      "(当他面|当着他|在他面前|当面)_(换|脱|洗)",
      "(拍|录|影|偷拍)_(换衣|洗澡|冲凉|沖涼|更衣|裸|裙底|泳衣)",
      "(单独|單獨|一个人|一個人|留下|留堂|最后走)_(加练|去他|房间|宿舍|家|车|教练|大髀|坐)",
      "(发|發|传|寄|send)_(照片|视频|相|私照)_(教练|才|不然|就|他|名单)",
      "(手|指)_(伸|滑|摸|插)_(里|裤|衣|内|下面|屁股|胸)",
      "(坐|抱)_(他|佢|教练)_(腿|大腿|怀)",
      "(干女儿|乾女兒|小秘密|不要告诉|别告诉|唔好話)",
    ],
  },
  hintHandsOfFamily: {
    en: [
      "(missus|hubby|other half|bf|gf|fella|himself|mam|da|nan|carer|guardian|roommate|flatmate) _ (belts|hits|slaps|" +
        "shoves|pulls|throws|locks|kicks|bites|burns|chokes|twists|batters|lamps|clocks)",
      "(he|she|they) _ (locks|locked|ties|tied|chained|drags|dragged|spat|spits|bites|bit|twists|twisted) (me|my|her|him|us|the)",
      "(chilli|soap|belt|hairbrush|slipper|wooden spoon|cable|hose|iron|plate) _ (when|if|every|cos|because|for) _ (i|she|he|we|fail|lose|miss|wrong)",
      "(bruise|bruises|black eye|marks|handprints|lip) _ (arent|isnt|not|wasnt) from",
      "(not|wasnt|isnt) _ (fall|fell|stairs|accident|door) _ (he|she|him|her|know what)",
      "(dont|not|never|rather not) _ (go|going|want to go) home",
    ],
    zh: [
      "(皮带|衣架|皮帶|藤条|巴掌|拖鞋|针|烟头|煙頭|开水|杯|菜刀)_(打|抽|扎|烫|扔|掟|砸)_(我|她|他|孩子|小孩|佢)",
      "(拿|攞|用)_(皮带|皮帶|衣架|棍|针|指甲|烟头)",
      "(关|锁|鎖)_(阳台|门外|厕所|黑屋|房|更衣室)",
      "(不是|唔係)_(摔|撞|跌)_(你懂|係|是|其实)",
      "(按|压|掐|拖|拽|扯)_(水池|墙|地上|脖子|头发|頭髮|床)",
      "(不想|不敢|怕)_(回家|放学|返屋企)",
      "(求饶|半夜哭|听见哭|躲在厕所|匿埋)",
    ],
  },
  hintPlannedAttack: {
    en: [
      "(sharpen*|loaded|hatchet|crossbow|petrol can|pickaxe|brick|bottle|bar) _ (for|boot|bag|him|her|them|somebody|someone|use)",
      "(know|found|got|have) _ (where he|where she|where they|his|her|their) (lives|live|trains|address|route|school|parks|sleeps|house)",
      "(make|teach|show) (him|her|them) _ (pay|sorry|bleed|beg|regret|lesson)",
      "(wont|will not|never|not) _ (walk|run|breathe|get up|see) again _ (when|after|once|him|her)",
      "(bring|bringing|take|taking) _ (everyone|them all|as many|some of them) (down|out|with me)",
    ],
    zh: [
      "(家伙|傢伙|刀|棍|铁管|砍刀|弹簧刀|汽油)_(带|备|放|藏|在包|车里|后备箱)",
      "(一个不留|一個不留|弄死|做了他|废了他|廢咗佢|让他消失|找不着|砍死|捅)",
      "(知道|摸清|查到)_(住哪|住边|几点下班|放学路|他家|她家)",
      "(开进|开车撞|冲进|点火|放火)_(大厅|人群|店|学校|公司|教练)",
      "(来|嚟|堵)_(屋企|我家|校门|楼下)_(搞|打|砍|堵)",
    ],
  },
  hintWordsFail: {
    en: [
      "(cant|couldnt|cannot|unable to|not) _ (finish|get out|say|find|read|make sense|follow|understand) _ (word|words|sentence|name|keyboard|letters|text)",
      "(one|half|five|few|two) (word|words|sentence) (max|at a time|only|then)",
      "(mouth|face|smile|lip|cheek|eyelid) _ (skewed|crooked|dentist|sliding|dropped|sagging|wonky|slid|melted|lopsided)",
      "(same|answers) (yes|word|thing|question) _ (to all|again|everything|over)",
      "(shook|shaking|stared|staring|went stiff|rigid) _ (minute|minutes|dont remember|no memory|bit|tongue|wet)",
      "(floor|ground) (came up|hit me|rushed)",
      "(lips|lip|fingers|nails) _ (purple|blue|bluish|grey|white)",
    ],
    zh: [
      "(嘴|脸|面|笑)_(歪|斜|不对称|一边|半边|木)",
      "(说|讲|講|写|打)_(不出|唔出|错字|不成|半句|词)",
      "(半边|半邊|左手|右手|左脚|右脚|左腿|右腿)_(冇晒力|没力|无力|拖|掉|不是自己|木)",
      "(翻白|上翻|抖|抽)_(分钟|秒|不记得|醒来|咬)",
      "(认不出|不认识|叫不出|想不起)_(老公|妈|孩子|名字|路|自己)",
      "(走二十步|几步|一层楼|一层|平躺)_(停|喘|歇|憋|淹|坐起)",
      "(不睁|没睁|唔擘)_眼",
      "(摸不着|摸不到|没有|没了)_(脉|心跳|呼吸)",
    ],
  },
  hintOfPregnancyTrouble: {
    en: [
      "<4-42> (wks|weeks|wk) _ (brown|red|pink|clots|discharge|gush|soaked|headache|stars|swollen|itch+|tight|hard)",
      "(gush|trickle|brown discharge|pink|clots|soaked) _ (<4-42> (weeks|wks|wk)|pregnan*|bump|midwife|bus|squats)",
      "(bump|baby|little one|bub) _ (quiet|lazy|asleep all|calm|less|not kicking|stopped)",
    ],
    zh: [
      "(宝宝|胎动|bb|肚里|肚子里)_(安静|好靜|少了|没踢|不踢|冇郁|唔郁|变少)",
      "(怀孕|孕|<4-42>周)_(褐|红|粉|血块|头痛|眼花|肿|痒|硬|发紧)",
    ],
  },
  hintOfBadBlood: {
    en: [
      "(poo|poop|stool|stools|shit|wee|pee|urine|vomit|sick) _ (black|tar|tarry|red|blood|coffee|brown|cola|tea|dark)",
      "(<2-3.9>|<40-65>) _ (shaky|sweaty|finish|set|want|want to|still|foggy|weird|mmol|drop+|before)",
      "(no|without|missed|stopped|skipped|lost) _ (lamotrigine|keppra|levetiracetam|valproate|insulin|warfarin|" +
        "apixaban|prednisolone|lithium|beta blocker+) _ (since|days|weeks|weekend|swim|drive)",
    ],
    zh: [
      "(大便|拉的|屎|尿|小便|吐)_(黑|柏油|带血|血|咖啡|酱油|可乐|茶色|红)",
      "<2-3.9>_(震|抖|晕|汗|糊|茫|公里|继续|练)",
      "(停|断|漏|没吃|没打)_(抗癫痫|胰岛素|抗凝|华法林|激素|丙戊酸|左乙拉西坦)_(天|周|游泳|开车|了)",
    ],
  },
};
