import type { Writing } from "../../language/writing.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import { minuteOfDayAt } from "../../shared/zone-offset.ts";
import type { ActionMaterial } from "./action-material.ts";

/** When a message is written, and how. */
export type ToldWhen = {
  readonly today: LocalDate;
  /** What clocks show then, in minutes: on days of daylight saving another time than has passed since midnight. */
  readonly minuteOfDay: number;
  readonly writing: Writing;
};

export function whenOf({
  now,
  writing,
  records: { today, timeZone },
}: Pick<ActionMaterial, "now" | "writing" | "records">): ToldWhen {
  return { today, minuteOfDay: minuteOfDayAt(now, timeZone), writing };
}
