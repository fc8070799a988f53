/**
 * How questions begin whose answer is no matter of safety: what a companion is asked all day. In English the words after them belong
 * to the question; in Chinese, where the word that asks stands anywhere, all of its clause does.
 */
export const QUESTION_OPENINGS: readonly string[] = [
  "(so |and |also |btw |then |)(how many|how much|how far|how fast|how long|how often|how big|how heavy)",
  "(so |and |also |btw |then |)(what|whats|which) (is|are|was|were|should|shall|do|does|did|can|could|would|will|a|the|my|to)",
  "(so |and |also |btw |then |)(what|whats|which) (kind|sort|time|pace|weight|speed|day|shoes|shoe|gear|exercise+|workout+|plan)",
  "(so |and |also |btw |then |)(when|where|whens|wheres) (is|are|was|should|shall|do|does|did|can|could|will|to|my|the)",
  "(so |and |also |btw |then |)how (do|does|did|should|shall|can|could|would|to) (i|we|you|my|the|it|this|set|log|add|change|get)",
  "(so |and |also |btw |then |)(should|shall|can|could|may|am|do|did) (i|we) (eat|drink|have|wear|run|go|do|log|join|still)",
  "(so |and |also |btw |then |)(should|shall|can|could|may|am|do|did) (i|we) (also|buy|use|change|get|take|reach|make)",
  "(so |and |also |btw |then |)(tell|show|give|remind) me",
  "多少",
  "几 (点|公 里|次|步|天|组|分 钟|个|千 米|时|号|杯)",
  "什 么 时 候",
  "(吃|喝|穿|练|做|跑|买|选|用|听) (点|些|) (什 么|啥|咩|乜)",
  "(什 么|啥|咩|乜) (鞋|配 速|装 备|动 作|计 划|课|运 动|音 乐|衣 服)",
  "(哪|边) (双|个|种|天|条|款|里)",
  "(怎 么|点 样|如 何|点) (吃|练|跑|记|设|改|选|安 排|记 录)",
];
