/**
 * Marks by which a text pretends to be a frame around texts: tags and turns as they are written for models. What
 * follows one was not said by whom it seems. Source of the kinds: OWASP, Top 10 for Large Language Model Applications:
 * LLM01 Prompt Injection (2025).
 */
const FRAME =
  /<\/?(?:data|system|assistant|user|function_calls|invoke)\b|&lt;\/?(?:data|system)|<\|[a-z_]{1,30}\|>|\[\/?INST\]|<<\/?SYS>>|\]\]>|【\/?系[统統]】|(?:^|\n|(?<=[.?!。？！] ))(?:#{1,4}|={3}) ?(?:new )?(?:system|instruction|response)\b|"role": ?"system"/iu;

/** Where the first mark of a frame stands in a text; undefined where there is none. */
export function findFrame(source: string): number | undefined {
  return FRAME.exec(source)?.index;
}
