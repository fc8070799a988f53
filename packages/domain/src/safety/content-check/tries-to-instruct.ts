import { foldText } from "../../language/fold-text.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import { visibleText } from "../../language/visible-text.ts";
import { finished } from "../../shared/steps.ts";
import { compileConcepts } from "./compiled-concepts.ts";
import {
  DOCUMENT_INSTRUCTION_CONCEPTS,
  DOCUMENT_INSTRUCTION_RULES,
} from "./document-instructions.data.ts";
import { INJECTION_CONCEPTS, INJECTION_RULES } from "./injection.data.ts";
import { findFrame } from "./instruction-frames.ts";
import { MARKER_CONCEPTS } from "./markers.data.ts";
import { RuleEngine } from "./rule-engine.ts";

/**
 * Where a text comes from: what a person or anybody brings into a chat, or a document, which speaks of prompts,
 * restrictions and data without meaning any harm.
 */
export type InstructionPlace = "chat" | "document";

const TAG_MARKS = /[<>]/g;
const LINE_WRAP = /(?<!\n)\n(?!\n)/g;
/** How chats are written for models: marks between the turns, or a line that begins as the turn of one who gives orders. */
const TURN =
  /<\|[a-z_]{1,30}\|>|\[\/?inst\]|<<\/?sys>>|(?:^|\n)[ #*[]{0,4}(?:system|assistant|developer)(?: (?:message|prompt|note))?[\]*]{0,3}: {0,2}(?:you|from now|always|never|do not|don'?t|ignore)\b|系统(?:提示|指令|消息)?: {0,2}(?:你必须|你是|你只能|忽略)/;

let engine: RuleEngine | undefined;

/**
 * Whether a text tries to instruct a model that reads it, in English or Chinese, instead of telling something: also in
 * words that are quoted, told as a story or an example, wrapped over lines, or hidden in tags and comments, since a model
 * reads those too. What is denied ("never ignore the rules above") is no instruction. In time proportional to the text.
 */
export const triesToInstruct = toldOnce((text: ReadText, place: InstructionPlace): boolean => {
  if (place === "chat" && findFrame(text.source) !== undefined) return true;
  return readingsOf(text).some((reading) => isInstructing(reading, place));
});

/** The text as it stands, with its lines joined, and with what its tags hide. */
function readingsOf(text: ReadText): readonly ReadText[] {
  const plain = text.source.replaceAll("\r\n", "\n");
  const others = new Set([plain.replace(LINE_WRAP, " "), plain.replace(TAG_MARKS, "\n")]);
  others.delete(plain);
  return [text, ...[...others].map(read)];
}

function isInstructing(text: ReadText, place: InstructionPlace): boolean {
  if (TURN.test(foldText(visibleText(text.source)).text)) return true;
  engine ??= new RuleEngine(
    finished(
      compileConcepts({
        ...MARKER_CONCEPTS,
        ...DOCUMENT_INSTRUCTION_CONCEPTS,
        ...INJECTION_CONCEPTS,
      }),
    ),
    [
      ...DOCUMENT_INSTRUCTION_RULES.map((rule) => ({
        ...rule,
        kinds: ["message", "advice"] as const,
      })),
      ...INJECTION_RULES.map((rule) => ({ ...rule, kinds: ["message"] as const })),
    ],
  );
  const kind = place === "chat" ? "message" : "advice";
  return engine.applyRules(engine.find(text), new Set(), kind).length > 0;
}
