import { deniedWords } from "../../language/denial.ts";
import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import {
  ALL_CLEAR,
  BY_ACCIDENT,
  DOUBTING,
  NOT_CLEAR,
  RESOLVING,
  TAKING_LEAVE,
} from "./matter-cues.data.ts";
import type { Matter } from "./matter-texts.data.ts";
import { ADVISED, ARRANGED, SENT_ON, WISHED } from "./seen-cues.data.ts";

/** What a phrase says: that a matter is looked after, what came of it, or that what is told is not so. */
type Cue =
  | Matter
  | keyof typeof DOUBTING
  | "leave"
  | "clear"
  | "not_clear"
  | "accident"
  | "advised"
  | "arranged"
  | "sent_on"
  | "wished";

/** What a professional may look after from afar. */
const OF_BODY: ReadonlySet<Matter> = new Set(["other_person", "medical", "injury", "eating"]);

const QUESTION = /[?？]\s*$/;
const BEGINS_ASKING: ReadonlySet<string> = new Set(
  "did does do has is are was can could should would will what when why who how".split(" "),
);

let finder: PhraseFinder<Cue> | undefined;

/** Told, neither denied nor asked ("should I have seen a doctor?"), doubted ("when she is with me") nor to take leave. */
export function isResolvedBy(message: ReadText, matter: Matter): boolean {
  return tells(message, matter, matter) || (OF_BODY.has(matter) && isAdvised(message, matter));
}

/** Whether somebody who was asked from afar has answered, and neither wants to see the person nor sends them on. */
function isAdvised(message: ReadText, matter: Matter): boolean {
  if (!tells(message, "advised", matter)) return false;
  return cuesIn(message).every(({ meaning }) => meaning !== "arranged" && meaning !== "sent_on");
}

/** Whether somebody tells that a professional is going to look at it: it is not looked after yet. */
export function isArrangedBy(message: ReadText): boolean {
  const denied = deniedWords(message);
  return cuesIn(message).some(
    (hit) =>
      hit.meaning === "arranged" &&
      denied[hit.start] !== 1 &&
      !isAsked(hit, message) &&
      !isWished(hit, message),
  );
}

/** "Should I see my GP on Monday" and "I need an appointment" arrange nothing. */
function isWished({ start }: PhraseHit<Cue>, message: ReadText): boolean {
  const { words } = message;
  return cuesIn(message).some(
    (hit) =>
      (hit.meaning === "wished" || hit.meaning === "asking") &&
      words[hit.start]?.clause === words[start]?.clause,
  );
}

/** Whether somebody tells that they were hurt by accident, which is no wish to harm themselves. */
export function wasAccident(message: ReadText): boolean {
  return tells(message, "accident", "crisis");
}

function tells(message: ReadText, cue: Cue, matter: Matter): boolean {
  const hits = cuesIn(message);
  const told = hits.filter(({ meaning }) => meaning === cue);
  if (told.length === 0) return false;
  const denied = deniedWords(message);
  return told.some(
    (hit) =>
      denied[hit.start] !== 1 &&
      !isAsked(hit, message) &&
      !endsAsking(hit, message) &&
      !isOtherwise(hit, hits, message, matter),
  );
}

/** Whether somebody tells that a doctor has looked, whatever came of it. */
export function isSeenBy(message: ReadText): boolean {
  return isResolvedBy(message, "medical");
}

/** Whether somebody tells that a doctor has looked and found nothing, or lets them exercise again. */
export function isClearedBy(message: ReadText): boolean {
  if (!isSeenBy(message)) return false;
  const hits = cuesIn(message);
  if (hits.some(({ meaning }) => meaning === "not_clear")) return false;
  const denied = deniedWords(message);
  return hits.some(
    (hit) => hit.meaning === "clear" && denied[hit.start] !== 1 && !isAsked(hit, message),
  );
}

function cuesIn({ words }: ReadText): readonly PhraseHit<Cue>[] {
  finder ??= createPhraseFinder<Cue>(
    phrasesByMeaning<Cue>({
      ...RESOLVING,
      ...DOUBTING,
      leave: TAKING_LEAVE,
      clear: ALL_CLEAR,
      not_clear: NOT_CLEAR,
      accident: BY_ACCIDENT,
      advised: ADVISED,
      arranged: ARRANGED,
      sent_on: SENT_ON,
      wished: WISHED,
    }),
    { within: "sentence" },
  );
  return finder.findAll(words).hits;
}

/** Whether the clause in which something stands asks for it: the last one before a question mark, or one that begins so. */
function isAsked({ start }: PhraseHit<Cue>, { source, words, sentences }: ReadText): boolean {
  const place = words[start];
  const sentence = sentences[place?.sentence ?? 0];
  if (!QUESTION.test(source.slice(sentence?.start, sentence?.end))) return false;
  const inSentence = words.filter((word) => word.sentence === place?.sentence);
  const clause = inSentence.filter((word) => word.clause === place?.clause);
  return BEGINS_ASKING.has(clause[0]?.text ?? "") || clause.at(-1) === inSentence.at(-1);
}

/** "救护车来了没". */
function endsAsking({ start }: PhraseHit<Cue>, { words }: ReadText): boolean {
  return words.findLast(({ clause }) => clause === words[start]?.clause)?.text === "没";
}

function isOtherwise(
  { start }: PhraseHit<Cue>,
  hits: readonly PhraseHit<Cue>[],
  { words }: ReadText,
  matter: Matter,
): boolean {
  const place = words[start];
  const isInClause = (word: Token | undefined) => word?.clause === place?.clause;
  return hits.some((hit) => {
    const other = words[hit.start];
    if (other?.sentence !== place?.sentence) return false;
    if (hit.meaning === "before") return hit.start < start && isInClause(other);
    if (hit.meaning === "asking") return isInClause(other);
    return hit.meaning === "anywhere" || (hit.meaning === "leave" && matter === "crisis");
  });
}
