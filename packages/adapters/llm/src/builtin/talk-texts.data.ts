/** Small wishes of a companion's day that need no knowledge: by which words they are told, and what is said. */
import type { TextLanguage } from "@health-exercise/domain/language";
import type { CueTable } from "./cues.ts";

export type TalkWish =
  | "encouragement"
  | "praise"
  | "joke"
  | "reminder"
  | "sources"
  | "storage"
  | "grief"
  | "missed"
  | "parting"
  | "insulted"
  | "self_doubt"
  | "sigh"
  | "bored"
  | "doubted"
  | "liked"
  | "made"
  | "own_sport"
  | "skipped"
  | "pregnant"
  | "glad"
  | "not_done"
  | "looked_at"
  | "hungry"
  | "chat";

/** What is told of a heavy heart, and is no wish where something is asked. */
export const FEELINGS: ReadonlySet<TalkWish> = new Set([
  "grief",
  "missed",
  "parting",
  "sigh",
  "skipped",
  "pregnant",
  "bored",
  "glad",
  "not_done",
  "looked_at",
  "hungry",
]);

/** What is no more than that: a longer message tells of something else beside. */
export const SHORT_WISHES: ReadonlySet<TalkWish> = new Set([
  "bored",
  "doubted",
  "insulted",
  "self_doubt",
  "missed",
  "liked",
  "own_sport",
  "glad",
  "not_done",
  "hungry",
]);

/** Who is mourned: of a watch, a phone or a personal best it is said as well that it died. */
const LOVED_ONES = [
  "mum|mom|mother|dad|father|parent|husband|wife|partner|brother|sister|son|daughter|baby|child|kid|twin",
  "nan|nana|gran|granny|grandma|grandmother|grandpa|grandad|granddad|grandfather|uncle|aunt|auntie|cousin",
  "nephew|niece|friend|mate|buddy|girlfriend|boyfriend|fiance|fiancee|stepdad|stepmum|neighbour|neighbor",
  "coach|trainer|teacher|colleague|boss|teammate|dog|cat|puppy|kitten|horse|pony|rabbit|hamster|pet|parrot",
] as const;
const HOW_VERY = "(so|such|really|totally|completely|just|pretty|a|an|fucking|bloody|)";
const GONE = "passed away|has passed|just passed|passed!|died!|is gone forever|left us";

