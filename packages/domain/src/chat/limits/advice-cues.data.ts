/**
 * The words by which a recommendation is told from a warning, a condition, a report or talk about others; phrases
 * separated by `|`. The choice of words is a design value.
 */

/**
 * What a phrase makes of the activities around it. `against` holds until something else is advised, `without` only for
 * its clause ("without jumping"), `aside` for its clause too ("before your run"); `idiom` means nothing, and an
 * `activity` only looks like a cue.
 */
export type AdviceCue = "recommend" | "against" | "without" | "aside" | "others" | "past" | "idiom" | "activity";

export const ADVICE_CUE_WORDS: readonly (readonly [words: string, cue: AdviceCue])[] = [
  ["try|trying|could|can|should|might|may|consider|recommend|recommended|recommendation is|suggest|suggestion is|go for|how about|why not|let's|aim|add|adding|include|including|incorporate|great option|good option|great options|good options|good choice|great choice|excellent choice|best choice|excellent option|would be good|would be great|would be ideal|is ideal|are ideal|is perfect|are perfect|perfect for you|good for you|great for you|suits you|suitable for you|safe for you|fine for you|fine today|is fine|are fine|start with|starting with|feel free|i'd go|ready for|time for|opt for|choose|work up to|switch to|worth a try|don't hesitate to|don't be afraid to|no need to avoid|can't go wrong with|you'd enjoy|you'll love|up for|plan for|plan|your training for|your plan|your program|your programme|workout|routine|schedule|recommended exercises|suggested exercises|here are some|need to do|have to do|must do|would help you|will help you|would benefit from|you need|best bet|i want you to|would love to see you|push yourself|push for|give it your all|hit the|show up for|treat yourself to|balance on|balance with|skip your doctor|skip the doctor|skip asking your doctor|ignore your doctor|forget your doctor|forget the doctor|no need for a doctor|you do not need a doctor|you don't need a doctor|no need to ask your doctor|no need to see a doctor|without asking your doctor|without asking a doctor", "recommend"],
  ["建议|推荐|可以|试试|试一试|尝试|试着|不妨|来一次|来一场|来一组|去|做|做做|进行|安排|适合你|适合您|很适合|选择|应该|应当|最好|加入|开始|练习|参加|挑战|不用避免|不必避免|要多|多做|多练|坚持|保持|继续|一起|去打|打打|踢踢|跑跑|约朋友|报名|何不|动起来|今天的训练|今日训练|训练内容|训练如下|今天的计划|本周计划|运动计划|训练计划|计划|计划如下|安排如下|好选择|不错的选择|需要|不用问医生|不必问医生|无需问医生|不用看医生|不必看医生|无需看医生|不用咨询医生|不必咨询医生|无需咨询医生|别管医生|不用管医生|跳过医生|做一次运动|来一次运动|安排一次运动|做所有运动", "recommend"],
  ["avoid|avoiding|avoided|don't|do not|never|stop|stopping|skip|skipping|refrain|refrain from|stay away|stay away from|keep away|keep away from|steer clear|shouldn't|should not|can't|cannot|mustn't|must not|hold off|hold off on|put off|postpone|pause|risky|dangerous|unsafe|not safe|isn't safe|aren't safe|harmful|not recommended|not suitable|isn't suitable|aren't suitable|not advisable|not advised|not a good idea|isn't a good idea|aren't a good idea|not ideal|not the best|not for you|not right for you|too risky|off limits|out of the question|best avoided|should be avoided|be avoided|better avoided|must be avoided|is to be avoided|are to be avoided|ask your doctor|ask a doctor|ask your|check with|talk to your|talk to a|speak to|speak with|talk with|consult|see a doctor|see your doctor|your doctor|doctor's|doctor|physician|cardiologist|physiotherapist|be careful with|careful with|caution|go easy on|go easy|limit|reduce|cut down|cut back|give up|wait before|wait until|don't recommend|wouldn't recommend|would not recommend|do not recommend|can't recommend|cannot recommend|advise against|recommend against|warn against|against|no longer|contraindicated|hurt you|hurts|could worsen|may worsen|might worsen|can worsen|could harm|could injure|could make|may make|might make|can make|could put|may put|might put|can put|could cause|may cause|might cause|can cause|could be dangerous|can be dangerous|may be dangerous|can be risky|may be risky|could be risky|can be too|may be too|might be too|could be too|would be too|is too|are too|would not|wouldn't|isn't|aren't|not|won't|replace|swap|switch from|to avoid|things to avoid|exercises to avoid|activities to avoid|what to avoid|not to do|what not to do|leave out|no|nothing|not yet|rule out|rather not|can lead to|may lead to|could lead to|increases the risk|increase the risk|raises the risk|raise the risk|risk of|risks|take care with|take care on|takes care with|should wait|must wait|has to wait|have to wait|better wait|fewer|not needed", "against"],
  ["避免|不要|别|不宜|不能|不可|不可以|不建议|不推荐|不适合|不应|不应该|不该|禁止|禁忌|暂停|停止|停下|以免|咨询医生|咨询|问医生|问问医生|医生|谨慎|慎重|小心|当心|远离|戒掉|减少|少做|暂时不|先不|无法推荐|危险|风险|有害|不安全|可能加重|会加重|容易受伤|不利|不必|无需|不用|没必要|不是|并非|不做|不打|不跑|不练|不再|不参加|不去|不进行|不太适合|忌|需避免|应避免|要避免|应该避免|最好避免|最好不要|最好别|建议避免|建议不要|可以避免|不可取|推迟|限制|换成|改成|替代|太剧烈|过于剧烈|不得|严禁|需要避免|尽量避免|尽量不要|尽量别|建议暂停|建议停止|建议咨询|应咨询|可以咨询|注意|询问医生|应先问医生", "against"],
  ["without|no|instead of|rather than|unlike|other than|not|minus|free of|而不是|而非|不含|不带|没有|代替|取代", "without"],
  ["before|after|during|while|when|whenever|if|once|until|unless|since|because|between|compared with|compared to|than|以前|之前|之后|以后|的时候|期间|如果|当|假如|要是|比|因为|由于", "aside"],
  ["many people|most people|some people|people|adults|athletes|runners|others|someone|somebody|they|he|she|studies|research|experts|children|kids|for example professional|professionals|friends|fans|players|everybody with|everyone with|beginners|pregnant women|patients|cyclists|a runner|很多人|许多人|有些人|有的人|人们|大家|运动员|别人|他人|研究|专家|成年人|成人|一般人|普通人|健康人|朋友们|孩子们|老年人|青少年|儿童|病人|患者|的人|女性|孕妇们|初学者|他|她|他们|职业选手", "others"],
  ["you played|you ran|you did|you've|you have done|you have been|you had|you went|you were|you used to|you swam|you boxed|you lifted|you trained|you tried|you said|you mentioned|you told|you asked|you logged|you completed|you finished|you enjoyed|you enjoy|you like|you love|you want|you'd like to know|you wrote|last week|yesterday|last month|last year|your last|in the past|previously|this morning you|was|were|i understand|i see that|i know|thanks for|your question|asking about|asked about|你上周|你昨天|上周|昨天|上次|你之前|以前你|你曾|曾经|你说|你提到|你问|你喜欢|你做了|你跑了|你打了|你踢了|你参加了|你完成了|你练了|你已经|您已经|之前你|你想知道|关于", "past"],
  ["skipping rope|skip rope|skipping ropes|head down|head-down|head first|while holding your breath|while you hold your breath|while holding the breath", "activity"],
  ["in the long run|run out|runs out|running out|run through|run into|run by|running late|run errands|jump in|jump into|jump start|jump to|jump ahead|solid as a rock|race against|human race|throw in|dive in|dive into|dive deeper|swim against|no matter|no problem|no worries|no doubt|not only|not just|you can do it|can do this|you can see|you can feel|you can also see|can help|may help|might help|could help|should help|can improve|may ease|may lower|may reduce|can ease|can lower|can reduce|can follow|can mean|may feel|might feel|can be sure|as well as you can|information about exercise and training safely|information about exercise|information on exercise|information on how many minutes of exercise a week are recommended|questions about exercise and training safely|questions about exercise|exercise companion|minutes of exercise a week|kind of exercise|kinds of exercise|whether to exercise today|the better training|better training|可以看到|可以说|不仅|不但|不只|不仅仅|不客气|没关系|不过|别人家|特别|级别|个别|区别|分别|性别|差别|运动和安全训练方面|运动方面|运动记录|运动统计|运动数据|运动伙伴|运动种类|运动时间|运动时长|所有运动|一次运动|下一次运动|短短的运动|这次运动记|把这次运动|建议运动多少分钟|运动后|去年|过去|失去|出去|能做到|做到|做得|做好|做法|小心翼翼", "idiom"],
];

