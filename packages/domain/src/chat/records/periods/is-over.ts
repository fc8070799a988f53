import type { LocalDate } from "../../../shared/local-date.ts";
import type { Asked } from "../asked-records.ts";
import { yearOf } from "./calendar-days.ts";

/** Whether a period began before today, and is not the current week, month or year. */
export function isOver(period: Asked["periods"][number]["period"], today: LocalDate): boolean {
  if (period === "future") return false;
  switch (period.kind) {
    case "day":
      return period.date < today;
    case "week":
      return period.weeksAgo > 0;
    case "month":
      return today.slice(0, 7) !== `${period.year}-${String(period.month).padStart(2, "0")}`;
    case "year":
      return yearOf(today) !== period.year;
    case "ever":
      return false;
    default:
      return true;
  }
}
