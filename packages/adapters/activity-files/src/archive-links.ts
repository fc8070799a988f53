import type { RecordedActivity, SessionSource } from "@health-exercise/domain/sport";
import { FileFault } from "./file-fault.ts";
import { ACTIVITIES_PER_EXPORT } from "./limits.data.ts";

/** To which session a file belongs: the row of a list names it, or it is the way of a workout. */
export type ArchiveLink =
  | { readonly kind: "row"; readonly source: SessionSource }
  | {
      readonly kind: "route";
      readonly source: SessionSource;
      readonly start: Date;
      readonly elapsedMilliseconds: number | null;
    };

/** What the lists of an archive tell of its other files, by the names of these. */
export class ArchiveLinks {
  readonly #links = new Map<string, ArchiveLink>();
  #hasWorkouts = false;

  /** From now on a way that belongs to no workout is none: where it was, nobody says what was done. */
  expectRoutes(): void {
    this.#hasWorkouts = true;
  }

  add(entry: string, link: ArchiveLink): void {
    if (this.#links.size < 2 * ACTIVITIES_PER_EXPORT) this.#links.set(entry, link);
  }

  /** The activities of a file, as what they are to the session that it belongs to. @throws FileFault where it is a way of nothing. */
  linked(
    entry: string | undefined,
    activities: readonly RecordedActivity[],
  ): readonly RecordedActivity[] {
    const link = entry === undefined ? undefined : this.#links.get(entry);
    if (link?.kind === "route") return [wayOf(link, activities)];
    if (link === undefined || activities.length !== 1) return activities;
    return activities.map((activity) => ({ ...activity, source: link.source, isSupplement: true }));
  }

  /** The same of a GPX file, which may be the way of a workout. @throws FileFault where it is that of none. */
  linkedRoute(
    entry: string | undefined,
    activities: readonly RecordedActivity[],
  ): readonly RecordedActivity[] {
    if (this.#hasWorkouts && !this.#links.has(entry ?? ""))
      throw new FileFault("route_without_workout");
    return this.linked(entry, activities);
  }
}

/** The longest track of a file, told from the start of its workout. */
function wayOf(
  { source, start, elapsedMilliseconds }: Extract<ArchiveLink, { kind: "route" }>,
  activities: readonly RecordedActivity[],
): RecordedActivity {
  const points = ({ track }: RecordedActivity) => track?.track.seconds.length ?? 0;
  const longest = activities.reduce((most, each) => (points(each) > points(most) ? each : most));
  const { start: begun, measures, track } = longest;
  const later = begun.kind === "instant" ? (begun.at.getTime() - start.getTime()) / 1_000 : 0;
  return {
    name: null,
    type: null,
    start: { kind: "instant", at: start },
    elapsedMilliseconds,
    energyKilocalories: null,
    perceivedExertion: null,
    notes: null,
    ...(measures && { measures }),
    ...(track && {
      track: {
        ...track,
        track: {
          ...track.track,
          seconds: track.track.seconds.map((seconds) => Math.max(0, Math.round(seconds + later))),
        },
      },
    }),
    source,
    isSupplement: true,
  };
}
