import type { NoteRule } from "./note-rule.ts";

/** How people tell what they train for. Design values. */
export const GOAL_NOTES: NoteRule = {
  kind: "goal",
  reach: 8,
  cues: [
    "(i am|im|i have been|ive been) (now|currently|also|still|just|) (training|preparing) (for|towards|to)",
    "(i am|im) (now|currently|also|still|just|) (working|building|building up|getting ready|aiming) (for|towards|to|on)",
    "(i am|im) in training for",
    "(i have|ive|i) (just|now|) (signed up|entered|registered) (for|)",
    "(i am|im) (now|) (running|racing|doing|riding|swimming) (a|an|the|my|in)",
    "my (main|big|biggest|next|new|fitness|training|current|long term|) (goal|aim|target|dream) (now|this year|for this year|) (is|now is)",
    "i (really|just|also|still|) (want|hope|plan|intend|aim|need) to",
    "(i would|id) (really|) (like|love) to",
    "(i am|im) (now|currently|also|still|just|really|) (trying|hoping|planning|looking) to",
    "(在|正在|正|我|已经|已经在|开始)(备战|备赛)",
    "(在|正在|正)为",
    "(我的|我|)(训练|健身|运动|跑步|今年|长期|下一个|新的|)(的|)(目标|目的|梦想)(就|)是",
    "我(也|就|主要|真的|一直|很|现在|最近|今年|)(想|要|想要|打算|准备|计划|希望|希望能|想把)",
    "(想|想要|打算|一直想)",
    "(我|)(正在|在|一直在)(努力|尝试|练习|训练)",
    "(正在|在)准备",
    "(准备紧|备战紧|练紧|操紧)",
    "我(有|有个|有一个|有场|有一场|要参加|要去参加|要去跑|要跑|要比)",
    "(我|)(已经|刚|刚刚|)(报名|报了名)(参加|)(了|)",
    "(我|)(已经|刚|刚刚|)报了",
  ],
  statements: {
    event: ["(i am|im|ive been|i have been) doing couch to"],
    weight: ["我(现在|)(在|正在|正|处于)(减脂|减肥|减重)(期|)"],
    muscle: ["我(现在|)(在|正在|正|处于)增肌(期|)"],
  },
  things: {
    event: [
      "# (k|km|kilometer|kilometre|mile)",
      "(half|full|) marathon",
      "half",
      "(triathlon|tri|duathlon|ironman|parkrun|ultra|race|tournament|competition|championship|trek|regatta|wedding)",
      "(sportive|gran fondo|hyrox|spartan race|tough mudder|obstacle race|swimathon|relay|century ride|# miler|holiday|reunion)",
      "(fun run|bike tour|charity (run|ride|walk|swim)|open water swim|fitness test|climb _ mountain)",
      "(senior|seniors|masters|national|corporate|veterans|university|school|club) games",
      "(league|cup|bowls)",
      "couch to",
      "(半马|全马|马拉松|半程|铁三|铁人三项|越野赛|越野跑|比赛|联赛|体测|体考|体育中考|运动会|毅行|骑行赛|长途徒步|渣打马拉松|渣马|婚礼|体能测试|接力赛)",
      "#(公里|k|km|英里)",
    ],
    weight: [
      "(lose|losing|drop|shed) __ (weight|fat|kg|kilo|kilogram|pound|lb|stone|belly|inch)",
      "(slim down|get lean|get leaner|get slimmer|weight loss|fat loss|losing weight)",
      "(减肥|减脂|减重|瘦下来|瘦身|减肚子|减掉_#)",
      "(瘦|减)_#_(斤|公斤|千克|kg)",
    ],
    muscle: [
      "(build|gain|put on|gaining|building) _ (muscle|mass|size|strength)",
      "(get|become|be|getting) (stronger|strong|bigger|more muscular)",
      "(bulk up|tone up|build up _ (muscle|strength))",
      "(增肌|增重|练出_(肌肉|腹肌|马甲线)|练_(腹肌|马甲线|肌肉)|变壮|变强壮)",
    ],
    strength: [
      "(do|manage|get) __ (pull|push|press|chin) up",
      "(bench|squat|deadlift|press|lift) __ (#|body weight|bodyweight)",
      "(做|拉|完成|练)__(引体向上|引体|俯卧撑)",
      "(卧推|深蹲|硬拉)#",
    ],
    fitness: [
      "(get|be|become|getting) (fit|fitter|in shape|back in shape)",
      "(improve|build|increase|improving|building) _ (fitness|endurance|stamina)",
      "(run|swim|cycle|ride|row) _ (faster|further|longer|without stopping)",
      "learn (to|how to) (swim|run|ride|row|climb|ski)",
      "(提高|提升|增强)_(体能|耐力|心肺|体力|体质)",
      "(学会|学)(游泳|骑车|滑雪|自由泳|蛙泳)",
    ],
    flexibility: [
      "(touch my toe|do the splits)",
      "(be|get|become) more (flexible|mobile)",
      "(improve|improving) _ (flexibility|mobility|posture|balance)",
      "(劈叉|一字马|(提高|改善)_(柔韧性|柔韧|体态|姿势|驼背|圆肩|平衡))",
    ],
    health: [
      "(lower|reduce|control|manage|bring down|lowering|reducing) _ (blood pressure|cholesterol|blood sugar|stress)",
      "(sleep better|have more energy|(stay|keep|be) (healthy|mobile|active))",
      "(降|降低|控制|控)(血压|血脂|血糖|尿酸)",
      "(血压|血脂|血糖|尿酸)_(降|控制|稳定)",
      "(get|bring|keep) _ (bp|blood pressure|cholesterol|blood sugar|sugar) (down|under control|in check)",
      "(keep up|play) with _ (grandkid|grandchild|kid|child|grandson|granddaughter|son|daughter)",
      "(改善睡眠|睡得_好|更健康)",
    ],
    habit: [
      "(exercise|train|work out|run|walk|move|swim|cycle) __ (every day|daily|regularly|(time|day) (a|per) week)",
      "(be|become) more active",
      "# step",
      "养成__习惯",
      "(坚持|规律)(运动|锻炼|跑步|健身|训练)",
      "每(天|周|星期)_(走|跑|练|运动|锻炼|健身)_#_(次|步|天)",
    ],
    return: [
      "(get|getting|come|go) back (to|into) (running|training|exercise|exercising|sport|football|tennis|cycling|swimming|lifting)",
      "return to (running|training|exercise|sport|football|tennis|cycling|swimming)",
      "(恢复|重新开始|重新|回归)(跑步|训练|运动|健身|锻炼|打球)",
    ],
  },
};