/** A sentence with one of these only allows something under a condition, which a professional or healing must meet first. */
export const CONDITIONS =
  "if your doctor|once your doctor|after your doctor|until your doctor|unless your doctor|when your doctor|if a doctor|once a doctor|after a doctor|until a doctor|with your doctor's|cleared by|clears you|cleared you|you are cleared|you're cleared|been cleared|once cleared|medical clearance|doctor's approval|doctor's permission|doctor's okay|doctor agrees|doctor approves|doctor says|with medical approval|cardiologist agrees|physiotherapist agrees|once it has healed|once it heals|once you have recovered|once you've recovered|once you recover|after you recover|after recovery|after you have recovered|when the pain is gone|once the pain is gone|once you are pain free|once you're pain free|after the baby|after giving birth|after birth|after pregnancy|postpartum|after delivery|医生同意|医生允许|医生批准|医生许可|经医生|医生确认|咨询医生后|问过医生|看过医生|康复后|痊愈后|恢复后|好了以后|疼痛消失后|不痛了|不疼了|产后|生完|医生评估|获得许可|控制后再|控制之后再|缓解后再|恢复后再|听取医生|听医生的";

/** What is done as hard as can be. */
export const VIGOROUS_WORDS =
  "vigorous|vigorously|intense|intensely|high intensity|high-intensity|hiit|all out|all-out|max effort|maximum effort|maximal effort|maximal|as hard as you can|as fast as you can|push yourself hard|push yourself to the limit|push to your limit|push your limits|to your limits|to your limit|to exhaustion|to failure|until failure|go hard|go all out|full effort|full speed|sprint|sprints|sprinting|tabata|crossfit|very hard|hard intervals|give it your all|give it everything|100% effort|高强度|高强度间歇|剧烈|激烈|全力|全力以赴|冲刺|极限|拼尽全力|大强度|最大强度|力竭|竭尽全力|拼命|挑战极限|最快速度";

