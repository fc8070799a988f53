/** Words that say nothing about what a question is about. English ones before stemming. */
export const ENGLISH_STOP_WORDS: readonly string[] = [
  "a about after again all also am an and another any anybody anyone anything are as at be because been",
  "before being best better but by can cannot could did do does doing done don during each either else",
  "ever every few for from get gets getting give go goes going good got had has have having he help her",
  "here hers him his how i if in instead into is it its just know let like long make makes many matter",
  "may maybe me might more most much must my need needed needs never no not now of off often ok okay on",
  "once one only or other others our out over own people person please possible properly really",
  "recommend recommended right safe safely same say shall she should since so some somebody someone",
  "something sometimes still such sure take taking tell than thank thanks that the their them then there",
  "these they thing things think this those though through to too try under until up us use used using",
  "very via want wanted was way ways we well were what whats when where whether which while who whom",
  "whose why will with within without would wrong yes yet you your yours really s t m re ve d ll im ive",
  "bad good fine useful able amount happen happens lot do's dont cant isnt whats thats doesnt didnt wont",
  "youre ya gonna wanna kinda bit stuff straight away ever since even too believe tips tip normal proper",
  "exactly supposed mum mom dad mother father wife husband partner friend worth hi hello hey yo guys pls plz u ur im",
  "difference different differ vs versus ive whos hows gotta trying tried keep keeps idk lol btw",
];

export const CHINESE_STOP_WORDS: readonly string[] = [
  "的 了 吗 呢 吧 啊 呀 么 嘛 我 你 您 他 她 它 我们 你们 他们 自己 这 那 这个 那个",
  "这些 那些 什么 怎么 怎样 如何 哪 哪些 哪里 为什么 是 有 没有 没 在 和 与 或 或者",
  "还是 及 以及 而 但 但是 因为 所以 如果 就 都 也 还 又 再 很 太 非常 最 更 比较",
  "可以 能 能够 可 会 要 想 应 应该 该 需要 需 得 必须 不 不要 别 请 请问 一下 一个",
  "一 个 些 点 多 少 多少 多久 几 时 时候 之后 之前 后 前 中 上 下 里 对 对于 关于",
  "给 把 被 让 使 从 到 以 为 等 用 做 进行 好 吃 人 们 样 种 次 事 件 事项 注意",
  "建议 方法 安全 正确 合适 问题 情况 才 只 每 过 着 地 怎么办 处理 患者 病人 可不可以",
  "能不能 有用 合适 打 玩 练 每天 必要 哪种 哪一种 办 怎么样 是不是 要不要 会不会 期间",
  "大家 服用 吃药 小时 几个 不能 合适吗 分钟 天 啥 咋 咋办 咋样 吧 嘛 呗 呀 哦 哈 到底",
  "区别 差别 不同 有什么区别 哪个好 才对 才能 才会 才不会 不会 会不会 这么 那么 算 不算 算不算 妈妈 爸爸 我妈 我爸 突然 刚刚 真的 感觉 觉得 办法 还能 还会 起来 出来",
  "下来 有没有 什么样 是否 完 完了 要紧 要不要紧 没事 什么时候 应该不应该 比如 个人 有人 人该 不能不 总会 最近 天天",
  "究竟 老是 总是 一直 已经 现在 其实 然后 还有 只是 有点 头一回 第一次 一回 第一 合适不",
  "行不 行吗 可以吗 求 想问 请教 准备 点儿 那种 这种 之类 自己",
];
