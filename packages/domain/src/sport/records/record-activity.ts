import { read } from "../../language/read.ts";
import { readDescription } from "../met/match-activity.ts";
import type { RecordActivity } from "./record-query.ts";

/** What a session is called, and its type. */
export type SessionLabel = {
  readonly sportName: string;
  readonly exerciseType: string | null;
};

/** The families of activities that a session's name means; where it means none, those of its type. */
export function familiesOfSession({ sportName, exerciseType }: SessionLabel): readonly string[] {
  const { name, type } = readDescription({
    sportName,
    ...(exerciseType !== null && { exerciseType }),
  });
  const named = name?.candidates ?? [];
  const candidates = named.length > 0 ? named : (type?.candidates ?? []);
  return candidates.map(({ family }) => family);
}

/** Whether a session is of the kind of exercise that is asked about. */
export function isOfActivity(label: SessionLabel, activity: RecordActivity): boolean {
  if (activity.families.length > 0)
    return familiesOfSession(label).some((family) => activity.families.includes(family));
  const asked = wordsOf(activity.name);
  return asked !== "" && ` ${wordsOf(label.sportName)} `.includes(` ${asked} `);
}

/** The words of a name, as they are compared: one space between words, singular, one script. */
function wordsOf(name: string): string {
  return read(name)
    .words.map(({ singular }) => singular)
    .join(" ");
}
