/**
 * Words by which a scope that no query tells is recognised: those that open one, and those that say nothing of the scope.
 * The choice of words is a design value.
 */

/** Before a noun they narrow down what a figure is said of. */
export const NARROWING: ReadonlySet<string> = new Set(
  (
    "in on at during within over between before after until till by around from through throughout under above with " +
    "without except outside inside near along across despite of since while as like including include"
  ).split(" "),
);

/** After exercise, figures and days they narrow down nothing. */
export const AFTER_EXERCISE: ReadonlySet<string> = new Set(
  (
    "long far tall high toward towards so too which who where when because since if whether there here between among lasting totalling totaling covering " +
    "burning averaging amounting taking adding making bringing giving leaving lasts takes stands sits comes equals " +
    "means shows brings puts gives makes amounts totals reaches covers burns adds counts can could will would may might " +
    "must should do does did if once again how why what wow yay congrats congratulations bravo keep via against across " +
    "over under above below up down out off away ahead behind left ago worth yet though although while whereas however " +
    "within during on at in of for to by with from before after until till and or but as than"
  ).split(" "),
);

export const DETERMINERS: ReadonlySet<string> = new Set(
  "the a an your this that these those its his her their my our all just only about around roughly".split(
    " ",
  ),
);

/** Verbs after which stands what was done. */
export const DOING: ReadonlySet<string> = new Set(
  "play played playing did do doing done practise practised practice practiced practicing practising tried".split(
    " ",
  ),
);

/** Nouns that narrow down nothing. */
export const NEUTRAL_NOUNS: ReadonlySet<string> = new Set(
  (
    "total totals terms all fact average row record records log logs data history sum time times minutes minute hours " +
    "hour session sessions workout workouts exercise exercises training activity activities sport sports day days " +
    "week weeks month months year years it them that this which you yourself me i we far much many more most less " +
    "least one each every both own what well great good nice really amazing amazingly awesome fantastic solid now " +
    "then still so calories calorie kcal energy distance distances mileage effort work movement streak stats statistics number numbers figure " +
    "pace speed km kilometers kilometres miles " +
    "figures count counts length duration body app here there course end period today yesterday logging recording " +
    "checking looking per fun love best different separate some any no not longest last latest recent previous " +
    "current overall altogether excellent impressive wonderful already currently also just only doing going being " +
    "having getting spending keeping using taking busy belt to for and or but than as is was are were be been has " +
    "have had at on in of a an the your"
  ).split(" "),
);

/** Before the name of an exercise they narrow down nothing. */
export const BEFORE_EXERCISE: ReadonlySet<string> = new Set(
  (
    "the a an your you youve youre of for in at on to from with by and or as per each every one single this that " +
    "these those all any some more most total longest farthest furthest best biggest last latest recent previous current average mean " +
    "usual overall other different separate own did do done doing go going gone went play played playing have had " +
    "has was were is are get got getting spend spent spending time active activity weekly monthly daily much many " +
    "few several minutes hours hour minute calories kcal energy about around than only just also even practice " +
    "practise practising practicing through into out first personal record new great good nice solid fine " +
    "impressive excellent lovely strong finished completed logged recorded tracked actual individual consecutive " +
    "straight when where while which who it since until between both not no without another recently so far whole " +
    "full combined combination entire regular s via am be been being mostly mainly"
  ).split(" "),
);

/** Before days that were read they leave open which days are meant. */
export const BEFORE_DAYS: ReadonlySet<string> = new Set(
  "before until till by after early late mid between to through week half end start beginning middle weeks per".split(
    " ",
  ),
);

