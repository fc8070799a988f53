import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { ChatTurn } from "../chat-message.ts";
import { questionOf } from "../question.ts";
import { meantInstead } from "../records/correction.ts";
import { readPeriods } from "../records/read-periods.ts";
import type { ActionMaterial } from "./action-material.ts";
import { cuesOf, readActionCues } from "./action-reading.ts";
import { sessionsOf } from "./session-facts.ts";
import { type ToldSession, toldSessions } from "./told-sessions.ts";

/** More words put right something else than a length or a day (design value). */
const MOST_WORDS = 8;

/** So few words tell how long the session took that the turn before asked to add (design value). */
const FEW_WORDS = 5;
/** So many turns back a session is put right (design value). */
const TURNS_BACK = 3;

type Scene = Pick<ActionMaterial, "question" | "history" | "writing" | "records">;

/**
 * The session that the turns before told of, with what this message puts right or adds: "no sorry, 40", "I meant rowing",
 * "30 min" behind "how do I add Sunday's swim?".
 */
export function correctedSessions({
  question,
  history,
  writing,
  records: { today },
}: Scene): readonly ToldSession[] {
  if (!mayBringOn(question)) return [];
  const own = history.filter(({ role }: ChatTurn) => role === "user").slice(-TURNS_BACK);
  let told: ToldSession | undefined;
  for (const [at, { content }] of own.entries()) {
    const turn = questionOf(read(content));
    const [first, ...others] = toldSessions(readActionCues(turn), today, writing);
    if (first !== undefined) told = others.length === 0 ? first : undefined;
    else told = broughtOn(turn, own[at - 1]?.content, told, { today, writing });
  }
  const brought = broughtOn(question, own.at(-1)?.content, told, { today, writing });
  return brought === undefined ? [] : [brought];
}

/** Whether a turn is short enough, or puts right little enough, to say something of a session told before. */
function mayBringOn(turn: ReadText): boolean {
  if (turn.words.length <= FEW_WORDS) return true;
  const meant = meantInstead(turn);
  return meant !== undefined && meant.words.length <= MOST_WORDS;
}

type When = { readonly today: LocalDate; readonly writing: ActionMaterial["writing"] };

/** What a turn makes of the session before: put right, or given its length; undefined where it speaks of something else. */
function broughtOn(
  turn: ReadText,
  before: string | undefined,
  told: ToldSession | undefined,
  { today, writing }: When,
): ToldSession | undefined {
  const meant = meantInstead(turn);
  if (told !== undefined && meant !== undefined && meant.words.length <= MOST_WORDS) {
    const changes = changesIn(meant, today, writing);
    return Object.keys(changes).length === 0 ? undefined : { ...told, ...changes };
  }
  if (told !== undefined || before === undefined || turn.words.length > FEW_WORDS) return undefined;
  return completed(questionOf(read(before)), turn, { today, writing });
}

/** A session that somebody asked how to add, with the length that they tell now. */
function completed(
  asked: ReadText,
  turn: ReadText,
  { today, writing }: When,
): ToldSession | undefined {
  const reading = readActionCues(asked);
  const { minutes } = changesIn(turn, today, writing);
  const activities = reading.activities.filter(({ activity }) => activity !== null);
  if (minutes === undefined || activities.length === 0 || cuesOf(reading, "add").length === 0)
    return undefined;
  const [facts] = sessionsOf(reading, activities, reading.amounts, writing);
  const [day = today] = readPeriods(asked, today).flatMap(({ period }) =>
    period !== "future" && period.kind === "day" && period.date <= today ? [period.date] : [],
  );
  return facts && { ...facts, minutes, day };
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
