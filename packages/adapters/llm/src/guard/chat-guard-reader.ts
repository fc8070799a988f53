import { dataBlock } from "@health-exercise/domain/chat";
import {
  guardFinding,
  RISK_LEVELS,
  SAFETY_FLAGS,
  type SafetyFinding,
} from "@health-exercise/domain/safety";
import type { GuardedText } from "@health-exercise/ports-llm";
import { generateText, type LanguageModel } from "ai";
import { z } from "zod";
import { ProviderFailure } from "../providers/provider-failure.ts";
import type { ProviderSettings } from "../providers/provider-settings.ts";
import { afterThinking } from "../providers/usable-reply.ts";
import {
  ANSWER,
  CHAT_GUARD_SOURCE,
  FLAG_MEANINGS,
  LEVELS,
  TASKS,
} from "./chat-guard-instruction.data.ts";
import type { GuardReader } from "./guard-category.ts";

const finding = z.object({ flag: z.enum(SAFETY_FLAGS), level: z.enum(RISK_LEVELS) });
const answer = z.object({ findings: z.array(z.unknown()).max(SAFETY_FLAGS.length) });

/** A chat model with an instruction of ours. */
export function chatGuardReader(
  model: LanguageModel,
  { maxOutputTokens, temperature }: ProviderSettings,
): GuardReader {
  return async (text, abortSignal) => {
    const { text: said } = await generateText({
      model,
      instructions: instructionFor(text.kind),
      prompt: dataOf(text),
      maxOutputTokens,
      ...(temperature !== undefined && { temperature }),
      maxRetries: 0,
      abortSignal,
      telemetry: { isEnabled: false },
    });
    return findingsIn(afterThinking(said));
  };
}

function instructionFor(kind: GuardedText["kind"]): string {
  const flags = SAFETY_FLAGS.map((flag) => {
    const meaning = FLAG_MEANINGS[flag];
    return meaning === undefined ? `- ${flag}` : `- ${flag}: ${meaning}`;
  });
  const parts = [TASKS[kind], ["Flags:", ...flags], ["Levels:", ...LEVELS[kind]], ANSWER];
  return parts.map((lines) => lines.join("\n")).join("\n\n");
}

/** Everything that others wrote, fenced as data. */
function dataOf(text: GuardedText): string {
  const message = dataBlock("message", text.message);
  return text.kind === "message" ? message : `${message}\n${dataBlock("reply", text.reply)}`;
}

/** @throws ProviderFailure where there is no such object, or where none of its findings can be read. */
function findingsIn(said: string): readonly SafetyFinding[] {
  const { success, data } = answer.safeParse(objectIn(said));
  if (!success) throw new ProviderFailure(said.trim() === "" ? "empty" : "malformed");
  const readable = data.findings.flatMap((each) => finding.safeParse(each).data ?? []);
  if (readable.length === 0 && data.findings.length > 0) throw new ProviderFailure("malformed");
  return readable.map(({ flag, level }) =>
    guardFinding({ flag, level, source: CHAT_GUARD_SOURCE, category: `chat.${flag}` }),
  );
}

/** The object in an answer, which models like to put between marks of code. */
function objectIn(said: string): unknown {
  try {
    return JSON.parse(said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}
