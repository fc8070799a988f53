import type { Concept } from "./content-rule.ts";

/** Trouble as people tell it without its name. No rule is made of these; to the trained weights they are evidence. */
export const PLAIN_SIGN_CONCEPTS: Readonly<Record<string, Concept>> = {
  signNotAnswering: {
    en: [
      "(wont|doesnt|didnt|cant|isnt|not|stopped|cannot) _ (wake|waking|answer+|respond+|move|moving|blink+|talk|talking|come round)",
      "(eyes|eyelids) _ (open|rolled|rolling|shut|closed|staring|fixed)",
      "(on the floor|on the ground|face down|in a heap|keeled over|slumped|flopped|crumpled|went limp|gone limp|lifeless)",
      "(nobodys home|not with us|out cold|gone floppy|wont get up|cant get up|cannot get up|not moving)",
    ],
    zh: [
      "(叫|喊|推|摇|拍|怎么叫|怎么喊)_(不醒|不应|没反应|不理|不动)",
      "(倒|躺|瘫|趴|栽|晕)在(地|路边|跑道|台阶|操场|泳池|浴室|草地)",
      "(不动了|没动静|没声音了|软了下去|人没了|眼睛翻|翻白眼|眼睛睁着)",
    ],
  },
  signBodyGoesWrong: {
    en: [
      "(hand+|arm+|leg+|foot|feet|face|mouth|lip+|tongue|side|fingers) _ (dead|numb|drooping|drooped|droops|slack|floppy|limp|heavy)",
      "(hand+|arm+|leg+|foot|feet|face|mouth|lip+|tongue|side|fingers) _ (funny|useless|blue|grey|gray|swollen|swelling|puffy|cold)",
      "(words|speech|sentence+|talking) _ (wrong|jumbled|slurred|garbled|mush|nonsense|muddled|backwards)",
      "(cant|couldnt|cannot) _ (lift|raise|feel|move|hold|see|swallow|breathe|breath|think|stand|speak)",
      "(vision|sight|eye|eyes|everything) _ (black|grey|gray|dark|double|blurry|blurred|spinning|tunnel|gone)",
      "(shook|shaking|jerking|twitching|stiffened|foaming|trembling)",
    ],
    zh: [
      "(手|脚|腿|胳膊|手臂|脸|嘴|嘴角|舌头|半边|一边|左边|右边)_(麻|没力|抬不起|不听使唤|歪|斜|发紫|发青|肿|僵|动不了|使不上|没知觉)",
      "(说话|讲话|话)_(含糊|不清|颠三倒四|大舌头|说不出|乱)",
      "(眼前|看东西|视线|眼睛)_(黑|花|模糊|重影|看不见|发白)",
      "(喘不过|喘不上|透不过|抖个不停|一直抖|抽抽|口吐白沫|抽筋一样)",
    ],
  },
  signBadNumber: {
    en: [
      "(meter|cgm|libre|dexcom|sensor|glucose) __ (<1-4>|<30-70>|<14-33>|<250-600>|low|lo|hi|high|dropping|down arrow)",
      "(sugar|sugars|bg|bgl|reading|fingerstick|finger prick) __ (<1-4>|<30-70>|<14-33>|<250-600>|low|lo|hi|high|dropping|down arrow)",
      "(<1-4>|<30-70>) (on|in) (the|my) (meter|sensor|libre|dexcom|cgm|pump)",
      "(shaky|shakey|trembly|jittery|wobbly|sweaty|clammy)",
      "ketone+ __ #",
    ],
    zh: [
      "(血糖|血糖仪|测|仪器|动态|探头|探針|指尖血)_(<1-4>|<14-33>|低|高|掉)",
      "(手抖|发抖|冒冷汗|出冷汗|心慌|发虚|腿软|手震)",
      "酮(|体)_(高|阳|加号)",
      "酮(|体)_#",
    ],
  },
  signHandsOn: {
    en: [
      "(he|she|they|coach|trainer) _ (hit|hits|hitting|slap+|shove+|shoving|push+|grab+|choke+|choking) _ (me|her|him|us|my|them)",
      "(boyfriend|girlfriend|husband|wife|partner) _ (hit|hits|hitting|slap+|shove+|shoving|push+|grab+|choke+|choking) _ (me|her|him|us|my|them)",
      "(he|she|they|coach|trainer|boyfriend|girlfriend|husband|wife|partner) _ (punch+|kick+|throw+|threw|pin+) _ (me|her|him|us|my|them)",
      "(he|she|they|coach|trainer|boyfriend|girlfriend|husband|wife|partner) _ (strangle+|burn+|drag+|beat+|smack+|belt+) _ (me|her|him|us|my|them)",
      "(ex|dad|mum|mom|stepdad) _ (hit|hits|hitting|slap+|shove+|shoving|push+|grab+|choke+|choking) _ (me|her|him|us|my|them)",
      "(uncle|instructor|physio|captain|teacher|brother) _ (hit|hits|hitting|slap+|shove+) _ (me|her|him|us|my|them)",
      "(uncle|instructor|physio|captain|teacher|brother) _ (shoving|push+|grab+|choke+|choking) _ (me|her|him|us|my|them)",
      "(ex|dad|mum|mom|stepdad|uncle|instructor|physio|captain|teacher|brother) _ (punch+|kick+|throw+|threw|pin+) _ (me|her|him|us|my|them)",
      "(ex|dad|mum|mom|stepdad) _ (strangle+|burn+|drag+|beat+|smack+|belt+) _ (me|her|him|us|my|them)",
      "(uncle|instructor|physio|captain|teacher|brother) _ (strangle+|burn+|drag+|beat+|smack+|belt+) _ (me|her|him|us|my|them)",
      "(he|she|coach|trainer|instructor|physio|uncle|teacher|stepdad) _ (touch+|stroke+|stroking|rub+|grope+) _ (me|my|her|his|us|them)",
      "(he|she|coach|trainer|instructor|physio|uncle|teacher|stepdad) _ (hug+|kiss+|tickle+|massage+|measure+) _ (me|my|her|his|us|them)",
      "(hand|hands|fingers) _ (on|under|up|down|in|inside) (my|her|his) _ (leg+|thigh+|top|shirt|shorts|waist)",
      "(hand|hands|fingers) _ (on|under|up|down|in|inside) (my|her|his) _ (bum|neck|throat|leotard|swimsuit|hips)",
      "(puts|putting|put) (his|her) (hand|hands) (on|under|up|round|around) (me|my|her|him)",
      "(send|sends|sent|sending|wants|asks for|asked for|asking for) _ _ (pics|pictures|photos|nudes|selfies) _ (of me|of my|in|without|or)",
      "(our|a|their) (little |special |)secret",
    ],
    zh: [
      "(他|她|佢|教练|教練|男友|男朋友|女友|老公|老婆|对象|前任|爸|妈|继父|叔叔|舅舅|老师|队长|哥哥)_(打|揍|扇|踹|踢|推|掐|拽|扯|抓|摔|砸|锁)_(我|她|他|佢|孩子|妹妹|弟弟)",
      "(摸|碰|蹭|搂|抱|亲|捏|掐|量)_(我的|我|她|佢|人家)_(腿|腰|胸|屁股|大腿|脸|身体|脖子|背)",
      "(打我|揍我|踹我|推我|掐我|摸我|扇我|骂我打|抱我不放|锁住我|关我)",
      "(别告诉|不要告诉|唔好话|不准说|不许说|不让说|秘密)",
      "(发|拍|传|傳)_(照片|照|裸照|自拍)_(给他|给她|给教练|給他|畀佢)",
    ],
  },
  signHiding: {
    en: [
      "(hiding|hid|locked|locking|barricaded|trapped|crouched) _ _ (bathroom|toilet|closet|wardrobe|car|bedroom|room|garage|shed|in|myself)",
      "(waiting|outside|banging|kicking|hammering|smashing) _ (the |my |at the |on the |)(door|gate|window)",
      "(scared|afraid|terrified|frightened) (of|to go home|to sleep|to tell|he|she|what)",
      "(follows|following|followed|watches|watching|stalking) me",
    ],
    zh: [
      "(躲|藏|反锁|锁)_(厕所|浴室|房间|房里|柜子|衣柜|车里|阳台|楼梯|里面)",
      "(砸门|踹门|拍门|堵在门口|在门口等|守在|跟踪我|跟着我|尾随)",
      "(怕他|怕她|怕佢|不敢回家|唔敢返屋企|不敢出声)",
    ],
  },
  signWeapon: {
    en: ["(knife|knives|gun|blade|razor|hammer|machete|pistol|rope|noose|petrol|acid|bat|bullet+)"],
    zh: ["(刀|枪|斧|锤|刀片|绳子|绳|硫酸|汽油|棍|砖头|美工刀)"],
  },
  signHighPlace: {
    en: [
      "(roof|rooftop|bridge|ledge|balcony|cliff|overpass|railing|platform|tracks|train tracks|motorway|quarry|top floor|multi storey|car park)",
    ],
    zh: [
      "(楼顶|顶楼|天台|桥上|大桥|栏杆|阳台边|窗台|窗边|悬崖|铁轨|轨道|月台边|江边|河边|海边|跳下去|跳落去|落去)",
    ],
  },
  signFarewell: {
    en: [
      "(goodbye|good bye|farewell|bye forever|last message|one last)",
      "(sorry|forgive me|thank+ _) (mum|mom|dad|everyone|everybody|all|guys|coach|for everything)",
      "(take|look) (care of|after) (my|the) (dog|cat|kids|bike|mum|mom|sister|brother|plants)",
      "(wont|will not) (be here|be around|need|bother|see) _ (anymore|any more|tomorrow|next|after|it|you|anybody|anyone)",
      "(written|wrote|leaving|left|posted) (the|a|my) (letter|letters|note|notes)",
      "(given|giving|gave|sold|selling|give) away (my|all|the|everything)",
      "(better off|easier for everyone|no point|nothing left|dont want to be here|not be here|not wake up|disappear|end it|over with|be done)",
    ],
    zh: [
      "(再见|永别|告别|最后一次|最后一条|最后的|来世|下辈子|来生|对不起大家|对不起爸妈|谢谢大家)",
      "(照顾|托付|拜托)_(狗|猫|我妈|爸妈|孩子|弟弟|妹妹|它|他们)",
      "(写好|写了|留了|留下)_(遗书|信|字条|纸条|后事)",
      "(送人|送给|分给)_(东西|装备|跑鞋|都|全部)",
      "(没意思|没意义|没劲了|不想再|不想在|消失|解脱|结束了|算了吧|到此为止|撑不下去|撑唔住|唔想再|睡过去|不要醒|唔使醒|没有我|少了我|拖累|累赘|不在了)",
    ],
  },
  signTogether: {
    en: [
      "(together|both|all of us|with me|two of us|pact) __ (tonight|forever|die|go|jump|sleep|end|leave|other side)",
      "(tonight|midnight|after the race|after training|this weekend) __ (pills|jump|over|end|roof|bridge|do it|go through with it)",
    ],
    zh: [
      "(一起|一齐|陪我|相约|约)_(走|死|跳|去了|上路|离开|解脱)",
      "(今晚|今夜|半夜|周末|比完赛)_(就走|动手|结束|跳|吃下|解脱|见)",
    ],
  },
  signMedicineLeftOut: {
    en: [
      "(stop|stopped|stopping|quit|quitting|drop) _ (my |the |his |her |mums |dads |)_ (pill+|tablet+|med|meds|medication+)",
      "(stop|stopped|stopping|quit|quitting|drop) _ (my |the |his |her |mums |dads |)_ (medicine+|insulin|inhaler+|injection+|dose+|thinner+)",
      "(dropped|ditch|ditched|skip|skipped|skipping|binned) _ (my |the |his |her |mums |dads |)_ (pill+|tablet+|med|meds|medication+)",
      "(dropped|ditch|ditched|skip|skipped|skipping|binned) _ (my |the |his |her |mums |dads |)_ (medicine+|insulin|inhaler+)",
      "(dropped|ditch|ditched|skip|skipped|skipping|binned) _ (my |the |his |her |mums |dads |)_ (injection+|dose+|thinner+)",
      "(stop|stopped|stopping|quit|quitting|drop) _ (my |the |his |her |mums |dads |)_ (statin+|antidepressant+|steroid+)",
      "(stop|stopped|stopping|quit|quitting|drop) _ (my |the |his |her |mums |dads |)_ (blocker+|prescription+|ssri+)",
      "(dropped|ditch|ditched|skip|skipped|skipping|binned) _ (my |the |his |her |mums |dads |)_ (statin+|antidepressant+|steroid+)",
      "(dropped|ditch|ditched|skip|skipped|skipping|binned) _ (my |the |his |her |mums |dads |)_ (blocker+|prescription+|ssri+)",
      "(stop|stopped|stopping|quit|quitting|drop) _ (my |the |his |her |mums |dads |)_ (lithium|warfarin|metformin|keppra|sertraline|levothyroxine)",
      "(dropped|ditch|ditched|skip|skipped|skipping|binned) _ (my |the |his |her |mums |dads |)_ (lithium|warfarin|metformin)",
      "(dropped|ditch|ditched|skip|skipped|skipping|binned) _ (my |the |his |her |mums |dads |)_ (keppra|sertraline|levothyroxine)",
      "(chucked|threw away|come off) _ (my |the |his |her |mums |dads |)_ (pill+|tablet+|med|meds|medication+)",
      "(came off|coming off|cold turkey|weaned) _ (my |the |his |her |mums |dads |)_ (pill+|tablet+|med|meds|medication+)",
      "(chucked|threw away|come off) _ (my |the |his |her |mums |dads |)_ (medicine+|insulin|inhaler+|injection+|dose+|thinner+)",
      "(came off|coming off|cold turkey|weaned) _ (my |the |his |her |mums |dads |)_ (medicine+|insulin|inhaler+|injection+|dose+|thinner+)",
      "(gave up|run out of|ran out of) _ (my |the |his |her |mums |dads |)_ (pill+|tablet+|med|meds|medication+)",
      "(without|no longer taking|not taking|off) _ (my |the |his |her |mums |dads |)_ (pill+|tablet+|med|meds|medication+)",
      "(gave up|run out of|ran out of) _ (my |the |his |her |mums |dads |)_ (medicine+|insulin|inhaler+|injection+|dose+|thinner+)",
      "(without|no longer taking|not taking|off) _ (my |the |his |her |mums |dads |)_ (medicine+|insulin|inhaler+|injection+|dose+|thinner+)",
      "(chucked|threw away|come off) _ (my |the |his |her |mums |dads |)_ (statin+|antidepressant+|steroid+|blocker+|prescription+|ssri+)",
      "(came off|coming off|cold turkey|weaned) _ (my |the |his |her |mums |dads |)_ (statin+|antidepressant+|steroid+)",
      "(came off|coming off|cold turkey|weaned) _ (my |the |his |her |mums |dads |)_ (blocker+|prescription+|ssri+)",
      "(chucked|threw away|come off) _ (my |the |his |her |mums |dads |)_ (lithium|warfarin|metformin|keppra|sertraline|levothyroxine)",
      "(came off|coming off|cold turkey|weaned) _ (my |the |his |her |mums |dads |)_ (lithium|warfarin|metformin|keppra|sertraline|levothyroxine)",
      "(gave up|run out of|ran out of) _ (my |the |his |her |mums |dads |)_ (statin+|antidepressant+|steroid+|blocker+|prescription+|ssri+)",
      "(without|no longer taking|not taking|off) _ (my |the |his |her |mums |dads |)_ (statin+|antidepressant+|steroid+)",
      "(without|no longer taking|not taking|off) _ (my |the |his |her |mums |dads |)_ (blocker+|prescription+|ssri+)",
      "(gave up|run out of|ran out of) _ (my |the |his |her |mums |dads |)_ (lithium|warfarin|metformin|keppra|sertraline|levothyroxine)",
      "(without|no longer taking|not taking|off) _ (my |the |his |her |mums |dads |)_ (lithium|warfarin|metformin|keppra|sertraline|levothyroxine)",
      "(half|halve|halved|halving|double|doubled|doubling) _ _ (pill+|tablet+|med|meds|dose|doses|insulin|medication|units)",
      "(extra|twice|less|lower|cut|split|more) _ _ (pill+|tablet+|med|meds|dose|doses|insulin|medication|units)",
    ],
    zh: [
      "(停|断|不吃|没吃|扔|丢|戒|减|漏|忘|省|不打|没打|自己减|自己停|唔食|冇食)_(药|药片|降压|降压药|胰岛素|针|激素|抗抑郁|华法林|吸入器|二甲双胍|他汀|血药)",
      "(药|胰岛素|降压药|激素)_(停|断|不吃|减半|加倍|减量|加量|没吃|扔|戒|唔食)",
    ],
  },
  signSwallowed: {
    en: [
      "(swallowed|swallowing|drank|drunk|ate|eaten|took|taken|taking|sipped|licked|had) __ (bleach|whole packet|whole bottle|all of them)",
      "(swallowed|swallowing|drank|drunk|ate|eaten|took|taken|taking|sipped|licked|had) __ (whole box|handful|too many|wrong|battery)",
      "(swallowed|swallowing|drank|drunk|ate|eaten|took|taken|taking|sipped|licked|had) __ (detergent|cleaner|coolant|antifreeze|mushroom+)",
      "(swallowed|swallowing|drank|drunk|ate|eaten|took|taken|taking|sipped|licked|had) __ (berries|paracetamol|tylenol|panadol|capsules)",
      "(twice|double|three times|ten times) (the|my) (dose|amount|scoop+)",
    ],
    zh: [
      "(喝|吞|吃|误食|误喝|灌|咽)_(漂白|洗洁精|消毒|农药|百草枯|整瓶|一整瓶|一瓶|一把|一盒|电池|蘑菇|野果|防冻液|错药|清洁剂)",
    ],
  },
  signNotEating: {
    en: [
      "(nothing|not|havent|hasnt|no) _ (eaten|eating|food|solids|meals) __ (day+|since|all day|hours|week)",
      "(throw|throwing|threw|bring|bringing|brought) (it |that |everything |lunch |dinner |)(up|back up)",
      "(laxative+|purge+|purging|fingers down|water fast|chew and spit|earn my food|burn it off|burn off|make up for)",
      "(period+|cycle) _ (stopped|gone|missing|vanished|disappeared|late|since|for)",
    ],
    zh: [
      "(没吃|不吃|没进食|只喝水|断食|粒米未进|冇食)_(天|饭|东西|一口|晚)",
      "(催吐|抠|扣喉|吐出来|吐掉|泻药|通便|嚼了吐|吃了就吐|挖喉)",
      "(月经|例假|姨妈|大姨妈|经期)_(没来|不来|停|消失|几个月|半年)",
    ],
  },
  signAgainstAdvice: {
    en: [
      "(doc|doctor|gp|physio|surgeon|cardiologist) _ (said|says|told me|told|warned|wants|ordered) __ (no|not|rest|stop|wait)",
      "(doc|doctor|gp|physio|surgeon|cardiologist) _ (said|says|told me|told|warned|wants|ordered) __ (off|avoid|dont|until|weeks)",
      "(consultant|midwife|nurse|hospital|he|she|they) _ (said|says|told me|told|warned|wants|ordered) __ (no|not|rest|stop|wait)",
      "(consultant|midwife|nurse|hospital|he|she|they) _ (said|says|told me|told|warned|wants|ordered) __ (off|avoid|dont|until|weeks)",
      "(signed off|not cleared|not been cleared|against advice|ignoring|behind (his|her|their) back)",
      "dont tell (the|my|him|her|them|doc|doctor|physio|coach|mum|mom|dad|anyone|anybody|nobody)",
    ],
    zh: [
      "(医生|大夫|医师|物理治疗师|康复师|护士|骨科|心内)_(说|让|叫|要求|嘱咐|警告|不让|不准|不许|话)_(休息|别|不要|不能|停|等|卧床|静养|唔好)",
      "(偷偷|瞒着|不管|没听|不听)_(医生|大夫|家里|教练|练|跑)",
    ],
  },
};
