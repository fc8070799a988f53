import type { ChatNoteId, UserId } from "../../shared/ids.ts";

/** What a note is about. */
export const CHAT_NOTE_KINDS = [
  "goal",
  "preference",
  "schedule",
  "equipment",
  "body",
  "name",
] as const;
export type ChatNoteKind = (typeof CHAT_NOTE_KINDS)[number];

/** The bounds of notes (design values); `textLength` in characters. */
export const CHAT_NOTE_LIMITS = { textLength: 200, ofPerson: 50, ofMessage: 5 } as const;

/** Something that a person told of themselves, worth keeping over sessions. */
export type ToldNote = {
  readonly kind: ChatNoteKind;
  /** What within the kind it is about: of each a person has one note, the latest told. */
  readonly topic: string;
  /** The person's own words, on one line of at most `CHAT_NOTE_LIMITS.textLength` characters. */
  readonly text: string;
};

/** A note as it is kept. */
export type ChatNote = ToldNote & {
  readonly id: ChatNoteId;
  readonly userId: UserId;
  readonly createdAt: Date;
};

/**
 * The notes of a person, latest first, after more was told: what is told anew of a topic replaces what was told of it,
 * unless it is the same to the letter; beyond `CHAT_NOTE_LIMITS.ofPerson` the oldest go.
 */
export function withNewNotes(
  kept: readonly ChatNote[],
  told: readonly ChatNote[],
): readonly ChatNote[] {
  const notes = new Map(kept.map((note) => [placeOf(note), note]));
  for (const note of told) {
    if (notes.get(placeOf(note))?.text !== note.text) notes.set(placeOf(note), note);
  }
  return [...notes.values()].sort(latestFirst).slice(0, CHAT_NOTE_LIMITS.ofPerson);
}

function placeOf({ kind, topic }: ToldNote): string {
  return `${kind} ${topic}`;
}

function latestFirst(left: ChatNote, right: ChatNote): number {
  const difference = right.createdAt.getTime() - left.createdAt.getTime();
  return difference === 0 ? (left.id < right.id ? 1 : -1) : difference;
}
