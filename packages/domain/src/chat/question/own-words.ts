import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { findFrame } from "../../safety/content-check/instruction-frames.ts";
import { triesToInstruct } from "../../safety/content-check/tries-to-instruct.ts";

/** Lines that begin as the turn of somebody else: harmless by themselves, as in "System: Android". */
const TURN =
  /(?:^|\n)(?:system|assistant|human|developer|系[统統](?:消息)?|助手|用[户戶]) ?[:：]/iu;

/** The same in the middle of a line, behind the end of a sentence. */
const TURN_WITHIN =
  /[.?!。？！] *(?:system|assistant|human|developer|系[统統](?:消息)?|助手|用[户戶]) ?[:：]/iu;

/**
 * What stands before the first mark of a frame or, where the rest tries to instruct, of a turn; the text itself where
 * that is all of it.
 */
export function ownWordsOf(text: ReadText): ReadText {
  const frame = findFrame(text.source);
  const unframed = beforeTurnWithin(frame === undefined ? text : read(text.source.slice(0, frame)));
  const turn = TURN.exec(unframed.source);
  if (turn === null || !triesToInstruct(unframed, "chat")) return unframed;
  return read(unframed.source.slice(0, turn.index));
}

/** What stands before somebody else's turn in the middle of a line, where that turn tries to instruct by itself. */
function beforeTurnWithin(text: ReadText): ReadText {
  const turn = TURN_WITHIN.exec(text.source);
  if (turn === null) return text;
  const [own, others] = [text.source.slice(0, turn.index + 1), text.source.slice(turn.index + 1)];
  return triesToInstruct(read(others), "chat") ? read(own) : text;
}
