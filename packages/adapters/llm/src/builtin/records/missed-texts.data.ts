import type { TextLanguage } from "@health-exercise/domain/language";

/** What is told of sessions that were planned and not done; `{places}` are filled with the person's figures. */
export type MissedTexts = {
  readonly missed: string;
  readonly these: string;
  readonly latest: string;
  readonly noneMissed: string;
  readonly noneOver: string;
  /** Where no plan tells what was due. */
  readonly noPlan: string;
  readonly noDays: string;
};

export const MISSED_TEXTS: Readonly<Record<TextLanguage, MissedTexts>> = {
  en: {
    missed:
      "By your plan as it is now, {weekdays} are days with {activity}: {when} {missed} of {all} passed without.",
    these: "Missed: {days}.",
    latest: "The latest {n} missed: {days}.",
    noneMissed:
      "By your plan as it is now, {weekdays} are days with {activity}: {when} you missed none of {all}.",
    noneOver:
      "By your plan as it is now, {weekdays} are days with {activity}: {when} none of them is over yet.",
    noPlan: "No active plan says what was due, so I can only tell the days without {activity}.",
    noDays: "Your plan names no days for {activity}, so I can only tell the days without.",
  },
  zh: {
    missed: "按你现在的计划，{weekdays}要{activity}：{when}这样的日子有{all}，其中{missed}没有做。",
    these: "缺的是：{days}。",
    latest: "最近缺的{n}次：{days}。",
    noneMissed: "按你现在的计划，{weekdays}要{activity}：{when}这样的日子有{all}，一次也没有缺。",
    noneOver: "按你现在的计划，{weekdays}要{activity}：{when}这样的日子还没有过完一天。",
    noPlan: "没有进行中的计划说明该练哪几次，所以只能告诉你没有{activity}的日子。",
    noDays: "你的计划没有写明哪几天{activity}，所以只能告诉你没有做的日子。",
  },
};
