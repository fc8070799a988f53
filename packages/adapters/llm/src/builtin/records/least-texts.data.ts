import type { TextLanguage } from "@health-exercise/domain/language";

type Time = "day" | "week" | "month" | "weekday" | "sport";

/** What is told of the week, month or day of least exercise; `{places}` are filled with the person's figures. */
export type LeastTexts = {
  readonly least: Readonly<Record<Time, string>>;
  /** Where some had nothing at all. */
  readonly none: Readonly<Record<"week" | "month" | "weekday", string>>;
  readonly ofOthers: Readonly<Record<Time, string>>;
  /** Where no week or month is over. */
  readonly notOver: string;
};

export const LEAST_TEXTS: Readonly<Record<TextLanguage, LeastTexts>> = {
  en: {
    least: {
      day: "{When} the day with least {activity}, of those with any, was {date}: {amount} in {sessions}.",
      week: "{When} your lowest week for {activity}, of those that are over, was {start} to {end}: {amount} in {sessions}.",
      month:
        "{When} your lowest month for {activity}, of those that are over, was {month} {year}: {amount} in {sessions}.",
      sport: "{When} the sport you did least was {activity}: {amount} in {sessions}.",
      weekday: "You do least {activity} on {weekday}s: {amount} in {sessions} {scope}.",
    },
    none: {
      week: "{When} there was no {activity} at all in {n} of {all} whole weeks, the latest from {start} to {end}.",
      month:
        "{When} there was no {activity} at all in {n} of {all} whole months, the latest {month} {year}.",
      weekday: "{When} there was no {activity} at all on {weekdays}.",
    },
    ofOthers: {
      day: "",
      sport: "",
      week: "Of the weeks with any, the lowest was {start} to {end}: {amount} in {sessions}.",
      month: "Of the months with any, the lowest was {month} {year}: {amount} in {sessions}.",
      weekday: "Of the days with any, least is on {weekday}s: {amount} in {sessions}.",
    },
    notOver: "No whole one is over yet, so there is nothing to hold against each other.",
  },
  zh: {
    least: {
      day: "{When}在有{activity}的日子里，最少的一天是{date}：{amount}，共{sessions}。",
      week: "{When}已经过完的各周中，你{activity}最少的一周是{start}到{end}：{amount}，共{sessions}。",
      month:
        "{When}已经过完的各月中，你{activity}最少的月份是{year}年{month}：{amount}，共{sessions}。",
      sport: "{When}你做得最少的是{activity}：{amount}，共{sessions}。",
      weekday: "你{activity}最少的是{weekday}：{scope}{amount}，共{sessions}。",
    },
    none: {
      week: "{When}{all}个完整的星期中有{n}个完全没有{activity}，最近的一个是{start}到{end}。",
      month: "{When}{all}个完整的月份中有{n}个完全没有{activity}，最近的一个是{year}年{month}。",
      weekday: "{When}{weekdays}完全没有{activity}。",
    },
    ofOthers: {
      day: "",
      sport: "",
      week: "在有{activity}的各周中，最少的是{start}到{end}：{amount}，共{sessions}。",
      month: "在有{activity}的各月中，最少的是{year}年{month}：{amount}，共{sessions}。",
      weekday: "在有{activity}的日子里，最少的是{weekday}：{amount}，共{sessions}。",
    },
    notOver: "还没有过完完整的一段，没有可以比的。",
  },
};
