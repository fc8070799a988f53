import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { ChatTurn } from "../chat-message.ts";
import { questionOf } from "../question.ts";
import { meantInstead } from "../records/correction.ts";
import { readPeriods } from "../records/read-periods.ts";
import type { ActionMaterial } from "./action-material.ts";
import { readActionCues } from "./action-reading.ts";
import { sessionsOf } from "./session-facts.ts";
import { type ToldSession, toldSessions } from "./told-sessions.ts";

/** More words put right something else than a length or a day (design value). */
const MOST_WORDS = 8;

/** The session that the turn before told of, with what this message puts right: "no sorry, 40", "I meant rowing". */
export function correctedSessions({
  question,
  history,
  writing,
  records: { today },
}: Pick<ActionMaterial, "question" | "history" | "writing" | "records">): readonly ToldSession[] {
  const meant = meantInstead(question);
  if (meant === undefined || meant.words.length > MOST_WORDS) return [];
  const last = history.findLast(({ role }: ChatTurn) => role === "user");
  if (last === undefined) return [];
  const [told, ...others] = toldSessions(
    readActionCues(questionOf(read(last.content))),
    today,
    writing,
  );
  if (told === undefined || others.length > 0) return [];
  const changes = changesIn(meant, today, writing);
  return Object.keys(changes).length === 0 ? [] : [{ ...told, ...changes }];
}

/** What is named of a session, and nothing else. */
function changesIn(
  meant: ReadText,
  today: LocalDate,
  writing: ActionMaterial["writing"],
): Partial<ToldSession> {
  const reading = readActionCues(meant);
  const activities = reading.activities.filter(({ activity }) => activity !== null);
  const [facts] = sessionsOf(reading, activities, reading.amounts, writing);
  const days = readPeriods(meant, today).flatMap(({ period }) =>
    period !== "future" && period.kind === "day" && period.date <= today ? [period.date] : [],
  );
  const minutes = facts?.minutes ?? bareNumber(meant);
  return {
    ...(minutes !== null && { minutes }),
    ...(facts !== undefined && facts.distance !== null && { distance: facts.distance }),
    ...(facts !== undefined &&
      activities.length > 0 && { name: facts.name, families: facts.families }),
    ...(days[0] !== undefined && { day: days[0] }),
  };
}

/** A number alone is the length. */
function bareNumber({ words }: ReadText): number | null {
  const numbers = words.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const others = words.filter(({ value, text }) => value === undefined && !SMALL.has(text));
  const [only, ...more] = numbers;
  return only !== undefined && more.length === 0 && others.length === 0 && only > 0 ? only : null;
}

const SMALL: ReadonlySet<string> = new Set(["是", "系", "到", "it", "was", "to", "了", "吧", "才"]);
