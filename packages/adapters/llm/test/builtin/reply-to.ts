import { languageOfText } from "@health-exercise/domain/language";
import { ConverterFactory, Locale } from "opencc-js";
import { expect } from "vitest";
import { BuiltInLanguageModel } from "../../src/builtin/built-in-language-model.ts";
import { aReplyMaterial, type MaterialFacts } from "../support/a-reply-material.ts";

const traditional = ConverterFactory(Locale.from.cn, Locale.to.tw);

/** What is answered to a message, in the language it is written in: in traditional characters just the same. */
export async function replyTo(message: string, facts: MaterialFacts = {}): Promise<string> {
  const reply = await answer(message, facts);
  const inTraditional = traditional(message);
  if (languageOfText(message) === "zh" && inTraditional !== message)
    expect(await answer(inTraditional, facts)).toBe(reply);
  return reply;
}

async function answer(message: string, facts: MaterialFacts): Promise<string> {
  const material = aReplyMaterial({ message, language: languageOfText(message), ...facts });
  return (await new BuiltInLanguageModel().reply(material)).text;
}
