import {
  countedTypeOf,
  isSameType,
  type SessionLabel,
  type SportLog,
  wasSkipped,
  wordsOfSession,
} from "@health-exercise/domain/sport";
import type { SportLogFilter } from "@health-exercise/ports-repositories";

function isLabelled(log: SessionLabel, label: SessionLabel): boolean {
  return log.sportName === label.sportName && log.exerciseType === label.exerciseType;
}

/** Whether a filter lets a log through. */
export function passes(log: SportLog, filter: SportLogFilter): boolean {
  const { started, exerciseType, labels, excludeCustom, hasWords } = filter;
  return (
    (started?.from === undefined || log.sportStart >= started.from) &&
    (started?.until === undefined || log.sportStart < started.until) &&
    (exerciseType === undefined || isSameType(countedTypeOf(log), exerciseType)) &&
    (labels === undefined || labels.some((label) => isLabelled(log, label))) &&
    !(excludeCustom && log.isCustom) &&
    !(hasWords && wordsOfSession(log).length === 0 && !wasSkipped(log))
  );
}
