import type { SportLogId } from "../../shared/ids.ts";
import { SessionFinder, type SessionTime } from "./same-session.ts";
import type { RecordedStart } from "./start-of-activity.ts";

/** A session that is stored; `recorded` is when it began by its file, where that is known. */
export type StoredSession = SessionTime & {
  readonly id: SportLogId;
  readonly recorded?: RecordedStart | null | undefined;
};

/**
 * What an import knows of sessions: those that are stored and those that it has added, for which it knows no id but null.
 *
 * A session of a clock on the wall is compared with others of such a clock by what it showed, in whatever zone each was read;
 * with all others by its time. What a person has moved is known by both times: the one of its file, and its own.
 */
export class KnownSessions {
  readonly #all = new SessionFinder<SportLogId | null>();
  /** Without those that a clock on the wall would tell from another. */
  readonly #ofNoClock = new SessionFinder<SportLogId | null>();
  readonly #byClock = new SessionFinder<SportLogId>();
  readonly #byStart = new Map<string, SportLogId>();

  addStored(session: StoredSession): void {
    const { id, recorded } = session;
    this.#all.add(session, id);
    if (!recorded) {
      this.#ofNoClock.add(session, id);
      return;
    }
    const { at, wallTime } = recorded;
    const isMoved = at.getTime() !== session.sportStart.getTime();
    if (isMoved) this.#all.add(startingAt(session, at.getTime()), id);
    if (wallTime === null) {
      this.#byStart.set(`instant ${at.getTime()}`, id);
      if (isMoved) this.#ofNoClock.add(startingAt(session, at.getTime()), id);
    } else {
      this.#byStart.set(`clock ${wallTime}`, id);
      this.#byClock.add(startingAt(session, wallTime), id);
    }
    if (isMoved || wallTime === null) this.#ofNoClock.add(session, id);
  }

  addNew(session: SessionTime): void {
    this.#all.add(session, null);
    this.#ofNoClock.add(session, null);
  }

  /** The stored session that it is, null where it is one of the new ones, undefined where it is neither. */
  find(session: SessionTime, recorded: RecordedStart | undefined): SportLogId | null | undefined {
    if (recorded === undefined) return this.#all.find(session);
    const { at, wallTime } = recorded;
    const ofInstant = this.#byStart.get(`instant ${at.getTime()}`);
    if (wallTime === null) return ofInstant ?? this.#all.find(session);
    return (
      this.#byStart.get(`clock ${wallTime}`) ??
      ofInstant ??
      this.#byClock.find(startingAt(session, wallTime)) ??
      this.#ofNoClock.find(session)
    );
  }

  /** Whether no more sessions that start in this minute are told apart. */
  isCrowdedAt(session: SessionTime, recorded: RecordedStart | undefined): boolean {
    const isOfClock = recorded !== undefined && recorded.wallTime !== null;
    return (isOfClock ? this.#ofNoClock : this.#all).isCrowdedAt(session);
  }
}

/** The same session, had it begun at another time. */
function startingAt({ sportStart, sportEnd }: SessionTime, start: number): SessionTime {
  const moved = start - sportStart.getTime();
  return {
    sportStart: new Date(start),
    sportEnd: sportEnd === null ? null : new Date(sportEnd.getTime() + moved),
  };
}
