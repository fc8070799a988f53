/** A session by which app has written it and when, with what was measured meanwhile. */
export type MeasuredSession = {
  readonly app: number;
  readonly start: number;
  readonly end: number;
  readonly sums: Map<string, number>;
  beats: { count: number; sum: number; most: number };
};

/** So many sessions before are looked at: those of one app hardly lie inside each other (design value). */
const LOOKED_BACK = 3;

/** Finds the sessions that a record belongs to. */
export class SessionSums {
  readonly #all: readonly MeasuredSession[];
  readonly #byApp: ReadonlyMap<number, readonly MeasuredSession[]>;

  constructor(sessions: readonly MeasuredSession[]) {
    this.#all = sessions.toSorted((left, right) => left.start - right.start);
    this.#byApp = Map.groupBy(this.#all, ({ app }) => app);
  }

  /**
   * Adds what a record of the same app says of a time to the sessions in it, by the share that lies in them. What covers more than a session
   * says nothing of it: a day's sum is no part of a run.
   */
  add(measure: string, app: number, start: number, end: number, value: number): void {
    for (const session of around(this.#byApp.get(app) ?? [], end)) {
      const shared = Math.min(end, session.end) - Math.max(start, session.start);
      if (shared <= 0 || end - start > session.end - session.start) continue;
      const known = session.sums.get(measure) ?? 0;
      session.sums.set(measure, known + (value * shared) / (end - start));
    }
  }

  /** Notes a heart rate, whoever measured it. */
  beat(at: number, perMinute: number): void {
    for (const { start, end, beats } of around(this.#all, at + 1)) {
      if (at < start || at > end) continue;
      beats.count += 1;
      beats.sum += perMinute;
      beats.most = Math.max(beats.most, perMinute);
    }
  }
}

/** The last sessions that begin before `end`. */
function around(sessions: readonly MeasuredSession[], end: number): readonly MeasuredSession[] {
  let [low, high] = [0, sessions.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const { start = Number.POSITIVE_INFINITY } = sessions[middle] ?? {};
    if (start < end) low = middle + 1;
    else high = middle;
  }
  return sessions.slice(Math.max(0, low - LOOKED_BACK), low);
}
