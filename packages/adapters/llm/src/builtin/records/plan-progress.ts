import type { OwnRecords } from "@health-exercise/domain/chat";
import type { SchemeProgress } from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf, quotedName } from "./amounts.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";
import type { FactOf, Telling } from "./telling.ts";

/** So many schemes are told of (design value). */
const SHOWN_SCHEMES = 3;

/** What is done this week of each active scheme, where the whole plan is asked about. */
export function planProgressSentences(
  { query }: FactOf<"plan">,
  { totals }: OwnRecords,
  { language }: Telling,
): string[] {
  if (query.metric !== "plan" || query.day !== null) return [];
  const schemes = totals?.schemes ?? [];
  return schemes.slice(0, SHOWN_SCHEMES).map((scheme) => progressSentence(scheme, language));
}

function progressSentence(
  { name, plannedSessions, completedSessions }: SchemeProgress,
  language: Telling["language"],
): string {
  const texts = RECORD_TEXTS[language];
  const planned = plannedSessions ?? 0;
  const quoted = quotedName(name, language);
  const text =
    plannedSessions === null
      ? texts.planOpenEnded
      : completedSessions >= planned
        ? texts.planDone
        : texts.plan;
  return filled(text, {
    plan: quoted === undefined ? texts.planUnnamed : filled(texts.planNamed, { name: quoted }),
    done: amountOf("sessions", completedSessions, language),
    planned: String(planned),
  });
}
