import type { TextLanguage } from "@health-exercise/domain/language";
import type { UnrecordedMeasure } from "@health-exercise/domain/sport";

/** What a session comes to on average; `{places}` are filled with the person's figures. */
export type SessionMeanTexts = {
  readonly mean: string;
  readonly meanOfAny: string;
  /** The pulse has a mean by itself. */
  readonly measured: Readonly<Record<UnrecordedMeasure, string>>;
};

export const SESSION_MEAN_TEXTS: Readonly<Record<TextLanguage, SessionMeanTexts>> = {
  en: {
    mean: "{When} your {activity} sessions came to {value} each on average: {total} in {sessions}.",
    meanOfAny: "{When} your sessions came to {value} each on average: {total} in {sessions}.",
    measured: {
      heart_rate: "",
      steps: "{When} it was {steps} steps a session on average, over {sessions}{ofKind}.",
      climb: "{When} you climbed {climb} a session on average, over {sessions}{ofKind}.",
    },
  },
  zh: {
    mean: "{When}你平均每次{activity}{value}：{sessions}共{total}。",
    meanOfAny: "{When}你平均每次运动{value}：{sessions}共{total}。",
    measured: {
      heart_rate: "",
      steps: "{When}你平均每次{ofKind}走{steps}步，共{sessions}。",
      climb: "{When}你平均每次{ofKind}爬升{climb}，共{sessions}。",
    },
  },
};
