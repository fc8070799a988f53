import type { TextLanguage } from "@health-exercise/domain/language";

type TimeUnit = "a_day" | "a_week" | "a_month";

/** What is told by the days on which something was done; `{places}` are filled with the person's figures. */
export type DayTexts = {
  readonly mean: string;
  readonly ofKind: string;
  readonly units: Readonly<Record<TimeUnit, string>>;
  /** How many of them. */
  readonly spans: Readonly<Record<TimeUnit, Readonly<Record<"one" | "other", string>>>>;
  readonly gap: string;
  readonly gapNow: string;
  readonly noGap: string;
  readonly first: string;
  readonly kinds: Readonly<Record<"one" | "other", string>>;
  readonly share: string;
  readonly beforeLast: string;
  readonly noBeforeLast: string;
  /** Which the days without were. */
  readonly restDays: string;
  readonly latestRestDays: string;
  /** On how many of some days of the week nothing was done. */
  readonly missed: string;
  readonly noneMissed: string;
  readonly noSuchDay: string;
  /** Which days are not counted. */
  readonly fromFirst: string;
  readonly withoutPauses: string;
  /** Weekends without a session, those with one, and which they were. */
  readonly missedWeekends: string;
  readonly activeWeekends: string;
  readonly theseWeekends: string;
  readonly latestWeekends: string;
  readonly noWeekend: string;
  readonly weekends: string;
  readonly weekendsMore: Readonly<Record<"weekends" | "weekdays" | "same", string>>;
};

export const DAY_TEXTS: Readonly<Record<TextLanguage, DayTexts>> = {
  en: {
    mean: "{When} you averaged {value}{ofKind} {unit}: {total} in {span}.",
    ofKind: " of {activity}",
    units: { a_day: "a day", a_week: "a week", a_month: "a month" },
    spans: {
      a_day: { one: "{n} day", other: "{n} days" },
      a_week: { one: "{n} week", other: "{n} weeks" },
      a_month: { one: "{n} month", other: "{n} months" },
    },
    gap: "{When} the longest gap between two days with {activity} was {days}, from {start} to {end}.",
    gapNow: "At the moment it is {days} since the last.",
    noGap: "{When} there are no two days with {activity} on record, so there is no gap to tell.",
    first: "{When} your first {session} on record was {on}: {minutes}.",
    kinds: {
      one: "{When} you did 1 kind of exercise.",
      other: "{When} you did {n} different kinds of exercise.",
    },
    share: "{When} {activity} made up {percent} % of your exercise: {part} of {whole}.",
    beforeLast: "The {session} before that was {on}: {name}, {minutes}{andDistance}{andCalories}.",
    noBeforeLast: "There is no {session} before that on record.",
    restDays: "Without {activity}: {days}.",
    latestRestDays: "The latest {n} without {activity}: {days}.",
    missed: "{When} there was no {activity} on {missed} of {all} ({weekdays}).",
    noneMissed: "{When} you missed none: there was {activity} on all of {all} ({weekdays}).",
    fromFirst: "Days before {day}, the first with {activity} in that time, are not counted.",
    withoutPauses: "Days of a pause are not counted.",
    missedWeekends: "{When} {missed} of {all} whole weekends passed without {activity}.",
    activeWeekends: "{When} there was {activity} on {active} of {all} weekends.",
    theseWeekends: "By their Saturdays: {days}.",
    latestWeekends: "The latest {n}, by their Saturdays: {days}.",
    noWeekend: "{When} no weekend is over yet, so there is nothing to count.",
    noSuchDay: "{When} no such day is over yet ({weekdays}), so there is nothing to count.",
    weekends:
      "{When} your {activity} came to {weekends} in {weekendSessions} at weekends, and to {weekdays} in {weekdaySessions} from Monday to Friday.",
    weekendsMore: {
      weekends: "So it was more at weekends, by {difference}.",
      weekdays: "So it was more from Monday to Friday, by {difference}.",
      same: "So it was as much at weekends as from Monday to Friday.",
    },
  },
  zh: {
    mean: "{When}你平均{unit}{ofKind}{value}：{span}共{total}。",
    ofKind: "{activity}",
    units: { a_day: "每天", a_week: "每周", a_month: "每月" },
    spans: {
      a_day: { one: "{n}天", other: "{n}天" },
      a_week: { one: "{n}周", other: "{n}周" },
      a_month: { one: "{n}个月", other: "{n}个月" },
    },
    gap: "{When}你两次{activity}之间最长隔了{days}：从{start}到{end}。",
    gapNow: "现在距上一次已经{days}。",
    noGap: "{When}没有两天以上的{activity}记录，所以没有间隔可说。",
    first: "{When}你有记录的第一次{activity}在{on}：{minutes}。",
    kinds: { one: "{When}你做过1种运动。", other: "{When}你做过{n}种运动。" },
    share: "{When}{activity}占你运动的{percent}%：{whole}中的{part}。",
    beforeLast: "再上一次{activity}在{on}：{name}，{minutes}{andDistance}{andCalories}。",
    noBeforeLast: "再往前没有{activity}的记录。",
    restDays: "没有{activity}的日子：{days}。",
    latestRestDays: "最近{n}个没有{activity}的日子：{days}。",
    missed: "{When}的{weekdays}里，{all}中有{missed}天没有{activity}。",
    noneMissed: "{When}的{weekdays}一天也没有落下：{all}都有{activity}。",
    fromFirst: "这段时间里{day}第一次有{activity}，之前的日子不算。",
    withoutPauses: "暂停的日子不算。",
    missedWeekends: "{When}的{all}个完整周末中，有{missed}个没有{activity}。",
    activeWeekends: "{When}的{all}个周末中，有{active}个有{activity}。",
    theseWeekends: "按星期六算：{days}。",
    latestWeekends: "最近{n}个，按星期六算：{days}。",
    noWeekend: "{When}还没有过完一个周末，没有可以数的。",
    noSuchDay: "{When}还没有过完一个{weekdays}，没有可以数的。",
    weekends:
      "{When}你周末{activity}{weekends}，共{weekendSessions}；周一到周五{activity}{weekdays}，共{weekdaySessions}。",
    weekendsMore: {
      weekends: "周末更多，多{difference}。",
      weekdays: "周一到周五更多，多{difference}。",
      same: "周末和周一到周五一样多。",
    },
  },
};
