import { compareText } from "../../shared/compare.ts";
import { readSessionLabel, type SessionLabel, soleSportOf } from "../records/record-activity.ts";
import type { SportLog } from "../sport-log.ts";
import { addMovements, isOnFoot, type Movement, movementOf, NO_MOVEMENT } from "./movement.ts";

/** The kinds of exercise, as families of the catalogue, in which people ask for a speed: kilometers in an hour. */
export const SPEED_KINDS = [
  "bicycling",
  "inline_skating",
  "ice_skating",
  "skateboarding",
  "skiing",
  "roller_skiing",
  "rowing",
  "kayaking",
  "canoeing",
  "wheeling",
  "handcycling",
] as const;
export type SpeedKind = (typeof SPEED_KINDS)[number];

/** How many sessions of a kind moved, how far and in what time. */
export type KindSpeed = {
  readonly kind: SpeedKind;
  readonly sessions: number;
  readonly moved: Movement;
};

/** The same of sessions that are called alike, none of them on foot. */
export type LabelledMovement = SessionLabel & {
  readonly sessions: number;
  readonly moved: Movement;
};

/** So many names are told apart (design value): those that went furthest. */
export const MOST_MOVED_LABELS = 200;

const kinds: ReadonlySet<string> = new Set(SPEED_KINDS);

/** What those of `logs` did that moved otherwise than on foot, by what they are called, the furthest first. */
export function labelledMovements(logs: readonly SportLog[]): LabelledMovement[] {
  const labels = new Map<string, LabelledMovement>();
  for (const log of logs) {
    const moved = isOnFoot(log) ? null : movementOf(log);
    if (moved === null) continue;
    const { sportName, exerciseType } = log;
    const key = JSON.stringify([sportName, exerciseType]);
    const known = labels.get(key);
    labels.set(key, {
      sportName,
      exerciseType,
      sessions: (known?.sessions ?? 0) + 1,
      moved: addMovements(known?.moved ?? NO_MOVEMENT, moved),
    });
  }
  return [...labels.values()].sort(byDistance).slice(0, MOST_MOVED_LABELS);
}

function byDistance(left: LabelledMovement, right: LabelledMovement): number {
  return (
    right.moved.decimeters - left.moved.decimeters ||
    compareText(left.sportName, right.sportName) ||
    compareText(left.exerciseType ?? "", right.exerciseType ?? "")
  );
}

/** The speeds of the kinds that are told by one, the furthest first; a name that means two kinds counts for none. */
export function kindSpeeds(labelled: readonly LabelledMovement[]): KindSpeed[] {
  const speeds = new Map<SpeedKind, KindSpeed>();
  for (const { sessions, moved, ...label } of labelled) {
    const kind = soleSportOf(readSessionLabel(label));
    if (!isSpeedKind(kind)) continue;
    const known = speeds.get(kind);
    speeds.set(kind, {
      kind,
      sessions: (known?.sessions ?? 0) + sessions,
      moved: addMovements(known?.moved ?? NO_MOVEMENT, moved),
    });
  }
  return [...speeds.values()].sort(
    (left, right) =>
      right.moved.decimeters - left.moved.decimeters || compareText(left.kind, right.kind),
  );
}

function isSpeedKind(family: string | undefined): family is SpeedKind {
  return family !== undefined && kinds.has(family);
}
