import type { Writing } from "../../language/writing.ts";
import { MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import { type LocalDate, startOfDay } from "../../shared/local-date.ts";
import type { ActionMaterial } from "./action-material.ts";

/** When a message is written, and how. */
export type ToldWhen = {
  readonly today: LocalDate;
  /** So many minutes after midnight. */
  readonly minuteOfDay: number;
  readonly writing: Writing;
};

export function whenOf({
  now,
  writing,
  records: { today, timeZone },
}: Pick<ActionMaterial, "now" | "writing" | "records">): ToldWhen {
  const midnight = startOfDay(today, timeZone).getTime();
  return { today, minuteOfDay: (now.getTime() - midnight) / MILLISECONDS_PER_MINUTE, writing };
}
