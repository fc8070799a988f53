import { needsCare, type SessionConcern } from "../safety/concern/session-concern.ts";
import { DAYS_PER_WEEK } from "../shared/durations.ts";
import { isWithinRange, type LocalDate, localDateOf } from "../shared/local-date.ts";
import type { TimeZone } from "../shared/time-zone.ts";
import { lastDays } from "./health-records.ts";

/** What the words about the sessions of the last seven days tell. */
export type ToldConcerns = {
  /** Something about the body that is to be looked at before anything else. */
  readonly isDanger: boolean;
  /** Something to talk about with somebody. */
  readonly isWorry: boolean;
  /** Pain, or something that speaks against going on as planned. */
  readonly isPain: boolean;
};

/** Sums up `concerns`, older ones left out. */
export function toldConcerns(
  concerns: readonly SessionConcern[],
  today: LocalDate,
  timeZone: TimeZone,
): ToldConcerns {
  const range = lastDays(today, DAYS_PER_WEEK);
  const lately = concerns.filter(({ sportStart }) =>
    isWithinRange(localDateOf(sportStart, timeZone), range),
  );
  const ofBody = lately.filter(({ matter }) => matter === "body");
  return {
    isDanger: ofBody.some(({ grade }) => needsCare(grade)),
    isWorry: ofBody.length < lately.length,
    isPain: ofBody.some(({ grade }) => !needsCare(grade)),
  };
}
