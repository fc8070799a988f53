import type { TextLanguage } from "@health-exercise/domain/language";
import type { RecordPickQuery, UnrecordedMeasure } from "@health-exercise/domain/sport";

type Bounded = Extract<NonNullable<RecordPickQuery["choice"]>, { readonly by: "bound" }>;

/** What is told of some of the sessions, of measures that no sum has, and of days without exercise. */
export type ChoiceTexts = {
  readonly latest: string;
  readonly latestOfAny: string;
  readonly datedSession: string;
  readonly datedUntimed: string;
  readonly together: string;
  readonly onAverage: string;
  readonly shortest: string;
  readonly slowestPace: string;
  readonly slowestSpeed: string;
  readonly most_beats: string;
  /** Two sessions beside each other, and which was more. */
  readonly pair: string;
  readonly pairLonger: string;
  readonly pairFarther: string;
  readonly pairSame: string;
  readonly most_steps: string;
  readonly most_climb: string;
  /** The one that is meant of those of so much time or way. */
  readonly bestOfBounded: string;
  readonly bestOfBoundedOfAny: string;
  /** The same of the latest ones. */
  readonly bestOfLatest: string;
  readonly superlatives: Readonly<
    Record<"longest" | "most_calories" | "best_pace" | "last", string>
  >;
  /** What else was measured of it. */
  readonly sides: Readonly<Record<UnrecordedMeasure, string>>;
  readonly bounded: string;
  readonly boundedOfAny: string;
  readonly noneBounded: string;
  readonly noneBoundedOfAny: string;
  readonly bounds: Readonly<Record<Bounded["bound"]["side"], string>>;
  readonly measured: Readonly<Record<UnrecordedMeasure, string>>;
  readonly ofKind: string;
  /** Where some sessions do not tell a measure. */
  readonly measuredOf: string;
  readonly restOver: string;
  readonly restOpen: string;
  /** Where no day is over. */
  readonly restUnknown: string;
  readonly underWay: string;
  readonly weeksReached: Readonly<Record<"one" | "other", string>>;
  /** The recommended amount of a week, where the effort counts too. */
  readonly orByEffort: string;
  readonly onWeekday: string;
  readonly noneOnWeekday: string;
  readonly ofWeekdayKind: string;
  readonly weekdaysOfAll: string;
  readonly onAllTheseDays: string;
};

