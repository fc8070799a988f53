import { isAtLeast } from "../../safety/risk-level.ts";
import type { FoundActivity } from "../records/read-record-activities.ts";
import { labelOf } from "./action-label.ts";
import { ACTION_LABELS } from "./action-labels.data.ts";
import type { ActionMaterial } from "./action-material.ts";
import {
  type ActionReading,
  cuesOf,
  isQuestion,
  isSameClause,
  meant,
  sentenceOf,
} from "./action-reading.ts";
import type { OfferedAction } from "./chat-action.ts";
import { sessionName, sessionNameFrom } from "./session-name.ts";

/** So many words behind "start a" the kind of exercise is named. */
const START_REACH = 5;

/** Offers an open log, unless one is open or the person should not exercise now. */
export function startAction(
  reading: ActionReading,
  material: ActionMaterial,
): OfferedAction | undefined {
  const { records, riskLevel, limits, cautions, writing, now } = material;
  const isAllowed =
    !isAtLeast(riskLevel, "high") &&
    limits.maxIntensity !== "none" &&
    !cautions.some(({ effect }) => effect === "forbidden");
  if (records.openSession !== null || !isAllowed) return undefined;
  const started = startedKind(reading);
  if (started === undefined) return undefined;
  const name = sessionName(
    started.activity === null ? [] : [sessionNameFrom(reading.text, started, writing)],
    writing,
  );
  return {
    kind: "start_session",
    label: labelOf(ACTION_LABELS.startSession, writing, { name }),
    sportName: name,
    sportStart: now,
  };
}

/** The kind of exercise that a message asks to begin now. */
function startedKind(reading: ActionReading): FoundActivity | undefined {
  const isOfAnother = (place: number) =>
    cuesOf(reading, "noStart").some(
      ({ start }) => start > place && isSameClause(reading, start, place),
    ) ||
    (["habitual", "later"] as const).some((cue) =>
      cuesOf(reading, cue).some(
        ({ start }) => sentenceOf(reading, start) === sentenceOf(reading, place),
      ),
    );
  const isNow = (place: number) =>
    cuesOf(reading, "now").some(
      ({ start }) => sentenceOf(reading, start) === sentenceOf(reading, place),
    );
  const starts = [
    ...meant(reading, "start"),
    ...meant(reading, "startBare").filter(({ start }) => isNow(start)),
    ...meant(reading, "startFirst").filter(
      ({ start }) => start === 0 || !isSameClause(reading, start - 1, start),
    ),
  ].filter(({ start }) => !isQuestion(reading, sentenceOf(reading, start)) && !isOfAnother(start));
  const isTimed = reading.amounts.some(({ measure }) => measure === "period");
  if (isTimed) return undefined;
  const within = meant(reading, "startWithin");
  const all = [
    ...starts.map(({ start, end }) => ({ start, end: end + START_REACH })),
    ...within.filter(({ start }) => !isOfAnother(start)),
  ];
  for (const start of all) {
    const found = reading.activities.find(
      (each) =>
        each.end > start.start &&
        each.start <= start.end &&
        sentenceOf(reading, each.start) === sentenceOf(reading, start.start) &&
        reading.denied[each.start] !== 1,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
