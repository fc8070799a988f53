import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ToldNote } from "./chat-note.ts";
import { NAME_CUES } from "./name-notes.data.ts";

let cues: PhraseFinder<true> | undefined;

/** What the person wants to be called, as they wrote it; undefined where they told no name. */
export function calledName(notes: readonly ToldNote[]): string | undefined {
  const note = notes.find(({ kind }) => kind === "name");
  if (note === undefined) return undefined;
  cues ??= createPhraseFinder(phrasesWith(NAME_CUES, true as const), { compare: "singular" });
  const { words, source } = read(note.text);
  const end = Math.max(0, ...cues.find(words).map((cue) => cue.end));
  const name = source.slice(words[end]?.start ?? source.length).trim();
  return name === "" ? undefined : name;
}
