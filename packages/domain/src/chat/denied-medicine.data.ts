/** How somebody says not to take a medicine, right before its name; phrases as `readPhrase` reads them, the choice is a design value. */
export const TAKES_NO: readonly string[] = [
  "(i|) (dont|do not|never|havent|have not|wont) (take|taken|taking|use|used|using|have|need|had|been on|been prescribed)",
  "(im|i am|i was|am|ive|i have|) (not|never) (on|taking|using|prescribed|been on|taken|used|currently on|currently taking)",
  "(i have|ive|ive got|i take|i use|i|im on|have|take|taking|on|with|) (no|zero)",
  "(我|本人|)(没有|没|不|冇|唔|未|从不|从来不|从来没|从来没有|并没有|都没|又没)(在|有|)(吃|食|服|服用|用|打|使用|开|食开|吃过|用过|食过)",
  "(我|本人|)(没有|没|不|冇|唔|无)(需要|使|用)(吃|食|服|用|打)",
];

/** What may stand between that and the name. */
export const BEFORE_MEDICINE: ReadonlySet<string> = new Set([
  ..."any a an the my of those these kind sort that other such prescribed regular daily or and nor".split(
    " ",
  ),
  ..."任何什么么啥乜咩其他过啲些那这种类的",
]);

/** A dose that was left out is no medicine that is not taken. */
export const LEFT_OUT: readonly string[] = [
  "(today|yesterday|yet|tonight|this morning|this week|this evening|anymore|any more|any longer|since|for (#|a|two|three) (day|days|week|weeks))",
  "(forgot|forgotten|missed|skipped|stopped|ran out|should|shall|can|could|may|if|when|why)",
  "(今天|今日|今早|今晚|昨天|昨日|琴日|昨晚|这几天|这两天|还没|仲未|忘|漏|停|该|应该|可以不|能不能|可不可以|如果)",
];
