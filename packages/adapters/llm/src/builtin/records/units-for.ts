import type { ReplyMaterial } from "@health-exercise/domain/chat";
import type { Units } from "@health-exercise/domain/user";
import { cueFinder, kindsOf } from "../cues.ts";
import { UNIT_CUES, YARD_CUES } from "./unit-cues.data.ts";

const unitCues = cueFinder(UNIT_CUES);
const yardCues = cueFinder(YARD_CUES);

/** The units in which a distance is told: those that the question names, else those of the profile. */
export function unitsFor({
  question,
  profile,
}: Pick<ReplyMaterial, "question" | "profile">): Units {
  const [named] = kindsOf(unitCues(question));
  return named ?? profile?.units ?? "metric";
}

/** Whether a question names yards. */
export function asksForYards({ question }: Pick<ReplyMaterial, "question">): boolean {
  return yardCues(question).length > 0;
}
