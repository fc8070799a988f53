import type { TextLanguage } from "../../language/text-language.ts";
import type { ReportNote } from "../../sport/statistics/report-note.ts";
import { SAFETY_SOURCES } from "../policy/safety-sources.data.ts";
import { sourceText } from "../source-text.ts";
import type { PlanBreach } from "./plan-policy.ts";
import { MORE_NOT_ALLOWED, NOT_ALLOWED } from "./plan-texts.data.ts";

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
  language: TextLanguage,
): readonly ReportNote[] {
  const code = "scheme_item_not_allowed";
  const notes = unsuited.slice(0, MOST_PLAN_NOTES).map(({ schemeName, sportName, breach }) => {
    const values: Readonly<Record<string, string>> = {
      scheme: schemeName,
      item: sportName,
      reason: breach.reason[language],
    };
    const message = NOT_ALLOWED[language].replaceAll(
      /\{(\w+)\}/g,
      (place, name: string) => values[name] ?? place,
    );
    return { code, message, source: sourceText(breach.source) } as const;
  });
  if (unsuited.length <= MOST_PLAN_NOTES) return notes;
  const source = sourceText(SAFETY_SOURCES.designText);
  return [...notes, { code, message: MORE_NOT_ALLOWED[language], source }];
}
