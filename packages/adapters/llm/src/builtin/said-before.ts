import type { ReplyMaterial } from "@health-exercise/domain/chat";
import { type ReadText, read } from "@health-exercise/domain/language";
import { cueFinder } from "./cues.ts";
import type { Guidance } from "./guidance/tell-guidance.ts";
import { REPEAT_CUES } from "./said-before.data.ts";

/** So many of the latest turns, and so much of what is to be said (design values). */
const LATEST_TURNS = 12;
const SAID_SHARE = 0.6;

const repeatCues = cueFinder(REPEAT_CUES);

/**
 * The latest reply that has most of a guidance word for word; undefined where none has, or where the person asks for the same once
 * more, in so many words or in the same ones.
 */
export function replyWith(
  guidance: Guidance,
  { history, question }: Pick<ReplyMaterial, "history" | "question">,
): ReadText | undefined {
  const latest = history.slice(-LATEST_TURNS);
  if (asksOnceMore(question, latest)) return undefined;
  const sentences = guidance.quoted.flatMap((quoted) => quoted.sentences).map(wordsOf);
  const length = lengthOf(sentences);
  const found = latest.findLast(({ role, content }) => {
    if (role !== "assistant" || length === 0) return false;
    const said = wordsOf(content);
    return lengthOf(sentences.filter((sentence) => said.includes(sentence))) >= SAID_SHARE * length;
  });
  return found && read(found.content);
}

function asksOnceMore(question: ReadText, latest: ReplyMaterial["history"]): boolean {
  if (repeatCues(question).length > 0) return true;
  const asked = wordsOf(question.source);
  return latest.some(({ role, content }) => role === "user" && wordsOf(content) === asked);
}

function lengthOf(texts: readonly string[]): number {
  return texts.join("").length;
}

/** Whether all of these stand in a reply, word for word. */
export function isSaid(sentences: readonly string[], reply: string): boolean {
  const said = wordsOf(reply);
  return sentences.every((sentence) => said.includes(wordsOf(sentence)));
}

/** The words of a text alone: the same in both kinds of Chinese characters. */
export function wordsOf(text: string): string {
  return read(text)
    .words.map((word) => word.text)
    .join(" ");
}