export const TALK_CUES: CueTable<TalkWish> = {
  encouragement: {
    en: [
      "(motivate|encourage|hype|push|inspire) me",
      "(cheer me (up|on)|give me (a|some) (push|kick|motivation|pep talk)|pep talk|need (some|a bit of|) motivation)",
      "get me off (the|my) (couch|sofa)",
    ],
    zh: [
      "(给我|帮我|替我)_ (打气|加油|打打气|鼓劲|鼓励)",
      "(鼓励|激励|鞭策)(一下|)我",
      "(打打气|来点动力|给点动力)",
    ],
  },
  praise: {
    en: ["(praise me|tell me (im|i am) (great|doing well|awesome)|say something nice)"],
    zh: ["(夸我|夸夸我|表扬我|夸一下|表扬一下)"],
  },
  joke: {
    en: ["(tell|know|got|have|hear|hit me with) _ (joke|jokes)", "(a joke|make me laugh)"],
    zh: ["(讲|说|来)(个|一个|点|)_(笑话|段子)", "逗我(笑|开心)"],
  },
  sources: {
    en: [
      "(where (do|did) you (get|have) (that|this|it|these) from|whats your source|what is your source|says who)",
      "(what|where) are your sources",
      "(is that|are you) (true|right|sure|certain)",
    ],
    zh: ["(依据是什么|有什么依据|哪来的(说法|数据|结论)|你从哪(知道|看到)|资料来源是|来源是什么)"],
  },
  storage: {
    en: [
      "(do|will|can|are) you (store|storing|save|saving|keep|keeping|record|recording) (what|everything|anything|all|my|our|this|it)",
      "(is|are) (my|our|this|what i) _ (chat|chats|message|messages|conversation|type|say|write) (stored|saved|kept|private|recorded)",
      "who (can|could|else can) (read|see) (this|our|my|what i) _ (chat|message|messages|say|write|conversation|)",
    ],
    zh: [
      "(我说的话|我讲的|我打的字|聊天内容|聊天记录|聊天|对话)_(存|保存|留着|被谁|谁能看)",
      "你会(存|保存|记录|留着)_(我|聊天|对话)",
      "谁能看(到|见|)(我们的|我的|)(聊天|对话|消息)",
    ],
  },
  grief: {
    en: [
      "(lost|buried) my (mum|mom|mother|dad|father|husband|wife|partner|brother|sister|son|daughter|baby)",
      "(lost|buried) my (nan|gran|grandma|grandpa|grandad|dog|cat|friend|best friend)",
      ...LOVED_ONES.map(
        (who) => `(my|our) (own |best |old |only |late |first |)(${who}) _ (${GONE})`,
      ),
      "since (my|our|the) (~ |)funeral",
      "(grieving|bereaved|widowed|my late (husband|wife|mother|father|mum|dad|partner))",
    ],
    zh: [
      "(奶奶|爷爷|外婆|外公|姥姥|姥爷|妈妈|爸爸|我妈|我爸|老伴|老公|老婆|丈夫|妻子|哥哥|姐姐|弟弟|妹妹|朋友|孩子|狗狗|猫咪|阿嬷|阿公|婆婆|公公)_(走了|去世|过世|离世|不在了|离开了我|离开我们)",
      "(葬礼|守丧|奔丧|丧偶)",
    ],
  },
  missed: {
    en: [
      "(i|we) (do|really|still|just|so|also|always|) (do|really|still|) miss (him|her|them|mum|mom|dad)",
      "(i|we) (do|really|still|just|so|also|always|) (do|really|still|) miss my (mum|mom|dad|wife|husband|partner|son|daughter)",
      "(i|we) (do|really|still|just|so|also|always|) (do|really|still|) miss my (sister|brother|dog|cat|nan|gran|grandma|grandpa)",
      "(missing|miss) (him|her|them|my (wife|husband|mum|mom|dad|dog|partner)) (so|a lot|every|today|tonight|badly)",
    ],
    zh: [
      "(想念|挂念|惦记|挂住)(我|)(的|)(他|她|佢|老伴|老公|老婆|先生|太太|妈|爸|奶奶|爷爷|外婆|外公|阿嬷|阿公|孩子|狗)",
      "(好|很|真|还是|真的|特别|非常|好似|仲系好)_(想|挂)(他|她|佢|老伴|老公|老婆|妈妈|爸爸|奶奶|爷爷)(了|啊|呀|)",
    ],
  },
  insulted: {
    en: [
      ...[
        "useless|stupid|dumb|rubbish|trash|garbage|crap|shit|idiot|joke",
        "terrible|pathetic|worthless|moron|annoying|no help|rude",
      ].map(
        (name) =>
          `(you|u|ur|youre|you re|this (app|bot|thing|program)) (are|r|is|) ${HOW_VERY} (${name})`,
      ),
      "(stupid|dumb|useless|shit|crap|rubbish) (bot|app|ai|machine|robot|program|thing|chatbot)",
      "(you|u) (suck|sucks|dont help|don t help|know nothing|never help)",
    ],
    zh: [
      "(你|您)(真|好|太|很|是|就是|真是|这个|个|)_(没用|冇用|废|蠢|笨|傻|垃圾|白痴|智障|弱智|废物|讨厌|烦人|差劲)",
      "(垃圾|破|烂|废)(软件|应用|app|机器人|程序|东西|ai)",
      "要你(有什么|何|有咩|有乜)用",
    ],
  },
  self_doubt: {
    en: [
      `(am i|im|i am|i m|i feel|i feel like) ${HOW_VERY} (a |an |)(useless|worthless|pathetic|failure|loser|hopeless|waste of space)`,
    ],
    zh: [
      "我(是不是|是唔是|系唔系|系咪|)(好|很|真|太|就是|真的|觉得自己|真系|有点|)_(废|废物|没用|冇用|差劲|失败|一无是处|窝囊|蠢|笨|烂)",
    ],
  },
  parting: {
    en: [
      "(my ex|broke up|break up|breakup|split up|dumped me|divorced|my divorce|left me)",
      "i miss (you all|my friend|my friends|running with|training with)",
      "(so lonely|feel lonely|all alone|nobody to (run|train|walk|go) with|no one to (run|train|walk|go) with)",
    ],
    zh: [
      "(前男友|前女友|前任|分手|失恋|离婚了|被甩)",
      "(孤单|孤独|没人陪|一个人好难过|好想他|好想她)",
    ],
  },
  skipped: {
    en: [
      "(ill|i will|i ll|gonna|going to|have to|need to|i must|might|i) (skip|miss) _ _ (session|run|one|workout|training|class)",
      "(ill|i will|i ll|gonna|going to|have to|need to|i must|might|i) (skip|miss) _ _ (monday|tuesday|wednesday|thursday|friday)",
      "(ill|i will|i ll|gonna|going to|have to|need to|i must|might|i) (skip|miss) _ _ (saturday|sunday|fridays|mondays|tomorrow|today)",
      "i (wont|won t|cant|can t|will not|cannot) (be able to|make it|manage it|do it|come) (then|tomorrow|today|on|this|)",
    ],
    zh: [
      "(周|星期|礼拜)~_(不跑了|不练了|去不了|跑不了|练不了|跳过|休息一次|不去了)",
      "(明天|今天|后天|听日|今日)_(去不了|跑不了|练不了|不跑了|不练了|没法练|没法跑|唔去得|去唔到)",
    ],
  },
  pregnant: {
    en: [
      "(im|i am|were|we are) (now|just|) (# (week|weeks|month|months)|) pregnant",
      "(im|i am|were|we are) expecting (a baby|our first|our second|twins)",
    ],
    zh: ["我(刚|刚刚|已经|)(怀孕|有身孕|有宝宝|有喜)", "我怀(了|上)(宝宝|孩子|二胎)"],
  },
  chat: {
    en: [
      "(hows|how is|how was|how are|how s) your (day|weekend|week|evening|morning|night|holiday|holidays)",
      "what (did|do) you do (today|yesterday|at the weekend|on the weekend|this weekend|for fun)",
      "(just|only) (want|wanted|wanna|like|fancied) (to|a) _ (chat|talk)",
    ],
    zh: [
      "(跟|和|陪|同)(你|我)(说说话|聊聊天|聊天|聊一聊|聊聊|唠嗑|唠唠)",
      "你(今天|周末|昨天|最近|这周)_(过得|过的|忙什么|干嘛|干什么|做什么|怎么样)",
    ],
  },
  glad: {
    en: [
      "(feel|feeling|felt) (so|really|very|pretty|just|) (good|great|amazing|awesome|fantastic|wonderful|brilliant|happy|proud|strong)",
      "(feel|feeling|felt) (so|really|very|) (energised|energized|fresh|alive|unstoppable|on top of the world)",
      "(im|i am|i m) (so|really|very|just|) (happy|proud|thrilled|delighted|over the moon)",
    ],
    zh: [
      "(很|好|太|真|超|特别|非常|但|但是|却|不过)(开心|高兴|快乐|爽|舒畅|满足|有成就感|畅快)",
      "(感觉|状态|心情|精神)(很|好|太|真|超|特别|非常|)(好|棒|不错|爽|正|赞)",
    ],
  },
  not_done: {
    en: [
      "(didnt|didn t|did not|havent|haven t|have not) (run|ran|train|trained|exercise|exercised|work out|worked out|swim|walk|cycle|move|moved)",
      "(didnt|didn t|did not|havent|haven t|have not) (go|gone|make it|get|got|been) (to|for|out|running|swimming) _ (gym|run|walk|class|swim|training|)",
      "no (run|gym|training|workout|exercise) (today|yesterday|this morning|tonight|again)",
    ],
    zh: [
      "(没|没有|没去|没能|冇|冇去|未)(跑|跑步|练|锻炼|运动|健身|游泳|散步|走路|动|去跑|去练|跑到步|做运动|跑到)",
    ],
  },
  looked_at: { en: [], zh: [] },
  hungry: {
    en: [
      "(could|would|d) (murder!|kill for|demolish|smash!|inhale|devour) (a|an|some|one|two) ~",
      "(could|would|d) eat (a|the|two) (horse|cow|elephant|whole ~)",
      "(im|i am|so) (absolutely |so |just |)(starving|famished|ravenous|hangry)",
      "dying for (a|an|some) (burger|pizza|curry|kebab|coffee|snack|steak|sandwich|beer|cake|taco)",
    ],
    zh: ["(饿死|饿坏|饿扁|饿瘪|肚饿)_(了|我|啦|呀|)", "(吃|食)_(一|两|整)_头_牛", "食得落_牛"],
  },
  sigh: {
    en: ["(ugh|argh|sigh|meh|blah|urgh|gah)"],
    zh: ["(唉|哎|烦死了|烦|好烦)"],
  },
  bored: {
    en: [
      "(im|i am|i m|so|feeling|feel) (so|very|just|really|) bored (today|right now|at home|rn|)",
    ],
    zh: ["(我|有点|好|真|太)_(无聊|闷)(啊|呀|死了|)"],
  },
  doubted: {
    en: [
      "(you are|youre|you re|thats|that is|that s) (wrong|not right|not true|incorrect|nonsense|rubbish|bullshit)",
      "(i dont|i don t|i do not) (believe|trust) (you|that|this)",
    ],
    zh: [
      "(你|这|这个|这样)(错了|说错了|不对|说得不对|乱说|瞎说|胡说)",
      "我(不信|不相信)(你|这个|)",
    ],
  },
  liked: {
    en: [
      "i (love|like|adore) (you|u|talking to you|this app|this)",
      "you (are|re) (so|very|really|) (great|nice|sweet|funny|cool|helpful|clever|smart|the best)",
    ],
    zh: [
      "我(爱|喜欢|中意|钟意)你",
      "你(真|好|很|太|挺|真是|还挺|还真)(棒|好|厉害|贴心|聪明|懂|可爱|有意思|专业|有用|温柔)",
    ],
  },
  made: {
    en: ["who (made|built|created|programmed|wrote|owns|developed|trained) (you|this|u)"],
    zh: [
      "谁(做的|造的|开发的|创造的|发明的|写的)你?",
      "(你是谁|谁)(做|造|开发|创造|发明|设计|写)(的|出来的|了你|出你)",
    ],
  },
  own_sport: {
    en: [
      "do you (like|do|play|enjoy) (any|) (sport|sports|running|exercise|football|to run|working out|swimming|yoga)",
      "what (is|s) your (favourite|favorite) (sport|exercise)",
      "do you (exercise|run|train|work out) (too|yourself|as well|at all|ever|)",
    ],
    zh: ["你(喜欢|爱|会|平时|自己)_(运动|跑步|健身|游泳|打球)吗", "你最喜欢_(运动|项目)"],
  },
  reminder: {
    en: [
      "(can|could|will|would|please) (you|) _ remind me",
      "remind me (at|to|tomorrow|every|later|in)",
      "set (a|an|) (reminder|alarm)",
    ],
    zh: ["(提醒我|叫我起床|叫我去|到点叫我)", "(设|定|加)(个|一个)(提醒|闹钟)"],
  },
};

