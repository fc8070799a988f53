import { languageOfText, type ReplyMaterial } from "@health-exercise/domain";
import { BuiltInLanguageModel } from "../../src/builtin/built-in-language-model.ts";
import { aReplyMaterial } from "../support/a-reply-material.ts";

/** What is answered to a message, in the language it is written in. */
export async function replyTo(
  message: string,
  facts: Partial<ReplyMaterial> = {},
): Promise<string> {
  const language = languageOfText(message);
  const material = aReplyMaterial({ message, language, ...facts });
  return (await new BuiltInLanguageModel().reply(material)).text;
}
