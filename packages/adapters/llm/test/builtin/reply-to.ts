import { createIntentJudge } from "@health-exercise/domain/chat";
import { INTENT_WEIGHTS } from "@health-exercise/domain/chat/intent-weights";
import { languageOfText, read, writingOf } from "@health-exercise/domain/language";
import { ConverterFactory, Locale } from "opencc-js";
import { expect } from "vitest";
import { BuiltInLanguageModel } from "../../src/builtin/built-in-language-model.ts";
import { aReplyMaterial, type MaterialFacts } from "../support/a-reply-material.ts";
import { answerFrom } from "./some-records.ts";

const builtIn = new BuiltInLanguageModel(createIntentJudge(INTENT_WEIGHTS));

const toTraditional = ConverterFactory(Locale.from.cn, Locale.to.tw);
const charactersOf = ConverterFactory(Locale.from.tw, Locale.to.cn);
/** In simplified characters, with the words that are others in Taiwan as they are elsewhere. */
const toSimplified = (text: string) =>
  charactersOf(text).replaceAll("纪录", "记录").replaceAll("骑车", "骑行");

/** What is answered to a message, in the language it is written in: in traditional characters the same in those. */
export async function replyTo(message: string, facts: MaterialFacts = {}): Promise<string> {
  const reply = await answer(message, facts);
  const inTraditional = toTraditional(message);
  if (languageOfText(message) === "zh" && inTraditional !== message) {
    const other = await answer(inTraditional, facts);
    expect(other).not.toBe(reply);
    expect(toSimplified(other)).toBe(toSimplified(reply));
  }
  return reply;
}

async function answer(message: string, facts: MaterialFacts): Promise<string> {
  const language = languageOfText(message);
  const writing = writingOf(read(message), null, language);
  const material = aReplyMaterial({ message, language, writing, ...facts });
  const { records, history, profile, question } = material;
  const found = material.answer ?? answerFrom(records, question.source, history, profile);
  return (await builtIn.reply({ ...material, answer: found })).text;
}