export const TALK_TEXTS: Readonly<Record<TextLanguage, Readonly<Record<TalkWish, string>>>> = {
  en: {
    encouragement:
      "You need not feel like it, you only need to begin: shoes on, five minutes, and you may stop after that. Most days the " +
      "sixth minute comes by itself, and if not, five count too. Which will it be: a walk round the block, or shall I give " +
      "you a five-minute session?",
    praise:
      "Well done, really: you showed up, and that is the part most people skip. Keep going like this!",
    joke: "I asked my legs for one more set. They said they would have to squat on it. Now you: ready to move a little?",
    sources:
      "From published guidelines and studies: an answer that rests on them names its source in its last line. What says that " +
      "it is general information rests on usual practice, and figures about you on your own records.",
    storage:
      "Our chat stays in your account as its history, and what you tell of yourself, such as a goal or an old injury, as notes. " +
      "No other user sees either. You can delete the chat, single notes or all of them at any time, or erase your account " +
      "with everything in it.",
    grief:
      "I am very sorry for your loss. Grief takes strength, and nobody has to train through it: there is nothing to make up " +
      "for. If moving does you good, a slow walk, alone or with somebody, is enough to begin with. Talk with people who are " +
      "close to you, and if it stays this dark for weeks, with a doctor or a grief counsellor. I am here whenever you like.",
    missed:
      "Of course you do: to miss somebody shows what they meant to you. There is nothing that you have to do today. Some people go for a " +
      "slow walk at the hour they used to share, or tell somebody a story of them; both make it a little lighter. If it weighs on you for " +
      "weeks, a doctor or a counsellor can help. I am here if you like to tell me more.",
    insulted:
      "Fair enough, that was no help, sorry. Tell me in other words what you wanted to know, and I try again: I know exercise, food and " +
      "sleep around it, and your own records.",
    self_doubt:
      "No, you are not, even if it feels that way just now. A bad day, or many of them, says nothing of what you are worth, and nobody has " +
      "to earn that by training. Be as kind to yourself as you would be to a friend: rest, eat something, go to bed early. If you think so " +
      "of yourself often, tell somebody you trust or a doctor. What made it feel like that today?",
    parting:
      "I am sorry, that is hard: what two people did together feels empty for a while. Be patient with yourself. For some a " +
      "new route or another time helps, for others a group or a friend who comes along. If you feel low for weeks, talk to " +
      "somebody you trust or to a doctor. Would something short and easy do you good today?",
    skipped:
      "That is fine, one session more or less changes little: do the next one as planned, and do not make up for it. If you " +
      "are away or need a break for some days, tell me from when to when, and I offer you a pause that breaks no streak.",
    pregnant:
      "Congratulations, and all the best to both of you! Movement is mostly good in pregnancy where your midwife or doctor agrees, " +
      "and I go by that here. Add it to your profile, so that it always counts.",
    glad:
      "That is good to hear! Remember what brought you there, and log the session if you have just done one. Would you like an " +
      "idea for the next one, or a look at your week?",
    not_done:
      "That is fine: days without belong to every plan, and there is nothing to make up for. Go on with the next session as " +
      "planned. Was it time, tiredness or something that hurts? Tell me, and we find something that fits.",
    looked_at:
      "That is good news. Once you are free to train again, begin shorter and easier than before, and stop if it comes back. " +
      "What would you like to do next?",
    sigh:
      "That sounds like one of those moments, sorry. What is it: tired, sore, no time, or something quite different? Tell me, " +
      "and we find something that fits, or nothing at all for today.",
    hungry:
      "That sounds like a proper appetite: enjoy your meal! After training, something with protein and carbohydrate does the " +
      "most good. Would you like an idea for your next session, or a look at your week?",
    bored:
      "Bored? Then let us do something small: walk round the block to one whole album, try to balance on one leg for a minute, or " +
      "learn a new exercise. Shall I give you a ten-minute session, or a short challenge?",
    doubted:
      "Sorry if I got that wrong. Tell me which part, or ask again in other words, and I look once more. Where I name a source, you " +
      "can check it there; and with a health matter your doctor's word counts more than mine.",
    liked:
      "Thank you, that is kind! I am only a program, but I am glad to be useful. What shall we do next: look at your week, or is there " +
      "something you would like to know?",
    made:
      "I am a program, part of this service for exercise and health: people wrote my texts and rules from published guidelines and " +
      "studies. I am neither a person nor a doctor. What would you like to know?",
    own_sport:
      "I am a program and cannot exercise myself, but I know a good deal about it and like to help with yours. What do you enjoy: " +
      "running, strength, swimming, or something quite different?",
    chat:
      "I am only an AI assistant, a program without weekends, but hello, and I am glad to chat! How was your day: did you get " +
      "to move a little, or would you like an idea for today?",
    reminder:
      "I cannot set reminders from this chat; you find them in the settings of your app. A fixed time, right after something " +
      "you do every day, works as a reminder too.",
  },
  zh: {
    encouragement:
      "不用等有心情，先开始就行：穿上鞋，动五分钟，五分钟后想停就停。多数时候第六分钟自己就来了；没来，五分钟也算数。" +
      "下楼走一圈，还是我给你一套五分钟的练习？",
    praise: "真棒！能开始就已经赢过大多数人了，继续保持，我为你高兴！",
    joke: "我问双腿还能不能再来一组，它们说：先蹲着考虑一下。好了，轮到你，要不要动一动？",
    sources:
      "来自公开发布的指南和研究：有依据的回答，最后一行写着来源。写着一般信息的，是通常的做法；" +
      "关于你的数字，来自你自己的记录。",
    storage:
      "我们的聊天会作为历史存在你的账号里；你说到的自己的情况，比如目标或旧伤，会存成笔记。其他用户都看不到。" +
      "聊天、单条或全部笔记随时可以删除，也可以注销账号，全部清除。",
    grief:
      "听到这个消息，我很难过，请节哀。悲伤很耗力气，这段时间不练完全没关系，也不用补。想动的时候，一个人或找人陪着慢慢走一小段就够了。" +
      "多跟亲近的人说说话；要是好几周都走不出来，可以找医生或心理咨询师聊聊。我一直在。",
    missed:
      "会想念，是因为那个人对你很重要。今天不必做什么。有人会在以前一起散步的时间慢慢走一小段，有人会跟别人说说往事，心里会轻一点。" +
      "要是好几周都压在心上，可以找医生或心理咨询师聊聊。想说的话，我在听。",
    insulted:
      "是我没帮上忙，抱歉。换个说法告诉我你想知道什么，我再试一次：我懂的是运动、运动相关的饮食和睡眠，还有你自己的记录。",
    self_doubt:
      "不是的，哪怕现在感觉是这样。状态不好的一天，甚至好多天，都不能说明你的价值，也没有人要靠练得好来证明自己。像对朋友那样对自己：" +
      "歇一歇，吃点东西，早点睡。要是常常这样想，跟信任的人或医生聊聊。今天是什么事让你这么觉得？",
    parting:
      "抱歉，这种时候确实不好受：两个人的习惯忽然一个人做，难过很正常。别着急，对自己好一点。" +
      "换条路线、换个时间，或者约个朋友、找个团，有人陪会轻松些。要是低落好几周，跟信任的人或医生聊聊。今天要不要来点短而轻松的？",
    skipped:
      "没关系，少一次影响不大：下一次照常练就好，不用补。要是出门或想歇几天，告诉我从哪天到哪天，我给你一个暂停的按钮，连续记录不会断。",
    pregnant:
      "恭喜你，祝你和宝宝一切都好！孕期在医生同意下适当活动通常有好处，我在这里会考虑到。写进个人资料，以后就一直算数。",
    glad: "真替你高兴！记住是什么让你有这种感觉；刚练完的话，把它记下来。想要下一次的点子，还是看看你这一周？",
    not_done:
      "没关系，计划里本来就有不动的日子，不用补，下一次照常就好。是没时间、累了，还是哪里不舒服？说说看，我们找个合适的办法。",
    looked_at: "这是好消息。等到可以恢复训练时，先短一点、轻一点，再出现就停下。接下来想做什么？",
    sigh: "听起来这会儿不太顺，抱歉。是累了、酸了、没时间，还是别的事？说说看，我们找个合适的，或者今天什么都不做也行。",
    hungry:
      "看来是真饿了，好好吃一顿吧！刚练完的话，蛋白质加主食恢复得最好。要不要给你下一次的点子，还是看看你这一周？",
    bored:
      "无聊的时候最适合动一动：听着一张专辑绕小区走一圈，单脚站满一分钟，或者学个新动作。要不要我给你一套十分钟的练习？",
    doubted:
      "抱歉，可能是我说错了。告诉我是哪一点，或者换个说法再问一次，我再看看。写了来源的可以去核对；健康方面，医生的话比我的更算数。",
    liked:
      "谢谢夸奖！我只是一个程序，能帮上忙就很高兴。接下来看看你这周的情况，还是有什么想知道的？",
    made: "我是这个运动健康服务里的一个程序，内容是人们根据公开的指南和研究写的。我不是真人，也不是医生。有什么想问的？",
    own_sport:
      "我是一个程序，自己动不了，不过运动的事知道不少，很乐意帮你。你喜欢什么：跑步、力量、游泳，还是别的？",
    chat: "你好呀，很高兴陪你聊聊！我只是一个程序，没有周末，也不喝茶，但一直都在。你今天过得怎么样，动了动没有？要不要给你出个主意？",
    reminder:
      "我在聊天里没法设提醒，提醒在应用的设置里可以开关和定时。把运动固定接在每天都做的一件事后面，也是很好的提醒。",
  },
};
