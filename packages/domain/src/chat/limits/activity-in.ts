import { matchActivity } from "../../sport/met/match-activity.ts";
import type { MetActivity } from "../../sport/met/met-activity.ts";

/** From here on an activity is taken as named (design value). */
const CONFIDENT = 0.7;
const CLAUSE_END = /[,;:.!?，；：。！？、\n]|\band\b|\bor\b|和|或/u;

/** The activities of the catalogue that a text names, clause by clause. */
export function activitiesIn(text: string): readonly MetActivity[] {
  return text.split(CLAUSE_END).flatMap((clause) => {
    const match = matchActivity({ sportName: clause }, "adult-2024");
    const isNamed =
      match.kind === "matched" && match.matchedBy !== "words" && match.confidence >= CONFIDENT;
    return isNamed ? [match.activity] : [];
  });
}
