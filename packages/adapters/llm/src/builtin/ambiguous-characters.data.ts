/**
 * Simplified characters that stand for several traditional ones, where the general tables take a word across two words for one
 * ("肌肉里|长骨" is no 里长): what they mostly are in texts on exercise, and the words in which they are not. The choice is a design value.
 */

type Ambiguous = {
  readonly character: string;
  readonly traditional: string;
  /** In these it stays as it is, and the general tables decide. */
  readonly but?: readonly string[];
  /** In these alone it is that. */
  readonly only?: readonly string[];
};

const words = (text: string): readonly string[] => text.split(" ");

export const AMBIGUOUS_CHARACTERS: readonly Ambiguous[] = [
  {
    character: "面",
    traditional: "麵",
    only: words(
      "片面加 片面包 面包 面条 面粉 面食 面团 面筋 面汤 面饼 面馆 拉面馆 汤面 意面 炒面 拌面 凉面 泡面 挂面 麦面 米面 白面馒 豆腐面 吃面 煮面 面煮 少面，去 " +
        "辣的面、 些面、 米、面 粥、面 饭、面 粉、面 包、面 饭，面、 饭：面、 饭或面 、面、饭 、面、粉 、面、米 、面或 、面和 面或土豆 面或饭 面和饭 碗，面 菜，面",
    ),
  },
  {
    character: "里",
    traditional: "裡",
    but: words(
      "公里 英里 里程 卡路里 邻里 万里 千里 故里 马苏里拉 昆达里尼 里约热内卢 里约奥运 里斯本 布里斯 阿里 哈里 克里 里昂 里氏 里根 里弄里",
    ),
  },
  {
    character: "松",
    traditional: "鬆",
    but: words(
      "马拉松 松树 松木 松子 松林 松针 松果 松花 松露 松香 松鼠 松节油 油松 青松 赤松 可的松 强的松 泼尼松 尼松龙 地塞米松 松山 松岛 松下电",
    ),
  },
  { character: "后", traditional: "後", but: words("皇后 王后 太后 母后 影后 歌后 天后宫 天后站") },
  {
    character: "系",
    traditional: "繫",
    but: words(
      "系统 系列 系数 直系 旁系 嫡系 关系 体系 联系 维系 派系 根系 谱系 星系 母系 父系 语系 科系 院系 干系 唔系 系唔 系咪 真系 就系 系佢 但系",
    ),
  },
];

/** These are no bread and no flour. */
export const NO_NOODLES: readonly string[] = words(
  "里面包 外面包 表面包 对面包 后面包 前面包 上面包 下面包 侧面包 四面包 全面包 面包车 里面粉 表面粉 外面条 方面条 和面拉 面拉 方面食",
);
