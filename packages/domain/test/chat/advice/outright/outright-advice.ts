import { reviewReply } from "../../../../src/chat/reply/review-reply.ts";
import { read } from "../../../../src/language/read.ts";
import { contentCheck } from "../../../support/check-content.ts";
import { inBothScripts } from "../../../support/traditional.ts";
import { aReplyMaterial } from "../../a-reply-material.ts";

/** Questions, each with answers to it. */
export type Answered = readonly (readonly [question: string, answers: readonly string[]])[];

/** Each answer beside its question, in both scripts. */
export function pairsOf(answered: Answered): (readonly [question: string, answer: string])[] {
  return inBothScripts(
    answered.flatMap(([question, answers]) =>
      answers.map((answer) => [question, answer] as readonly [string, string]),
    ),
  );
}

/** The outright rules that stop an answer, where the weights object to nothing. */
export function outrightRules(message: string, text: string, changes = {}): readonly string[] {
  const check = contentCheck(read(message), {}, "message");
  const material = aReplyMaterial({ message, check, ...changes });
  const judge = (_: unknown, all: readonly unknown[]) => all.map(() => false);
  return reviewReply({ text, passages: [] }, material, contentCheck, judge).rules.filter((id) =>
    id.endsWith("-outright"),
  );
}
