import { daysSearched, type RecordRead, type RecordScope } from "@health-exercise/domain/sport";
import type { DateRange } from "@health-exercise/domain/user";

type LabelNeed = Pick<RecordScope, "activity" | "range">;

/** The days of which labels are needed, and the kind of exercise that they are searched for. */
export function labelNeedsOf(read: RecordRead): readonly LabelNeed[] {
  switch (read.kind) {
    case "amounts":
      return read.scopes.filter(hasActivity).map(needOf);
    case "groups":
      return read.grouping === "sport" || hasActivity(read.scope) ? [needOf(read.scope)] : [];
    case "sessions":
    case "choices":
    case "measures":
      return [read.scope].filter(hasActivity).map(needOf);
    case "streaks":
      return [{ activity: read.activity, range: null }].filter(hasActivity);
    default:
      return [];
  }
}

function needOf(scope: RecordScope): LabelNeed {
  return { activity: scope.activity, range: daysSearched(scope) };
}

function hasActivity({ activity }: Pick<LabelNeed, "activity">): boolean {
  return activity !== null;
}

/** The days from the first to the last of `ranges`; null where any has all days. */
export function coveringRange(ranges: readonly (DateRange | null)[]): DateRange | null {
  return ranges.reduce(
    (left, right) =>
      left &&
      right && {
        start: left.start < right.start ? left.start : right.start,
        end: left.end > right.end ? left.end : right.end,
      },
    ranges[0] ?? null,
  );
}