export const CHOICE_TEXTS: Readonly<Record<TextLanguage, ChoiceTexts>> = {
  en: {
    latest: "Your last {count} {activity} sessions: {list}.",
    latestOfAny: "Your last {count} sessions: {list}.",
    datedSession: "{name} {on} ({minutes}{andDistance}{andCalories})",
    datedUntimed: "{name} {on} (its time is not on record)",
    together: "Together: {sums}.",
    onAverage: "On average: {sums}.",
    shortest: "{When} your shortest {session} took {minutes}{andDistance}: {name}, {on}.",
    slowestPace:
      "{When} your slowest {session} had a pace of {pace}: {name}, {distance} in {time}, {on}.",
    slowestSpeed:
      "{When} your slowest {session} had a speed of {speed} on average: {name}, {distance} in {time}, {on}.",
    pair: "Your last {session} ({on}) was {value}, your last {otherSession} ({otherOn}) {otherValue}.",
    pairLonger: "So the {session} was longer, by {difference}.",
    pairFarther: "So the {session} went farther, by {difference}.",
    pairSame: "So they were the same.",
    most_beats: "{When} the {session} with your highest heart rate was {name}, {on}: {beats}.",
    most_steps: "{When} the {session} with your most steps was {name}, {on}: {steps}.",
    most_climb: "{When} the {session} with your most climbing was {name}, {on}: {climb}.",
    bestOfBounded:
      "{When} of your {sessions} of {activity} that went {bound} {superlative} was {item}.",
    bestOfBoundedOfAny: "{When} of your {sessions} that went {bound} {superlative} was {item}.",
    bestOfLatest: "Of your last {count} {superlative} was {item}.",
    superlatives: {
      longest: "the longest",
      last: "the last",
      most_calories: "that with most calories",
      best_pace: "the fastest, at {rate},",
    },
    sides: {
      heart_rate: "Your heart rate was {beats}.",
      steps: "It had {steps} steps.",
      climb: "You climbed {climb}.",
    },
    bounded: "{When} {sessions} of {activity} went {bound}: {list}.",
    boundedOfAny: "{When} {sessions} went {bound}: {list}.",
    noneBounded: "{When} no session of {activity} went {bound}.",
    noneBoundedOfAny: "{When} no session went {bound}.",
    bounds: {
      above: "over {amount}",
      least: "for {amount} or more",
      below: "for less than {amount}",
      most: "for {amount} at most",
      about: "for about {amount}",
      between: "for {amount} to {upTo}",
    },
    measured: {
      heart_rate: "{When} your heart rate was {beats}, over {sessions}{ofKind}.",
      steps: "{When} you took {steps} steps, in {sessions}{ofKind}.",
      climb: "{When} you climbed {climb}, in {sessions}{ofKind}.",
    },
    ofKind: " of {activity}",
    measuredOf: "Of these {all}, {measured} tell it.",
    restOver:
      "{When} you had {rest} without {activity}: you were active on {active} of {all} days.",
    restOpen:
      "{When} you have had {rest} without {activity} so far: you were active on {active} of {all} days.",
    restUnknown: "{When} no day is over yet, so there is nothing to count.",
    weeksReached: {
      one: "{When} you reached the recommended weekly {target} in 1 week.",
      other: "{When} you reached the recommended weekly {target} in {n} weeks.",
    },
    orByEffort: "{minutes} or, by effort, {metMinutes}",
    onWeekday: "{When} you did {sessions}{ofKind} on {weekday}s, {minutes} in all, on {days}.",
    noneOnWeekday: "There is no session{ofKind} on a {weekday} on record {when}.",
    ofWeekdayKind: " of {activity}",
    weekdaysOfAll: "{active} of {all} {weekday}s",
    onAllTheseDays: "On these days together it is {sessions}, {minutes} in all.",
    underWay: "You have been going for {minutes}: {name}, started {on} at {time}.",
  },
  zh: {
    latest: "你最近{count}次{activity}：{list}。",
    latestOfAny: "你最近{count}次运动：{list}。",
    datedSession: "{on}的{name}（{minutes}{andDistance}{andCalories}）",
    datedUntimed: "{on}的{name}（没有记录时长）",
    together: "合计：{sums}。",
    onAverage: "平均：{sums}。",
    shortest: "{When}你最短的一次{activity}是{minutes}{andDistance}：{on}的{name}。",
    slowestPace: "{When}你最慢的一次{activity}配速是{pace}：{on}的{name}，{distance}用时{time}。",
    slowestSpeed:
      "{When}你最慢的一次{activity}平均速度是{speed}：{on}的{name}，{distance}用时{time}。",
    pair: "你上次{activity}（{on}）是{value}，上次{otherActivity}（{otherOn}）是{otherValue}。",
    pairLonger: "{activity}更长，多{difference}。",
    pairFarther: "{activity}更远，多{difference}。",
    pairSame: "两次一样。",
    most_beats: "{When}你心率最高的一次{activity}是{on}的{name}：{beats}。",
    most_steps: "{When}你步数最多的一次{activity}是{on}的{name}：{steps}。",
    most_climb: "{When}你爬升最多的一次{activity}是{on}的{name}：{climb}。",
    bestOfBounded: "{When}你{sessions}{bound}的{activity}中，{superlative}是{item}。",
    bestOfBoundedOfAny: "{When}你{sessions}{bound}的运动中，{superlative}是{item}。",
    bestOfLatest: "你最近{count}次中，{superlative}是{item}。",
    superlatives: {
      longest: "最长的",
      last: "最近的",
      most_calories: "消耗最多的",
      best_pace: "最快的（{rate}）",
    },
    sides: { heart_rate: "心率{beats}。", steps: "共{steps}步。", climb: "爬升了{climb}。" },
    bounded: "{When}你有{sessions}{activity}{bound}：{list}。",
    boundedOfAny: "{When}你有{sessions}运动{bound}：{list}。",
    noneBounded: "{When}没有{bound}的{activity}记录。",
    noneBoundedOfAny: "{When}没有{bound}的运动记录。",
    bounds: {
      above: "超过{amount}",
      least: "达到{amount}或以上",
      below: "不到{amount}",
      most: "在{amount}以内",
      about: "约{amount}",
      between: "在{amount}到{upTo}之间",
    },
    measured: {
      heart_rate: "{When}你{ofKind}时的心率{beats}，共{sessions}。",
      steps: "{When}你{ofKind}走了{steps}步，共{sessions}。",
      climb: "{When}你{ofKind}爬升了{climb}，共{sessions}。",
    },
    ofKind: "{activity}",
    measuredOf: "这{all}中有{measured}记录了。",
    restOver: "{When}你有{rest}没有{activity}：{all}天中有{active}天在动。",
    restOpen: "{When}到目前为止你有{rest}没有{activity}：{all}天中有{active}天在动。",
    restUnknown: "{When}还没有过完一天，没有可以数的。",
    weeksReached: {
      one: "{When}你有1周达到了每周建议的{target}。",
      other: "{When}你有{n}周达到了每周建议的{target}。",
    },
    orByEffort: "{minutes}或{metMinutes}",
    onWeekday: "{When}你在{weekday}{ofKind}{sessions}，共{minutes}，{days}。",
    noneOnWeekday: "{When}的{weekday}没有{ofKind}的记录。",
    ofWeekdayKind: "{activity}",
    weekdaysOfAll: "{all}个{weekday}中有{active}个",
    onAllTheseDays: "这几天合计{sessions}，共{minutes}。",
    underWay: "你已经运动了{minutes}：{name}，{on}{time}开始。",
  },
};
