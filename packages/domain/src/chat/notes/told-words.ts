import type { WordSpan } from "../../language/denial.ts";
import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import {
  BARE_BODY_NOTES,
  BODY_PART_NOTES,
  BROKEN_PART_NOTES,
  CONDITION_NOTES,
  OPERATION_NOTES,
} from "./body-notes.data.ts";
import { ALL_EQUIPMENT_NOTES, EQUIPMENT_NOTES } from "./equipment-notes.data.ts";
import { BARE_GOAL_NOTES, EVENT_DAY_NOTES, GOAL_NOTES } from "./goal-notes.data.ts";
import { AFTER_NAMES, NAME_CUES, NO_NAMES } from "./name-notes.data.ts";
import {
  NOTE_ASKING,
  NOTE_BETWEEN,
  NOTE_ENDS,
  NOTE_HEALED,
  NOTE_NOW,
  NOTE_OPENINGS,
  NOTE_OTHERS,
  NOTE_PAST,
  NOTE_SOON,
  NOTE_SUPPOSING,
} from "./note-frame.data.ts";
import type { NoteRule } from "./note-rule.ts";
import { BARE_LIKING_NOTES, HABIT_NOTES, LIKING_NOTES } from "./preference-notes.data.ts";
import { DAY_NOTES, SCHEDULE_NOTES } from "./schedule-notes.data.ts";

const RULES: readonly NoteRule[] = [
  GOAL_NOTES,
  BARE_GOAL_NOTES,
  EVENT_DAY_NOTES,
  LIKING_NOTES,
  BARE_LIKING_NOTES,
  HABIT_NOTES,
  SCHEDULE_NOTES,
  DAY_NOTES,
  ALL_EQUIPMENT_NOTES,
  EQUIPMENT_NOTES,
  BODY_PART_NOTES,
  BROKEN_PART_NOTES,
  OPERATION_NOTES,
  CONDITION_NOTES,
  BARE_BODY_NOTES,
];

const FRAME = {
  end: NOTE_ENDS,
  opening: NOTE_OPENINGS,
  asking: NOTE_ASKING,
  supposing: NOTE_SUPPOSING,
  others: NOTE_OTHERS,
  healed: NOTE_HEALED,
  now: NOTE_NOW,
  past: NOTE_PAST,
  soon: NOTE_SOON,
  between: NOTE_BETWEEN,
  name: NAME_CUES,
  noName: NO_NAMES,
  afterName: AFTER_NAMES,
} as const;

type Frame = keyof typeof FRAME;
type CueMeaning = { readonly role: "cue"; readonly rule: NoteRule };
type TopicMeaning = {
  readonly role: "thing" | "statement";
  readonly rule: NoteRule;
  readonly topic: string;
};
type Meaning = { readonly role: Frame } | CueMeaning | TopicMeaning;

/** What of a text may belong to a note, or keep something from being one, by the part that it plays. */
export type ToldWords = Readonly<Record<Frame, readonly WordSpan[]>> & {
  readonly cue: readonly PhraseHit<CueMeaning>[];
  readonly thing: readonly PhraseHit<TopicMeaning>[];
  readonly statement: readonly PhraseHit<TopicMeaning>[];
};

let finder: PhraseFinder<Meaning> | undefined;

/** Every word of a text that plays a part in notes. Linear. */
export function toldWords({ words }: ReadText): ToldWords {
  finder ??= createPhraseFinder<Meaning>(entries(), { compare: "singular" });
  const frames = Object.keys(FRAME).map((role): [string, WordSpan[]] => [role, []]);
  const framed = Object.fromEntries(frames) as Record<Frame, WordSpan[]>;
  const cue: PhraseHit<CueMeaning>[] = [];
  const topics: Record<TopicMeaning["role"], PhraseHit<TopicMeaning>[]> = {
    thing: [],
    statement: [],
  };
  for (const { meaning, start, end } of finder.findAll(words).hits) {
    if (meaning.role === "cue") cue.push({ meaning, start, end });
    else if ("topic" in meaning) topics[meaning.role].push({ meaning, start, end });
    else framed[meaning.role].push({ start, end });
  }
  return { ...framed, ...topics, cue };
}

function entries(): readonly (readonly [phrase: string, meaning: Meaning])[] {
  const roles = Object.keys(FRAME) as Frame[];
  return [
    ...roles.flatMap((role) => phrasesWith<Meaning>(FRAME[role], { role })),
    ...RULES.flatMap((rule) => [
      ...phrasesWith<Meaning>(rule.cues, { role: "cue", rule }),
      ...byTopic("thing", rule, rule.things),
      ...byTopic("statement", rule, rule.statements ?? {}),
    ]),
  ];
}

function byTopic(
  role: "thing" | "statement",
  rule: NoteRule,
  phrases: NoteRule["things"],
): readonly (readonly [phrase: string, meaning: Meaning])[] {
  return Object.entries(phrases).flatMap(([topic, all]) =>
    phrasesWith<Meaning>(all, { role, rule, topic }),
  );
}
