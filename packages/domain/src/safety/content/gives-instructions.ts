import {
  DOCUMENT_INSTRUCTION_CONCEPTS,
  DOCUMENT_INSTRUCTION_RULES,
} from "./document-instructions.data.ts";
import { MARKER_CONCEPTS } from "./markers.data.ts";
import { normaliseText } from "./normalise.ts";
import { RuleEngine } from "./rule-engine.ts";

const engine = new RuleEngine(
  { ...MARKER_CONCEPTS, ...DOCUMENT_INSTRUCTION_CONCEPTS },
  DOCUMENT_INSTRUCTION_RULES,
);

const TAG_MARKS = /[<>]/g;
const LINE_WRAP = /(?<!\n)\n(?!\n)/g;
/** How chats are written for models: marks between the turns, or a line that begins as the turn of one who gives orders. */
const TURN =
  /<\|[a-z_]{1,30}\|>|\[\/?inst\]|<<\/?sys>>|(?:^|\n)[ #*[]{0,4}(?:system|assistant|developer)(?: (?:message|prompt|note))?[\]*]{0,3}: {0,2}(?:you|from now|always|never|do not|dont|ignore)\b|系统(?:提示|指令|消息)?: {0,2}(?:你必须|你是|你只能|忽略)/;

/**
 * Whether a document tries to instruct a model that reads it, in English or Chinese: also in words that are quoted,
 * told as a story or an example, wrapped over lines, or hidden in tags and comments, since a model reads those too.
 * What is denied ("never ignore the rules above") is no instruction. In time proportional to the text.
 */
export function givesInstructions(text: string): boolean {
  const plain = text.replaceAll("\r\n", "\n");
  const readings = [plain, plain.replace(LINE_WRAP, " "), plain.replace(TAG_MARKS, "\n")];
  return [...new Set(readings)].some((reading) => isInstructing(normaliseText(reading)));
}

function isInstructing(text: string): boolean {
  return TURN.test(text) || engine.applyRules(engine.read(text), new Set(), "advice").length > 0;
}
