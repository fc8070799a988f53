import {
  type AskedNotes,
  askedNotes,
  calledName,
  notesAskedFor,
  type ReplyMaterial,
  type StatedGround,
  type ToldNote,
} from "@health-exercise/domain/chat";
import type { ReadText, TextLanguage } from "@health-exercise/domain/language";
import { quotedNote } from "../records/amounts.ts";
import { filled } from "../texts.ts";
import { LOADS_OF_TOPIC } from "../workouts/noted-wish.ts";
import { NOTE_TEXTS, type NoteTexts } from "./note-texts.data.ts";

/** So many notes are told at once (design value). */
const MOST_TOLD = { named: 3, everything: 12 } as const;

/** What notes are told in reply to a question, and what that rests on. */
type NotesReply = { readonly text: string; readonly stated: StatedGround };

const FROM_NOTES: StatedGround = {
  kind: "answer",
  isFromRecords: true,
  quoted: [],
  isTentative: false,
  hasOwnAdvice: false,
};

/**
 * What somebody told of themselves, where they ask for it; that nothing is noted, where they say that they told it, or ask
 * for their name or all of it. Undefined where something else may answer.
 */
export function notesTold(
  asked: ReadText,
  { notes, answer, language }: Pick<ReplyMaterial, "notes" | "answer" | "language">,
): NotesReply | undefined {
  const wanted = askedNotes(asked);
  if (wanted === undefined) return undefined;
  const meant = notesAskedFor(wanted, notes);
  const text = textOf(wanted, meant, language);
  if (text !== undefined) return { text, stated: FROM_NOTES };
  const isSurelyAsked =
    wanted.isRecalled || wanted.matters.has("name") || wanted.matters.has("everything");
  if (!isSurelyAsked || answer !== null) return undefined;
  return {
    text: NOTE_TEXTS[language].nothingTold,
    stated: { kind: "nothing", isSmallTalk: false },
  };
}

function textOf(
  { matters }: AskedNotes,
  notes: readonly ToldNote[],
  language: TextLanguage,
): string | undefined {
  const texts = NOTE_TEXTS[language];
  const name = matters.has("name") ? calledName(notes) : undefined;
  if (name !== undefined) return filled(texts.youAre, { name });
  const isAll = matters.has("everything");
  const quoted = notes
    .slice(0, isAll ? MOST_TOLD.everything : MOST_TOLD.named)
    .flatMap(({ text }) => quotedNote(text, language) ?? []);
  if (quoted.length === 0) return undefined;
  if (!isAll) return filled(texts.youTold, { notes: quoted.join(texts.between) });
  return [texts.youToldAll, ...quoted.map((note) => `- ${note}`), texts.whereKept].join("\n");
}

/** Says what of a message is kept, in the words of the person, and what follows from it; empty where nothing is. */
export function keptSentences({
  told,
  language,
}: Pick<ReplyMaterial, "told" | "language">): readonly string[] {
  const texts = NOTE_TEXTS[language];
  const quoted = new Set(told.flatMap(({ text }) => quotedNote(text, language) ?? []));
  // What is told of the body asks for most care.
  const main = told.find(({ kind }) => kind === "body") ?? told[0];
  if (main === undefined || quoted.size === 0) return [];
  return [
    filled(texts.kept, { notes: [...quoted].join(texts.between) }),
    filled(nextText(main, texts), { name: calledName(told) ?? "" }),
  ];
}

const OF_FOOD: ReadonlySet<string> = new Set(["diet", "allergy"]);

function nextText({ kind, topic }: ToldNote, texts: NoteTexts): string {
  if (kind !== "body") return texts.next[kind];
  if (OF_FOOD.has(topic)) return texts.nextOfFood;
  return LOADS_OF_TOPIC[topic] === undefined ? texts.next.body : texts.nextOfPart;
}
