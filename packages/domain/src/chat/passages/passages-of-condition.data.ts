/** Words of a question for exercise as such: whoever has nothing else in it may be told what holds with their condition as a whole. Design values. */
export const OF_EXERCISE_AS_SUCH: readonly string[] = [
  "(exercise|exercises|exercising|train|training|trains|sport|sports|workout|workouts|activity|activities|active|move|moving|movement)",
  "(fit|fitness|fitter|healthy|health|kind|kinds|type|sort|sorts|much|many|often|long|hard|hour|hours|minute|minutes|time|times)",
  "(day|days|week|weeks|weekly|daily|suit|suits|suitable|recommended|recommend|advise|allowed|permitted|ok|okay|start|begin|get|doing)",
  "(condition|doctor|diabetes|diabetic|pregnant|pregnancy|someone|people|person|like me|myself)",
  "(运动|锻炼|训练|健身|活动|动起来|动动|动|练|做|适合|合适|种类|类型|方式|项目|推荐|建议|安全|开始|健康)",
  "(每天|每周|一天|一周|每星期|次|分钟|小时|时间|量|强度|病|医生|情况|身体|这种|像我|平时|日常)",
];

/** What asks for one day, and not for what holds always. */
export const OF_TODAY: readonly string[] = [
  "(today|tonight|tomorrow|yesterday|(this|last) (morning|afternoon|evening|week|month))",
  "(今天|今日|今晚|明天|明日|听日|聽日|昨天|现在|(这|上|本)(个|)(周|月|星期|礼拜))",
];
