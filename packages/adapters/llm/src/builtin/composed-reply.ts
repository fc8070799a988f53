import type { ReplyMaterial, StatedGround } from "@health-exercise/domain/chat";
import { REPLY_TEXTS } from "./reply-texts.data.ts";

/** A reply, and what it rests on. */
export type ComposedReply = { readonly text: string; readonly stated: StatedGround };

export const PARAGRAPH = "\n\n";

/** A reply that answers no question: it rests on nothing. */
export function answeringNothing(text: string, isSmallTalk = false): ComposedReply {
  return { text, stated: { kind: "nothing", isSmallTalk } };
}

/** Sentences as a paragraph. */
export function joined(sentences: readonly string[], { language }: ReplyMaterial): string {
  return sentences.join(REPLY_TEXTS[language].betweenSentences);
}