/** Chinese words beside figures that say nothing of the scope. */
export const TOLD_CHINESE: ReadonlySet<string> = new Set(
  (
    "的 了 过 着 得 地 是 为 有 在 到 达 达到 共 一 个 次 场 节 回 天 你 您 我 也 都 就 还 已 已经 又 并 且 而 和 与 及 跟 同 从 自 起 至 今 总 总共 一共 总计 合计 累计 累积 " +
    "共计 全部 所有 整个 里 内 中 间 期间 时 时候 时间 时长 长 长度 约 大约 大概 差不多 左右 上下 将近 接近 超过 平均 均 每 每次 单次 次均 数 次数 天数 分 钟 分钟 小时 千卡 大卡 卡 " +
    "卡路里 热量 能量 消耗 消耗掉 消耗了 燃烧 烧掉 烧 花 花费 花了 用 用了 用时 耗时 用掉 完成 完成了 进行 进行了 做 做了 练 练了 打 打了 去 去了 参加 参加了 参与 记录 记录了 录得 记下 登记 " +
    "登记了 坚持 坚持了 跑 走 骑 游 踢 跳 运动 锻炼 训练 健身 活动 活跃 运动量 出门 上 下 最 最长 最久 最高 最多 最近 上次 那次 这次 一次 其 它 该 此 这 那 持续 持续了 历时 维持 投入 " +
    "投入了 贡献 贡献了 带来 带来了 累积了 积累 积累了 攒 攒了 攒下 拿下 达成 练习 练习了 过程 一段 段 距离 距 离 距今 已过 过去 隔 隔了 很 真 太 好 棒 不错 厉害 啊 呢 呀 哦 啦 吧 哟 嘛 " +
    "噢 恭喜 目前 现在 截至 截止 迄今 以来 之间 之内 以内 今天 昨天 表现 数据 显示 来看 看 情况 结果 成绩 方面 来说 而言 来讲 算 算下来 算起来 加起来 合起来 下来 起来 出来 一起 一直 为止 止 " +
    "直到 以及 各自 之多 之久 之长 之高 有余 满 足 足有 仅有 只有 才有 竟有 多达 高达 长达 突破 超 拿到 得到 取得 实现 创下 占 占了 占用 用于 花在 放在 用在 换来 流汗 出汗 挥汗 燃脂 能耗 " +
    "耗能 项目 项 类 种 条 笔 份 轮 场次 频次 频率 数量 量 值 水平 纪录 日志 日历 打卡 签到 录入 添加 标记 总结 回顾 报告 表明 说明 可知 得知 看到 发现 查 查到 查看 数了 数一数 算了 看了 " +
    "看来 看起来 似乎 好像 大致 大体 估算 准确 精确 确切 具体 实际 实际上 其实 总体 整体 总之 总的 全 皆 同样 仍 仍然 依然 一样 继续 不断 已然 曾 曾经 刚才 加油 赞 优秀 出色 努力 辛苦 自律 " +
    "开心 高兴 祝贺 的日子 日子 事 动起来 这样 这么 那么 样 一下 们 者 各位 朋友 呵 嗯 好的 嘿 您好 你好 没错 确实 当然 对 是的 第 前 后 之 以 可 见 相当 相当于 等于 即 就是 也就是 合 " +
    "距离 里程 总里程 总距离 跑量 配速 速度 均速 时速 最远 远 公里 千米 英里 米 公里数 " +
    "折合 分别 各 大 小 多 少 余 几 只 仅 才 刚 刚好 正好 恰好 足足 整整 竟 竟然 通过 通 靠 靠着 凭 凭借 借助 帮 帮助 让 使 动 动了 上面 生 发生 出现 最新 最后 最终 单 独 个人 自己 " +
    "给 比 比起 较 没 未 无 当 当前 从 但 但是 而 却 因 因为 由 由于 于 被 把 让 则 便 更 又 再 再次 连 光 光是 单是 凡 如今 如此 条 步 舞 球 波 山 路 水 位 份 出勤 付出 消 掉 用掉 " +
    "咗 左 紧 喺 嘅 係 系 咁 啱 仲 哋 度 喇 添 先 晒 埋 嚟 咩 呐 诶 哇 哈 嗨 另 并 且 号 日 月 年 周 星期 礼拜 若 其 所 与其 以前 之前 之后 起来 后 来 过去 的话 期 天内 不 只 仅仅 不过 可以 能 会 了解 知道 " +
    "本人 身体 次的 场的 计 计算 统计 汇总 小计 平均值 均值 均为 约为 共有 总时长 总时间 总量 总数 总消耗 总热量"
  ).split(" "),
);
