/** How somebody says not to take a medicine, right before its name; phrases as `readPhrase` reads them, the choice is a design value. */
export const TAKES_NO: readonly string[] = [
  "(i|) (dont|do not|never) (take|use|need)",
  "(i|ive|i have|have|) never (taken|used|had|been on|been prescribed)",
  "(i|) (havent|have not) been (on|prescribed)",
  "(im|i am|i was|am|ive|i have|) (not|never) (on|taking|using|prescribed|been on|taken|used|currently on|currently taking)",
  "(i take|i use|i|im on|take|taking|on|with|) (no|zero)",
  "(我|本人|)(没有|没|不|冇|唔|未|从不|从来不|从来没|从来没有|并没有|都没|又没)(在|有|)(吃|食|服|服用|用|打|使用|开|食开|吃过|用过|食过)",
  "(我|本人|)(没有|没|不|冇|唔|无)(需要|使|用)(吃|食|服|用|打)",
];

/** What may stand between that and the name: nothing by which it is a medicine that the writer has, as "my", "the" or "these". */
export const BEFORE_MEDICINE: ReadonlySet<string> = new Set([
  ..."any a an of kind sort other such prescribed regular daily or and nor".split(" "),
  ..."任何什么么啥乜咩其他过啲些种类的",
]);

/** Right behind the name: it was taken until now. */
export const TAKEN_UNTIL_NOW: ReadonlySet<string> = new Set("了啦喇嘞");

/** A dose that was left out, or that something else is done for, is no medicine that is not taken; wherever in the sentence it stands. */
export const LEFT_OUT: readonly string[] = [
  "(forgot|forgotten|missed|skipped|stopped|ran out|run out|running out|anymore|any more|any longer|no longer|yet|instead)",
  "(any|none|nothing) left",
  "(since|for (#|a|two|three) (day|days|week|weeks))",
  "(忘|漏|停|断药|还没|仲未|靠|代替|替代|取代|直接|改为|改成|换成|转为)",
];

/** The same in the clause that names it; what is asked there is asked of the medicine. */
export const LEFT_OUT_IN_CLAUSE: readonly string[] = [
  "(today|yesterday|tonight|this morning|this week|this evening|left|remaining|with me|at home)",
  "(have|ive got|got|had) (no|zero)",
  "(before|during|after|while|unless|until|except)",
  "on _ (day|days|run|runs|race|races|weekend|weekends)",
  "(should|shall|can|could|may|if|when|why)",
  "(今天|今日|今早|今晚|昨天|昨日|琴日|昨晚|这几天|这两天|该|应该|可以不|能不能|可不可以|如果)",
  "(跑步|跑|运动|训练|锻炼|健身|比赛|游泳|骑车|打球|开跑|出门|睡|睡觉|饭)(前|之前|以前|的时候|时|当天|当日|那天|嗰日|日|期间)",
];
