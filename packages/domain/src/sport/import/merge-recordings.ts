import type { SportLogId } from "../../shared/ids.ts";
import type { FinishedSportLog } from "../sport-log.ts";
import { completedSportLog } from "./complete-sport-log.ts";
import type { RecordedTrack } from "./recorded-activity.ts";
import { fullness, SessionFinder, sourceKeyOf } from "./same-session.ts";
import type { RecordedStart } from "./start-of-activity.ts";

/** One of maybe several recordings of a session. */
export type Recording = {
  readonly log: FinishedSportLog;
  readonly track: RecordedTrack | null;
  readonly recorded: RecordedStart;
  /** It belongs to another one of the same files, such as a track to the row that names it, and is counted with that. */
  readonly isSupplement: boolean;
};

/** The sessions of an import, each once. */
export type MergedRecordings = {
  readonly logs: readonly FinishedSportLog[];
  readonly tracks: ReadonlyMap<SportLogId, RecordedTrack>;
  /** When they began by their files; a clock on the wall is that of any of its recordings. */
  readonly starts: ReadonlyMap<SportLogId, RecordedStart>;
  /** How many recordings there were, without those that only supplement others. */
  readonly activities: number;
};

type Merged = { log: FinishedSportLog; track: RecordedTrack | null; recorded: RecordedStart };

/** After so many somebody else may have a turn: some milliseconds of work (design value). */
const AT_A_STRETCH = 1_000;

/**
 * The sessions that several files tell of, worked out in steps, so that twenty thousand hold nothing up: of each the recording
 * that tells most, with what it lacks and the others tell. What has the same source is one session whatever its times are,
 * everything else by its times.
 */
export function* mergedRecordings(
  recordings: readonly Recording[],
): Generator<undefined, MergedRecordings> {
  const bySource = new Map<string, Merged>();
  const byTime = new SessionFinder<Merged>();
  const sessions: Merged[] = [];
  let activities = 0;
  let steps = 0;
  for (const { log, track, recorded, isSupplement } of yield* inOrder(recordings)) {
    steps += 1;
    if (steps % AT_A_STRETCH === 0) yield;
    const key = sourceKeyOf(log);
    const known = (key === undefined ? undefined : bySource.get(key)) ?? byTime.find(log);
    activities += known === undefined || !isSupplement ? 1 : 0;
    const session = known ?? { log, track, recorded };
    if (known === undefined) {
      sessions.push(session);
      byTime.add(log, session);
    } else {
      known.log = withTextsOf(completedSportLog(known.log, log) ?? known.log, log);
      known.track ??= track;
      const wallTime = known.recorded.wallTime ?? recorded.wallTime;
      known.recorded = { at: known.recorded.at, wallTime };
    }
    if (key !== undefined) bySource.set(key, session);
  }
  const tracks = sessions.flatMap(({ log, track }) => (track === null ? [] : [[log.id, track]]));
  return {
    logs: sessions.map(({ log }) => (log.revision === 1 ? log : { ...log, revision: 1 })),
    tracks: new Map(tracks as [SportLogId, RecordedTrack][]),
    starts: new Map(sessions.map(({ log, recorded }) => [log.id, recorded])),
    activities,
  };
}

/** Those that supplement others last: titles and types are those of a service, which its users can correct. */
function* inOrder(recordings: readonly Recording[]): Generator<undefined, readonly Recording[]> {
  // There are few weights: those of one weight stay in their order.
  const byWeight = new Map<number, Recording[]>();
  for (const [index, recording] of recordings.entries()) {
    if (index > 0 && index % AT_A_STRETCH === 0) yield;
    const weight = weightOf(recording);
    const alike = byWeight.get(weight) ?? [];
    byWeight.set(weight, alike);
    alike.push(recording);
  }
  return [...byWeight].sort(([left], [right]) => right - left).flatMap(([, alike]) => alike);
}

const SUPPLEMENT = -1_000;

function weightOf({ log, isSupplement }: Recording): number {
  return fullness(log) + (isSupplement ? SUPPLEMENT : 0);
}

/** What is not stored yet takes words and a source with an id from the other too. */
function withTextsOf(log: FinishedSportLog, other: FinishedSportLog): FinishedSportLog {
  const hasId = sourceKeyOf(log) !== undefined || sourceKeyOf(other) === undefined;
  return {
    ...log,
    notes: log.notes ?? other.notes,
    feedback: log.feedback ?? other.feedback,
    source: hasId ? log.source : other.source,
  };
}
