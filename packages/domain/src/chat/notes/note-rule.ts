import type { ChatNoteKind } from "./chat-note.ts";

/** Phrases that say something of oneself, by what they say it about: a topic that has one note. */
type ByTopic = Readonly<Record<string, readonly string[]>>;

/** How notes of a kind are told, as phrases (`readPhrase`) that are found within a clause. */
export type NoteRule = {
  readonly kind: ChatNoteKind;
  /** What a clause begins to tell with; empty where only statements count. */
  readonly cues: readonly string[];
  /** What has to follow a cue, by topic. */
  readonly things: ByTopic;
  /** How many words may stand between the two. */
  readonly reach: number;
  /** Whether the thing may stand before the cue ("on Wednesdays I have no time"). */
  readonly isEitherWay?: true;
  /** Phrases that need nothing else, by topic. */
  readonly statements?: ByTopic;
  /** Whether it counts though it is told as past: an operation leaves something behind. */
  readonly countsPast?: true;
  /** Whether it counts only where it is told as past: a broken bone leaves something behind, and one of today is another matter. */
  readonly countsOnlyPast?: true;
  /** Whether it counts only where nothing stands before it in its clause: it names nobody. */
  readonly countsOnlyFirst?: true;
  /** Whether a day or week that is named makes it something that passes. */
  readonly countsOnlyAlways?: true;
};
