import {
  type RecordAmountMetric,
  recordValue,
  type ScopedAmount,
  tellsMetric,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { SESSION_MEAN_TEXTS } from "./session-mean-texts.data.ts";
import { periodUpToNow } from "./tell-measures.ts";
import { activityPhraseOf, type Telling } from "./telling.ts";

const UNITS = { calories: "calories", met_minutes: "metMinutes" } as const;

/**
 * What a session comes to on average in energy or effort, of those that tell it; undefined where none does, and of what has a
 * mean by itself.
 */
export function sessionMeanSentence(
  { activity, period, amount }: ScopedAmount,
  metric: RecordAmountMetric,
  { today, language }: Telling,
): string | undefined {
  if (metric !== "calories" && metric !== "met_minutes") return undefined;
  const sessions = metric === "calories" ? amount.energySessions : amount.effortSessions;
  if (sessions === 0 || !tellsMetric(metric, amount)) return undefined;
  const unit = UNITS[metric];
  const total = recordValue(metric, amount);
  const texts = SESSION_MEAN_TEXTS[language];
  return filled(activity === null ? texts.meanOfAny : texts.mean, {
    ...periodUpToNow(period, today, language),
    activity: activityPhraseOf(activity, language),
    value: amountOf(unit, Math.round(total / sessions), language),
    total: amountOf(unit, total, language),
    sessions: amountOf("sessions", sessions, language),
  });
}
