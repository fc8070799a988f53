import type { TextLanguage } from "@health-exercise/domain/language";

type Side = "how_long" | "distance" | "pace" | "calories";

/** What is told of a session beside what is usual; `{places}` are filled with the person's figures. */
export type UsualTexts = {
  readonly told: string;
  /** Where no mean is known. */
  readonly unknown: Readonly<Record<Side, string>>;
  readonly more: Readonly<Record<Side, string>>;
  readonly less: Readonly<Record<Side, string>>;
  readonly same: string;
  /** That no session is called so. */
  readonly noneCalled: string;
};

export const USUAL_TEXTS: Readonly<Record<TextLanguage, UsualTexts>> = {
  en: {
    told: "Your {session} {on}: {value}. Yours on average: {mean}, over {sessions}.",
    unknown: {
      how_long: "How long it took is not on record, so I cannot compare it.",
      distance: "How far it went is not on record, so I cannot compare it.",
      pace: "Its pace is not on record, so I cannot compare it.",
      calories: "Its calories are not on record, so I cannot compare them.",
    },
    more: {
      how_long: "So it was longer than usual, by {difference}.",
      distance: "So it went farther than usual, by {difference}.",
      pace: "So it was slower than usual, by {difference}.",
      calories: "So it burned more than usual, by {difference}.",
    },
    less: {
      how_long: "So it was shorter than usual, by {difference}.",
      distance: "So it was not as far as usual, by {difference}.",
      pace: "So it was faster than usual, by {difference}.",
      calories: "So it burned less than usual, by {difference}.",
    },
    same: "So it was about as usual.",
    noneCalled: "No {session} of yours is called a long one.",
  },
  zh: {
    told: "你{on}的{activity}：{value}。你平均每次{mean}，共{sessions}。",
    unknown: {
      how_long: "这次的时长没有记录，没法比较。",
      distance: "这次的距离没有记录，没法比较。",
      pace: "这次的配速没有记录，没法比较。",
      calories: "这次的热量没有记录，没法比较。",
    },
    more: {
      how_long: "比平时长，多{difference}。",
      distance: "比平时远，多{difference}。",
      pace: "比平时慢，{difference}。",
      calories: "比平时消耗多，多{difference}。",
    },
    less: {
      how_long: "比平时短，少{difference}。",
      distance: "没有平时远，少{difference}。",
      pace: "比平时快，{difference}。",
      calories: "比平时消耗少，少{difference}。",
    },
    same: "和平时差不多。",
    noneCalled: "没有一次{activity}记作长跑。",
  },
};
