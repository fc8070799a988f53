import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import { triesToInstruct } from "../../safety/content-check/tries-to-instruct.ts";
import { ownWordsOf } from "./own-words.ts";

/** An attempt that is spread over more sentences takes the whole message with it. A design value. */
const LONGEST_ATTEMPT = 3;
/** Who asks for something needs fewer sentences; each of them is checked. A design value. */
const MOST_SENTENCES = 100;

/**
 * What of a message asks for something: without the sentences, alone or with their neighbours, that try to instruct the
 * service, and without what pretends to be said by somebody else; empty when nothing is left, when what is left still
 * tries, or when there is too much to tell apart. The message itself where nothing is left out.
 */
export const questionOf = toldOnce((message: ReadText): ReadText => {
  const own = ownWordsOf(message);
  const question = triesToInstruct(own, "chat") ? withoutAttempts(message, own.source) : own.source;
  const asked = question.trim();
  return asked === message.source ? message : read(asked);
});

/** A question with the earlier one that it leans on, as it is looked up. */
export function questionInContext(question: ReadText, earlierQuestion: ReadText): ReadText {
  if (earlierQuestion.source === "") return question;
  return read(`${earlierQuestion.source} ${question.source}`.trim());
}

/** What a longer question is looked up by is no longer. A design value: a hundred words or more say what is asked. */
const LONGEST_LOOKED_UP = 1_000;
const ASKS = /[?？]\s*$/;

/**
 * By what a question is looked up: itself, or what is asked in a long one, the last of it first. The subject of a tale of
 * pages is in its questions, and a search for all its words finds whatever has some of them.
 */
export function lookedUp(question: ReadText): ReadText {
  const { source, sentences } = question;
  if (source.length <= LONGEST_LOOKED_UP) return question;
  const texts = sentences.map(({ start, end }) => source.slice(start, end));
  const isAsked = texts.map((text) => ASKS.test(text));
  const chosen = new Set<number>();
  let length = 0;
  for (const asked of [true, false]) {
    for (const [index, text] of [...texts.entries()].reverse()) {
      if (isAsked[index] !== asked || length + text.length > LONGEST_LOOKED_UP) continue;
      chosen.add(index);
      length += text.length;
    }
  }
  const kept = texts.filter((_, index) => chosen.has(index)).join(" ");
  return read(kept === "" ? source.slice(0, LONGEST_LOOKED_UP) : kept);
}

function withoutAttempts({ sentences }: ReadText, own: string): string {
  const texts = sentences.flatMap(({ start }, index) =>
    start < own.length ? [own.slice(index === 0 ? 0 : start, sentences[index + 1]?.start)] : [],
  );
  if (texts.length > MOST_SENTENCES) return "";
  const left = new Set(texts.keys());
  for (let length = 1; length <= LONGEST_ATTEMPT; length += 1) {
    for (let start = 0; start + length <= texts.length; start += 1) {
      const group = Array.from({ length }, (_, index) => start + index);
      if (!group.every((index) => left.has(index))) continue;
      if (instructs(group.map((index) => texts[index]).join(""))) {
        for (const index of group) left.delete(index);
      }
    }
  }
  const question = [...left].map((index) => texts[index]).join("");
  return instructs(question) ? "" : question;
}

function instructs(text: string): boolean {
  return triesToInstruct(read(text), "chat");
}
