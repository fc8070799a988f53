import { givesInstructions } from "../safety/content/gives-instructions.ts";
import { triesToOverride } from "../safety/content/tries-to-override.ts";

/**
 * Marks by which a text pretends to be a frame around texts: tags and turns as they are written for models. What
 * follows one was not said by whom it seems. Source of the kinds: OWASP, Top 10 for Large Language Model Applications:
 * LLM01 Prompt Injection (2025).
 */
const FRAME =
  /<\/?(?:data|system|assistant|user|function_calls|invoke)\b|&lt;\/?(?:data|system)|<\|[a-z_]{1,30}\|>|\[\/?INST\]|<<\/?SYS>>|\]\]>|【\/?系统】|(?:^|\n)(?:#{1,4}|={3}) ?(?:new )?(?:system|instruction|response)\b|"role": ?"system"/iu;

/** Lines that begin as the turn of somebody else: harmless by themselves, as in "System: Android". */
const TURN = /(?:^|\n)(?:system|assistant|human|developer|系统|系统消息|助手|用户) ?[:：]/iu;

/** What stands before the first mark of a frame or, where the rest tries to instruct, of a turn. */
export function ownWordsOf(text: string): string {
  const unframed = text.slice(0, FRAME.exec(text)?.index);
  const turn = TURN.exec(unframed);
  return turn !== null && triesToInstruct(unframed) ? unframed.slice(0, turn.index) : unframed;
}

/** Whether a text, of whomever, tries to instruct the service instead of telling something. */
export function triesToInstruct(text: string): boolean {
  return FRAME.test(text) || givesInstructions(text) || triesToOverride(text);
}
