/**
 * Words of a question that say nothing of their own about records, separated by spaces. The choice of words is a design
 * value.
 */
export const PLAIN_WORDS: readonly string[] = [
  "a an the this that these those it its i me my mine we us our im ive id ill own self there here thing things stuff lot lots",
  "of in on at to for from with by into onto within over across through during about around under above between among per as",
  "and or but nor so if then than because since while though although whether until till when where who whom what which how whose",
  "be am is are was were been being do did does done have has had having can could would will get got getting gotten go went gone",
  "going make made take took taken put see seen saw say said says tell told give gave given show shown find found let use used",
  "keep kept manage managed happen happened come came work worked try tried look looking looked judging based according go by",
  "not no yes never ever always often sometimes already yet still again just only even also too very quite rather really actually",
  "exactly precisely roughly approximately approx about maybe perhaps possibly probably please thanks thank cheers ok okay hey hi",
  "hello yo um uh hmm hm oh ah btw lol tbh pls plz asap kindly quick quickly question dear buddy coach mate bro dude man guys",
  "court courts afterwards afterward after hungry rid now current currently moment present far date ago back up down off out",
  "away together altogether each every all any some both either",
  "much many more most less least few fewer several whole entire full single one ones two other another same different various",
  "next own whats hows wheres whens thats theres heres lets shall might may wanna gonna gotta know think wonder wondering curious",
  "want need like care remember recall forgot forget forgotten believe guess suppose mean sure right true correct check checked",
  "wise number numbers figure figures data value values total totals amount amounts sum record records entry entries info",
  "information detail details account history log logs logged tracked recorded app tracker diary journal file profile stats stat",
  "hit spend spent did doing does undertake undertaken perform performed complete completed finish finished attend attended",
  "day days week weeks month months year years time times minute session sessions wk wks hrs yr mth mths",
  "play played playing practice practise practiced practised practicing practising involve involved include included including",
  "start started starting begin began begun end ended last lasted lasting long longer short answer report reports voice",
  "accumulate accumulated collect collected earn earned clock clocked rack racked notch notched pile piled squeeze squeezed",
  "fit gave went managed sneak snuck cram crammed bang banged bust busted knock knocked pump pumped grind sweat sweated sweaty",
  "activity activities active exercise exercises actual actually overall general personal own such terms term express expressed",
  "whatd howd whend wen wat wut wats hw dat dis ya yeah yep nah nope cos coz cuz ta thx thnx ty u ur r n w b4 rn atm",
  "happening go ahead well good great nice fine alright anyway anyways right",
  "class classes game games match matches lesson lessons trip trips outing outings round rounds workout workouts sesh seshes",
  "smashed crushed bagged ticked chalked nailed volume load smoke visit visits convert converted equals equal equivalent",
  "cost costs stand stands leave leaves compared comparing contrast next alongside beside besides plus combined combine",
  "including except cover covered covering travel travelled traveled",
];

/** Phrases that say nothing of their own about records. */
export const PLAIN_PHRASES: readonly string[] = [
  "(can|could|would|will) you (please|kindly|just|quickly|) (tell|show|give|list|check|look|find|count|sum|add|compare|let|help)",
  "(can|could|would|will) you (please|kindly|just|) (read|remind|pull|work out|calculate|say|name|summarise|summarize|see|bring|dig|get|do)",
  "(do|would) you (know|happen to know|remember|have|mind|see)",
  "(please|pls|kindly) (tell|show|give|list|let)",
  "(id|i would|i) (like|love|want) to (know|see|hear|check|find out|learn|look at)",
  "(let|remind|tell|show|give|get) me (know|see|)",
  "i (want|need|wanna) (to|) (know|see|check|) (what|how|when|which|)",
  "(by|according to|going by|judging by|based on|from|in|per) (my|the) (log|logs|record|records|data|diary|history|app|entry|entries|stats)",
  "(on|in) (record|the books|file)",
  "in (the|this) app",
  "(what|how) about",
  "as of (today|now)",
  "(come|comes|came) to",
  "work out (how|what|when|which)",
  "(run|walk|talk) me through",
  "(did|do|have) i (manage|get round|get around|end up|actually|ever|really|happen)",
  "for me",
  "of mine",
  "in one go",
  "(eat|eats|ate|eaten|eating) up",
  "under my belt",
  "(convert|turn|translate|put) (it|that|them|this|) (in|to|into)",
  "or not",
  "by the way",
  "is it",
  "how (is|are|was) (it|that)",
  "(look|looking) (at|back|back at|back over)",
  "(worth of|kinds of|sort of|kind of|type of|types of|kinds|bunch of|bit of|couple of)",
  "i (was|am|have been|went|did|do)",
  "(my own|own|no 1|no one)",
];

