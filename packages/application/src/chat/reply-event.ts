import type { ExchangeSafety } from "@health-exercise/domain/chat";

/** What is known of a reply before all of it is there, in the order in which it is told; texts joined are how it begins. */
export type ReplyEvent =
  /** What the safety check says about the message. */
  | { readonly kind: "checked"; readonly safetyCheck: ExchangeSafety }
  /** The passages that the model is given, as in `ragContext`; not told where no model is asked. */
  | { readonly kind: "sources"; readonly passages: readonly string[] }
  /** More of the reply, which has passed the review. */
  | { readonly kind: "text"; readonly text: string };

/** Takes an event at once, and never throws: who is told holds nobody up. */
export type TellReply = (event: ReplyEvent) => void;
