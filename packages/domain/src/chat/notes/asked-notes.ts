import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { ASKED_NOTE_WORDS, RECALL_WORDS, RECALLED_WORDS } from "./asked-notes.data.ts";
import type { ChatNoteKind, ToldNote } from "./chat-note.ts";
import { NOTE_ASKING } from "./note-frame.data.ts";
import { NOTE_MATTERS, type NoteMatter } from "./note-matter.ts";

/** A question for what the person told of themselves. */
export type AskedNotes = {
  readonly matters: ReadonlySet<NoteMatter>;
  /** Whether it says that it was told: then nothing else can answer it. */
  readonly isRecalled: boolean;
  /** Its words, by their stems: the notes that share one are meant. */
  readonly stems: ReadonlySet<string>;
};

/** Where notes on a matter stand. */
const KINDS: Readonly<Record<Exclude<NoteMatter, "everything">, readonly ChatNoteKind[]>> = {
  name: ["name"],
  goal: ["goal"],
  body: ["body"],
  food: ["body", "preference"],
  preference: ["preference"],
  schedule: ["schedule", "preference"],
  equipment: ["equipment"],
};
/** Of kinds with other topics besides, those that are on the matter. */
const TOPICS: Readonly<Partial<Record<NoteMatter, readonly string[]>>> = {
  food: ["diet", "allergy", "diabetes"],
};
const WHEN: readonly string[] = ["time of day", "company", "place"];
/** Words of many notes, which tell none apart. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  "train training have with what dont about".split(" "),
);
const QUESTION_MARK = /[?？]/u;
const ASKING_ENDS = new Set(["吗", "呢", "么", "着", "咩", "呀", "啊", "未"]);

const WRITER: ReadonlySet<string> = new Set(
  "i im ive me my mine myself we us our 我 俺 咱 本".split(" "),
);

type Meaning = "recall" | "asking" | `direct:${NoteMatter}` | `recalled:${NoteMatter}`;
let finder: PhraseFinder<Meaning> | undefined;

/** What of their notes a message asks for; undefined where it asks for none. */
export function askedNotes(question: ReadText): AskedNotes | undefined {
  finder ??= createPhraseFinder(entries(), { compare: "singular", within: "sentence" });
  const { words, source } = question;
  const found = new Set(finder.findAll(words).hits.map(({ meaning }) => meaning));
  const matters = (how: "direct" | "recalled") =>
    NOTE_MATTERS.filter((matter) => found.has(`${how}:${matter}`));
  const stems = new Set(words.map(({ stem }) => stem));
  const direct = matters("direct");
  const asks =
    found.has("asking") || QUESTION_MARK.test(source) || ASKING_ENDS.has(words.at(-1)?.text ?? "");
  const isRecalled = asks && found.has("recall");
  // "What was it again" without "I" is no question for what somebody told of themselves.
  const isOwn = words.some(({ text }) => WRITER.has(text));
  const recalled = isRecalled && isOwn ? matters("recalled") : [];
  const all = [...direct, ...recalled];
  const named = all.filter((matter) => matter !== "everything");
  const asked = new Set(named.length > 0 ? named : all);
  return asked.size === 0 ? undefined : { matters: asked, isRecalled, stems };
}

/** The notes that are asked for, latest first: those that share a word with the question, where some do. */
export function notesAskedFor<Note extends ToldNote>(
  { matters, stems }: AskedNotes,
  notes: readonly Note[],
): readonly Note[] {
  const meant = notes.filter((note) => [...matters].some((matter) => isOn(matter, note)));
  const shared = meant.filter(({ text }) =>
    read(text).words.some(
      ({ stem, text: word, kind }) => kind !== "han" && isTelling(word) && stems.has(stem),
    ),
  );
  return shared.length > 0 ? shared : meant;
}

function isOn(matter: NoteMatter, { kind, topic }: ToldNote): boolean {
  if (matter === "everything") return true;
  if (!KINDS[matter].includes(kind)) return false;
  if (matter === "schedule") return kind === "schedule" || WHEN.includes(topic);
  return TOPICS[matter]?.includes(topic) ?? true;
}

/** Short words stand in every sentence. */
function isTelling(word: string): boolean {
  return word.length > 3 && !EVERYWHERE.has(word);
}

function* entries(): Generator<readonly [string, Meaning]> {
  yield* phrasesWith<Meaning>(RECALL_WORDS, "recall");
  yield* phrasesWith<Meaning>(NOTE_ASKING, "asking");
  for (const matter of NOTE_MATTERS) {
    yield* phrasesWith<Meaning>(ASKED_NOTE_WORDS[matter], `direct:${matter}`);
    yield* phrasesWith<Meaning>(RECALLED_WORDS[matter], `recalled:${matter}`);
  }
}
