import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import { questionOf } from "../question/question.ts";
import type { FoundActivity } from "../records/kinds/read-record-activities.ts";
import { labelOf } from "./action-label.ts";
import { ACTION_LABELS } from "./action-labels.data.ts";
import type { ActionMaterial } from "./action-material.ts";
import {
  type ActionReading,
  cuesOf,
  isQuestion,
  isSameClause,
  meant,
  readActionCues,
  sentenceOf,
} from "./action-reading.ts";
import type { OfferedAction } from "./chat-action.ts";
import { sessionName, sessionNameFrom } from "./session-name.ts";

/** So many words behind "start a" the kind of exercise is named. */
const START_REACH = 5;

/** Offers an open log, unless the person should not exercise now. */
export function startAction(
  reading: ActionReading,
  material: ActionMaterial,
): OfferedAction | undefined {
  const { riskLevel, limits, cautions, writing, now } = material;
  const isAllowed =
    !isAtLeast(riskLevel, "high") &&
    limits.maxIntensity !== "none" &&
    !cautions.some(({ effect }) => effect === "forbidden");
  if (!isAllowed) return undefined;
  const started = startedKind(reading);
  const begun = started === undefined && asksToBegin(reading);
  const announced = begun ? announcedKind(reading, material.history) : undefined;
  const isBare = begun && (announced !== undefined || wasProposed(material.history));
  if (started === undefined && !isBare) return undefined;
  const kind = announced ?? { text: reading.text, found: started };
  const isNamed = kind.found !== undefined && kind.found.activity !== null;
  const name = sessionName(
    isNamed ? [sessionNameFrom(kind.text, kind.found, writing)] : [],
    writing,
  );
  return {
    kind: "start_session",
    label: labelOf(ACTION_LABELS.startSession, writing, { name }),
    sportName: name,
    sportStart: now,
  };
}

/** Whether a message asks to begin a kind of exercise now, whether that is offered or not. */
export function asksToStart(question: ReadText): boolean {
  return startedKind(readActionCues(question)) !== undefined;
}

/** "Start it" and "let's go", in few words (design value): which kind it is stands in the turns before. */
const MOST_WORDS = 10;

/** So many lines of a list make a session (design value). */
const LEAST_LINES = 2;
const LIST_LINE = /^- /gm;

/** Whether the reply before proposed something to do. */
function wasProposed(history: ActionMaterial["history"]): boolean {
  const last = history.findLast(({ role }) => role === "assistant");
  return (last?.content.match(LIST_LINE)?.length ?? 0) >= LEAST_LINES;
}

/** What the writer says to be about to do, here or in the turn before: "I'll go for a walk. Start it." */
function announcedKind(
  reading: ActionReading,
  history: ActionMaterial["history"],
): { readonly text: ReadText; readonly found: FoundActivity } | undefined {
  const last = history.findLast(({ role }) => role === "user");
  const before = last && readActionCues(questionOf(read(last.content)));
  const mayLean = before !== undefined && !wasProposed(history) && announces(before);
  const own = [reading, ...(mayLean ? [before] : [])];
  for (const { text, activities, denied } of own) {
    const found = activities.find(
      ({ activity, start }) => activity !== null && denied[start] !== 1,
    );
    if (found !== undefined) return { text, found };
  }
  return undefined;
}

/** Whether a turn says in few words what is to be done now: "I'll go for a walk". */
function announces(turn: ActionReading): boolean {
  const isElsewhere = (["later", "habitual", "noStart", "past", "asking", "askingAfter"] as const)
    .map((cue) => cuesOf(turn, cue).length)
    .some((count) => count > 0);
  const isToCome = cuesOf(turn, "supposing").length + cuesOf(turn, "start").length > 0;
  return turn.text.words.length <= MOST_WORDS && isToCome && !isElsewhere && !isQuestion(turn, 0);
}

function asksToBegin(reading: ActionReading): boolean {
  const { text } = reading;
  const isElsewhere = (["later", "habitual", "noStart"] as const).some(
    (cue) => cuesOf(reading, cue).length > 0,
  );
  return (
    text.words.length <= MOST_WORDS &&
    !isElsewhere &&
    meant(reading, "startIt").some(({ start }) => !isAsked(reading, start))
  );
}

/** Whether what stands at a place is asked: "gym now or sleep", with or without a mark. */
function isAsked(reading: ActionReading, place: number): boolean {
  const sentence = sentenceOf(reading, place);
  const isAlternative = cuesOf(reading, "alternative").some(
    ({ start }) => start > place && sentenceOf(reading, start) === sentence,
  );
  return isAlternative || isQuestion(reading, sentence);
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
  ].filter(({ start }) => !isAsked(reading, start) && !isOfAnother(start));
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
