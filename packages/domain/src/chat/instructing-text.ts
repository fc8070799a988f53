import { givesInstructions } from "../safety/content/gives-instructions.ts";
import type { CheckContent } from "../safety/content-check.ts";

/**
 * Marks by which a text pretends to be a frame around texts: tags and turns as they are written for models. What
 * follows one was not said by whom it seems. Source of the kinds: OWASP, Top 10 for Large Language Model Applications:
 * LLM01 Prompt Injection (2025).
 */
const FRAME =
  /<\/?(?:data|system|assistant|user|function_calls|invoke)\b|&lt;\/?(?:data|system)|<\||\[\/?INST\]|<<\/?SYS>>|\]\]>|【\/?系统】|(?:^|\n)(?:system|assistant|human|developer|系统|系统消息|助手|用户) ?[:：]/iu;

/** What stands before the first mark of a frame; the whole text where there is none. */
export function beforeFrame(text: string): string {
  return text.slice(0, FRAME.exec(text)?.index);
}

/** Whether a text, of whomever, tries to instruct the service instead of telling something. */
export function triesToInstruct(text: string, checkContent: CheckContent): boolean {
  return (
    FRAME.test(text) ||
    givesInstructions(text) ||
    checkContent(text).flags.includes("prompt_injection")
  );
}