/** Chinese words and characters that say nothing of their own about records. */
export const PLAIN_CHINESE: readonly string[] = [
  "的 了 吗 呢 啊 吧 呀 嘛 哦 哈 啦 咧 喔 噢 哎 喂 嗯 诶 哇 么 嘞 咯 滴 哒 捏 呗 来着 的话 地 得 着 过 之 其 所 于 与 及 而 且 则 即 以 为 被 把 将 给 让 叫 使",
  "是 有 在 去 到 做 打 练 花 用 共 一 个 次 多少 几 什么 啥 哪 那 这 都 已经 已 现在 当前 目前 里 内 中 期间 数 量 数据 统计 情况 每 天 周 月 年 就 又 还 也 多 我",
  "身子 身体 咱 我们 咱们 自己 本人 而家 家阵 先 偷懒 偷懒了 待 泡 蹬 折腾 动弹 露面 摸 拉开 铺开 动身 出动 上场 上阵 开工 交代 汇报 盘点 报个数 截止 截至 今儿 嘛 撑 计下 计吓 数下 睇吓 查下 俾 帮我查 唔 紧 晒 哋 我哋 喔 咯 得",
  "怎么 怎样 咋 点样 碰 沾 摸 撸 举 才 还 仲 大概 大约 差不多 左右 到底 究竟 其实 具体 准确 确切 请",
  "请问 麻烦 劳驾 拜托 谢谢 谢 多谢 唔该 告诉 告知 告诉我 帮 帮我 帮忙 帮个忙",
  "查 查一下 查查 查询 查下 查看 看 看看 看一下 看下 瞧瞧 翻翻 翻一下 翻 数数 数一下 算算 算一下 算下 算出 算 统计一下 统计下 说 说说 说一下 讲 讲讲 念 念一遍 念给 读 读一下 报",
  "报一下 列 列个 列出 列一下 显示 展示 给我 给我看 想 想知道 想看 想问 想了解 问一下 问下 问 了解 知道 晓得 记得 记不清 忘了 忘记 不记得 一下 下 一遍 遍 一次 听 发 发我",
  "里头 里面 里边 之内 以内 之中 当中 其中 中间 期间 之间 前后 时候 时 那会儿 这会儿 刚才 刚刚 刚 才 只 仅 光 另外 另 还有 以及 或 或者 还是 和 跟 与 同 并 并且 但 但是 不过 然后",
  "后 之后 以后 之前 以前 前 来 以来 起来 下来 出来 过来 上来 上 下 出 起 完 完了 好 好了 成 掉 住 到了 搞 弄 整 干 进行 参加 参与 完成 坚持 达 花了 用了 花掉 投入 占 占了 折合",
  "写 记 填 标 折 折成 换算 换算成 折算 折算成 相当于 合 等于 总的来说 总体 整体 整个 全部 所有 全 各 各自 分别 每个 每回 每场 单独 单 仅仅 真的 真 确实 是不是 是否 有没有 对吗 对不对 是吗 是吧",
  "这样 那样 这么 那么 怎么样 如何 样 样子 样的 方面 部分 内容 项 项目 种 类 类型 种类 场 节 趟 回 堂 遍 轮 段 一段 天数 日子 日 号 份 年度 全年 整年 整月 整周 一整年 一整个",
  "记录 记录里 记录上 记录中 数据里 日志 系统 手机 软件 应用 账号 我的 我这 我在 我有 俺 今 本 该 此 咗 嘅 系 啲 喺 咁 嗰 呢 佢 咪 啩 喇 㗎 呀 啊 咋 喎 嚟 唔该 点 睇 睇下 话 话我知",
  "从 自 由 打从 自从 开始 截至 截止 为止 止 离 距 距离 按 按照 根据 依 照 依照 凭 对 对于 关于 就是 也就是 比如 像 例如 一般 通常 平时 平常 往常 一直 曾 曾经 有过 经常 常常 常 老",
  "小 大 高 低 长 短 快 慢 早 晚 远 近 最 更 很 挺 非常 比较 相对 稍 稍微 较 些 有些 一些 点 有点 一点 会 会儿 一会儿 功夫 单位 结果 成绩 表现 数字 数值 数目 多大 字 名 词",
  "下水 出门 出去 外面 上课 上 课 出汗 流汗 汗 挥汗 动 动起来 锻炼 运动 训练 健身 活动 开练 开跑 开动 拍 球 场地 球场 玩 玩了",
];

/** What only stands for politeness, though its words ask for advice. */
export const POLITE_CHINESE: readonly string[] = [
  "(能|能不能|能否|可以|可不可以|可否)(帮|给|替|请|)(我|)(看|查|说|列|算|数|报|念|告诉|讲|统计|显示|找|问|比较|对比|总结|汇总|看看|查查|算算|数数|看一下|查一下|算一下|说说|讲讲|找出|帮|帮忙|给我|统计一下)",
  "(好吗|行吗|可以吗|好不好|可以不)",
  "(需要|想要|要)(知道|看|查|了解|一份)",
  "(应该|可能)是",
];

/** Says to whom something is told, and nothing of whose it is. */
export const ASKED_FOR_ME: readonly string[] = [
  "(tell|show|give|remind|send|read|get|let|help|find) me",
  "(帮|给|替|告诉|让|发|话|同|帮忙给|讲给|说给|念给|列给|报给)我",
];

/** How a question goes on from the one before. */
export const FOLLOW_UP_OPENINGS: readonly string[] = [
  "and",
  "and (what|how) about",
  "(what|how) about",
  "but",
  "ok and",
  "also",
  "same (for|with|but|thing for|question for|again for|question)",
  "(the same|same) (for|in|with)",
  "and (for|in|on|the|with|if)",
  "(and|what) if (you|i|we) (start|count|take|look|go)",
  "(or|then|instead)",
  "(too|as well)",
  "(那|那么|那要是|要是|如果)",
  "(换成|换作|改成|换|换到)",
  "呢",
  "(还有|另外|再|也|同样|一样|咁)",
  "(也|再|顺便|顺带)(查查|查一下|看看|看一下|查|看|算算|给我|说说|算)",
];

/** What stands for something said before. */
export const REFERENCES: readonly string[] = [
  "(it|that|this|those|these|them|there|then|one|ones|same)",
  "that (day|time|week|month|session|one|run|swim|ride|walk|game|match|workout)",
  "(doing|for|of|from|in) (that|it|those|them|this)",
  "(那次|那场|那回|那一次|这次|这场|那天|这些|那些|其中|当时|那个|这个|它|那时|那趟|那节|那堂|这一次|该次)",
];