/** How people tell what they train for without a word for themselves: "training for my first triathlon". Design values. */
export const BARE_GOAL_NOTES: NoteRule = {
  ...GOAL_NOTES,
  countsOnlyFirst: true,
  cues: [
    "(training|preparing|prepping) (for|towards)",
    "(doing|running|racing|riding|entered|signed up for|got a place in|got into) (the|my|a|an)",
    "(trying|hoping|aiming|planning|wanting|working) to",
    "(want|wanna|need) to",
    "(main|my|) goal",
    "(目标|目的|梦想)(就|)是",
  ],
  statements: {},
};

/** How people tell when what they train for is. Design values. */
export const EVENT_DAY_NOTES: NoteRule = {
  kind: "goal",
  reach: 5,
  isEitherWay: true,
  cues: [
    "(is|are|starts|start) (on|in|at|this|next|coming)",
    "(i have|ive got|ive|theres|there is|we have) (a|an|my|the|our)",
    "(在|是|定在|就在|订在)(明年|今年|后年|)#_(月|号)",
    "#月#(号|日|)",
  ],
  things: {
    event: [
      "(my|the|our) _ (10k|5k|race|marathon|half marathon|half|triathlon|tri|parkrun|competition|tournament|sportive|ride|swim|trek|event)",
      "(race|marathon|half marathon|10k|5k|triathlon|competition|tournament) _ in # (week|month)",
      "(比赛|半马|全马|马拉松|铁三|越野赛|渣打马拉松|渣马|运动会|体测|体考|公里赛)",
      "#(公里|k)比赛",
    ],
    day: [
      "(my|our) _ _ (wedding|surgery|operation|holiday|trip|exam|birthday|reunion|due date)",
      "(婚礼|结婚|婚期|手术|旅行|考试|生日|年会|毕业典礼)",
    ],
  },
};
