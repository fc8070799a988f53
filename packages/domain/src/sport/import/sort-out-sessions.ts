import type { SportLogId } from "../../shared/ids.ts";
import { finished } from "../../shared/steps.ts";
import type { SportLog } from "../sport-log.ts";
import { KnownSessions, type StoredSession } from "./known-sessions.ts";
import { type SessionTime, sourceKeyOf } from "./same-session.ts";
import type { RecordedStart } from "./start-of-activity.ts";

/** What is stored already: when sessions took place, and whose sources are known. */
export type StoredSessions = {
  readonly times: readonly StoredSession[];
  /** By what `sourceKeyOf` gives. */
  readonly sources: ReadonlyMap<string | undefined, SportLogId>;
};

/** What is new, and what is another recording of a session that is stored. */
export type SortedOutSessions<Session> = {
  readonly added: readonly Session[];
  readonly known: readonly { readonly session: Session; readonly id: SportLogId }[];
};

/** When a session began by its file, where it comes from one. */
export type StartByFile<Session> = (session: Session) => RecordedStart | undefined;

/** After so many somebody else may have a turn: some milliseconds of work (design value). */
const AT_A_STRETCH = 1_000;

/**
 * Parts `candidates` into those that are new, in their order, and those that are stored already, by their source, by when
 * they began in their file, or else by their times. One that is told twice counts once; one in a minute with too many is neither.
 */
export function sortedOutSessions<Session extends SessionTime & Pick<SportLog, "source">>(
  candidates: readonly Session[],
  stored: StoredSessions,
  startByFile?: StartByFile<Session>,
): SortedOutSessions<Session> {
  return finished(sortedOutInSteps(candidates, stored, startByFile));
}

/** Parts the same in steps: a list of twenty thousand, or as many that are stored, holds nothing up. */
export function* sortedOutInSteps<Session extends SessionTime & Pick<SportLog, "source">>(
  candidates: readonly Session[],
  { times, sources }: StoredSessions,
  startByFile: StartByFile<Session> = () => undefined,
): Generator<undefined, SortedOutSessions<Session>> {
  const stored = new KnownSessions();
  let steps = 0;
  for (const session of times) {
    steps += 1;
    if (steps % AT_A_STRETCH === 0) yield;
    stored.addStored(session);
  }
  const added: Session[] = [];
  const known: { session: Session; id: SportLogId }[] = [];
  const newSources = new Set<string | undefined>();
  for (const session of candidates) {
    steps += 1;
    if (steps % AT_A_STRETCH === 0) yield;
    const key = sourceKeyOf(session);
    const recorded = startByFile(session);
    const found = stored.find(session, recorded);
    const id = (key === undefined ? undefined : sources.get(key)) ?? found;
    const isTold = newSources.has(key) || found === null || stored.isCrowdedAt(session, recorded);
    if (id) known.push({ session, id });
    else if (!isTold) {
      added.push(session);
      stored.addNew(session);
      if (key !== undefined) newSources.add(key);
    }
  }
  return { added, known };
}
