import {
  labelsOfActivity,
  type ReadSessionLabel,
  type RecordActivity,
  readSessionLabel,
  type SessionLabel,
} from "@health-exercise/domain/sport";
import type { Timer } from "@health-exercise/ports-runtime";

/** So many labels are read at a stretch, each in some hundredths of a millisecond. */
const AT_A_STRETCH = 200;

/** Labels of sessions with what they mean, and those of each kind of exercise that is asked about. */
export type ReadLabels = {
  readonly all: readonly ReadSessionLabel[];
  readonly of: (activity: RecordActivity) => readonly ReadSessionLabel[];
};

/** Reads what a person calls their sessions, some labels at a time, so that others get their turn. */
export async function readSessionLabels(
  labels: readonly SessionLabel[],
  activities: readonly RecordActivity[],
  timer: Timer,
): Promise<ReadLabels> {
  const all: ReadSessionLabel[] = [];
  const found = new Map(activities.map((activity) => [activity, [] as ReadSessionLabel[]]));
  for (let start = 0; start < labels.length; start += AT_A_STRETCH) {
    if (start > 0) await timer.wait(0);
    const read = labels.slice(start, start + AT_A_STRETCH).map(readSessionLabel);
    all.push(...read);
    for (const [activity, ofActivity] of found) {
      ofActivity.push(...labelsOfActivity(read, activity));
    }
  }
  return { all, of: (activity) => found.get(activity) ?? [] };
}
