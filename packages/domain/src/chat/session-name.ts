import { read } from "../language/read.ts";
import { type WrittenText, writingOf } from "../language/writing.ts";
import { isAtLeast, type RiskLevel } from "../safety/risk-level.ts";
import { CHAT_LIMITS } from "./chat-message.ts";
import { NEW_CHAT_NAME } from "./chat-session.ts";
import { oneLine } from "./reply/one-line.ts";

/** The name of a session that began with something that nobody who looks at a list should read. */
const NEUTRAL_NAME: WrittenText = { en: "Conversation", "zh-Hans": "对话", "zh-Hant": "對話" };

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
  return oneLine(message, CHAT_LIMITS.sessionNameLength) || NEW_CHAT_NAME;
}
