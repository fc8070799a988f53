import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { ChatTurn } from "../chat-message.ts";
import { begins } from "../help/begins.ts";
import { HELP_FRAME } from "../help/help-frame.data.ts";
import { laterTexts } from "../matter/later-texts.ts";
import {
  ARRANGED_TEXTS,
  CLEARED_TEXT,
  MATTER_TEXTS,
  MATTERS,
  type Matter,
} from "../matter/matter-texts.data.ts";
import { oneLine } from "../reply/one-line.ts";
import { untellingWords } from "./earlier-question.ts";
import { questionOf } from "./question.ts";
import { wordCount } from "./word-count.ts";

/** So many characters of each (design value). */
const LENGTH = 60;
/** What has fewer telling words is a greeting or a thank-you (design value). */
const LEAST_WORDS = 2;

/**
 * What a person asked or told in a session, the earliest first, as they wrote it: no small talk, nothing that tries to instruct, and
 * nothing that was answered by numbers to call or by asking after a matter, as nobody needs to read that again.
 */
export function askedBefore(history: readonly ChatTurn[]): readonly string[] {
  const asked = history.flatMap(({ role, content }, place) => {
    if (role !== "user" || isEmergency(history[place + 1])) return [];
    const question = questionOf(read(content));
    return tells(question) ? [oneLine(question.source, LENGTH)] : [];
  });
  return [...new Set(asked)];
}

function tells(question: ReadText): boolean {
  const untelling = untellingWords(question);
  const telling = wordCount(question.words, (place) => !untelling.has(place));
  return telling > 0 && wordCount(question.words) >= LEAST_WORDS;
}

function isEmergency(reply: ChatTurn | undefined): boolean {
  if (reply?.role !== "assistant") return false;
  const { content } = reply;
  return (
    Object.values(HELP_FRAME.contacts).some((line) => content.includes(line)) ||
    MATTERS.some((matter) => isOfMatter(content, matter))
  );
}

/** Whether a reply asks after a matter that is open, or takes it for looked after: these name no numbers in the frame of a help text. */
function isOfMatter(reply: string, matter: Matter): boolean {
  const { first, resolved } = MATTER_TEXTS[matter];
  const arranged = ARRANGED_TEXTS[matter];
  const texts = [first, resolved, CLEARED_TEXT, ...laterTexts(matter)];
  return [...texts, ...(arranged === undefined ? [] : [arranged])].some((text) =>
    begins(reply, text),
  );
}
