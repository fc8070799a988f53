import type { Asked } from "../../../../src/chat/records/asked-records.ts";
import type { FoundPeriod } from "../../../../src/chat/records/periods/found-period.ts";
import type { Cue } from "../../../../src/chat/records/record-reading.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import type { RecordPeriod } from "../../../../src/sport/records/record-query.ts";

/** A question as the rules see it: by its cues, each by its name; unless said otherwise it is asked, and all explained. */
export function askedBy(
  cues: string,
  {
    periods = [],
    sports = [],
    ...facts
  }: Partial<Omit<Asked, "cues" | "periods" | "activities" | "has">> & {
    readonly periods?: readonly (RecordPeriod | "future")[];
    /** Null stands for exercise of any kind. */
    readonly sports?: readonly (string | null)[];
  } = {},
): Asked {
  const known = new Set(cues.split(" ").filter((cue) => cue !== "") as Cue[]);
  return {
    cues: known,
    has: (...some) => some.some((cue) => known.has(cue)),
    periods: periods.map((period, at): FoundPeriod => ({ start: at, end: at + 1, period })),
    activities: sports.map((sport, at) => ({
      start: at,
      end: at + 1,
      activity: sport === null ? null : { name: sport, families: [sport] },
    })),
    question: read("how is it"),
    today: "2026-06-17" as LocalDate,
    isAsked: true,
    isPart: false,
    isOwn: known.has("own"),
    weekdays: [],
    unread: [],
    unexplained: 0,
    figures: 0,
    length: 5,
    ...facts,
  };
}
