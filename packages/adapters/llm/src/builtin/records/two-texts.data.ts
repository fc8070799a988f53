import type { TextLanguage } from "@health-exercise/domain/language";

type Side = "how_long" | "distance" | "calories" | "pace" | "heart_rate";
/** What is said of the last session against the one before, by whether it was more, less or the same. */
type Verdict = Readonly<Record<"more" | "less", string>>;

/** What is told of the two latest sessions of a kind beside each other. */
export type TwoTexts = {
  readonly both: string;
  readonly verdicts: Readonly<Record<Side, Verdict>>;
  readonly same: Readonly<Record<Side, string>>;
  /** Where one of them does not tell it. */
  readonly unknown: Readonly<Record<Side, string>>;
  /** Two sessions that were told of one after the other, and which of them was more. */
  readonly told: string;
  readonly winners: Readonly<Record<Side, string>>;
  /** All differences in one sentence. */
  readonly differences: string;
  readonly more: string;
  readonly less: string;
  readonly noDifference: string;
};

export const TWO_TEXTS: Readonly<Record<TextLanguage, TwoTexts>> = {
  en: {
    both: "Your last {session} ({on}): {facts}. The one before ({otherOn}): {otherFacts}.",
    verdicts: {
      how_long: {
        more: "So the last one was longer, by {difference}.",
        less: "So the last one was shorter, by {difference}.",
      },
      distance: {
        more: "So the last one went farther, by {difference}.",
        less: "So the last one was not as far, by {difference}.",
      },
      calories: {
        more: "So the last one burned more, by {difference}.",
        less: "So the last one burned less, by {difference}.",
      },
      pace: { more: "So the last one was faster.", less: "So the last one was slower." },
      heart_rate: {
        more: "So the average heart rate of the last one was higher, by {difference}.",
        less: "So the average heart rate of the last one was lower, by {difference}.",
      },
    },
    same: {
      how_long: "So they were equally long.",
      distance: "So they went equally far.",
      calories: "So they burned the same.",
      pace: "So they were equally fast.",
      heart_rate: "So the average heart rate was the same.",
    },
    unknown: {
      how_long: "How long they took is not on record for both.",
      distance: "The distance is not on record for both.",
      calories: "The calories are not on record for both.",
      pace: "The pace is not on record for both.",
      heart_rate: "The heart rate is not on record for both.",
    },
    told: "{name} {on}: {facts}. {otherName} {otherOn}: {otherFacts}.",
    winners: {
      how_long: "So that {on} was longer, by {difference}.",
      distance: "So that {on} went farther, by {difference}.",
      calories: "So that {on} burned more, by {difference}.",
      pace: "So that {on} was faster.",
      heart_rate: "So that {on} had the higher average heart rate, by {difference}.",
    },
    differences: "Against the one before, the last one had {list}.",
    more: "{difference} more",
    less: "{difference} less",
    noDifference: "So they were the same.",
  },
  zh: {
    both: "你上次{activity}（{on}）：{facts}；再上一次（{otherOn}）：{otherFacts}。",
    verdicts: {
      how_long: { more: "上次更久，多{difference}。", less: "上次更短，少{difference}。" },
      distance: { more: "上次更远，多{difference}。", less: "上次没那么远，少{difference}。" },
      calories: { more: "上次消耗更多，多{difference}。", less: "上次消耗更少，少{difference}。" },
      pace: { more: "上次更快。", less: "上次更慢。" },
      heart_rate: {
        more: "上次平均心率更高，高{difference}。",
        less: "上次平均心率更低，低{difference}。",
      },
    },
    same: {
      how_long: "两次一样久。",
      distance: "两次一样远。",
      calories: "两次消耗一样。",
      pace: "两次一样快。",
      heart_rate: "两次平均心率一样。",
    },
    unknown: {
      how_long: "时长不是两次都有记录。",
      distance: "距离不是两次都有记录。",
      calories: "消耗不是两次都有记录。",
      pace: "配速不是两次都有记录。",
      heart_rate: "心率不是两次都有记录。",
    },
    told: "{on}的{name}：{facts}；{otherOn}的{otherName}：{otherFacts}。",
    winners: {
      how_long: "{on}那次更久，多{difference}。",
      distance: "{on}那次更远，多{difference}。",
      calories: "{on}那次消耗更多，多{difference}。",
      pace: "{on}那次更快。",
      heart_rate: "{on}那次平均心率更高，高{difference}。",
    },
    differences: "上次比再上一次{list}。",
    more: "多{difference}",
    less: "少{difference}",
    noDifference: "两次一样。",
  },
};
