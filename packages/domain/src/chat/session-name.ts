import { read } from "../language/read.ts";
import { type WrittenText, writingOf } from "../language/writing.ts";
import { isAtLeast, type RiskLevel } from "../safety/risk-level.ts";
import { CHAT_LIMITS } from "./chat-message.ts";
import { NEW_CHAT_NAME } from "./chat-session.ts";

const SPACES = /\s+/g;
/** What cannot be seen, or changes the direction of what follows; the joiner inside an emoji stays. */
const UNSEEN =
  /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]/gu;
const PUNCTUATION_OR_SPACE = /^[\p{P}\s]$/u;
const ELLIPSIS = "…";

/** The name of a session that began with something that nobody who looks at a list should read. */
const NEUTRAL_NAME: WrittenText = { en: "Conversation", "zh-Hans": "对话", "zh-Hant": "對話" };

/** Words, also of Chinese, which writes none apart. The language it is told makes no difference to these. */
const words = new Intl.Segmenter("en", { granularity: "word" });
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A session's name from its first message: one line of at most `CHAT_LIMITS.sessionNameLength` code points, cut after a
 * word and never inside a character of several code points. A neutral one where the message was judged `high` or
 * `critical`.
 *
 * @example
 * ```ts
 * import { sessionNameOf } from "@health-exercise/domain/chat";
 * console.log(sessionNameOf("How do I train for a marathon?")); // How do I train for a marathon?
 * ```
 */
export function sessionNameOf(message: string, riskLevel: RiskLevel = "safe"): string {
  if (isAtLeast(riskLevel, "high")) return NEUTRAL_NAME[writingOf(read(message))];
  const line = message.replace(SPACES, " ").replace(UNSEEN, "").replace(SPACES, " ").trim();
  if (line === "") return NEW_CHAT_NAME;
  if (lengthOf(line) <= CHAT_LIMITS.sessionNameLength) return line;
  const room = CHAT_LIMITS.sessionNameLength - lengthOf(ELLIPSIS);
  const kept = fitting(words.segment(line), room);
  while (PUNCTUATION_OR_SPACE.test(kept.at(-1) ?? "")) kept.pop();
  const name = kept.length > 0 ? kept : fitting(characters.segment(line), room);
  return name.length > 0 ? `${name.join("")}${ELLIPSIS}` : NEW_CHAT_NAME;
}

/** The first segments that together have at most `room` code points. */
function fitting(segments: Intl.Segments, room: number): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const { segment } of segments) {
    length += lengthOf(segment);
    if (length > room) break;
    kept.push(segment);
  }
  return kept;
}

function lengthOf(text: string): number {
  return [...text].length;
}
