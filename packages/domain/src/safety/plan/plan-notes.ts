import { REPORT_MESSAGES } from "../../messages/catalogues.ts";
import type { MessageLocale } from "../../messages/message-locale.ts";
import { say } from "../../messages/say.ts";
import type { ReportNote } from "../../sport/statistics/report-note.ts";
import { SAFETY_SOURCES } from "../policy/safety-sources.data.ts";
import { sourceText } from "../source-text.ts";
import type { PlanBreach } from "./plan-policy.ts";

/** A planned exercise that the safety policy does not allow, with the plan that it stands in. */
export type UnsuitedExercise = {
  readonly schemeName: string;
  readonly sportName: string;
  readonly breach: PlanBreach;
};

/** So many exercises are named at most; a last note says that there are more (design value). */
export const MOST_PLAN_NOTES = 20;

/** What a report says of exercises that the safety policy does not allow, in their order. */
export function planNotes(
  unsuited: readonly UnsuitedExercise[],
  locale: MessageLocale,
): readonly ReportNote[] {
  const code = "scheme_item_not_allowed";
  const notes = unsuited.slice(0, MOST_PLAN_NOTES).map(({ schemeName, sportName, breach }) => {
    const reason = breach.reason[locale];
    const values = { scheme: schemeName, item: sportName, reason };
    const message = say(REPORT_MESSAGES, locale, code, values);
    return { code, message, source: sourceText(breach.source, locale) } as const;
  });
  if (unsuited.length <= MOST_PLAN_NOTES) return notes;
  const source = sourceText(SAFETY_SOURCES.designText, locale);
  const message = say(REPORT_MESSAGES, locale, "more_scheme_items_not_allowed");
  return [...notes, { code, message, source }];
}
