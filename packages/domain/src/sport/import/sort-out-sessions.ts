import type { SportLogId } from "../../shared/ids.ts";
import { finished } from "../../shared/steps.ts";
import type { SportLog } from "../sport-log.ts";
import { SessionFinder, type SessionTime, sourceKeyOf } from "./same-session.ts";

/** What is stored already: when sessions took place, and whose sources are known. */
export type StoredSessions = {
  readonly times: readonly (SessionTime & { readonly id: SportLogId })[];
  /** By what `sourceKeyOf` gives. */
  readonly sources: ReadonlyMap<string | undefined, SportLogId>;
};

/** What is new, and what is another recording of a session that is stored. */
export type SortedOutSessions<Session> = {
  readonly added: readonly Session[];
  readonly known: readonly { readonly session: Session; readonly id: SportLogId }[];
};

/** After so many somebody else may have a turn: some milliseconds of work (design value). */
const AT_A_STRETCH = 1_000;

/**
 * Parts `candidates` into those that are new, in their order, and those that are stored already, by their source or else by
 * their times. One that is told twice counts once; one in a minute with too many is neither.
 */
export function sortedOutSessions<Session extends SessionTime & Pick<SportLog, "source">>(
  candidates: readonly Session[],
  stored: StoredSessions,
): SortedOutSessions<Session> {
  return finished(sortedOutInSteps(candidates, stored));
}

/** Parts the same in steps: a list of twenty thousand, or as many that are stored, holds nothing up. */
export function* sortedOutInSteps<Session extends SessionTime & Pick<SportLog, "source">>(
  candidates: readonly Session[],
  { times, sources }: StoredSessions,
): Generator<undefined, SortedOutSessions<Session>> {
  /** Null for those that are new themselves. */
  const finder = new SessionFinder<SportLogId | null>();
  let steps = 0;
  for (const session of times) {
    steps += 1;
    if (steps % AT_A_STRETCH === 0) yield;
    finder.add(session, session.id);
  }
  const added: Session[] = [];
  const known: { session: Session; id: SportLogId }[] = [];
  const newSources = new Set<string | undefined>();
  for (const session of candidates) {
    steps += 1;
    if (steps % AT_A_STRETCH === 0) yield;
    const key = sourceKeyOf(session);
    const found = finder.find(session);
    const id = (key === undefined ? undefined : sources.get(key)) ?? found;
    const isTold = newSources.has(key) || found === null || finder.isCrowdedAt(session);
    if (id) known.push({ session, id });
    else if (!isTold) {
      added.push(session);
      finder.add(session, null);
      if (key !== undefined) newSources.add(key);
    }
  }
  return { added, known };
}
