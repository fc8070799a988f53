import type { RecordAsk } from "@health-exercise/domain/chat";
import type { RecordFact } from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { sessionSentences } from "./tell-sessions.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";
import { USUAL_TEXTS } from "./usual-texts.data.ts";

type Sessions = FactOf<"sessions">;

/** The last run that is called long, else the last of an hour or more. */
export function longRunSentences(
  fact: RecordFact,
  ofTime: RecordFact | undefined,
  ask: RecordAsk,
  telling: Telling,
): string[] | undefined {
  if (fact.kind !== "sessions" || ofTime?.kind !== "sessions" || !isOfBound(ofTime))
    return undefined;
  if (isCalledSo(fact) || ofTime.of.amount.totals.sessions === 0)
    return sessionSentences(fact, ask, telling);
  const { language } = telling;
  const activity = activityPhraseOf(ofTime.of.activity, language);
  const session = filled(FACT_TEXTS[language].sessionOf, { activity });
  return [
    filled(USUAL_TEXTS[language].noneCalled, { activity, session }),
    ...sessionSentences(ofTime, "value", telling),
  ];
}

function isOfBound({ query }: Sessions): boolean {
  return "choice" in query && query.choice?.by === "bound";
}

/** Where none is called so, all of the kind are meant. */
function isCalledSo({ sessions, of }: Sessions): boolean {
  const [session] = sessions;
  const title = of.activity?.title;
  return session !== undefined && (title === undefined || session.log.sportName.includes(title));
}