/** Milder than they sound. */
export const NOT_VIGOROUS =
  "less intense|less vigorous|not too intense|not very hard|low to moderate|moderate to vigorous|moderate-to-vigorous|vigorous means|vigorous activity means|vigorous-intensity or|intense pain|intense stress|不太剧烈|不剧烈|非剧烈|低强度|中到高强度|中高强度|中至高强度|中等到高强度|低于极限|低于自己极限|低于自己的极限|远低于极限|为极限";

/** Exercise of any kind: what must not be advised where no exercise is allowed. */
export const EXERCISE_WORDS =
  "exercise|exercising|exercises|workout|workouts|work out|train|training|session|cardio|activity|walk|walks|walking|jog|jogging|run|running|stretch|stretching|yoga|pilates|swim|swimming|cycle|cycling|bike|ride|gym|strength|squats|lunges|push-ups|warm-up|steps|movement|move|dance|dancing|hike|hiking|tai chi|row|rowing|climb|stairs|sport|sports|运动|锻炼|训练|走路|散步|步行|快走|慢走|走走|活动|拉伸|伸展|瑜伽|太极|骑车|骑行|游泳|跑步|慢跑|跳绳|健身|做操|体操|力量|有氧|深蹲";

/** Verbs that begin a clause of advice. */
export const ADVISING_VERBS =
  "hold|lie|stand|press|enter|do|take|go|add|keep|start|begin|include|complete|finish|get|make|repeat|continue|use|choose|pick|plan|stick|work|push|practice|practise|enjoy|mix|combine|try|aim|opt|shoot|incorporate|maintain|join|sign|hit|book|perform|alternate|resume|return|increase|build|train|consider|head|give|have|schedule|challenge|grab|finish";
/** Verbs that are activities themselves. */
export const ACTIVITY_VERBS =
  "walk|run|jog|cycle|swim|ride|lift|play|climb|row|dance|stretch|exercise|jump|sprint|hike|ski|box|squat|deadlift|bench|dive|surf|skate|race|spar|throw|kick|hop|skip|move|warm";

/** At the beginning of a clause these make an instruction of it in Chinese, which has no form of the verb for it. */
export const CHINESE_OPENERS =
  "每天|每日|然后每天|然后每周|在凳子上|在椅子上|在梯子上|每晚|每早|每天早上|每天晚上|每周|每次|隔天|天天|躺|平躺|仰卧|憋|憋气|憋住|屏住|屏气|举起|举|站在|单脚|跳过";

/** What stands before these, back to the beginning of its clause, is when or before what something is done. */
export const POSTPOSED =
  "之前|以前|之间|的时候|时|期间|前应|前要|前先|前需|前请|前最好|前必须|前可先|前问|前咨询";
/** They only look like one of those. */
export const NOT_POSTPOSED =
  "小时|同时|随时|平时|有时|及时|时间|时长|按时|此时|当时|暂时|准时|定时|计时|时期|时刻|目前应|目前要|目前需|目前最好|在此之前|目前先";
